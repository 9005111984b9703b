"""What people do in a lobby: join, leave, choose a deck, start; accept or decline a challenge."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.app import App
from bot.background import Locks
from bot.errors import Refusal
from bot.faults import left_undone
from bot.games import terms_in
from bot.lobby.beginning import first_match
from bot.lobby.view import LobbyView
from bot.matches.following import with_belongings
from bot.store import Change, Lobby, LobbySeat, LobbyState, Seat
from bot.ui.harmless import harmless
from bot.ui.replies import Interaction
from bot.ui.router import Acts
from bot.ui.sent import choice_in
from texts import texts_in

ACTS = Acts()
_LOCKS = Locks[int]()
"""By the number of the lobby: what it shows is never older than what was shown before."""


# ------------------------------------------------------------------ a table for everybody


@ACTS.on("lobby:join:{lobby_id}")
async def _sit_down(interaction: Interaction, lobby_id: int, team: str = "") -> None:
    """Take a free seat; of a side, where its seats are named, such as `ac`."""
    user, team = interaction.user, team.upper()
    async with _opened(interaction, lobby_id, for_one=False) as lobby:
        terms = terms_in(lobby.terms)
        if team and tuple(team) not in terms.teams:
            raise Refusal("refused-unknown-button")
        seats = tuple(team) or terms.people
        change = await interaction.client.store.lobbies.join(
            lobby.id, seats, user.id, user.display_name
        )
        await _changed(interaction, lobby.id, change)


@ACTS.on("lobby:leave:{lobby_id}")
async def _leave(interaction: Interaction, lobby_id: int) -> None:
    async with _opened(interaction, lobby_id, for_one=False) as lobby:
        change = await interaction.client.store.lobbies.leave(lobby.id, interaction.user.id)
        await _changed(interaction, lobby.id, change)


@ACTS.on("lobby:start:{lobby_id}")
async def _start(interaction: Interaction, lobby_id: int) -> None:
    """Whoever sits at a full table can start."""
    async with _opened(interaction, lobby_id, for_one=False) as lobby:
        if lobby.seat_of(interaction.user.id) is None:
            raise Refusal("refused-lobby-absent")
        free = len(terms_in(lobby.terms).people) - len(lobby.seats)
        if free:
            raise Refusal("refused-lobby-not-full", count=free)
        await _begin(interaction, lobby, lobby.seats)


@ACTS.on("lobby:cancel:{lobby_id}")
async def _cancel(interaction: Interaction, lobby_id: int) -> None:
    """For the host, and for whoever looks after the channel."""
    async with _opened(interaction, lobby_id, for_one=False) as lobby:
        may = interaction.user.id == lobby.host_id or interaction.permissions.manage_messages
        if not may:
            raise Refusal("refused-lobby-not-host", host=harmless(lobby.host_name))
        await _close(interaction, lobby, LobbyState.CANCELLED)


@ACTS.on("lobby:deck:{lobby_id}")
async def _deck(interaction: Interaction, lobby_id: int) -> None:
    """The deck for the own seat; at a challenge, accept with it."""
    chosen = choice_in(interaction)
    row = await interaction.client.store.lobbies.lobby(lobby_id)
    if row is None or row.invited_id is not None:
        await _accept(interaction, lobby_id, chosen)
        return
    async with _opened(interaction, lobby_id, for_one=False) as lobby:
        terms_in(lobby.terms).check_pick(chosen)
        change = await interaction.client.store.lobbies.choose(
            lobby.id, interaction.user.id, chosen
        )
        await _changed(interaction, lobby.id, change)


# ------------------------------------------------------------------ a challenge


@ACTS.on("lobby:accept:{lobby_id}")
async def _accept(interaction: Interaction, lobby_id: int, pick: str = "") -> None:
    user = interaction.user
    async with _opened(interaction, lobby_id, for_one=True) as lobby:
        if user.id != lobby.invited_id:
            raise Refusal("refused-not-challenged")
        terms = terms_in(lobby.terms)
        terms.check_pick(pick)
        name = lobby.invited_name or user.display_name
        seat = LobbySeat(seat=terms.people[1], user_id=user.id, name=name, pick=pick)
        await _begin(interaction, lobby, [*lobby.seats, seat])


@ACTS.on("lobby:decline:{lobby_id}")
async def _decline(interaction: Interaction, lobby_id: int) -> None:
    async with _opened(interaction, lobby_id, for_one=True) as lobby:
        if interaction.user.id != lobby.invited_id:
            raise Refusal("refused-not-challenged")
        await _close(interaction, lobby, LobbyState.DECLINED)


@ACTS.on("lobby:withdraw:{lobby_id}")
async def _withdraw(interaction: Interaction, lobby_id: int) -> None:
    async with _opened(interaction, lobby_id, for_one=True) as lobby:
        if interaction.user.id != lobby.host_id:
            raise Refusal("refused-not-challenger", challenger=harmless(lobby.host_name))
        await _close(interaction, lobby, LobbyState.WITHDRAWN)


ACTS.on("lobby:{team}:{lobby_id}")(_sit_down)  # after all other acts


# ------------------------------------------------------------------ the same for both


@asynccontextmanager
async def _opened(
    interaction: Interaction, lobby_id: int, *, for_one: bool
) -> AsyncIterator[Lobby]:
    """The lobby if it is open, for this act alone. One whose time is over expires now. Raises
    `Refusal`; `for_one`: the button was that of a challenge."""
    closed = Refusal("refused-challenge-closed" if for_one else "refused-lobby-closed")
    client = interaction.client
    async with _LOCKS[lobby_id]:
        lobby = await client.store.lobbies.lobby(lobby_id)
        if lobby is None or for_one != (lobby.invited_id is not None):
            raise closed
        if lobby.state == LobbyState.OPEN and lobby.expires_at <= client.now():
            await client.store.lobbies.close(lobby.id, LobbyState.EXPIRED)
            lobby.state = LobbyState.EXPIRED
        if lobby.state != LobbyState.OPEN:
            await _show(interaction, lobby)
            raise closed
        yield lobby


async def _changed(interaction: Interaction, lobby_id: int, change: Change) -> None:
    """Show what has become of a wish. Raises `Refusal` where it was not granted."""
    lobby = await interaction.client.store.lobbies.lobby(lobby_id)
    assert lobby is not None, "lobbies stay"
    await _show(interaction, lobby)
    if change == "taken":
        raise Refusal(f"{terms_in(lobby.terms).picks_are}-taken")
    if change != "done":
        raise Refusal(f"refused-lobby-{change}")


async def _show(interaction: Interaction, lobby: Lobby) -> None:
    """The message as it should be now."""
    texts, where = texts_in(lobby.language), ""
    if lobby.match_id is not None:
        match = await interaction.client.matches.get(lobby.match_id)
        where = texts("in-channel", channel=f"<#{match.row.channel_id}>")
    await interaction.edit_original_response(view=LobbyView(lobby, texts, where))


async def _close(interaction: Interaction, lobby: Lobby, state: LobbyState) -> None:
    if not await interaction.client.store.lobbies.close(lobby.id, state):
        raise Refusal(_closed_key(lobby))
    lobby.state = state
    await _show(interaction, lobby)


async def _begin(interaction: Interaction, lobby: Lobby, seats: Sequence[LobbySeat]) -> None:
    """Everybody is there: the lobby becomes a match."""
    client = interaction.client
    match = first_match(
        terms_in(lobby.terms),
        [Seat(seat=seat.seat, user_id=seat.user_id, name=seat.name) for seat in seats],
        {seat.seat: seat.pick for seat in seats},  # type: ignore[misc]
        language=lobby.language,
        guild_id=lobby.guild_id,
        channel_id=lobby.channel_id,
        message_id=interaction.message.id if interaction.message else lobby.message_id,
        now=client.now(),
    )
    match.setup = await with_belongings(match, client.store)
    if not await client.store.lobbies.start(lobby.id, lobby.version, match):
        raise Refusal(_closed_key(lobby))
    lobby.state = LobbyState.STARTED
    try:
        await _show(interaction, lobby)
    finally:
        client.begun(match.id)


def _closed_key(lobby: Lobby) -> str:
    return "refused-lobby-closed" if lobby.invited_id is None else "refused-challenge-closed"


async def expire_lobbies(client: App) -> None:
    """End the lobbies whose time is over, and show it."""
    for lobby in await client.store.lobbies.overdue(client.now()):
        async with _LOCKS[lobby.id]:
            await _expire(client, lobby)


async def _expire(client: App, lobby: Lobby) -> None:
    closed = await client.store.lobbies.close(lobby.id, LobbyState.EXPIRED)
    if not closed or lobby.message_id is None:
        return
    lobby.state = LobbyState.EXPIRED
    with left_undone("expired lobby not shown", lobby=lobby.id):
        view = LobbyView(lobby, texts_in(lobby.language))
        await client.channel_of(lobby).get_partial_message(lobby.message_id).edit(view=view)
