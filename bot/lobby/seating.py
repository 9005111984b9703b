"""Join an open lobby. The match begins when all seats are taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import timedelta
from typing import Any

import discord
import structlog
from cachetools import TTLCache

from bot.app import App, Interaction
from bot.blocks import check_together
from bot.boards.origin import begun_text, when_text
from bot.errors import Refusal
from bot.features import Worker
from bot.game_api import read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.lobby.beginning import find_turn, make_bot_seats, make_first_match
from bot.lobby.view import LobbyView
from bot.matches.following import add_belongings
from bot.store import RANDOM, Lobby, LobbySeat, LobbyState, Match, Seat
from bot.ui.escaping import name_of
from bot.ui.places import check_bot_can_post, check_place, has_left
from bot.ui.posts import Edit, edit_owed
from bot.ui.received import read_data
from bot.ui.replies import Layout, heard_until
from texts import texts_in

log = structlog.get_logger()

OWED = timedelta(days=7)
"""How long after its expiry the bot still tries to show that a lobby has ended."""
LOOK_AFTER, HOSTS_AT_ONCE = timedelta(minutes=5), 5
"""How often the bot checks that a lobby's host is still in the server, and how many lobbies it
checks in each periodic run. Without the members intent, Discord doesn't report who leaves.
"""
TRIES = 3
"""How often a player's join is tried if the lobby changes at the same time."""


def _lock(client: App, lobby_id: int) -> asyncio.Lock:
    """Return the lock of a lobby, which keeps its message from going back to an older state."""
    return client.locks["lobby", lobby_id]


class LobbyChanged(Refusal):
    """The lobby has changed since it was read, and is still open."""

    def __init__(self) -> None:
        super().__init__("refused-lobby-changed")


@asynccontextmanager
async def lock_open_lobby(
    interaction: Interaction, lobby_id: int, *, for_one: bool, elsewhere: bool = False
) -> AsyncIterator[Lobby]:
    """Lock an open lobby and yield it.

    A lobby whose time is over expires now.

    Args:
        interaction: The interaction of the player who acts.
        lobby_id: Id of the lobby.
        for_one: Whether a challenge of one member is expected, rather than an open lobby.
        elsewhere: Whether the player may act in another channel. The caller has checked that they
            can look into the lobby's.

    Raises:
        Refusal: The lobby is closed or not of the expected kind, the player acts in another
            channel, or the host has left and there is no other player.
    """
    client = interaction.client
    async with _lock(client, lobby_id):
        lobby = await client.store.lobbies.lobby(lobby_id)
        if lobby is None or for_one != (lobby.invited_id is not None):
            raise Refusal("refused-challenge-closed" if for_one else "refused-lobby-closed")
        if not elsewhere:
            check_place(interaction, lobby)
        if lobby.state == LobbyState.OPEN and lobby.expires_at <= interaction.created_at:
            await client.store.lobbies.close(lobby.id, LobbyState.EXPIRED)
            lobby.state = LobbyState.EXPIRED
        if lobby.state != LobbyState.OPEN:
            await show(interaction, lobby)
            raise _closed(lobby)
        yield await _hosted(interaction, lobby)


async def _hosted(interaction: Interaction, lobby: Lobby) -> Lobby:
    """Return an open lobby whose host is in the server.

    If the host has left, the next player in the lobby becomes the host. If there is none, or it is
    a challenge, the lobby is closed and `Refusal` raised.
    """
    client = interaction.client
    while interaction.user.id != lobby.host_id:
        after = await _without_absent_host(client, lobby)
        if after is lobby:
            break
        lobby = after
        await show(interaction, lobby)
        if lobby.state != LobbyState.OPEN:
            raise Refusal("refused-host-left")
    return lobby


async def _without_absent_host(client: App, lobby: Lobby) -> Lobby:
    """Return an open lobby as it is without its host if the host has left, else unchanged."""
    if not await has_left(client, lobby.guild_id, lobby.host_id):
        return lobby
    store = client.store.lobbies
    if lobby.invited_id is None:
        await store.leave(lobby.id, lobby.host_id)
    else:
        await store.close(lobby.id, LobbyState.WITHDRAWN)
    return await store.lobby(lobby.id) or lobby


