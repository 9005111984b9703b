"""A stand-in for Discord behind a socket: as much of its API and gateway as the bot uses.

The bot under test runs with the real discord.py, its HTTP client and its gateway included, which
`lead_here` leads to the stand-in. So it shows what no model inside the bot's own process can: what
requests cost, what waits for what, and how the bot takes broken connections and refusals.

It is lean: a request is answered from dictionaries, after `latency`; files are counted and thrown
away; permissions are not looked at. Where it is `strict`, it has Discord's rate limits (`limits`)
and waits for three seconds at most until an interaction is acknowledged; an `uplink` lets in so
many bytes a second; else there are limits only where `refuse` says so. `simcord`, on which the
tests of what people see run, models Discord far more closely, but inside, where
it takes a quarter of a command's time, and lets nobody act until the bot rests.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any, TypeAlias

import discord.gateway
import discord.http
import yarl
from aiohttp import WSMessage, WSMsgType, web
from limits import Limits, is_counted, route_of, too_many

Document: TypeAlias = "dict[str, Any]"

APPLICATION = 1_000
EPHEMERAL = 1 << 6
EVERYTHING = str(discord.Permissions.all().value)
TEXT_CHANNEL, PUBLIC_THREAD = 0, 11
COMMAND, COMPONENT = 2, 3
DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATED, AUTOCOMPLETED = 5, 6, 7, 8
DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
USER_OPTION = 6
HEARTBEAT_SECONDS = 41.25
EVENTS = {"POST": "MESSAGE_CREATE", "PATCH": "MESSAGE_UPDATE", "DELETE": "MESSAGE_DELETE"}
OURS = ("for", "files")
"""Of a message what Discord tells nobody: who alone sees it, the names of its files."""
MESSAGES = 1 << 9
"""The intent with which a bot hears of messages; without another one not what others write."""
KEPT_EVENTS = 5000
"""Events of a session that can be told again when it is resumed."""
LARGEST_BODY = 64 * 1024 * 1024
PIECE = 16 * 1024
"""Bytes of a request that are on the way in at a time: those of several take turns."""
ACKNOWLEDGED_WITHIN = 3.0
"""Seconds after which an interaction can't be answered any more."""
THREADS = r"/channels/\d+/messages/\d+/threads"

_PAYLOAD = re.compile(rb'name="payload_json"[^\n]*\r\n(?:[^\r\n]+\r\n)*\r\n(.*?)\r\n--', re.DOTALL)


_SHOWN = re.compile(r"attachment://([^']+)'")


