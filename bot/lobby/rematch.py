"""Rematches: one more game on the same settings for the same players.

It begins when all of them have pressed *Rematch*.
"""

from __future__ import annotations

from bot.app import Interaction
from bot.boards.panel import Panels
from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.lobby.alone import begin_practice, begin_solo
from bot.lobby.handlers import accept
from bot.lobby.opening import invite, open_lobby
from bot.lobby.seating import is_still_open, join, lock_open_lobby
from bot.matches import LiveMatch
from bot.store import Lobby
from bot.store.personal import is_former
from bot.ui.places import check_place, member_of
from bot.ui.replies import notify, texts_for
from bot.ui.router import Handlers
from engine.core import Seat
from opponents.thinkers import harder_than

HANDLERS = Handlers()


@HANDLERS.on("match:harder:{match_id}", begins="practice")
async def _harder(interaction: Interaction, match_id: int) -> None:
    """Practise again, against the next stronger bot. Raises `Refusal`."""
    match = await interaction.client.matches.get(match_id)
    match.seat_for(interaction.user.id)
    game = read_match_settings(match.row.settings).game
    stronger = match.practice and harder_than(game, match.practice)
    if stronger is None:
        raise Refusal("refused-unknown-button")
    await _practise(interaction, match, stronger)


@HANDLERS.on("match:rematch:{match_id}", begins="duel")
async def _rematch(interaction: Interaction, match_id: int) -> None:
    # Of two players who press at the same moment, the second finds the first one's request.
    async with interaction.client.locks["rematch", match_id]:
        await _once_more(interaction, match_id)


async def _once_more(interaction: Interaction, match_id: int) -> None:
    """Begin one more game: at once if the others are bots or an AI, else with the other players."""
    match = await interaction.client.matches.get(match_id)
    seat = match.seat_for(interaction.user.id)
    if not match.row.private:
        check_place(interaction, match.row)
    settings = read_match_settings(match.row.settings)
    others = [other for other in settings.people if other != seat]
    bots = match.bots(interaction.client.me.id)
    if not others:
        await begin_solo(interaction, settings, private=match.row.private)
    elif len(bots) == len(others) and not settings.together:
        await _practise(interaction, match, bots[others[0]])
    elif len(others) > 1 or settings.together:
        await _at_a_table(interaction, match, seat, settings)
    else:
        await _of_two(interaction, match.user_in(others[0]), settings)


async def _practise(interaction: Interaction, match: LiveMatch, strength: str) -> None:
    """Begin one more practice match. A private one uses the panel of the previous match."""
    if not match.row.private:
        check_place(interaction, match.row)
    interaction.client.part(Panels).let_go(match.id, interaction.user.id)
    settings = read_match_settings(match.row.settings)
    await begin_practice(interaction, settings, strength, private=match.row.private)


async def _of_two(interaction: Interaction, other: int | None, settings: MatchSettings) -> None:
    """Challenge the other player, or accept their challenge on these settings.

    Raises `Refusal`.
    """
    user, lobbies = interaction.user, interaction.client.store.lobbies
    asked = await lobbies.between(user.id, other or 0)
    if asked is None or not await is_still_open(interaction.client, asked):
        await invite(interaction, await member_of(interaction, other), settings)
        return
    if asked.settings != settings.document() or asked.channel_id != interaction.channel_id:
        raise Refusal("refused-already-challenged")
    if asked.host_id == user.id:
        raise Refusal("refused-rematch-waits")
    async with lock_open_lobby(interaction, asked.id, for_one=True) as lobby:
        await accept(interaction, lobby)
    await _notify_begun(interaction, asked)


async def _at_a_table(
    interaction: Interaction, match: LiveMatch, seat: Seat, settings: MatchSettings
) -> None:
    """Join the lobby that another player has opened for this rematch, or open it.

    The player keeps their seat, and so does the bot; the other players are pinged. Raises
    `Refusal`.
    """
    waiting = await _lobby_of(interaction, match)
    place = seat if seat in settings.people else settings.people[0]
    if waiting is None:
        bots = match.bots(interaction.client.me.id)
        people = [match.user_in(each) for each in match.people if each != seat]
        called = [each for each in people if each is not None and not is_former(each)]
        await open_lobby(
            interaction, settings, seat=place, bots=bots, rematch_of=match.id, called=called
        )
        return
    if waiting.seat_of(interaction.user.id) is not None:
        raise Refusal("refused-rematch-waits")
    async with lock_open_lobby(interaction, waiting.id, for_one=False) as lobby:
        free = [place, *(other for other in settings.people if other != place)]
        begun = await join(interaction, lobby, free)
    if begun is not None:
        await _notify_begun(interaction, waiting)


async def _lobby_of(interaction: Interaction, match: LiveMatch) -> Lobby | None:
    """Find the open lobby in this channel that is the rematch of a match."""
    for lobby in await interaction.client.store.lobbies.open_lobbies(interaction.guild_id):
        again = lobby.rematch_of == match.id and lobby.channel_id == interaction.channel_id
        if again and await is_still_open(interaction.client, lobby):
            return lobby
    return None


async def _notify_begun(interaction: Interaction, lobby: Lobby) -> None:
    where = texts_for(interaction)("in-channel", channel=f"<#{lobby.channel_id}>")
    await notify(interaction, texts_for(interaction)("rematch-begins", where=where))
