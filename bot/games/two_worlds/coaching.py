"""Comments for practice: what ending a turn would do, and what decided a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from engine.core import SEATS, Seat
from engine.two_worlds import events as e
from engine.two_worlds import turn
from engine.two_worlds.actions import END
from engine.two_worlds.board import COLUMNS, cell_name, cell_named, progress
from engine.two_worlds.match import Match
from texts import Texts
from texts.two_worlds.names import named, on_cell

_LAST = COLUMNS - 1


def forecast(match: Match, seat: Seat, names: SeatNames, texts: Texts) -> str:
    """Return whether the end of this turn wins, or the end of the opponent's would.

    Empty if neither, or if the seat can't end the turn now.
    """
    if END not in match.legal_actions(seat):
        return ""
    own = SEATS.index(seat)
    if _through(match, own):
        return texts("two-worlds-foresee-won")
    after = match.copy()
    after.turn += 1
    turn.advance(after)
    through = _through(after, 1 - own)
    if not through:
        return ""
    warrior = on_cell(after.at(through[0]).card.id, cell_name(through[0]), texts)
    player = bold(names)[SEATS[1 - own]]
    return texts("two-worlds-foresee-lost", warrior=warrior, player=player)


def _through(match: Match, number: int) -> list[int]:
    """Return the last cells that have warriors of a seat."""
    return [cell for cell, _ in match.fighters(number) if progress(number, cell) == _LAST]


def decided(events: Sequence[e.Event], seat: Seat, number: int, texts: Texts) -> str:
    """Name the warrior that broke through; empty if the match ended otherwise."""
    over = events[-1]
    if not isinstance(over, e.Ended) or over.reason != "breakthrough":
        return ""
    (winner,) = over.winners
    came = [
        event.card
        for event in events
        if isinstance(event, e.Advanced | e.Moved) and event.seat == winner
        if progress(SEATS.index(winner), cell_named(event.to)) == _LAST
    ]
    if not came:
        return ""
    facts = {"warrior": named(came[-1], texts), "turn": number}
    return texts("two-worlds-decided", won="yes" if winner == seat else "no", **facts)
