"""Strict mode of the tests' Discord: discord.py's own HTTP client runs, limits and all.

simcord answers requests at once and never refuses one for being too many. Here its router stands
behind a session like aiohttp's: discord.py's own code makes the requests, reads their headers and
waits, the bot's traces (its pacer, its clock) hear of them, and answers have the headers of
Discord's. What Discord takes is said in `benchmarks/limits.py`, which its other stand-in obeys too.

All of that takes place in the tests' simulated time. While the bot does nothing but wait for
Discord's limits, that time goes on, as far as the limits last; whoever waits for longer than
`PATIENCE` is at rest until a test lets the time pass.

What Discord answers and tells, limits aside, is said in `strict_rules.py`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from email.utils import format_datetime
from enum import Enum, auto
from fnmatch import fnmatch
from functools import partial
from io import BytesIO
from pathlib import Path
from types import AsyncGeneratorType, CodeType, CoroutineType, FrameType, SimpleNamespace
from typing import Any
from unittest import mock

import discord
import discord.http
import simcord
import simcord._dpy_internals
import simcord._runtime
import simcord.env
import simcord.http.client
from aiohttp import FormData, TraceConfig
from aiohttp.tracing import Trace
from discord.http import HTTPClient, Ratelimit
from discord.webhook.async_ import AsyncDeferredLock, AsyncWebhookAdapter
from multidict import CIMultiDict
from simcord import _settlement
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http.client import FakeHTTPClient
from simcord.http.router import RouteNotImplemented, UnsupportedField
from yarl import URL

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from limits import Limits, Refused, too_many

from bot.pacer import Pacer
from bot.ui import uplink

PATIENCE = 10.0
"""Seconds: waiting for Discord for longer than that is no matter of everyday's limits."""
GLANCE = 0.002
"""Seconds between two looks whether it is only limits that the bot waits for."""
THREADS = "/channels/*/messages/*/threads"
ATTEMPTS = 5
"""How often discord.py makes a request at which Discord fails."""
PIECE = 16 * 1024
VIA = "1.1 google"
"""What discord.py takes for a proof that an answer comes from Discord and not from a guard before
it (https://docs.discord.com/developers/topics/rate-limits: Cloudflare's answers have no such)."""

run_due_callbacks = _settlement._run_due_virtual_callbacks
is_parked = _settlement._is_parked


@dataclass(frozen=True, slots=True)
class Response:
    """What discord.py looks at in an answer."""

    status: int
    headers: CIMultiDict[str]
    body: str

    @property
    def reason(self) -> str:
        """What the status is called; discord.py only prints it."""
        return "OK" if self.status < 300 else "Refused"

    async def text(self, encoding: str | None = None) -> str:
        """All of it."""
        return self.body


@dataclass(frozen=True, slots=True)
class Sent:
    """The body of a request as simcord wants it, and how many bytes it has."""

    document: Any
    files: list[SimpleNamespace]
    size: int

    @classmethod
    def read(cls, data: FormData | bytes | str | None) -> Sent:
        """Take it apart."""
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


class Uplink:
    """The way from the bot to Discord: so many bytes a second, or (None) as many as come. Requests
    that are on their way together share it piece by piece."""

    def __init__(self) -> None:
        self.bytes_a_second: float | None = None
        self._free_at = 0.0

    async def carry(self, size: int) -> None:
        """Wait until the last of so many bytes has arrived."""
        loop = asyncio.get_running_loop()
        while size > 0 and self.bytes_a_second is not None:
            now, piece = loop.time(), min(size, PIECE)
            self._free_at = max(self._free_at, now) + piece / self.bytes_a_second
            size -= piece
            await asyncio.sleep(self._free_at - now)


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
            response = self._strict.answer(*about, sent, self._params)
        except Exception as fault:
            for each in self._traces:
                await each.send_request_exception(*about, fault)
            raise
        for each in self._traces:
            await each.send_request_end(*about, response)  # type: ignore[arg-type]
        return response

    async def __aexit__(self, *_: object) -> None: ...


class Session:
    """In place of aiohttp's, for one HTTP client of discord.py."""

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
        """Ask Discord; whoever listens to the bot's requests hears of it."""
        traces = [] if self._trace is None else [self._trace]
        heard = [Trace(self, each, each.trace_config_ctx()) for each in traces]  # type: ignore[arg-type]
        return Asking(self._strict, (method, URL(url), CIMultiDict(headers)), data, params, heard)

    async def close(self) -> None:
        """Nothing is open."""


