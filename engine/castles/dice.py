"""Paying with dice (castles.md 3, Rulings 9 and 48)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

Dice = tuple[int, ...]
"""Unspent dice, the largest first; payments are sorted the other way round."""


@lru_cache(maxsize=4096)
def payments(dice: Dice, cost: int) -> tuple[Dice, ...]:
    """Return all ways to pay so much, the usual one first.

    A way is dice with a sum of at least the cost and none that is needless, the smallest die first.
    The usual one has the least excess, then the fewest dice, then the largest die.
    """
    found = set()
    for count in range(1, len(dice) + 1):
        for chosen in combinations(sorted(dice), count):
            if is_payment(chosen, cost):
                found.add(chosen)
    return tuple(sorted(found, key=lambda paid: (sum(paid), len(paid), -paid[-1])))


def is_payment(paid: Dice, cost: int) -> bool:
    """Return whether these dice pay the cost, all of them being needed."""
    return sum(paid) >= cost and sum(paid) - min(paid) < cost


def holds(dice: Dice, paid: Dice) -> bool:
    """Return whether all of these are among the dice."""
    return all(dice.count(value) >= paid.count(value) for value in set(paid))


def without(dice: Dice, paid: Dice) -> Dice:
    """Return what is left of the dice."""
    left = list(dice)
    for value in paid:
        left.remove(value)
    return tuple(left)
