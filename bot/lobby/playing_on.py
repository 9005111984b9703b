"""*Play on from here*: a new match that begins with a turn of a finished one.

It is played against the bot or a friend, and counts nowhere. Its settings name the turn
(`MatchSettings.played_on`), so that challenges and rematches of it work as those of any match; the
position is made when it begins (`find_turn`).
"""

from __future__ import annotations

from dataclasses import replace

from bot.app import Interaction
from bot.boards.turn_starts import TurnStart, check_all_may_know, watched_turn
from bot.errors import Refusal
from bot.faults import tolerate_discord_faults
from bot.game_api import GAME_UIS, read_match_settings
from bot.game_api.match_options import MatchSettings, PlayedOn
from bot.lobby.alone import begin_practice, is_private
from bot.lobby.opening import invite
from bot.lobby.options import strength_name
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.places import member_of
from bot.ui.received import read_user_id
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, Button, Handlers, MemberSelect, controls
from opponents.thinkers import strengths_of

HANDLERS = Handlers(Answer.PANEL)


@HANDLERS.on("onward:ask:{match_id}:{turn_number}", Answer.PRIVATE)
async def _ask(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Show the position and ask whom to play. Raises `Refusal`."""
    start, texts = await _turn(interaction, match_id, turn_number), texts_for(interaction)
    match, about = start.match, f"{match_id}:{turn_number}"
    view = match.before(start.step).view(None)
    board = GAME_UIS[match.game.id].board(view, start.events, match.names, texts)
    picture = await draw_picture_for(interaction, board)
    strengths = [
        Button(
            f"onward:bot:{about}:{strength}",
            texts("button-play-on-bot", strength=strength_name(match.game.id, strength, texts)),
            BLUE,
        )
        for strength in strengths_of(match.game.id)
    ]
    friends = [MemberSelect(f"onward:friend:{about}", texts("start-person"))]
    has_friends = len(match.names) == 2 and not match.row.private and interaction.guild_id
    await respond(
        interaction,
        texts("play-on-title", turn=turn_number),
        gallery(picture),
        texts("play-on-about", player=escape_markdown(match.names[start.seat])),
        controls(*strengths),
        controls(*(friends if has_friends else ())),
        picture=picture,
    )


@HANDLERS.on("onward:bot:{match_id}:{turn_number}:{strength}", begins="practice")
async def _against_bot(
    interaction: Interaction, match_id: int, turn_number: int, strength: str
) -> None:
    """Play on against the bot, which takes all other seats. Raises `Refusal`."""
    start = await _turn(interaction, match_id, turn_number)
    private = await is_private(interaction, True if start.match.row.private else None)
    if not private:
        check_all_may_know(interaction, start.match)
    settings = replace(_settings(start), clock=None)
    if not await begin_practice(interaction, settings, strength, private=private):
        await _tell_begun(interaction)


@HANDLERS.on("onward:friend:{match_id}:{turn_number}", begins="duel")
async def _against_friend(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Challenge the chosen member to play on. Raises `Refusal`."""
    start = await _turn(interaction, match_id, turn_number)
    check_all_may_know(interaction, start.match)
    friend = await member_of(interaction, read_user_id(interaction))
    await invite(interaction, friend, _settings(start))
    await _tell_begun(interaction)


async def _tell_begun(interaction: Interaction) -> None:
    with tolerate_discord_faults("play-on panel not put away"):  # it has begun anyway
        await respond(interaction, texts_for(interaction)("start-done"))


async def _turn(interaction: Interaction, match_id: int, turn_number: int) -> TurnStart:
    """Return a turn from which the user may play on. Raises `Refusal`."""
    start = await watched_turn(interaction, match_id, turn_number)
    if not start.can_be_played_on:
        raise Refusal("refused-not-played-on")
    return start


def _settings(start: TurnStart) -> MatchSettings:
    """Return the settings of the match, played on from this turn and unrated."""
    played_on = PlayedOn(start.match.id, start.number, start.seat)
    settings = read_match_settings(start.match.row.settings)
    return replace(settings, played_on=played_on, rated=False, lacks_clock=False)
