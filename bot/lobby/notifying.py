"""Notifications of challenges, and that someone looks for players of a game."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from bot.app import App
from bot.errors import Refusal
from bot.features import Part
from bot.game_api import game_name, read_match_settings
from bot.lobby.view import free_seats
from bot.notifications.sender import Described, Notifications
from bot.store import Lobby, LobbyState
from bot.store.notifications import CHALLENGE, Notification, Way, wanted
from bot.ui.escaping import escape_markdown
from bot.ui.places import can_see, find_member, link_to
from texts import Texts

MOST = 50
"""The most users who are notified of one lobby that someone looks for players."""


class LobbyNotifications(Part):
    """Notifies invited users as they have chosen, and subscribers of a game of an open lobby."""

    async def start(self) -> None:
        """Let these notifications be described."""
        notifications = self._client.part(Notifications)
        notifications.describe(CHALLENGE, self._describe_challenge)
        notifications.describe("wanted", self._describe_wanted)

    async def add(self, lobby: Lobby, invited: Collection[int]) -> list[int]:
        """Store whom to notify of a new lobby, whose message isn't posted yet.

        `invited` are the users it was opened for; of a lobby that everyone may join, subscribers of
        the game are notified. Returns the invited users whom the message must ping.
        """
        if lobby.invited_id is None and lobby.rematch_of is None:
            await self._add_wanted(lobby)
        notifications = self._client.part(Notifications)
        ways = await notifications.ways(invited, CHALLENGE)
        direct = {user_id: way for user_id, way in ways.items() if way is Way.DIRECT}
        await notifications.add(CHALLENGE, lobby, direct)
        return [user_id for user_id, way in ways.items() if way is Way.PING]

    async def _add_wanted(self, lobby: Lobby) -> None:
        kind = wanted(read_match_settings(lobby.settings).game)
        users = await self._store.notifications.subscribers(
            kind, lobby.guild_id or 0, [lobby.host_id], self._client.now(), MOST
        )
        notifications = self._client.part(Notifications)
        ways = await notifications.ways(users, kind, lobby.guild_id)
        await notifications.add(kind, lobby, ways)

    async def _describe_challenge(self, row: Notification, texts: Texts) -> Described | None:
        lobby = await self._still_open(row)
        return _described("notify-challenge", lobby, texts) if lobby else None

    async def _describe_wanted(self, row: Notification, texts: Texts) -> Described | None:
        lobby = await self._still_open(row)
        if lobby is None or not free_seats(lobby, read_match_settings(lobby.settings)):
            return None
        may_know = await may_know_of_lobby(self._client, lobby, row.user_id)
        return _described("notify-wanted", lobby, texts) if may_know else None

    async def _still_open(self, row: Notification) -> Lobby | None:
        """Load the lobby of a notification if it is open, and the user may still join it."""
        lobby = await self._store.lobbies.lobby(row.about)
        if lobby is None or lobby.seat_of(row.user_id) is not None:
            return None
        players = [seat.user_id for seat in lobby.seats]
        if await self._store.blocks.between(row.user_id, players):
            return None
        is_open = lobby.state == LobbyState.OPEN and self._client.now() < lobby.expires_at
        return lobby if is_open else None


async def may_know_of_lobby(client: App, lobby: Lobby, user_id: int) -> bool:
    """Return whether a user who isn't invited may hear of a lobby.

    They must be in its server, see its channel, and neither they nor its host may be barred. Raises
    what Discord raises if it doesn't answer.
    """
    guild = client.get_guild(lobby.guild_id or 0)
    channel = guild.get_channel_or_thread(lobby.channel_id) if guild is not None else None
    if guild is None or channel is None:
        return False
    with suppress(Refusal):
        for each in (lobby.host_id, user_id):
            await client.check_not_barred(guild.id, each)
        member = await find_member(guild, user_id)
        return member is not None and can_see(channel, member) is True
    return False


def _described(key: str, lobby: Lobby, texts: Texts) -> Described:
    line = texts(
        key,
        player=escape_markdown(lobby.host_name),
        game=game_name(read_match_settings(lobby.settings).game, texts),
        link=link_to(lobby, lobby.message_id),
    )
    return Described(line, lobby.channel_id)
