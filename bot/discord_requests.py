"""Report the requests to Discord's API to listeners."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord


@dataclass(slots=True)
class DiscordRequest:
    """A finished request.

    `has_token`: it carries the bot's token, which responses to interactions don't. `asked_at` is
    the time of the host's clock when it began, `status` Discord's status code (None: no response),
    `date` the header with Discord's time. `seconds` is the duration of all of it, `upload_seconds`
    the time since the `uploaded` bytes of the body began to be sent.
    """

    method: str
    has_token: bool
    asked_at: datetime
    status: int | None = None
    date: str = ""
    seconds: float = 0.0
    uploaded: int = 0
    upload_seconds: float = 0.0


class DiscordRequests:
    """Listens to the requests of an HTTP client, which gets its `trace`.

    Each request with the bot's token waits for its `turn` first. The `listeners` are called with
    each finished request.
    """

    def __init__(self) -> None:
        self.turn: Callable[[], Awaitable[None]] | None = None
        self.listeners: list[Callable[[DiscordRequest], None]] = []
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begins)
        self.trace.on_request_headers_sent.append(self._sends)
        self.trace.on_request_chunk_sent.append(self._has_sent)
        self.trace.on_request_end.append(self._ends)
        self.trace.on_request_exception.append(self._ends)

    async def _begins(
        self, _session: Any, context: SimpleNamespace, facts: aiohttp.TraceRequestStartParams
    ) -> None:
        has_token = "Authorization" in facts.headers
        if has_token and self.turn is not None:
            await self.turn()
        context.request = DiscordRequest(facts.method, has_token, discord.utils.utcnow())
        context.began = context.sending_since = perf_counter()

    async def _sends(self, _session: Any, context: SimpleNamespace, _facts: Any) -> None:
        context.sending_since = perf_counter()

    async def _has_sent(
        self, _session: Any, context: SimpleNamespace, facts: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.request.uploaded += len(facts.chunk)

    async def _ends(
        self,
        _session: Any,
        context: SimpleNamespace,
        facts: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if not str(facts.url).startswith(discord.http.Route.BASE):
            return
        request: DiscordRequest = context.request
        if isinstance(facts, aiohttp.TraceRequestEndParams):
            request.status = facts.response.status
            request.date = facts.response.headers.get("Date", "")
        now = perf_counter()
        request.seconds, request.upload_seconds = now - context.began, now - context.sending_since
        for heard in self.listeners:
            heard(request)