def lead_here(port: int) -> None:
    """From now on discord.py, in this process, takes this port for Discord."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    gateway = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@dataclass(slots=True, eq=False)
class Asked:
    """An interaction: when it was sent, acknowledged, and first answered after that.

    Times are seconds of `perf_counter`. `original` is the message that its answer is, or that was
    clicked.
    """

    id: int
    token: str
    user_id: int
    channel_id: int
    sent_at: float
    answered: asyncio.Future[float]
    acknowledged_at: float | None = None
    original: int | None = None
    private: bool = False

    def answer(self) -> None:
        """Note that the person sees something."""
        if not self.answered.done():
            self.answered.set_result(time.perf_counter())


@dataclass(slots=True)
class Refusal:
    """What Discord answers to such requests instead of doing them, so many times."""

    method: str
    path: re.Pattern[str]
    status: int
    body: Document
    headers: dict[str, str]
    times: int


@dataclass(slots=True)
class Session:
    """A session at the gateway: its events can be told again."""

    id: str
    socket: web.WebSocketResponse | None
    shard: int
    shards: int
    intents: int
    number: int = 0
    told: list[tuple[int, str]] = field(default_factory=list)


class Uplink:
    """The way from the bot to Discord: so many bytes a second, or as many as come."""

    def __init__(self, bytes_a_second: float | None) -> None:
        self._bytes_a_second = bytes_a_second
        self._free_at = 0.0

    async def read(self, request: web.Request) -> bytes:
        """Return what is sent, when the last byte of it has arrived."""
        if self._bytes_a_second is None:
            return await request.read()
        pieces = []
        async for piece in request.content.iter_chunked(PIECE):
            pieces.append(piece)
            now = time.perf_counter()
            self._free_at = max(self._free_at, now) + len(piece) / self._bytes_a_second
            await asyncio.sleep(self._free_at - now)
        return b"".join(pieces)


class StandIn:
    """Discord. Guilds, channels and messages are documents as Discord tells them.

    `older`: all messages are as many seconds older than they are.
    """

    def __init__(
        self,
        latency: float = 0.0,
        *,
        strict: bool = False,
        uplink: float | None = None,
        older: float = 0.0,
    ) -> None:
        self.latency = latency
        self.limits = Limits(self._age) if strict else None
        self._uplink = Uplink(uplink)
        self._older = older
        self.port = 0
        self.guilds: dict[int, Document] = {}
        self.channels: dict[int, Document] = {}
        self.messages: defaultdict[int, dict[int, Document]] = defaultdict(dict)
        self.commands: list[Document] = []
        self.asked: dict[str, Asked] = {}
        self.requests: list[tuple[str, str]] = []
        self.keeps_requests = False
        self.requested = 0
        self.counted: Counter[str] = Counter()
        """By method and route, the requests that are some of the bot's fifty a second."""
        self.too_many = 0
        """Requests that were answered with 429."""
        self.bytes_sent = 0
        self.files_sent = 0
        self.identified = 0
        self.resumed = 0
        self.seen: Callable[[str, int, Document], None] = lambda *_: None
        """Told of each message that is there anew (`POST`), changed (`PATCH`) or gone (`DELETE`),
        private ones included (its `for` is their person)."""
        self._refusals: list[Refusal] = []
        self._sessions: dict[str, Session] = {}
        self._clicked: defaultdict[int, list[Asked]] = defaultdict(list)
        self._numbers = count()
        self._runner: web.AppRunner | None = None

    # Its life

    async def start(self) -> None:
        """Begin to listen on a port of its own (`port`)."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = site._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]

    async def close(self) -> None:
        """Go away; `start` listens on this port again."""
        if self._runner is not None:
            await self._runner.cleanup()

    def new_id(self) -> int:
        """Return a snowflake of this moment, greater than all before it."""
        milliseconds = int(time.time() * 1000) - discord.utils.DISCORD_EPOCH
        return (milliseconds << 22) | (next(self._numbers) & 0x3FFFFF)

    # What there is

    def add_guild(self, name: str, channels: tuple[str, ...] = ("duels",)) -> tuple[int, list[int]]:
        """Add a server with the bot and its channels (ids), before or after the bot comes."""
        guild_id = self.new_id()
        made = [self._channel(guild_id, name, TEXT_CHANNEL) for name in channels]
        role: Document = {"id": str(guild_id), "name": "@everyone", "permissions": EVERYTHING}
        role |= {"color": 0, "hoist": False, "position": 0, "managed": False, "mentionable": False}
        role |= {"colors": {"primary_color": 0}, "flags": 0}
        self.guilds[guild_id] = {
            "id": str(guild_id),
            "name": name,
            "owner_id": "1",
            "roles": [role],
            "channels": made,
            "members": [{**_member(), "user": _user(APPLICATION, "bot", bot=True)}],
            "emojis": [],
            "stickers": [],
            "threads": [],
            "features": [],
            "member_count": 3,
            "preferred_locale": "en-US",
            "joined_at": _now(),
            "unavailable": False,
        }
        return guild_id, [int(channel["id"]) for channel in made]

    def refuse(
        self,
        method: str,
        path: str,
        status: int,
        times: int = 1,
        *,
        body: Document | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """Answer the next such requests (`path`: a pattern of all of it) with this status."""
        said = body if body is not None else {"code": 0, "message": "arranged"}
        self._refusals.append(Refusal(method, re.compile(path), status, said, headers or {}, times))

    def slow_down_threads(self, seconds: float = 280.0, times: int = 1) -> None:
        """Somebody has made many threads there: the next ones have to wait."""
        body, headers = too_many("shared", seconds, {})
        self.refuse("POST", THREADS, 429, times, body=body, headers=headers)

    # People

    def say(self, user_id: int, name: str, channel_id: int) -> Document:
        """Somebody writes something, which no bot without another intent gets to read."""
        message = {**_message(self.new_id(), channel_id), "author": _user(user_id, name)}
        self.messages[channel_id][int(message["id"])] = message
        self._changed("POST", channel_id, message)
        return message

    async def slash(
        self, user_id: int, name: str, channel_id: int, command: str, **options: Any
    ) -> Asked:
        """Somebody uses a slash command; an option that is a `(user id, name)` is a person."""
        known = next(each for each in self.commands if each["name"] == command)
        kinds = {each["name"]: each["type"] for each in known["options"]}
        given, users, members = list[Document](), dict[str, Document](), dict[str, Document]()
        for option, value in options.items():
            if kinds[option] == USER_OPTION:
                users[str(value[0])] = _user(*value)
                members[str(value[0])] = {**_member(), "permissions": EVERYTHING}
                value = str(value[0])
            given.append({"name": option, "type": kinds[option], "value": value})
        data = {"id": known["id"], "name": command, "type": 1, "options": given}
        data["resolved"] = {"users": users, "members": members}
        return await self._interact(COMMAND, user_id, name, channel_id, data)

    async def press(
        self,
        user_id: int,
        name: str,
        message: Document,
        custom_id: str,
        values: list[str] | None = None,
    ) -> Asked:
        """Somebody presses a button of a message, or chooses `values` of a select."""
        data: Document = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        channel = int(message["channel_id"])
        return await self._interact(COMPONENT, user_id, name, channel, data, message)

    async def _interact(
        self,
        kind: int,
        user_id: int,
        name: str,
        channel_id: int,
        data: Document,
        message: Document | None = None,
    ) -> Asked:
        channel, asked_id = self.channels[channel_id], self.new_id()
        answered = asyncio.get_running_loop().create_future()
        asked = Asked(
            asked_id, f"token-{asked_id}", user_id, channel_id, time.perf_counter(), answered
        )
        self.asked[asked.token] = asked
        payload = {
            "id": str(asked_id),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": asked.token,
            "version": 1,
            "guild_id": channel["guild_id"],
            "channel_id": str(channel_id),
            "channel": {**channel, "permissions": EVERYTHING},
            "member": {**_member(), "user": _user(user_id, name)},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
            "data": data,
        }
        if message is not None:
            payload["message"] = _told(message)
            asked.original = int(message["id"])
            self._clicked[asked.original].append(asked)
        await self.dispatch("INTERACTION_CREATE", payload)
        return asked

    # The gateway

    async def dispatch(self, event: str, data: Document) -> None:
        """Tell the newest session of the shard that the server, if there is one, belongs to.

        One without a connection hears of it when it resumes.
        """
        guild = int(data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0))
        for session in reversed(self._sessions.values()):
            if (guild >> 22) % session.shards == session.shard:
                if not event.startswith("MESSAGE_") or session.intents & MESSAGES:
                    await self._tell(session, event, data)
                return

    def _changed(self, what: str, channel_id: int, message: Document) -> None:
        """Tell whoever may know of a message that is new, changed or gone.

        `what` is `POST`, `PATCH` or `DELETE`.
        """
        self.seen(what, channel_id, message)
        if "for" in message:
            return
        guild_id = self.channels[channel_id]["guild_id"]
        gone = {key: message[key] for key in ("id", "channel_id")}
        told = gone if what == "DELETE" else _told(message)
        telling = asyncio.ensure_future(self.dispatch(EVENTS[what], {**told, "guild_id": guild_id}))
        telling.add_done_callback(lambda ended: ended.exception())

    async def _tell(self, session: Session, event: str, data: Document) -> None:
        session.number += 1
        text = json.dumps({"op": DISPATCH, "s": session.number, "t": event, "d": data})
        session.told.append((session.number, text))
        del session.told[:-KEPT_EVENTS]
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_str(text)

    async def drop(self, code: int = 4000) -> None:
        """All connections to the gateway break; sessions can be resumed."""
        for session in self._sessions.values():
            if session.socket is not None:
                socket, session.socket = session.socket, None
                await socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Discord asks for that now and then."""
        for session in self._sessions.values():
            if session.socket is not None:
                await session.socket.send_json({"op": RECONNECT, "d": None})

    async def forget_sessions(self) -> None:
        """Sessions can't be resumed any more."""
        sessions, self._sessions = [*self._sessions.values()], {}
        for session in sessions:
            if session.socket is not None:
                await session.socket.close(code=4009)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=LARGEST_BODY)
        await socket.prepare(request)
        hello = {"heartbeat_interval": HEARTBEAT_SECONDS * 1000}
        await socket.send_json({"op": HELLO, "d": hello, "s": None, "t": None})
        async for message in socket:
            await self._heard(socket, message)
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None
        return socket

    async def _heard(self, socket: web.WebSocketResponse, message: WSMessage) -> None:
        if message.type is not WSMsgType.TEXT:
            return
        said = json.loads(message.data)
        if said["op"] == HEARTBEAT:
            await asyncio.sleep(self.latency)
            await socket.send_json({"op": HEARTBEAT_ACK})
        elif said["op"] == IDENTIFY:
            await self._welcome(socket, said["d"])
        elif said["op"] == RESUME:
            await self._resume(socket, said["d"])

    async def _welcome(self, socket: web.WebSocketResponse, said: Document) -> None:
        self.identified += 1
        shard, shards = said.get("shard", (0, 1))
        session = Session(f"session-{self.identified}", socket, shard, shards, said["intents"])
        self._sessions[session.id] = session
        guilds = [
            guild for guild in self.guilds.values() if (int(guild["id"]) >> 22) % shards == shard
        ]
        ready = {
            "v": 10,
            "user": _user(APPLICATION, "bot", bot=True),
            "session_id": session.id,
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [shard, shards],
        }
        await self._tell(session, "READY", ready)
        for guild in guilds:
            await self._tell(session, "GUILD_CREATE", guild)

    async def _resume(self, socket: web.WebSocketResponse, said: Document) -> None:
        session = self._sessions.get(said["session_id"])
        if session is None:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        self.resumed += 1
        session.socket = socket
        for number, text in session.told:
            if number > said["seq"]:
                await socket.send_str(text)
        await self._tell(session, "RESUMED", {})

    # Requests

    async def _request(self, request: web.Request) -> web.Response:
        path, method = "/" + request.match_info["path"], request.method
        body = _body(await self._uplink.read(request))
        self.requested += 1
        self.bytes_sent += request.content_length or 0
        self.files_sent += len(_files_of(body.get("data") or body)) if isinstance(body, dict) else 0
        if is_counted(path):
            self.counted[f"{method} {route_of(path)}"] += 1
        if self.keeps_requests:
            self.requests.append((method, path))
        status, said, headers = self._refused(method, path) or self._limited(method, path)
        if not status:
            status, said = self._done(method, path, body, request.query)
        self.too_many += status == 429
        await asyncio.sleep(self.latency)
        if said is None:
            return web.Response(status=status, headers=headers)
        headers = {"Via": "1.1 stand-in", "Content-Type": "application/json", **headers}
        return web.Response(body=json.dumps(said).encode(), status=status, headers=headers)

    def _refused(self, method: str, path: str) -> tuple[int, Document, dict[str, str]] | None:
        for refusal in self._refusals:
            if refusal.times and refusal.method == method and refusal.path.fullmatch(path):
                refusal.times -= 1
                return refusal.status, refusal.body, refusal.headers
        return None

    def _limited(self, method: str, path: str) -> tuple[int, Document | None, dict[str, str]]:
        """Return the status 429 with its answer where it is one request too many, else 0.

        The third value is what the headers tell of limits.
        """
        if self.limits is None:
            return 0, None, {}
        headers, refused = self.limits.taken(method, path, time.perf_counter())
        return (429, *refused) if refused is not None else (0, None, headers)

    def _age(self, channel_id: int, message_id: int) -> float:
        """Seconds since a message was sent; 0 where there is none."""
        if message_id not in self.messages[channel_id]:
            return 0.0
        sent_at = discord.utils.snowflake_time(message_id).timestamp()
        return time.time() - sent_at + self._older

    def _done(self, method: str, path: str, body: Any, query: Any) -> tuple[int, Any]:
        """Do what is asked: status and answer."""
        parts = path.strip("/").split("/")
        match method, parts:
            case "GET", ["users", "@me"]:
                return 200, _user(APPLICATION, "bot", bot=True)
            case "GET", ["applications", _, *_, "commands"]:
                return 200, self.commands
            case "GET", ["oauth2" | "applications", *_]:
                return 200, _application()
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                url = f"ws://127.0.0.1:{self.port}/gateway"
                return 200, {"url": url, "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", _, *_, "commands"]:
                usual: Document = {"version": "1", "application_id": str(APPLICATION)}
                usual |= {"description": "", "options": []}
                self.commands = [{**usual, **command, "id": str(self.new_id())} for command in body]
                return 200, self.commands
            case "POST", ["interactions", _, token, "callback"]:
                return self._acknowledged(self.asked[token], body)
            case _, ["webhooks", _, token, *where]:
                return self._by_token(method, self.asked[token], where, body)
            case _, ["channels", channel_id, *where]:
                return self._in_channel(method, int(channel_id), where, body, query)
        return _missing(0)

    def _in_channel(
        self, method: str, channel_id: int, where: list[str], body: Document, query: Any
    ) -> tuple[int, Any]:
        match method, where:
            case "POST", ["messages"]:
                return 200, self._add(channel_id, body)
            case "POST", ["messages", message_id, "threads"]:
                return self._new_thread(int(message_id), channel_id, body)
            case "PUT", ["thread-members", _]:
                return 204, None
            case "GET", ["messages"]:
                return 200, self._history(channel_id, query)
            case _, ["messages", message_id]:
                return self._by_id(method, channel_id, int(message_id), body)
            case "GET", [] if channel_id in self.channels:
                return 200, self.channels[channel_id]
        return _missing(10003)

    def _acknowledged(self, asked: Asked, body: Document) -> tuple[int, Any]:
        now = time.perf_counter()
        if self.limits is not None and now - asked.sent_at > ACKNOWLEDGED_WITHIN:
            return _missing(10062)
        asked.acknowledged_at = now
        kind, data = body["type"], body.get("data") or {}
        if kind == DEFERRED_UPDATE:
            return 200, {"interaction": {"id": str(asked.id), "type": 3}}
        if kind == AUTOCOMPLETED:
            asked.answer()
            return 200, {"interaction": {"id": str(asked.id), "type": 4}}
        if kind == UPDATED:
            status, message = self._by_id("PATCH", asked.channel_id, asked.original or 0, data)
            if status != 200:
                return status, message
            about = {"id": str(asked.id), "type": 3, "response_message_id": message["id"]}
            return 200, {"interaction": about, "resource": {"type": kind, "message": message}}
        message = self._add(asked.channel_id, data, asked)
        asked.original = int(message["id"])
        if kind != DEFERRED_MESSAGE:
            asked.answer()
        about = {"id": str(asked.id), "type": 2, "response_message_id": message["id"]}
        return 200, {"interaction": about, "resource": {"type": kind, "message": message}}

    def _by_token(
        self, method: str, asked: Asked, where: list[str], body: Document
    ) -> tuple[int, Any]:
        if method == "POST":
            message = self._add(asked.channel_id, body, asked)
            asked.answer()
            return 200, message
        message_id = asked.original if where[1] == "@original" else int(where[1])
        if method == "PATCH":
            asked.answer()
        return self._by_id(method, asked.channel_id, message_id or 0, body)

    def _by_id(
        self, method: str, channel_id: int, message_id: int, body: Document
    ) -> tuple[int, Any]:
        message = self.messages[channel_id].get(message_id)
        if message is None:
            return _missing(10008)
        if method == "DELETE":
            del self.messages[channel_id][message_id]
            self._changed("DELETE", channel_id, message)
            return 204, None
        if method == "PATCH":
            files = _files_of(body) if "attachments" in body else message["files"]
            if not _files_shown(body) <= files:
                return 400, {"code": 50035, "message": "Invalid Form Body"}
            message |= {**_shown(body), "files": files}
            for asked in self._clicked.pop(message_id, ()):
                asked.answer()
            message["edited_timestamp"] = _now()
            self._changed("PATCH", channel_id, message)
        return 200, _told(message)

    def _add(self, channel_id: int, body: Document, asked: Asked | None = None) -> Document:
        """Add a new message of the bot; a private one is for the person who has `asked`."""
        message_id = self.new_id()
        message = {
            **_message(message_id, channel_id),
            "author": _user(APPLICATION, "bot", bot=True),
            "flags": body.get("flags", 0),
            **_shown(body),
            "files": _files_of(body),
        }
        if asked is not None and message["flags"] & EPHEMERAL:
            message["for"] = asked.user_id
        self.messages[channel_id][message_id] = message
        self._changed("POST", channel_id, message)
        return _told(message)

    def _channel(self, guild_id: int, name: str, kind: int, channel_id: int = 0) -> Document:
        channel: Document = {"id": str(channel_id or self.new_id()), "type": kind, "name": name}
        channel |= {"guild_id": str(guild_id), "position": 0, "permission_overwrites": []}
        self.channels[int(channel["id"])] = channel
        return channel

    def _new_thread(self, message_id: int, parent_id: int, body: Document) -> tuple[int, Any]:
        guild_id = int(self.channels[parent_id]["guild_id"])
        thread = self._channel(guild_id, body["name"], PUBLIC_THREAD, message_id)
        about: Document = {"archived": False, "auto_archive_duration": 1440, "locked": False}
        about["archive_timestamp"] = _now()
        thread |= {"parent_id": str(parent_id), "owner_id": str(APPLICATION), "member_count": 1}
        thread |= {"message_count": 0, "thread_metadata": about}
        telling = asyncio.ensure_future(self.dispatch("THREAD_CREATE", thread))
        telling.add_done_callback(lambda told: told.exception())
        return 201, thread

    def _history(self, channel_id: int, query: Any) -> list[Document]:
        """Newest first; those that nobody but one person sees are in no history."""
        after, most = int(query.get("after", 0)), int(query.get("limit", 50))
        found = [
            message
            for message_id, message in sorted(self.messages[channel_id].items())
            if message_id > after and "for" not in message
        ]
        found = found[:most] if after else found[-most:]
        return [_told(message) for message in reversed(found)]


