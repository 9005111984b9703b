"""Handlers of a lobby's buttons and selects: join, leave, choose a deck, seat the bot.

Also: accept or decline a challenge.
"""

from __future__ import annotations

from bot.app import Interaction
from bot.blocks import check_together
from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.lobby.alone import begin_practice, check_strength
from bot.lobby.options import game_of
from bot.lobby.seating import begin, join, lock_open_lobby, settle, show
from bot.lobby.view import ALL, NO_BOTS, free_seats
from bot.moderators import is_moderator, make_entry
from bot.store import Action, Change, Lobby, LobbySeat, LobbyState
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.received import read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import Handlers
from opponents.thinkers import strengths_of

HANDLERS = Handlers()


@HANDLERS.on("play:now:{game}", Answer.PRIVATE, begins="practice")
async def _play_now(interaction: Interaction, game: str) -> None:
    """Begin a first practice match against the weakest bot."""
    match_options = await game_of(interaction, game)
    weakest = strengths_of(match_options.game)[0]
    await begin_practice(interaction, match_options.settings("practice", {}, None), weakest)


# ------------------------------------------------------------------ open lobbies


@HANDLERS.on("lobby:join:{lobby_id}", begins="lobby")
async def _sit_down(interaction: Interaction, lobby_id: int, team: str = "") -> None:
    """Take a free seat. If `team` is given (seat names such as `ac`), take one of that team's."""
    team = team.upper()
    async with lock_open_lobby(interaction, lobby_id, for_one=False) as lobby:
        settings = read_match_settings(lobby.settings)
        if team and tuple(team) not in settings.teams:
            raise Refusal("refused-unknown-button")
        await join(interaction, lobby, tuple(team) or settings.people)


@HANDLERS.on("lobby:leave:{lobby_id}")
async def _leave(interaction: Interaction, lobby_id: int) -> None:
    async with lock_open_lobby(interaction, lobby_id, for_one=False) as lobby:
        change = await interaction.client.store.lobbies.leave(lobby.id, interaction.user.id)
        await _changed(interaction, lobby.id, change)


@HANDLERS.on("lobby:cancel:{lobby_id}")
async def _cancel(interaction: Interaction, lobby_id: int) -> None:
    """Cancel the lobby. Only its host and moderators can do so."""
    async with lock_open_lobby(interaction, lobby_id, for_one=False) as lobby:
        if interaction.user.id == lobby.host_id:
            await _close(interaction, lobby, LobbyState.CANCELLED)
        elif await is_moderator(interaction):
            await _close(interaction, lobby, LobbyState.CLOSED)
        else:
            raise Refusal("refused-lobby-not-host", host=escape_markdown(lobby.host_name))


@HANDLERS.on("lobby:deck:{lobby_id}", begins="duel")
async def _deck(interaction: Interaction, lobby_id: int) -> None:
    """Choose the deck for the player's seat.

    A player without a seat joins the lobby with this deck, or accepts the challenge.
    """
    chosen = read_choice(interaction)
    row = await interaction.client.store.lobbies.lobby(lobby_id)
    if row is None or row.invited_id is not None:
        await _accept(interaction, lobby_id, chosen)
        return
    async with lock_open_lobby(interaction, lobby_id, for_one=False) as lobby:
        settings = read_match_settings(lobby.settings)
        if lobby.seat_of(interaction.user.id) is None:
            await join(interaction, lobby, settings.people, chosen)
            return
        settings.check_pick(chosen)
        store = interaction.client.store.lobbies
        change = await store.choose(lobby.id, interaction.user.id, chosen)
        await _changed(interaction, lobby.id, change)


@HANDLERS.on("lobby:bot:{lobby_id}", begins="lobby")
async def _seat_bot(interaction: Interaction, lobby_id: int) -> None:
    """Give the bot the next free seat, all free seats or none. Only a player in the lobby can."""
    strength, _, how_many = read_choice(interaction).partition(":")
    async with lock_open_lobby(interaction, lobby_id, for_one=False) as lobby:
        if lobby.seat_of(interaction.user.id) is None:
            raise Refusal("refused-lobby-absent")
        if strength == NO_BOTS:
            await settle(interaction, lobby, lobby.seats, {})
            return
        settings = read_match_settings(lobby.settings)
        check_strength(settings.game, strength, texts_for(interaction))
        free = free_seats(lobby, settings)
        chosen = free if how_many == ALL else free[:1]
        bots = (lobby.bots or {}) | dict.fromkeys(chosen, strength)
        await settle(interaction, lobby, lobby.seats, bots)


