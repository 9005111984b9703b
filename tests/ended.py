"""Results of matches that tests put into the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.store import MatchResult, Seat, SeatResult

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def result(winners: str, reason: str, seats: Sequence[Seat] | None = None) -> MatchResult:
    """Return the result of a match of these seats (Ann's and Bob's) with these winners."""
    if seats is None:
        seats = [Seat(seat="A", user_id=10, name="Ann"), Seat(seat="B", user_id=11, name="Bob")]
    return MatchResult(
        game="clash",
        format="preconstructed",
        mode="duel",
        reason=reason,
        turns=3,
        began_at=NOON,
        ended_at=NOON,
        seats=tuple(
            SeatResult(
                seat=each.seat,
                name=each.name,
                user_id=each.user_id,
                strength=each.thinks,
                team=number,
                placement=_placement(each.seat, winners, reason),
            )
            for number, each in enumerate(seats)
        ),
    )


def _placement(seat: str, winners: str, reason: str) -> int | None:
    if not winners:
        return None if reason == "abandoned" else 1
    return 1 if seat in winners else 1 + len(winners)