def controls_of(message: Document) -> Iterator[Document]:
    """Yield the buttons and selects of a message that can be used."""
    below = [*message["components"]]
    while below:
        component = below.pop(0)
        below = [*component.get("components", ()), *below]
        if "custom_id" in component and not component.get("disabled"):
            yield component


def _body(data: bytes) -> Any:
    if data.startswith(b"--"):
        found = _PAYLOAD.search(data)
        data = found[1] if found else b""
    return json.loads(data) if data else {}


def _shown(body: Document) -> Document:
    """Return what a request says of a message, as Discord tells it.

    Pictures have addresses, and those that a component shows are no attachments.
    """
    shown = {key: body[key] for key in ("components", "content", "embeds") if body.get(key)}
    if "attachments" in body:
        shown["attachments"] = [
            {"id": "1", "filename": file["filename"], "size": 1, "url": "u", "proxy_url": "u"}
            for file in body["attachments"]
            if "filename" in file and f"attachment://{file['filename']}" not in str(shown)
        ]
    if "components" in shown:
        shown["components"] = _with_addresses(shown["components"])
    return shown


def _files_of(body: Document) -> set[str]:
    """Return the names of the files that a request sends."""
    return {each["filename"] for each in body.get("attachments", ()) if "filename" in each}


def _files_shown(body: Document) -> set[str]:
    """Return the names of those that its components show."""
    return {*_SHOWN.findall(str(body.get("components", "")))}


def _with_addresses(components: list[Document]) -> list[Document]:
    for component in components:
        for item in component.get("items", ()):
            item["media"] |= {"proxy_url": item["media"]["url"], "width": 800, "height": 600}
        _with_addresses(component.get("components", []))
    return components


def _message(message_id: int, channel_id: int) -> Document:
    """One in which nothing is."""
    return {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "content": "",
        "timestamp": _now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def _told(message: Document) -> Document:
    return {key: value for key, value in message.items() if key not in OURS}


def _user(user_id: int, name: str, *, bot: bool = False) -> Document:
    return {
        "id": str(user_id),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def _member() -> Document:
    member: Document = {"roles": [], "joined_at": _now(), "deaf": False, "mute": False, "flags": 0}
    return {**member, "nick": None, "permissions": EVERYTHING}


def _application() -> Document:
    owner = _user(1, "owner")
    about: Document = {
        "id": str(APPLICATION),
        "name": "bot",
        "icon": None,
        "description": "",
        "flags": 0,
    }
    about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": owner}
    return {**about, "rpc_origins": [], "team": None}


def _missing(code: int) -> tuple[int, Document]:
    return 404, {"code": code, "message": "there is none"}


def _now() -> str:
    return datetime.now(UTC).isoformat()