async def join(
    interaction: Interaction, lobby: Lobby, among: Sequence[str], pick: str = ""
) -> Match | None:
    """Take the first free seat in `among`, else one of the bot's.

    The player who acts gets it with this pick. Returns the match if all seats are taken now, else
    None. Raises `Refusal`.
    """
    for _ in range(TRIES):
        try:
            return await _join(interaction, lobby, among, pick)
        except LobbyChanged:  # by another process
            lobby = await interaction.client.store.lobbies.lobby(lobby.id) or lobby
    raise LobbyChanged


async def _join(
    interaction: Interaction, lobby: Lobby, among: Sequence[str], pick: str
) -> Match | None:
    settings, user = read_match_settings(lobby.settings), interaction.user
    settings.check_pick(pick)
    await _check_played(interaction, lobby)
    own = lobby.seat_of(user.id)
    if own is not None and own.seat in among:
        raise Refusal("refused-lobby-seated")
    people, bots = [seat.seat for seat in lobby.seats], lobby.bots or {}
    free = [seat for seat in among if seat not in people]
    free.sort(key=lambda seat: seat in bots)  # stable: prefer seats without the bot
    if not free:
        raise Refusal("refused-lobby-full")
    await check_together(interaction, [seat.user_id for seat in lobby.seats])
    chosen = pick or (own.pick if own else RANDOM)
    _check_free(lobby, settings, chosen, user.id)
    seat = LobbySeat(seat=free[0], user_id=user.id, name=name_of(user), pick=chosen)
    others = [other for other in lobby.seats if other is not own]
    stay = {place: strength for place, strength in bots.items() if place != free[0]}
    return await settle(interaction, lobby, [*others, seat], stay)


async def _check_played(interaction: Interaction, lobby: Lobby) -> None:
    """Raise `Refusal` if the lobby is a rematch of a match without this player."""
    if lobby.rematch_of is None:
        return
    played = await interaction.client.store.seats_of(lobby.rematch_of)
    if interaction.user.id not in [seat.user_id for seat in played]:
        raise Refusal("refused-lobby-rematch", command=interaction.client.mention("lobby"))


async def settle(
    interaction: Interaction, lobby: Lobby, seats: Sequence[LobbySeat], bots: dict[str, str]
) -> Match | None:
    """Store the seats of the players and the bot; begin the match if all are taken.

    Returns the match, or None if seats are free. Raises `Refusal`, also if the lobby has changed
    since it was read.
    """
    if len(seats) + len(bots) == len(read_match_settings(lobby.settings).people):
        return await begin(interaction, lobby, seats, bots)
    store = interaction.client.store.lobbies
    if not await store.settle(lobby.id, lobby.version, seats, bots):
        raise await _lost(interaction.client, lobby)
    await show(interaction, await store.lobby(lobby.id) or lobby)
    return None


async def begin(
    interaction: Interaction,
    lobby: Lobby,
    seats: Sequence[LobbySeat],
    bots: dict[str, str] | None = None,
) -> Match:
    """Turn a complete lobby into a match. Raises `Refusal`."""
    client, settings = interaction.client, read_match_settings(lobby.settings)
    if interaction.channel_id == lobby.channel_id:  # else permissions are unknown
        await check_bot_can_post(interaction)
    clicked = _clicked(interaction, lobby)
    match = make_first_match(
        settings,
        [
            *(Seat(seat=seat.seat, user_id=seat.user_id, name=seat.name) for seat in seats),
            *make_bot_seats(client, bots or {}),
        ],
        {seat.seat: seat.pick for seat in seats},  # type: ignore[misc]
        ahead=await find_turn(client, settings),
        language=lobby.language,
        guild_id=lobby.guild_id,
        channel_id=lobby.channel_id,
        message_id=clicked.id if clicked else lobby.message_id,
        now=client.now(),
    )
    match.setup = await add_belongings(match, client.store)
    async with _quota(client, seats):
        others = await _waiting_elsewhere(client, lobby, settings, seats)
        closing = [other.id for other in others]
        if not await client.store.lobbies.start(lobby.id, lobby.version, match, closing):
            raise await _lost(client, lobby)
    lobby.state = LobbyState.STARTED
    try:
        await show(interaction, lobby, match)
        for other in others:
            other.state = LobbyState.CANCELLED
            await show_alone(client, other)
    finally:
        client.begun(match.id)
    return match


