"""The bracket of a knockout: who meets whom, and how far everyone got.

The bracket is fixed by the first round: with eight entrants the winner of seeds 1 and 8 meets the
winner of seeds 4 and 5. Byes go to the best seeds, in the first round only, unless an opponent has
left. If a table ends equal, the better seed advances. There is no match for third place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from bot.events.rounds import Played, Round, Table

Slots = list[int | None]
"""Who is where in the bracket: neighbours meet. None: no one."""


def slots_of(seeds: Sequence[int]) -> Slots:
    """Return the bracket of these entrants, the best seed first."""
    order = [0]
    while len(order) < len(seeds):
        last = 2 * len(order) - 1
        order = [place for seed in order for place in (seed, last - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def seeds_of(first: Round) -> list[int]:
    """Return the entrants of a knockout, the best seed first, from its first round."""
    worse = [table.entrants[1] for table in reversed(first.tables)]
    return [*first.byes, *(table.entrants[0] for table in first.tables), *worse]


def slots_after(rounds: Sequence[Round]) -> list[Slots]:
    """Return the bracket after each of these rounds of a knockout.

    Those who play in the following round are through, even if a result was corrected since.
    """
    slots, brackets = slots_of(seeds_of(rounds[0])), list[Slots]()
    for played, following in zip_longest(rounds, rounds[1:]):
        through = set(following.placed()) if following else _winners(played)
        pairs = zip(slots[::2], slots[1::2], strict=True)
        slots = [next((each for each in pair if each in through), None) for pair in pairs]
        brackets.append(slots)
    return brackets


def _winners(played: Round) -> set[int]:
    """Return who advances from this round, as far as its tables are over."""
    return {*played.byes, *(_winner(table) for table in played.tables if table.points is not None)}


def _winner(table: Table) -> int:
    """Return the entrant with most points, or the better seed, who is the first one at a table."""
    points = table.points or {}
    return max(table.entrants, key=lambda entrant: points[entrant])


def alive(event: Played) -> list[int]:
    """Return who may still win a knockout that has begun, once its last round is over."""
    slots, active = slots_after(event.knockout_rounds)[-1], set(event.active)
    return [each for each in slots if each in active]


def stages(event: Played) -> Counter[int]:
    """Return how far entrants got: 1 for the knockout, and 1 for each round that they survived.

    The last one whose opponents have all left gets 1 more. Others are not in the answer.
    """
    rounds = event.knockout_rounds
    if not rounds:
        return Counter()
    brackets = slots_after(rounds)
    reached = Counter(seeds_of(rounds[0]))
    for slots in brackets:
        reached.update(each for each in slots if each is not None)
    if event.is_round_over and len(brackets[-1]) > 1 and len(last := alive(event)) == 1:
        reached.update(last)
    return reached
