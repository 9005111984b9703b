"""Strict mode of the tests' Discord: rules where simcord is more lenient.

Each rule names the page of Discord's documentation that it follows, below
https://docs.discord.com/developers. The limits and the session are in `strict_discord.py`.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from datetime import datetime, timedelta
from typing import Any
from unittest import mock

import discord
import simcord
import simcord.actors
import simcord.backend.models.channel
import simcord.backend.ops.commands
import simcord.interactions
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError, cannot_execute_on_channel_type
from simcord.backend.models import Channel, Guild, Message
from simcord.enums import ChannelType, InteractionType
from simcord.http import router
from strict_installs import Installs

from bot.ui.invitation import PERMISSIONS

ANNOUNCEMENT_THREAD = 10
HOLDS_THREADS = {ChannelType.TEXT, ChannelType.NEWS, ChannelType.FORUM}
NONCE_LIFE = timedelta(minutes=5)
"""How long Discord remembers a nonce: "the past few minutes"."""
LARGEST_FILE = 10 * 1024 * 1024
"""Most bytes of a file in a server without boosts (reference#uploading-files)."""
ARCHIVED, LOCKED = 50083, 160005
LASTING = {401, 403, 404}
"""Permanent refusals: clients that repeat them are eventually banned (topics/rate-limits#invalid-
request-limit-aka-cloudflare-bans; a 404 of a GET is an answer)."""
CHANGED_IN_THREAD = re.compile(
    r"(PATCH /channels/(\d+)/messages/\d+"
    r"|PUT /channels/(\d+)/messages/\d+/reactions/.*"
    r"|PUT /channels/(\d+)/thread-members/.*)"
)
"""Requests that are impossible in an archived thread."""
SAID_IN_THREAD = re.compile(r"POST /channels/(\d+)/messages|PATCH /channels/(\d+)/messages/\d+")
"""Requests that only moderators can make in a locked thread."""
OF_CHANNELS = ("MESSAGE_", "TYPING_", "CHANNEL_PINS_")
OF_THREADS = ("THREAD_CREATE", "THREAD_UPDATE")
Heard = Mapping[str, Any]
dispatch_kindly = router.dispatch


@router.route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def list_command_permissions(asked: router.RequestContext) -> Any:
    """interactions/application-commands#get-guild-application-command-permissions: all that are
    set in a server."""
    guild_id = asked.int_arg("guild_id")
    return [
        {
            "id": str(command_id),
            "application_id": asked.args["application_id"],
            "guild_id": str(guild_id),
            "permissions": permissions,
        }
        for (where, command_id), permissions in asked.backend.command_permissions.items()
        if where == guild_id
    ]


class Rules:
    """The rules of a simulated Discord after `install`."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._backend = env.backend
        self._sent: dict[str, tuple[datetime, Any]] = {}
        self.installs = Installs(env)
        self.refused: defaultdict[str, list[datetime]] = defaultdict(list)
        """Refused requests, with their times."""

    def install(self, patches: ExitStack) -> None:
        """Take effect as long as these patches do."""
        env, backend = self._env, self._backend
        RULES[backend] = self
        patches.callback(RULES.pop, backend)
        thread_types = (*simcord.backend.models.channel.THREAD_TYPES, ANNOUNCEMENT_THREAD)
        for where, name, what in (
            (serializers, "message_payload", self._listing_files),
            (serializers, "guild_create_payload", self._listing_threads),
            (simcord.backend.models.channel, "THREAD_TYPES", lambda _: thread_types),
            (backend, "emit", self._telling),
            (backend, "create_guild", self._inviting),
            (backend, "commit_message", self._committing),
            (backend, "edit_channel", self._editing_channel),
            (backend, "create_thread", self._creating_thread),
            (simcord.actors, "command_access", self.installs.offering),
            (simcord.backend.ops.commands, "command_access", self.installs.offering),
            (env, "_next_resource_deadline", self._next_deadline),
            (env, "_process_resource_deadlines", self._processing_deadlines),
        ):
            changed = what(getattr(where, name))
            patches.enter_context(mock.patch.object(where, name, changed))

    def invite(self, guild: Guild) -> None:
        """topics/oauth2#bot-authorization-flow: give the bot's role the permissions of its link."""
        (role,) = (each for each in guild.roles.values() if each.managed)
        permissions = {"permissions": PERMISSIONS.value}
        self._backend.edit_role(guild.id, role.id, permissions)

    def _inviting(self, create: Callable[..., Guild]) -> Callable[..., Guild]:
        def create_guild(*facts: Any, **more: Any) -> Guild:
            guild = create(*facts, **more)
            self.invite(guild)
            return guild

        return create_guild

    # Requests

    def answer(self, method: str, path: str, **facts: Any) -> Any:
        """Return Discord's answer to a request. Raises `BackendError`."""
        try:
            self.installs.check(method, path)
            self._check(method, path)
            return self._once(method, path, **facts)
        except BackendError as fault:
            if fault.status in LASTING and not (fault.status == 404 and method == "GET"):
                asked = f"{fault.status} {method} {path} {_told(facts)}"
                self.refused[asked].append(self._env.now())
            raise

    def _check(self, method: str, path: str) -> None:
        """topics/threads#active-&-archived-threads: "only active threads can be manipulated", and
        topics/opcodes-and-status-codes#json-error-codes: 50083; 160005: a locked thread takes no
        new and no edited messages but those of whoever may manage threads. A thread begins in a
        text or an announcement channel, a post in a forum
        (resources/channel#start-thread-from-message)."""
        if found := CHANGED_IN_THREAD.fullmatch(f"{method} {path}"):
            thread_id = next(each for each in found.groups()[1:] if each is not None)
            thread = self._backend.channels.get(int(thread_id))
            if thread is not None and _is_archived(thread):
                raise BackendError(400, ARCHIVED, "Thread is archived")
        if found := SAID_IN_THREAD.fullmatch(f"{method} {path}"):
            thread = self._backend.channels.get(int(found[1] or found[2]))
            if thread is not None and self._is_locked(thread):
                raise BackendError(403, LOCKED, "Thread is locked")
        if method == "POST" and (found := re.fullmatch(r"/channels/(\d+)/.*threads", path)):
            parent = self._backend.channels.get(int(found[1]))
            if parent is not None and parent.type not in HOLDS_THREADS:
                raise cannot_execute_on_channel_type()

    def _once(self, method: str, path: str, **facts: Any) -> Any:
        """resources/message#create-message, `enforce_nonce`: a second message with the same nonce
        is answered with the first one."""
        body, now = facts.get("json"), self._env.now()
        sends = method == "POST" and re.fullmatch(r"/channels/\d+/messages", path)
        nonce = body.get("nonce") if sends and body and body.get("enforce_nonce") else None
        if nonce in self._sent and now - self._sent[nonce][0] < NONCE_LIFE:
            return self._sent[nonce][1]
        answer = dispatch_kindly(self._backend, method, path, **facts)
        if nonce:
            self._sent[nonce] = now, answer
        return answer

    def _is_locked(self, thread: Channel) -> bool:
        """Return whether it is open but locked for the bot."""
        metadata = thread.thread_metadata
        if metadata is None or not metadata.locked or metadata.archived:
            return False
        me, guild_id = self._backend.bot_user.id, thread.guild_id
        allowed = discord.Permissions(self._backend.compute_permissions(guild_id, me, thread.id))
        return not allowed.manage_threads

    # Events

    def _listing_files(self, payload_of: Callable[..., Any]) -> Callable[..., Any]:
        """components/using-message-components: list only files that no embed and no component uses.

        In a message of components, files are visible only through these.
        """

        def payload(backend: Any, message: Message, **facts: Any) -> Any:
            told = payload_of(backend, message, **facts)
            if told["attachments"]:
                shown = json.dumps([told["embeds"], told["components"]])
                told["attachments"] = [
                    each
                    for each in told["attachments"]
                    if each["url"] not in shown and f"attachment://{each['filename']}" not in shown
                ]
            return told

        return payload

    def _listing_threads(self, payload_of: Callable[..., Any]) -> Callable[..., Any]:
        """events/gateway-events#guild-create: "all active threads in the guild that the current
        user has permission to view".
        """

        def payload(backend: Any, guild: Any) -> Any:
            told = payload_of(backend, guild)
            told["threads"] = [
                {**each, **self._own_membership(int(each["id"]))}
                for each in told["threads"]
                if not each["thread_metadata"]["archived"] and self._sees(int(each["id"]))
            ]
            return told

        return payload

    def _telling(self, emit: Callable[[str, Heard], None]) -> Callable[[str, Heard], None]:
        """topics/threads#gateway-events: send only events of what the bot can see.

        Of the members of a thread, only what concerns the bot is sent (without the GUILD_MEMBERS
        intent). When the bot is added to a thread, the thread itself is sent first. See also
        #syncing-for-the-current-user and #gaining-access-to-private-threads there.
        """

        def tell(happened: str, about: Heard) -> None:
            if not self.installs.hears(happened, about):
                return
            if happened.startswith(OF_CHANNELS) and not self._sees(int(about["channel_id"])):
                return
            if happened in OF_THREADS and not self._sees(int(about["id"])):
                return
            if happened == "THREAD_MEMBERS_UPDATE":
                me = str(self._backend.bot_user.id)
                added = {each["user_id"] for each in about.get("added_members", ())}
                if me not in {*added, *about.get("removed_member_ids", ())}:
                    return
                if me in added:
                    thread = self._backend.channels[int(about["id"])]
                    made = serializers.thread_payload(self._backend, thread)
                    emit("THREAD_CREATE", {**made, **self._own_membership(thread.id)})
            emit(happened, about)

        return tell

    def _sees(self, channel_id: int) -> bool:
        return channel_accessible(self._backend, channel_id, self._backend.bot_user.id)

    def _own_membership(self, thread_id: int) -> dict[str, Any]:
        thread, me = self._backend.channels[thread_id], self._backend.bot_user.id
        if me not in thread.thread_members:
            return {}
        return {"member": serializers.thread_member_payload(thread, me)}

    # Threads

    def _creating_thread(self, create: Callable[..., Channel]) -> Callable[..., Channel]:
        """topics/threads#public-&-private-threads: make the thread of an announcement channel an
        announcement thread.
        """

        def create_thread(parent_id: int, *facts: Any, **more: Any) -> Channel:
            if self._backend.get_channel(parent_id).type == ChannelType.NEWS:
                more["type"] = ANNOUNCEMENT_THREAD
            return create(parent_id, *facts, **more)

        return create_thread

    def _committing(self, commit: Callable[..., Message]) -> Callable[..., Message]:
        """topics/threads#active-&-archived-threads: "sending a message will automatically unarchive
        the thread, unless the thread has been locked by a moderator"."""

        def commit_message(message: Message, **facts: Any) -> Message:
            channel = self._backend.get_channel(message.channel_id)
            before = channel.last_message_id
            if _is_archived(channel) and not message.is_ephemeral:
                assert channel.thread_metadata is not None
                if channel.thread_metadata.locked:
                    raise BackendError(400, ARCHIVED, "Thread is archived")
                self._backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})
            committed = commit(message, **facts)
            if message.is_ephemeral:  # not visible to others
                channel.last_message_id = before
            return committed

        return commit_message

    def _editing_channel(self, edit: Callable[..., Channel]) -> Callable[..., Channel]:
        """topics/threads#thread-fields: `archive_timestamp` is changed "when creating, archiving,
        or unarchiving a thread, and when changing the `auto_archive_duration` field"."""

        def edit_channel(channel_id: int, changes: Heard, **facts: Any) -> Channel:
            changed = dict(facts.get("thread_metadata") or {})
            metadata = self._backend.get_channel(channel_id).thread_metadata
            if metadata is not None and any(
                name in changed and changed[name] != getattr(metadata, name)
                for name in ("archived", "auto_archive_duration")
            ):
                changed.setdefault("archive_timestamp", self._backend.now_iso())
                facts["thread_metadata"] = changed
            return edit(channel_id, changes, **facts)

        return edit_channel

    def _archives_at(self) -> dict[int, datetime]:
        """topics/threads#active-&-archived-threads: "threads automatically archive after a period
        of inactivity"; activity is "sending a message, unarchiving a thread, or changing the
        auto-archive time"."""
        found = {}
        for channel in self._backend.channels.values():
            metadata = channel.thread_metadata
            if metadata is not None and not metadata.archived:
                active_at = datetime.fromisoformat(metadata.archive_timestamp)
                if channel.last_message_id is not None:
                    last = discord.utils.snowflake_time(channel.last_message_id)
                    active_at = max(active_at, last)
                duration = timedelta(minutes=metadata.auto_archive_duration)
                found[channel.id] = active_at + duration
        return found

    def _next_deadline(self, before: Callable[[], float | None]) -> Callable[[], float | None]:
        def deadline() -> float | None:
            env = self._env
            seconds = [(at - env.now()).total_seconds() for at in self._archives_at().values()]
            own = min((max(0.0, each) + env._virtual_time for each in seconds), default=None)
            found = [each for each in (before(), own) if each is not None]
            return min(found, default=None)

        return deadline

    def _processing_deadlines(self, before: Callable[[], None]) -> Callable[[], None]:
        def process() -> None:
            before()
            for thread_id, at in self._archives_at().items():
                if at <= self._env.now():
                    with self._env._bot_scope():
                        self._backend.edit_channel(
                            thread_id, {}, thread_metadata={"archived": True}
                        )

        return process

    # Interactions

    def complete(self, payload: dict[str, Any]) -> None:
        """Add the other fields of an interaction.

        See interactions/receiving-and-responding#interaction-object-interaction-structure. In an
        archived thread no one can "use application commands"
        (topics/threads#active-&-archived-threads).
        """
        channel = self._backend.get_channel(int(payload["channel_id"]))
        if payload["type"] == InteractionType.APPLICATION_COMMAND and _is_archived(channel):
            raise SetupError("nobody can use a command in an archived thread")
        payload["attachment_size_limit"] = LARGEST_FILE
        self.installs.complete(payload)


def _is_archived(channel: Channel) -> bool:
    return channel.thread_metadata is not None and channel.thread_metadata.archived


def _told(facts: Mapping[str, Any]) -> str:
    """Return the body of a request without its nonce, to recognise equal requests."""
    body = facts.get("json")
    told = {key: body[key] for key in body if key != "nonce"} if isinstance(body, dict) else body
    return json.dumps(told, sort_keys=True)


RULES: dict[Any, Rules] = {}
"""The rules of each simulation."""


def dispatch(backend: Any, method: str, path: str, **facts: Any) -> Any:
    """Replaces simcord's router.

    A test may replace it for a while, and may restore it after these rules have ended.
    """
    rules = RULES.get(backend)
    if rules is None:
        return dispatch_kindly(backend, method, path, **facts)
    return rules.answer(method, path, **facts)


router.dispatch = dispatch
