"""Make the result of a match, from its rows and its outcome."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.game_api import plugin_of, plugins, read_match_settings
from bot.game_api.match_options import MatchSettings
from bot.matches.live import LiveMatch
from bot.store import MatchResult, Outline, Seat, SeatResult
from bot.store.result import PREPARED
from engine.core import Outcome
from engine.record import ABANDONED

_UNPLACED = (ABANDONED, PREPARED)
"""Reasons of ends without a winner that aren't draws."""
_WORDS = re.compile(r"\w+")


def make_result(match: LiveMatch, outcome: Outcome, ended_at: datetime) -> MatchResult:
    """Return the result of a match whose next move ends it with this outcome."""
    row, settings = match.row, read_match_settings(match.row.settings)
    return MatchResult(
        game=row.game,
        format=settings.format,
        mode=settings.mode,
        reason=outcome.reason,
        turns=match.turn.number,
        began_at=row.created_at,
        ended_at=ended_at,
        seats=_seat_results(
            row.seats, sides_of(row.seats, settings), outcome, match.left, _cards_of(match)
        ),
        offer=settings.game,
        play="" if outcome.reason == PREPARED or settings.played_on else settings.play,
        rated=settings.rated,
    )


def make_result_without_moves(
    outline: Outline, seats: Sequence[Seat], ended_at: datetime
) -> MatchResult:
    """Return the result of a match that was abandoned because it can't be read any more."""
    return MatchResult(
        game=outline.game,
        format="",
        mode="",
        reason=ABANDONED,
        turns=0,
        began_at=outline.created_at,
        ended_at=ended_at,
        seats=_seat_results(seats, [(seat.seat,) for seat in seats], Outcome((), ABANDONED)),
        offer=next((each.match_options.game for each in plugins() if outline.game in each.uis), ""),
        play="table",
    )


def sides_of(seats: Sequence[Seat], settings: MatchSettings) -> Sequence[Sequence[str]]:
    """Return the sides of the seats of this match.

    The duels of a league have fewer seats than its settings: there each seat is a side.
    """
    here = [seat.seat for seat in seats]
    sides = settings.sides
    return sides if {*here} == {seat for side in sides for seat in side} else [(at,) for at in here]


def _seat_results(
    seats: Sequence[Seat],
    sides: Sequence[Sequence[str]],
    outcome: Outcome,
    left: Sequence[str] = (),
    cards: Mapping[str, Sequence[str]] = {},
) -> tuple[SeatResult, ...]:
    teams = {seat: number for number, side in enumerate(sides) for seat in side}
    return tuple(
        [
            SeatResult(
                seat=seat.seat,
                name=seat.name,
                user_id=seat.user_id,
                strength=seat.thinks,
                team=teams[seat.seat],
                placement=_placement(seat.seat, outcome),
                left=seat.seat in left,
                cards=tuple(cards.get(seat.seat, ())),
            )
            for seat in seats
        ]
    )


def _cards_of(match: LiveMatch) -> dict[str, list[str]]:
    """Return the cards that the moves of each seat name, in the order of their ids.

    A move names a card by its id, whatever else it says (`formats.md`, Moves).
    """
    book = plugin_of(match.row.game).cards
    known = {card_id for card_id, _ in book.cards} if book is not None else set()
    named: dict[str, set[str]] = {}
    for move in match.moves:
        named.setdefault(move.seat, set()).update(known.intersection(_WORDS.findall(move.text)))
    return {seat: sorted(cards) for seat, cards in named.items()}


def _placement(seat: str, outcome: Outcome) -> int | None:
    """Return the place of a seat; None if no seat is placed.

    Games know only winners and others: the others share the place after all winners.
    """
    if not outcome.winners:
        return None if outcome.reason in _UNPLACED else 1
    return 1 if seat in outcome.winners else 1 + len(outcome.winners)
