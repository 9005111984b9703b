"""The groups of a league, and who moves between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.events.rounds import Played
from bot.events.standings import standings

FEWEST, MOST = 4, 8
"""The smallest and the largest group."""
MOVING_FROM = 12
"""The number of entrants from which some move between groups."""
_LARGE = 6
"""The size of a group from which two of it move; one if it, or the other group, is smaller."""


def make_groups(order: Sequence[int]) -> list[list[int]]:
    """Divide entrants, the best first, into as few groups as possible, of about the same size."""
    count = -(-len(order) // MOST)
    ends = [-(-len(order) * place // count) for place in range(count + 1)]
    return [[*order[begin:end]] for begin, end in pairwise(ends)]


def moves(event: Played) -> Mapping[int, int]:
    """Return who moves after a league: 1 for those who rise by a group, -1 for those who fall."""
    groups, found = _ranked(event), dict[int, int]()
    if sum(map(len, groups)) >= MOVING_FROM:
        for upper, lower in pairwise(groups):
            count = 2 if min(len(upper), len(lower)) >= _LARGE else 1
            found |= dict.fromkeys(upper[-count:], -1) | dict.fromkeys(lower[:count], 1)
    return found


def order_after(event: Played) -> list[int]:
    """Return the entrants of a league as they begin the next one, the best first.

    Empty if no one moves: then ratings decide again.
    """
    moving, placed = moves(event), list[tuple[int, int, int, int]]()
    for number, group in enumerate(_ranked(event)):
        for rank, entrant in enumerate(group):
            step = moving.get(entrant, 0)
            placed.append((number - step, step, rank, entrant))
    return [entrant for *_, entrant in sorted(placed)] if moving else []


def _ranked(event: Played) -> list[list[int]]:
    """Return the groups of a league that has begun, each with its best entrant first."""
    ranks = {each.entrant: place for place, each in enumerate(standings(event))}
    return [sorted(group, key=ranks.__getitem__) for group in event.rounds[0].groups]
