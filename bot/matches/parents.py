"""What a match comes from: the one that had prepared it, and what had prepared that."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from bot.house import TABLES
from bot.matches import LiveMatch, MatchManager, UnreadableMatch
from bot.store import Match
from bot.store.result import PREPARED
from engine.core import Seat
from texts import Texts


async def iterate_parents(
    matches: MatchManager, row: Match
) -> AsyncIterator[tuple[LiveMatch, dict[Seat, Seat]]]:
    """Iterate over all that the match of this row comes from, the nearest first.

    Each comes with the seats here and there. Raises `UnreadableMatch`.
    """
    seats: dict[Seat, Seat] = {seat.seat: seat.seat for seat in row.seats}  # type: ignore[misc]
    while row.succession is not None:
        there = row.succession.seats
        seats = {seat: there[child] for seat, child in seats.items() if child in there}  # type: ignore[misc]
        above = await matches.get(row.succession.parent_id)
        yield above, seats
        row = above.row


async def preparation_of(matches: MatchManager, match: LiveMatch) -> LiveMatch | None:
    """Return what has only prepared this match: a draft, a choice of races. None elsewhere."""
    with suppress(UnreadableMatch):
        async for above, _ in iterate_parents(matches, match.row):
            return above if is_preparation(above) else None
    return None


def is_preparation(match: LiveMatch) -> bool:
    """Return whether the match is over and was there to prepare another one."""
    return match.outcome is not None and match.outcome.reason == PREPARED


async def describe_part(matches: MatchManager, match: LiveMatch, texts: Texts) -> str:
    """Tell which part of something larger it is: a duel of a league. Empty where it is none."""
    with suppress(UnreadableMatch):  # the duels of a league are played all the same
        async for above, seats in iterate_parents(matches, match.row):
            text = TABLES[above.game.id].part(seats, above.names, texts)
            if text:
                return text
    return ""
