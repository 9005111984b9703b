"""The turn of a match that a page is made of, chosen by its picture."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.session import drawing_of
from bot.grimoire.upload import drafted, refusal_of, turn_of, turns_of
from bot.house import page_tables
from bot.matches import LiveMatch
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, GREEN, Acts, Button, Row, Select, controls, option
from engine.documents import DocumentError
from texts import Texts

ACTS = Acts(Answer.PANEL)
LISTED = 25
"""Turns in the list at once, as many as it takes: those around the one that is shown."""


async def own_match(interaction: Interaction, typed: str) -> LiveMatch:
    """Return a match that this person has played to its end. Raises `Refusal`."""
    number = parse_number(typed.strip().lstrip("#"))
    if number is None:
        raise Refusal("refused-no-such-match")
    found = await interaction.client.matches.get(number)
    if found.seat_of(interaction.user.id) is None or found.row.game not in page_tables():
        raise Refusal("refused-no-such-match")
    if found.outcome is None:
        raise Refusal("refused-match-not-over")
    return found


async def choose_turn(interaction: Interaction, match: LiveMatch, turn: int | None = None) -> None:
    """Show the turn, at first the last one, with the ways to others. Raises `Refusal`."""
    texts, turns = texts_for(interaction), [*turns_of(match)]
    if not turns:
        raise Refusal("refused-no-such-turn", turn=turn or 1)
    turn = turns[-1] if turn is None else turn
    try:
        page, _ = drafted(turn_of(match, turn), {}, _named(match, turn, texts), "", texts)
    except DocumentError as fault:
        raise refusal_of(fault) from None
    picture = await draw_picture_for(interaction, drawing_of(page, texts))
    place = turns.index(turn)
    players = " – ".join(escape_markdown(name) for name in match.names.values())
    await respond(
        interaction,
        f"{texts('log-title', players=players)}\n{texts('create-which-turn')}",
        gallery(picture),
        _turn_list(match, turns, place, texts),
        controls(
            _way(match, turns, place, -1, texts("button-replay-back")),
            _way(match, turns, place, 1, texts("button-replay-on")),
            Button(f"turn:make:{match.id}:{turn}", texts("button-make-page"), GREEN),
        ),
        picture=picture,
    )


@ACTS.on("turn:show:{match_id}:{turn}:{}")
async def _show(interaction: Interaction, match_id: int, turn: int) -> None:
    """Go to another turn."""
    await choose_turn(interaction, await own_match(interaction, str(match_id)), turn)


@ACTS.on("turn:list:{match_id}")
async def _go(interaction: Interaction, match_id: int) -> None:
    """Go to the turn that was chosen in the list."""
    match = await own_match(interaction, str(match_id))
    await choose_turn(interaction, match, parse_number(read_choice(interaction)))


def _named(match: LiveMatch, turn: int, texts: Texts) -> str:
    step = turns_of(match)[turn]
    mover = match.moves[step].seat if step < len(match.moves) else match.state.to_act()[0]
    return texts("replay-turn", turn=turn, player=match.names[mover])


def _turn_list(match: LiveMatch, turns: list[int], place: int, texts: Texts) -> Row:
    first = max(0, min(place - LISTED // 2, len(turns) - LISTED))
    options = [
        option(str(each), _named(match, each, texts), chosen=each == turns[place])
        for each in turns[first : first + LISTED]
    ]
    return controls(Select(f"turn:list:{match.id}", options, texts("replay-turns")))


def _way(match: LiveMatch, turns: list[int], place: int, step: int, label: str) -> Button:
    """Return the button to the turn before or after; at an end there is none."""
    there = 0 <= place + step < len(turns)
    to = turns[place + step] if there else turns[place]
    return Button(f"turn:show:{match.id}:{to}:{step}", label, BLUE, disabled=not there)
