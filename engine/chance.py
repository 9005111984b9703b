"""Random numbers from the generator `splitmix64`, whose state is one whole number.

Each use has its own stream, derived from the seed and the name of the use, so that a new draw in
one place changes no other. docs/formats.md documents the algorithm, because replays depend on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

ALGORITHM = "splitmix64"
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

Item = TypeVar("Item")


def stream(seed: int, use: str) -> int:
    """Return the first state of the stream for a use: the seed XOR the FNV-1a hash of its name."""
    name = 0xCBF29CE484222325
    for byte in use.encode():
        name = ((name ^ byte) * 0x100000001B3) & _MASK
    return (seed ^ name) & _MASK


def draw(state: int, below: int) -> tuple[int, int]:
    """Return a number from 0 to `below - 1`, and the next state."""
    state = (state + _GOLDEN) & _MASK
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    mixed ^= mixed >> 31
    return (mixed * below) >> 64, state


def shuffled(items: Iterable[Item], state: int) -> list[Item]:
    """Return the items in a random order (Fisher and Yates, from the end)."""
    return shuffle(items, state)[0]


def shuffle(items: Iterable[Item], state: int) -> tuple[list[Item], int]:
    """Return the items in a random order and the next state, to continue the stream."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        chosen, state = draw(state, last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return deck, state


class Dice:
    """Draws from one stream, one after the other."""

    def __init__(self, stream: int) -> None:
        self.stream = stream

    def below(self, number: int) -> int:
        """Return a number from 0 to `number - 1`."""
        drawn, self.stream = draw(self.stream, number)
        return drawn

    def of(self, items: Sequence[Item]) -> Item:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Return the items in a random order."""
        deck, self.stream = shuffle(items, self.stream)
        return deck
