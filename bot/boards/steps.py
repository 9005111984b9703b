"""The steps of a match: what each shows and says, to any spectator.

A step is the state after a move; step 0 is the beginning.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.boards.message import animate, off_the_board, result_text
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch
from bot.store import Motion
from bot.ui.escaping import escape_markdown, shorten_name
from engine.core import Seat
from images.picture import Drawing
from texts import Texts


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its number, the step at which it begins, and who moves first in it, or None."""

    number: int
    begins: int
    seat: Seat | None


def find_turns(match: LiveMatch) -> list[Turn]:
    """Return the turns with moves, in order, including the one at the beginning and at the end."""
    numbers = [match.turns[0].number, *(move.turn_number for move in match.moves)]
    movers: list[Seat | None] = [*(move.seat for move in match.moves), None]
    return [
        Turn(number, step, movers[step])
        for step, number in enumerate(numbers)
        if not step or numbers[step - 1] != number
    ]


def draw_step(match: LiveMatch, step: int, texts: Texts, motion: Motion) -> Drawing:
    """Draw a move that ended a turn as an animation, any other step as the board after it."""
    animation = None
    if step and motion is Motion.ANIMATION and match.moves[step - 1].ended:
        animation = animate(match, step - 1, texts, end=step)
    at_end = step == len(match.moves)
    view = match.view(None) if at_end else match.before(step).view(None)
    events = match.moves[step - 1].events if step else match.opening
    return animation or GAME_UIS[match.game.id].board(view, events, match.names, texts)


def describe_step(match: LiveMatch, step: int, texts: Texts) -> list[str]:
    """Return lines about a step; for the beginning, the introduction."""
    ui = GAME_UIS[match.game.id]
    if step:
        return ui.story(match.moves[step - 1].events, match.names, texts)
    return ui.introduction(match.row.setup, match.names, texts)


def title_of(match: LiveMatch, texts: Texts) -> str:
    """Return the players' names as a title."""
    players = " – ".join(escape_markdown(name) for name in match.names.values())
    return texts("log-title", players=players)


def ending_of(match: LiveMatch, texts: Texts) -> str:
    """Return how the match ended, with names instead of mentions; empty while it is running."""
    if match.outcome is None:
        return ""
    names = {seat: escape_markdown(name) for seat, name in match.names.items()}
    ended = result_text(match, match.outcome, names, texts)
    return "\n".join(dict.fromkeys([*off_the_board(match, texts), ended]))


def name_of_turn(match: LiveMatch, turn: Turn, texts: Texts) -> str:
    """Return the label of a turn; one without a move is the end or the present state."""
    if turn.seat is not None:
        player = shorten_name(match.names[turn.seat], 40)
        return texts("replay-turn", turn=turn.number, player=player)
    return texts("replay-now" if match.outcome is None else "replay-end")