async def show(interaction: Interaction, lobby: Lobby, match: Match | None = None) -> None:
    """Update the message of a lobby, whether or not the interaction was a click on it."""
    client = interaction.client
    if lobby.match_id is not None and match is None:
        match = (await client.matches.get(lobby.match_id)).row
    if _clicked(interaction, lobby) is not None and _vanishes(lobby):
        with suppress(discord.NotFound):  # another click was faster
            await interaction.delete_original_response()
        await client.store.lobbies.record_shown(lobby)
    elif _clicked(interaction, lobby) is not None:
        view = _view(client, lobby, match)
        await interaction.edit_original_response(view=view)
        await client.store.lobbies.record_shown(lobby)
    else:
        await show_alone(client, lobby, match)


async def show_alone(client: App, lobby: Lobby, match: Match | None = None) -> None:
    """Update the message of a lobby without an interaction.

    If Discord refuses, it is tried again later. A lobby whose message is gone is closed.
    """
    if lobby.message_id is None:
        return
    view = None if _vanishes(lobby) else _view(client, lobby, match)
    channel = client.channel_of(lobby)
    message_id, event = lobby.message_id, "lobby not shown"
    # discord.py loses count of the rate limit if a channel has several edits at a time.
    async with client.locks["lobbies of a channel", channel.id]:
        edit = await edit_owed(client, channel, message_id, view, event, lobby=lobby.id)
    if edit is Edit.GONE:
        await close_unseen(client, lobby)
    if edit is not Edit.REFUSED:
        await client.store.lobbies.record_shown(lobby)


def _places(lobby: Lobby) -> tuple[int, ...]:
    """Return the ids for which Discord may refuse to show the lobby: channel and message."""
    return lobby.channel_id, lobby.message_id or 0


async def close_unseen(client: App, lobby: Lobby) -> None:
    """Close a lobby whose message is gone. Nothing is shown."""
    state = LobbyState.CANCELLED if lobby.invited_id is None else LobbyState.WITHDRAWN
    if lobby.state == LobbyState.OPEN and await client.store.lobbies.close(lobby.id, state):
        lobby.state = state
        log.info("lobby closed, which nobody can see", lobby=lobby.id)
        await client.store.lobbies.record_shown(lobby)


async def is_still_open(client: App, lobby: Lobby) -> bool:
    """Return whether an open lobby still has its message. Without one it is closed."""
    async with _lock(client, lobby.id):
        await show_alone(client, lobby)
    return lobby.state == LobbyState.OPEN


async def moderate(client: App, lobby_id: int, change: Awaitable[Any]) -> Any:
    """Make a moderator's change of a lobby, then show the lobby; return what the change returns."""
    async with _lock(client, lobby_id):
        done = await change
        lobby = await client.store.lobbies.lobby(lobby_id)
        if lobby is not None and lobby.unshown:
            await show_alone(client, lobby)
    return done


def _vanishes(lobby: Lobby) -> bool:
    """Return whether the message is deleted: the lobby was cancelled before anyone joined."""
    taken_back = lobby.state in (LobbyState.WITHDRAWN, LobbyState.CANCELLED)
    return taken_back and len(lobby.seats) < 2


def _view(client: App, lobby: Lobby, match: Match | None) -> discord.ui.LayoutView:
    texts = texts_in(lobby.language)
    if match is None:
        return LobbyView(lobby, texts)
    where = when_text(client, lobby, texts)
    if match.has_home:
        where = texts("in-channel", channel=f"<#{match.channel_id}>")
    return Layout(begun_text(match, where, texts, invited_id=lobby.invited_id))


