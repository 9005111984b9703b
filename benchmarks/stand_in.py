"""A stand-in for Discord on a socket, with as much of its API and gateway as the bot uses.

The bot under test runs with the real discord.py, including its HTTP client and its gateway, which
`lead_here` points to the stand-in. So it shows what no model inside the bot's process can: the cost
of requests, what waits for what, and how the bot handles broken connections and refusals.

It is lean: a request is answered from dictionaries after `latency`; files are counted and dropped;
permissions are not checked. With `strict`, it has Discord's rate limits (`limits`) and accepts
acknowledgements only within three seconds; an `uplink` limits the bytes per second. Otherwise only
`refuse` sets limits. `simcord`, on which the end-to-end tests run, models Discord far more closely,
but inside the bot's process, where it takes a quarter of a command's time, and lets no user act
until the bot rests.
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
"""Fields of a message that Discord doesn't send: the only user who sees it, its files' names."""
MESSAGES = 1 << 9
"""The intent with which a bot receives messages; it needs another one for what others write."""
KEPT_EVENTS = 5000
"""The most events of a session that can be repeated when it is resumed."""
LARGEST_BODY = 64 * 1024 * 1024
PIECE = 16 * 1024
"""Bytes of a request that are read at a time: several requests take turns."""
ACKNOWLEDGED_WITHIN = 3.0
"""Seconds after which an interaction can't be answered any more."""
THREADS = r"/channels/\d+/messages/\d+/threads"

_PAYLOAD = re.compile(rb'name="payload_json"[^\n]*\r\n(?:[^\r\n]+\r\n)*\r\n(.*?)\r\n--', re.DOTALL)


_SHOWN = re.compile(r"attachment://([^']+)'")


def lead_here(port: int) -> None:
    """Make discord.py in this process use this port as Discord."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    gateway = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@dataclass(slots=True, eq=False)
class Asked:
    """An interaction: when it was sent, acknowledged, and first answered after that.

    Times are seconds of `perf_counter`. `original` is the id of its answer's message, or of the
    message that was clicked.
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
        """Record that the user sees an answer."""
        if not self.answered.done():
            self.answered.set_result(time.perf_counter())


@dataclass(slots=True)
class Refusal:
    """What Discord answers to matching requests instead of doing them, the next `times` times."""

    method: str
    path: re.Pattern[str]
    status: int
    body: Document
    headers: dict[str, str]
    times: int


@dataclass(slots=True)
class Session:
    """A session at the gateway, whose events can be repeated."""

    id: str
    socket: web.WebSocketResponse | None
    shard: int
    shards: int
    intents: int
    number: int = 0
    sent: list[tuple[int, str]] = field(default_factory=list)


