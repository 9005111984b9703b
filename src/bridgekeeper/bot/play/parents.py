"""What a match comes from: the one that had prepared it, and what had prepared that."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from ...engine.core import Seat
from ...texts import Texts
from ..games import TABLES
from ..matches import LiveMatch

if TYPE_CHECKING:
    from ..client import Bridgekeeper


async def parents(
    client: Bridgekeeper, match: LiveMatch
) -> AsyncIterator[tuple[LiveMatch, dict[Seat, Seat]]]:
    """All that the match comes from, the nearest first, with the seats here and there."""
    seats: dict[Seat, Seat] = {seat: seat for seat in match.names}
    above = match
    while above.row.succession is not None:
        there = above.row.succession.seats
        seats = {seat: there[each] for seat, each in seats.items() if each in there}  # type: ignore[misc]
        above = await client.matches.get(above.row.succession.parent_id)
        yield above, seats


async def part_told(client: Bridgekeeper, match: LiveMatch, texts: Texts) -> str:
    """Which part of something larger it is: a duel of a league. Empty where it is none."""
    async for above, seats in parents(client, match):
        told = TABLES[above.game.id].part(seats, above.names, texts)
        if told:
            return told
    return ""