class Client(FakeHTTPClient):
    """discord.py's HTTP client with its own way to make requests; login and files as simcord
    has them."""

    def __init__(self, strict: StrictDiscord, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._strict = strict

    async def request(self, route: discord.http.Route, **facts: Any) -> Any:
        """Ask Discord, in simulated time also where it is a test that makes the bot ask."""
        with self._strict.in_simulated_time():
            return await HTTPClient.request(self, route, **facts)

    def replace(self, own: HTTPClient) -> None:
        """Take the place of the bot's own, with its settings."""
        self.http_trace = own.http_trace
        self.max_ratelimit_timeout = own.max_ratelimit_timeout
        self._HTTPClient__session = Session(self._strict, own.http_trace)
        self._global_over = asyncio.Event()
        self._global_over.set()


class WebhookAdapter(AsyncWebhookAdapter):
    """The same for the answers to interactions."""

    def __init__(self, strict: StrictDiscord) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._strict = strict

    async def request(self, *facts: Any, **more: Any) -> Any:
        """Ask Discord, in simulated time."""
        with self._strict.in_simulated_time():
            return await super().request(*facts, **more)


class Waiting(Enum):
    """What somebody waits for."""

    LIMITS = auto()
    """For Discord, and the time goes on."""
    LONG = auto()
    """For Discord, for longer than that."""
    OTHERS = auto()
    """For somebody else in the bot."""


OF_LIMITS: set[CodeType] = {
    each.__code__
    for each in (
        Ratelimit.acquire,
        Ratelimit._refresh,
        HTTPClient.request,
        AsyncWebhookAdapter.request,
        AsyncDeferredLock.__aenter__,
        AsyncDeferredLock.__aexit__,
        Pacer.turn,
        Pacer.near,
        Pacer._look_later,
        Uplink.carry,
    )
}
"""Where somebody waits who waits for Discord's limits."""
OF_OTHERS: set[CodeType] = {
    each.__code__
    for each in (
        asyncio.Lock.acquire,
        asyncio.Event.wait,
        asyncio.Semaphore.acquire,
        asyncio.Condition.wait,
    )
}
ASYNCIO = str(Path(asyncio.__file__).parent)


def is_asked_again(path: str, status: int) -> bool:
    """Does discord.py ask again by itself after such an answer?"""
    if path.startswith(("/webhooks", "/interactions")):
        return status >= 500
    return status in {500, 502, 504, 524}


class StrictDiscord:
    """The Discord of a simulation, which is strict from `install` on."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self.limits = Limits(self._age)
        self.limits_count = True
        """Is it the bot's fault when it exceeds them?"""
        self.uplink = Uplink()
        self._slow_threads: list[float] = []
        self._known: tuple[Any, bool, bool] | None = None

    def install(self, patches: ExitStack) -> None:
        """Be in force as long as these patches are."""
        install_http = simcord._dpy_internals.install_http

        def install(bot: discord.Client, web: HTTPClient) -> None:
            assert isinstance(web, Client)
            web.replace(bot.http)
            install_http(bot, web)

        schedule = self._env._schedule_timer

        def schedule_timer(record: Any, *facts: Any) -> None:
            if not _in_limits(sys._getframe()):  # they end in simulated time alone
                schedule(record, *facts)

        for where, name, what in (
            (self._env, "_schedule_timer", schedule_timer),
            (simcord._runtime, "FakeHTTPClient", self.client),
            (simcord._runtime, "FakeWebhookAdapter", lambda *_, **__: WebhookAdapter(self)),
            (simcord._dpy_internals, "install_http", install),
            (simcord.env, "_run_due_virtual_callbacks", self._go_on),
            (simcord.env, "_is_parked", self._is_parked),
            (uplink, "perf_counter", lambda: self._env._virtual_time),
        ):
            patches.enter_context(mock.patch.object(where, name, what))

    def in_simulated_time(self) -> AbstractContextManager[None]:
        """What waits meanwhile waits for the time that the tests let pass."""
        return self._env._bot_scope()

    @property
    def client(self) -> Callable[..., Client]:
        """Makes an HTTP client of this Discord."""
        return partial(Client, self)

    def slow_down_threads(self, seconds: float = 280.0, times: int = 1) -> None:
        """The next threads have to wait: the limit of all who make some there is reached, of which
        no header tells before."""
        self._slow_threads += [seconds] * times

    def answer(
        self,
        method: str,
        url: URL,
        headers: CIMultiDict[str],
        sent: Sent,
        params: dict[str, Any] | None,
    ) -> Response:
        """What Discord says to a request whose last byte has arrived."""
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

    def run_due(self) -> None:
        """What is due by now is done."""
        run_due_callbacks(self._env._settlement_state(), float("inf"))

    async def go_on(self) -> None:
        """See to the time also where a test waits for something else than the bot's rest."""
        while True:
            await asyncio.sleep(GLANCE)
            if self._env._operation_task is None and self._env._advance_task is None:
                self._go_on(self._env._settlement_state(), float("inf"))

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

    # Time

    def _go_on(self, state: _settlement._SettlementState, deadline: float) -> None:
        """In each turn of simcord's, while it waits for the bot: do what is due; where the bot only
        waits for limits, let the time pass until something is due again."""
        run_due_callbacks(state, deadline)
        if state.advancing or not self._only_limits(state, deadline):
            return
        due = [_settlement._next_virtual_timer(state), self._env._next_resource_deadline()]
        soonest = min((each for each in due if each is not None), default=None)
        if soonest is not None:
            self._env._move_clock(max(soonest, state.virtual_time))
            run_due_callbacks(self._env._settlement_state(), deadline)

    def _is_parked(
        self, state: _settlement._SettlementState, task: asyncio.Task[Any], deadline: float
    ) -> bool:
        """Is it at rest? Besides what simcord knows: who waits for Discord and, if nobody works,
        for those who do, where no time passes by itself."""
        waiting = self._waiting(state, task)
        if waiting is Waiting.LONG:
            return True
        if waiting is None or (waiting is Waiting.OTHERS and is_parked(state, task, deadline)):
            return is_parked(state, task, deadline)
        works, limited = self._look(state, deadline)
        if works:
            return False
        if state.advancing:
            return True
        return waiting is Waiting.OTHERS and not limited and self._is_slowed(state)

    def _only_limits(self, state: _settlement._SettlementState, deadline: float) -> bool:
        works, limited = self._look(state, deadline)
        return limited and not works

    def _is_slowed(self, state: _settlement._SettlementState) -> bool:
        """Does somebody wait for longer than usual?"""
        tasks = _settlement._owned_tasks(state)
        return any(self._waiting(state, each) is Waiting.LONG for each in tasks)

    def _look(self, state: _settlement._SettlementState, deadline: float) -> tuple[bool, bool]:
        """Does somebody in the bot work, or wait for what is outside? Does somebody wait for
        limits?"""
        everybody = [*asyncio.all_tasks()]
        own = [each for each in everybody if each in state.work.tasks]
        waiters = {each: getattr(each, "_fut_waiter", None) for each in everybody}
        if state.work.executors or any(_is_awake(waiters[each]) for each in own):
            return True, False
        if any(each.when is None for each in _settlement._active_callbacks(state)):
            return True, False
        key = (waiters, state.advancing, state.virtual_time)
        if self._known is None or self._known[0] != key:
            found = {each: self._waiting(state, each) for each in everybody}
            works = any(
                found[each] is None
                and not is_parked(state, each, deadline)
                and not _is_asleep(each)
                for each in own
            )
            self._known = key, works, Waiting.LIMITS in found.values()
        return self._known[1:]

    def _waiting(
        self, state: _settlement._SettlementState, task: asyncio.Task[Any]
    ) -> Waiting | None:
        """What somebody waits for that simcord does not know; None where it does, or nobody."""
        waiter = getattr(task, "_fut_waiter", None)
        if _is_awake(waiter):
            return None
        codes = list(_running(task))
        own = next((each for each in reversed(codes) if not _is_asyncio(each)), None)
        if own in OF_LIMITS:
            long = state.virtual_time + PATIENCE
            timers = _settlement._timer_records_waking(state, task, waiter)
            if own is not Uplink.carry.__code__ and any(
                each.when is not None and each.when >= long for each in timers
            ):
                return Waiting.LONG
            return Waiting.LIMITS
        if (codes and codes[-1] in OF_OTHERS) or isinstance(waiter, asyncio.Task):
            return Waiting.OTHERS
        if simcord._dpy_internals.composed_tasks(task, waiter):
            return Waiting.OTHERS
        return None


def _is_awake(waiter: Any) -> bool:
    """Is a task that waits for this going on, or about to?"""
    return waiter is None or bool(waiter.done())


def _is_asleep(task: asyncio.Task[Any]) -> bool:
    """Does it wait for nothing but a time?"""
    return next(iter(reversed([*_running(task)])), None) is asyncio.sleep.__code__


def _running(task: asyncio.Task[Any]) -> Iterator[CodeType]:
    """The code of the coroutines that are under way in a task, the innermost last."""
    running: Any = task.get_coro()
    while running is not None:
        if isinstance(running, CoroutineType):
            yield running.cr_code
            running = running.cr_await
        elif isinstance(running, AsyncGeneratorType):
            yield running.ag_code
            running = running.ag_await
        else:  # a step of an asynchronous generator keeps to itself of which one
            held = gc.get_referents(running)
            running = next((each for each in held if isinstance(each, AsyncGeneratorType)), None)


def _in_limits(frame: FrameType | None) -> bool:
    """Is it called by somebody who waits for limits?"""
    while frame is not None:
        if frame.f_code in OF_LIMITS:
            return True
        frame = frame.f_back
    return False


def _is_asyncio(code: CodeType) -> bool:
    return code.co_filename.startswith(ASYNCIO)