class Uplink:
    """The connection from the bot to Discord, with a limit of bytes per second, or None."""

    def __init__(self, bytes_a_second: float | None) -> None:
        self._bytes_a_second = bytes_a_second
        self._free_at = 0.0

    async def read(self, request: web.Request) -> bytes:
        """Return the body of a request when its last byte has arrived."""
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
    """Discord. Guilds, channels and messages are documents in Discord's form.

    `older`: seconds added to the age of all messages.
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
        """By method and route, the requests that count among the bot's fifty a second."""
        self.too_many = 0
        """Requests that were answered with 429."""
        self.bytes_sent = 0
        self.files_sent = 0
        self.identified = 0
        self.resumed = 0
        self.seen: Callable[[str, int, Document], None] = lambda *_: None
        """Called for each message that is new (`POST`), changed (`PATCH`) or deleted (`DELETE`),
        private ones included (their `for` is the user).
        """
        self._refusals: list[Refusal] = []
        self._sessions: dict[str, Session] = {}
        self._clicked: defaultdict[int, list[Asked]] = defaultdict(list)
        self._numbers = count()
        self._runner: web.AppRunner | None = None

    # Start and end

    async def start(self) -> None:
        """Start to listen on a free port (`port`)."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = site._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]

    async def close(self) -> None:
        """Stop; `start` listens on the same port again."""
        if self._runner is not None:
            await self._runner.cleanup()

    def new_id(self) -> int:
        """Return a snowflake of this moment, greater than all earlier ones."""
        milliseconds = int(time.time() * 1000) - discord.utils.DISCORD_EPOCH
        return (milliseconds << 22) | (next(self._numbers) & 0x3FFFFF)

    # Servers and refusals

    def add_guild(self, name: str, channels: tuple[str, ...] = ("duels",)) -> tuple[int, list[int]]:
        """Add a server with the bot; return its id and those of its channels."""
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
        """Answer the next `times` requests with this status whose whole `path` matches."""
        said = body if body is not None else {"code": 0, "message": "arranged"}
        self._refusals.append(Refusal(method, re.compile(path), status, said, headers or {}, times))

    def slow_down_threads(self, seconds: float = 280.0, times: int = 1) -> None:
        """Refuse the next threads for a while, as after many new ones in the channel."""
        body, headers = too_many("shared", seconds, {})
        self.refuse("POST", THREADS, 429, times, body=body, headers=headers)

    # Users

    def say(self, user_id: int, name: str, channel_id: int) -> Document:
        """Post a user's message. Bots without the intent for it can't read its text."""
        message = {**_message(self.new_id(), channel_id), "author": _user(user_id, name)}
        self.messages[channel_id][int(message["id"])] = message
        self._changed("POST", channel_id, message)
        return message

    async def slash(
        self, user_id: int, name: str, channel_id: int, command: str, **options: Any
    ) -> Asked:
        """Let a user use a slash command; an option `(user id, name)` is a member."""
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
        """Let a user press a button of a message, or choose `values` in a select."""
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
        """Send an event to the newest session of the shard of its server, if it has one.

        A session without a connection gets it when it resumes.
        """
        guild = int(data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0))
        for session in reversed(self._sessions.values()):
            if (guild >> 22) % session.shards == session.shard:
                if not event.startswith("MESSAGE_") or session.intents & MESSAGES:
                    await self._tell(session, event, data)
                return

    def _changed(self, what: str, channel_id: int, message: Document) -> None:
        """Announce a message that is new, changed or deleted, to those who may know.

        `what` is `POST`, `PATCH` or `DELETE`.
        """
        self.seen(what, channel_id, message)
        if "for" in message:
            return
        guild_id = self.channels[channel_id]["guild_id"]
        gone = {key: message[key] for key in ("id", "channel_id")}
        document = gone if what == "DELETE" else _told(message)
        telling = asyncio.ensure_future(
            self.dispatch(EVENTS[what], {**document, "guild_id": guild_id})
        )
        telling.add_done_callback(lambda ended: ended.exception())

    async def _tell(self, session: Session, event: str, data: Document) -> None:
        session.number += 1
        text = json.dumps({"op": DISPATCH, "s": session.number, "t": event, "d": data})
        session.sent.append((session.number, text))
        del session.sent[:-KEPT_EVENTS]
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_str(text)

    async def drop(self, code: int = 4000) -> None:
        """Close all connections to the gateway. Sessions can be resumed."""
        for session in self._sessions.values():
            if session.socket is not None:
                socket, session.socket = session.socket, None
                await socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Ask all sessions to reconnect, as Discord sometimes does."""
        for session in self._sessions.values():
            if session.socket is not None:
                await session.socket.send_json({"op": RECONNECT, "d": None})

    async def forget_sessions(self) -> None:
        """Close all sessions for good."""
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
        for number, text in session.sent:
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
        """Return the status 429 with its answer if the request exceeds a limit, else 0.

        The third value is the headers about limits.
        """
        if self.limits is None:
            return 0, None, {}
        headers, refused = self.limits.taken(method, path, time.perf_counter())
        return (429, *refused) if refused is not None else (0, None, headers)

    def _age(self, channel_id: int, message_id: int) -> float:
        """Return the seconds since a message was sent; 0 if it doesn't exist."""
        if message_id not in self.messages[channel_id]:
            return 0.0
        sent_at = discord.utils.snowflake_time(message_id).timestamp()
        return time.time() - sent_at + self._older

    def _done(self, method: str, path: str, body: Any, query: Any) -> tuple[int, Any]:
        """Handle a request; return status and body."""
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
        """Add a message of the bot. A private one is for the user of `asked`."""
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
        telling.add_done_callback(lambda done: done.exception())
        return 201, thread

    def _history(self, channel_id: int, query: Any) -> list[Document]:
        """Return messages, the newest first, without private ones."""
        after, most = int(query.get("after", 0)), int(query.get("limit", 50))
        found = [
            message
            for message_id, message in sorted(self.messages[channel_id].items())
            if message_id > after and "for" not in message
        ]
        found = found[:most] if after else found[-most:]
        return [_told(message) for message in reversed(found)]


def controls_of(message: Document) -> Iterator[Document]:
    """Yield the enabled buttons and selects of a message."""
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
    """Return the parts of a message in a request's body, in Discord's form.

    Pictures have addresses, and those that a component shows are not attachments.
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
    """Return the names of the files that its components show."""
    return {*_SHOWN.findall(str(body.get("components", "")))}


def _with_addresses(components: list[Document]) -> list[Document]:
    for component in components:
        for item in component.get("items", ()):
            item["media"] |= {"proxy_url": item["media"]["url"], "width": 800, "height": 600}
        _with_addresses(component.get("components", []))
    return components


def _message(message_id: int, channel_id: int) -> Document:
    """Return an empty message."""
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
