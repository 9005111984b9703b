"""Strict mode of the tests' Discord: runs discord.py's own HTTP client, with limits.

simcord answers requests at once and never limits them. Here its router is behind a session like
aiohttp's: discord.py's own code makes the requests, reads their headers and waits; the bot's traces
(its rate limiter, its clock) are called, and answers have Discord's headers. The limits are in
`benchmarks/limits.py`, which the other stand-in uses too. All of this is in the tests' simulated
time (`strict_time.py`). `strict_rules.py` has all other rules of Discord.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from email.utils import format_datetime
from fnmatch import fnmatch
from functools import partial
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from unittest import mock

import discord
import discord.http
import simcord
import simcord._dpy_internals
import simcord._runtime
import simcord.http.client
from aiohttp import FormData, TraceConfig
from aiohttp.tracing import Trace
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from limits import Limits, Refused, too_many
from multidict import CIMultiDict
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http.client import FakeHTTPClient
from simcord.http.router import RouteNotImplemented, UnsupportedField
from strict_time import SimulatedTime, Uplink, Ways
from yarl import URL

THREADS = "/channels/*/messages/*/threads"
ATTEMPTS = 5
"""Number of times discord.py makes a request that fails."""
VIA = "1.1 google"
"""Header by which discord.py recognises an answer of Discord and not of a proxy in front of it
(https://docs.discord.com/developers/topics/rate-limits: Cloudflare's answers don't have it)."""


@dataclass(frozen=True, slots=True)
class Response:
    """The parts of an answer that discord.py uses."""

    status: int
    headers: CIMultiDict[str]
    body: str

    @property
    def reason(self) -> str:
        """The name of the status, which discord.py only prints."""
        return "OK" if self.status < 300 else "Refused"

    async def text(self, encoding: str | None = None) -> str:
        """Return the body."""
        return self.body


@dataclass(frozen=True, slots=True)
class Sent:
    """The body of a request in simcord's form, and its size in bytes."""

    document: Any
    files: list[SimpleNamespace]
    size: int

    @classmethod
    def read(cls, data: FormData | bytes | str | None) -> Sent:
        """Parse the body of a request."""
        if not isinstance(data, FormData):
            return cls(json.loads(data) if data else None, [], len(data or ""))
        document, files, size = None, list[SimpleNamespace](), 0
        scalars: dict[str, Any] = {}
        for options, _, value in data._fields:
            content = value if isinstance(value, str | bytes) else value.read()
            size += len(content)
            if options["name"] == "payload_json":
                document = json.loads(content)
            elif "filename" in options:
                assert isinstance(content, bytes)
                files.append(SimpleNamespace(fp=BytesIO(content), filename=options["filename"]))
            else:
                scalars[options["name"]] = content
        document = scalars if document is None and scalars else document
        told = (document or {}).get("data") or document or {}
        about = {str(each.get("id")): each for each in told.get("attachments") or ()}
        for number, file in enumerate(files):
            file.description = about.get(str(number), {}).get("description")
        return cls(document, files, size)


class Asking:
    """A request on its way."""

    def __init__(
        self,
        strict: StrictDiscord,
        about: tuple[str, URL, CIMultiDict[str]],
        data: FormData | bytes | str | None,
        params: dict[str, Any] | None,
        traces: list[Trace],
    ) -> None:
        self._strict = strict
        self._about = about
        self._data = data
        self._params = params
        self._traces = traces

    async def __aenter__(self) -> Response:
        about = self._about
        for each in self._traces:
            await each.send_request_start(*about)
        try:
            sent = Sent.read(self._data)
            for each in self._traces:
                await each.send_request_headers(*about)
            await self._strict.uplink.carry(sent.size)
            for each in self._traces:
                await each.send_request_chunk_sent(*about[:2], bytes(sent.size))
            there, back = self._strict.ways.draw_way()
            await self._strict.ways.travel(there)
            response = self._strict.answer(*about, sent, self._params)
            await self._strict.ways.travel(back)
        except Exception as fault:
            for each in self._traces:
                await each.send_request_exception(*about, fault)
            raise
        for each in self._traces:
            await each.send_request_end(*about, response)  # type: ignore[arg-type]
        return response

    async def __aexit__(self, *_: object) -> None: ...


class Session:
    """Replaces aiohttp's session for one HTTP client of discord.py."""

    closed = False

    def __init__(self, strict: StrictDiscord, trace: TraceConfig | None) -> None:
        self._strict = strict
        self._trace = trace
        if trace is not None:
            trace.freeze()

    def request(
        self,
        method: str,
        url: str,
        *,
        headers: dict[str, str],
        data: FormData | bytes | str | None = None,
        params: dict[str, Any] | None = None,
        **_: Any,
    ) -> Asking:
        """Make a request; listeners to the bot's requests are called."""
        traces = [] if self._trace is None else [self._trace]
        heard = [Trace(self, each, each.trace_config_ctx()) for each in traces]  # type: ignore[arg-type]
        return Asking(self._strict, (method, URL(url), CIMultiDict(headers)), data, params, heard)

    async def close(self) -> None:
        """Do nothing, because nothing is open."""


class Client(FakeHTTPClient):
    """discord.py's HTTP client with its own requests; login and files are simcord's."""

    def __init__(self, strict: StrictDiscord, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._strict = strict

    async def request(self, route: discord.http.Route, **facts: Any) -> Any:
        """Make a request in simulated time, also if a test makes the bot do so."""
        with self._strict.time.simulated():
            return await HTTPClient.request(self, route, **facts)

    def replace(self, own: HTTPClient) -> None:
        """Replace the bot's client, with its settings."""
        self.http_trace = own.http_trace
        self.max_ratelimit_timeout = own.max_ratelimit_timeout
        self._HTTPClient__session = Session(self._strict, own.http_trace)
        self._global_over = asyncio.Event()
        self._global_over.set()


class WebhookAdapter(AsyncWebhookAdapter):
    """The same for answers to interactions."""

    def __init__(self, strict: StrictDiscord) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._strict = strict

    async def request(self, *facts: Any, **more: Any) -> Any:
        """Make a request in simulated time."""
        with self._strict.time.simulated():
            return await super().request(*facts, **more)


def is_asked_again(path: str, status: int) -> bool:
    """Return whether discord.py repeats a request after such an answer."""
    if path.startswith(("/webhooks", "/interactions")):
        return status >= 500
    return status in {500, 502, 504, 524}


class StrictDiscord:
    """The Discord of a simulation, which is strict after `install`."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self.limits = Limits(self._age)
        self.limits_count = True
        """Whether it is the bot's fault if it exceeds them."""
        self.time = SimulatedTime(env)
        self.uplink = Uplink()
        self.ways = Ways(env)
        self._slow_threads: list[float] = []

    def install(self, patches: ExitStack) -> None:
        """Take effect as long as these patches do."""
        install_http = simcord._dpy_internals.install_http

        def install(bot: discord.Client, web: HTTPClient) -> None:
            assert isinstance(web, Client)
            web.replace(bot.http)
            install_http(bot, web)

        self.time.install(patches)
        for where, name, what in (
            (simcord._runtime, "FakeHTTPClient", self.client),
            (simcord._runtime, "FakeWebhookAdapter", lambda *_, **__: WebhookAdapter(self)),
            (simcord._dpy_internals, "install_http", install),
        ):
            patches.enter_context(mock.patch.object(where, name, what))

    @property
    def client(self) -> Callable[..., Client]:
        """Makes an HTTP client of this Discord."""
        return partial(Client, self)

    def slow_down_threads(self, seconds: float = 280.0, times: int = 1) -> None:
        """Delay the next threads by the limit of all users, which no header announces."""
        self._slow_threads += [seconds] * times

    def answer(
        self,
        method: str,
        url: URL,
        headers: CIMultiDict[str],
        sent: Sent,
        params: dict[str, Any] | None,
    ) -> Response:
        """Return Discord's answer to a request whose last byte has arrived."""
        path = simcord.http.client._path_of(str(url))
        told, refused = self._limited(method, path)
        if refused is not None:
            return self._response(429, *refused)
        try:
            done = router.dispatch(
                self._env.backend,
                method,
                path,
                json=sent.document,
                params=params,
                files=sent.files,
                reason=headers.get("X-Audit-Log-Reason"),
                message_content_access=False,
            )
        except (RouteNotImplemented, UnsupportedField):
            raise
        except BackendError as fault:
            return self._response(fault.status, fault.to_json(), told)
        return self._response(204 if done is None else 200, done, told)

    def _age(self, channel_id: int, message_id: int) -> float:
        made_at = discord.utils.snowflake_time(message_id)
        return (self._env.now() - made_at).total_seconds()

    def _limited(self, method: str, path: str) -> tuple[dict[str, str], Refused | None]:
        if self._slow_threads and method == "POST" and fnmatch(path, THREADS):
            return {}, too_many("shared", self._slow_threads.pop(0), {})
        return self.limits.taken(method, path, self._env._virtual_time)

    def _response(self, status: int, body: Any, told: dict[str, str]) -> Response:
        date = format_datetime(self._env.now(), usegmt=True)
        headers = CIMultiDict({"Date": date, **told})
        if status != 429 or "retry_after" in body:
            headers["Via"] = VIA
        if status != 204:
            headers["Content-Type"] = "application/json"
        return Response(status, headers, "" if status == 204 else json.dumps(body))
