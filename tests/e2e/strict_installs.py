"""Strict mode of the tests' Discord: where the app is installed, and by whom.

See https://docs.discord.com/developers/resources/application#installation-context and
https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import simcord
from simcord.backend.command_access import Access
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel
from simcord.builders import ChannelHandle, UserHandle

IN_SERVER, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
"""Interaction contexts."""
BY_SERVER, BY_USER = 0, 1
"""Integration types."""
GROUP_DM = 3
"""The type of the channel of a group chat."""
MOST_FOLLOWUPS = 5
NO_ACCESS, TOO_MANY_FOLLOWUPS = 50001, 40094
FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)")
PLACE = re.compile(r"/(channels|guilds)/(\d+)(/.*)?")
EVER_TOLD = ("INTERACTION_CREATE", "GUILD_DELETE")


class Installs:
    """Knows who has installed the app, and in which servers the bot isn't a member."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._backend = env.backend
        self._users: set[int] = set()
        self._foreign: set[int] = set()
        self._with_commands: set[int] = set()
        self._guests: set[str] = set()

    # What people do

    def install_for(self, user_id: int) -> None:
        """Let a user install the app for themselves."""
        self._users.add(user_id)

    def remove_bot(self, guild_id: int, *, commands_stay: bool = False) -> None:
        """Remove the bot from a server, whose commands may stay."""
        self._foreign.add(guild_id)
        if commands_stay:
            self._with_commands.add(guild_id)
        self._backend.emit("GUILD_DELETE", {"id": str(guild_id)})

    def make_group_chat(self, *people: UserHandle) -> ChannelHandle:
        """Open a group chat, in which these users act from now on instead of with the bot."""
        channel = self._backend.create_channel(None, "group", type=GROUP_DM)
        channel.recipient_ids = [each.id for each in people]
        for each in people:
            self._backend.dm_channels[each.id] = channel.id
        return ChannelHandle(self._env, None, channel)

    # What follows

    def complete(self, payload: dict[str, Any]) -> None:
        """Add to an interaction where it was made, and by whose installation it is allowed.

        The server is "0" in direct messages with the bot.
        """
        channel = self._backend.get_channel(int(payload["channel_id"]))
        user_id = (payload["member"]["user"] if "member" in payload else payload["user"])["id"]
        owners = {}
        if self._is_installed_at(channel):
            owners[str(BY_SERVER)] = payload.get("guild_id", "0")
        if int(user_id) in self._users:
            owners[str(BY_USER)] = user_id
        payload["authorizing_integration_owners"] = owners
        payload["context"] = _context(channel)
        if channel.guild_id is not None:
            guild = self._backend.get_guild(channel.guild_id)
            language = guild.preferred_locale or "en-US"
            payload["guild"] = {"id": str(guild.id), "locale": language, "features": []}
        if not self._has_bot(channel):
            payload["app_permissions"] = "0"
        if str(BY_SERVER) not in owners:
            self._guests.add(payload["token"])

    def check(self, method: str, path: str) -> None:
        """Refuse what an app can't do where its bot isn't. Raises `BackendError`.

        It reaches no channel and no server there. "Apps are limited to 5 followup messages per
        interaction if it was initiated from a user-installed app and isn't installed in the
        server".
        """
        if (found := PLACE.fullmatch(path)) and self._is_out_of_reach(found[1], int(found[2])):
            raise BackendError(403, NO_ACCESS, "Missing Access")
        found = FOLLOWUP.fullmatch(path)
        if method == "POST" and found and found[1] in self._guests:
            sent = self._backend.interaction_by_token(found[1])
            if not sent.loading and len(sent.followup_ids) >= MOST_FOLLOWUPS:
                raise BackendError(400, TOO_MANY_FOLLOWUPS, "Maximum number of follow up messages")

    def hears(self, happened: str, about: Mapping[str, Any]) -> bool:
        """Return whether the bot is told of an event."""
        guild_id, channel = about.get("guild_id"), self._channel(about.get("channel_id"))
        is_unheard = (guild_id is not None and int(guild_id) in self._foreign) or (
            channel is not None and not self._has_bot(channel)
        )
        return happened in EVER_TOLD or not is_unheard

    def offering(self, access: Callable[..., Access]) -> Callable[..., Access]:
        """Offer a command only where its contexts and its installations allow it."""

        def offered(backend: Any, command: Any, *, user_id: int, channel_id: int) -> Access:
            channel, types = backend.get_channel(channel_id), command.get("integration_types")
            installed = {BY_SERVER} if self._is_installed_at(channel) else set()
            installed |= {BY_USER} if user_id in self._users else set()
            context = _context(channel)
            fits = types is None or installed & {*types}
            if not fits or context not in (command.get("contexts") or [IN_SERVER, BOT_DM]):
                return Access(False, "context")
            if context == PRIVATE_CHANNEL:
                return Access(True, None)
            return access(backend, command, user_id=user_id, channel_id=channel_id)

        return offered

    def _is_installed_at(self, channel: Channel) -> bool:
        return self._has_bot(channel) or channel.guild_id in self._with_commands

    def _has_bot(self, channel: Channel) -> bool:
        return channel.type != GROUP_DM and channel.guild_id not in self._foreign

    def _channel(self, channel_id: Any) -> Channel | None:
        return self._backend.channels.get(int(channel_id)) if channel_id is not None else None

    def _is_out_of_reach(self, kind: str, number: int) -> bool:
        if kind == "guilds":
            return number in self._foreign
        channel = self._channel(number)
        return channel is not None and not self._has_bot(channel)


def _context(channel: Channel) -> int:
    if channel.guild_id is not None:
        return IN_SERVER
    return PRIVATE_CHANNEL if channel.type == GROUP_DM else BOT_DM