def _clicked(interaction: Interaction, lobby: Lobby) -> discord.Message | None:
    """Return the lobby's message if the interaction is a click on it, else None.

    Its id may not be stored yet.
    """
    message = interaction.message
    if message is None or lobby.message_id not in (None, message.id):
        return None
    on_lobby = str(read_data(interaction).get("custom_id")).startswith("lobby:")
    return message if on_lobby else None


def _check_free(lobby: Lobby, settings: MatchSettings, pick: str, user_id: int) -> None:
    """Raise `Refusal` if another player has made this pick."""
    taken = [seat.pick for seat in lobby.seats if seat.user_id != user_id]
    if pick != RANDOM and pick in taken:
        raise Refusal(f"{settings.picks_are}-taken")


def _quota(client: App, seats: Sequence[LobbySeat]) -> AbstractAsyncContextManager[None]:
    """Return the quota that applies: of games alone for one player, else of matches."""
    if len(seats) == 1:
        return client.quotas.game_alone(seats[0].user_id)
    return client.quotas.match({seat.user_id: seat.name for seat in seats})


def is_for_anybody(lobby: Lobby) -> bool:
    """Return whether this is an open challenge: one player waits for any opponent."""
    return lobby.invited_id is None and len(read_match_settings(lobby.settings).people) == 2


async def _waiting_elsewhere(
    client: App, lobby: Lobby, settings: MatchSettings, seats: Sequence[LobbySeat]
) -> list[Lobby]:
    """Return the other open challenges of these players in this server.

    They are closed, so that no player is matched twice.
    """
    if len(settings.people) != 2:
        return []
    people = [seat.user_id for seat in seats]
    found = await client.store.lobbies.waiting(lobby.guild_id, people)
    return [other for other in found if other.id != lobby.id and is_for_anybody(other)]


async def _lost(client: App, lobby: Lobby) -> Refusal:
    """Return the refusal for a lobby that was open a moment ago and could not be changed."""
    now = await client.store.lobbies.lobby(lobby.id)
    return LobbyChanged() if now and now.state == LobbyState.OPEN else _closed(lobby)


def _closed(lobby: Lobby) -> Refusal:
    key = "refused-lobby-closed" if lobby.invited_id is None else "refused-challenge-closed"
    return Refusal(key)


class Expiry(Worker[int], name="lobby"):
    """Closes lobbies whose time is over or whose channel is gone, and updates their messages."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._looked_at: TTLCache[int, bool] = TTLCache(
            10_000, LOOK_AFTER.total_seconds(), timer=lambda: client.now().timestamp()
        )
        """Lobbies whose hosts were checked less than `LOOK_AFTER` ago."""

    async def catch_up(self) -> None:
        """Request work for overdue lobbies, for outdated messages and for hosts to check."""
        store, now = self._store.lobbies, self._client.now()
        refused = self._client.refusals.is_blocked
        owed = [
            lobby
            for lobby in await store.unshown(now - OWED)
            if not any(map(refused, _places(lobby)))
        ]
        waiting = await store.open_since(now - LOOK_AFTER)
        late = [lobby_id for lobby_id in waiting if lobby_id not in self._looked_at]
        overdue = await store.overdue(heard_until(self._client))
        self.work.catch_up([*(each.id for each in (*overdue, *owed)), *late[:HOSTS_AT_ONCE]])

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Close open lobbies of a deleted channel, or those of these `messages` if given."""
        for lobby in await self._store.lobbies.open_at(channel_id, messages):
            async with _lock(self._client, lobby.id):
                await close_unseen(self._client, lobby)

    async def _work(self, lobby_id: int) -> None:
        store = self._store.lobbies
        async with _lock(self._client, lobby_id):
            lobby = await store.lobby(lobby_id)
            if lobby is None:
                return
            over = lobby.state == LobbyState.OPEN and lobby.expires_at <= heard_until(self._client)
            if over and await store.close(lobby.id, LobbyState.EXPIRED):
                lobby.state, lobby.unshown = LobbyState.EXPIRED, True
            elif lobby.state == LobbyState.OPEN and not lobby.unshown:
                self._looked_at[lobby.id] = True
                lobby = await _without_absent_host(self._client, lobby)
            if lobby.unshown:
                await show_alone(self._client, lobby)
