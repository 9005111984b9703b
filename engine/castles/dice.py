"""Payment with dice (castles.md 3, Rulings 9 and 48)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

Dice = tuple[int, ...]
"""Unspent dice, largest first; payments are sorted smallest first."""


@lru_cache(maxsize=4096)
def payments(dice: Dice, cost: int) -> tuple[Dice, ...]:
    """Return all ways to pay a cost, the default first.

    A payment is a set of dice, smallest first, that sum to at least the cost, none of which could
    be left out. The default has the least excess, then the fewest dice, then the largest die.
    """
    found = set()
    for count in range(1, len(dice) + 1):
        for chosen in combinations(sorted(dice), count):
            if is_payment(chosen, cost):
                found.add(chosen)
    return tuple(sorted(found, key=lambda paid: (sum(paid), len(paid), -paid[-1])))


def is_payment(paid: Dice, cost: int) -> bool:
    """Return whether these dice pay the cost and each of them is needed."""
    return sum(paid) >= cost and sum(paid) - min(paid) < cost


def holds(dice: Dice, paid: Dice) -> bool:
    """Return whether all of `paid` are among the dice."""
    return all(dice.count(value) >= paid.count(value) for value in set(paid))


def without(dice: Dice, paid: Dice) -> Dice:
    """Return the dice that remain after `paid` are taken away."""
    left = list(dice)
    for value in paid:
        left.remove(value)
    return tuple(left)