# ------------------------------------------------------------------ a challenge


@HANDLERS.on("lobby:accept:{lobby_id}", begins="duel")
async def _accept(interaction: Interaction, lobby_id: int, pick: str = "") -> None:
    async with lock_open_lobby(interaction, lobby_id, for_one=True) as lobby:
        await accept(interaction, lobby, pick)


async def accept(interaction: Interaction, lobby: Lobby, pick: str = "") -> None:
    """Accept the challenge for the invited player, with this pick. Raises `Refusal`."""
    user, settings = interaction.user, read_match_settings(lobby.settings)
    if user.id != lobby.invited_id:
        raise Refusal("refused-not-challenged")
    await check_together(interaction, [lobby.host_id])
    settings.check_pick(pick)
    name = lobby.invited_name or name_of(user)
    free = next(seat for seat in settings.people if seat != lobby.seats[0].seat)
    seat = LobbySeat(seat=free, user_id=user.id, name=name, pick=pick)
    await begin(interaction, lobby, [*lobby.seats, seat])


@HANDLERS.on("lobby:decline:{lobby_id}")
async def _decline(interaction: Interaction, lobby_id: int) -> None:
    async with lock_open_lobby(interaction, lobby_id, for_one=True) as lobby:
        if interaction.user.id != lobby.invited_id:
            raise Refusal("refused-not-challenged")
        await _close(interaction, lobby, LobbyState.DECLINED)


@HANDLERS.on("lobby:withdraw:{lobby_id}")
async def _withdraw(interaction: Interaction, lobby_id: int) -> None:
    async with lock_open_lobby(interaction, lobby_id, for_one=True) as lobby:
        if interaction.user.id != lobby.host_id:
            raise Refusal("refused-not-challenger", challenger=escape_markdown(lobby.host_name))
        await _close(interaction, lobby, LobbyState.WITHDRAWN)


@HANDLERS.on("lobby:drop:{lobby_id}")
async def _drop(interaction: Interaction, lobby_id: int) -> None:
    """Cancel the player's lobby or challenge from any channel: its message may be out of reach."""
    row = await interaction.client.store.lobbies.lobby(lobby_id)
    for_one = row is not None and row.invited_id is not None
    async with lock_open_lobby(interaction, lobby_id, for_one=for_one, elsewhere=True) as lobby:
        if interaction.user.id != lobby.host_id:
            raise Refusal("refused-not-yours")
        await _close(interaction, lobby, LobbyState.WITHDRAWN if for_one else LobbyState.CANCELLED)
    await respond(interaction, texts_for(interaction)("lobby-dropped"))


HANDLERS.on("lobby:{team}:{lobby_id}", begins="lobby")(_sit_down)  # after all other handlers


# ------------------------------------------------------------------ lobbies and challenges


async def _changed(interaction: Interaction, lobby_id: int, change: Change) -> None:
    """Show the lobby after a change. Raises `Refusal` if the change was not possible."""
    lobby = await interaction.client.store.lobbies.lobby(lobby_id)
    assert lobby is not None, "lobbies stay"
    await show(interaction, lobby)
    if change == "taken":
        raise Refusal(f"{read_match_settings(lobby.settings).picks_are}-taken")
    if change != "done":
        raise Refusal(f"refused-lobby-{change}")


async def _close(interaction: Interaction, lobby: Lobby, state: LobbyState) -> None:
    entry = None
    if state == LobbyState.CLOSED:
        of = Action.CLOSE, lobby.subject, lobby.id, lobby.names
        entry = make_entry(interaction, *of, channel_id=lobby.channel_id)
    if not await interaction.client.store.lobbies.close(lobby.id, state, entry):
        closed = "refused-lobby-closed" if lobby.invited_id is None else "refused-challenge-closed"
        raise Refusal(closed)
    lobby.state = state
    await show(interaction, lobby)
