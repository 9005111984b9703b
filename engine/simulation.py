"""Matches played at random: one seed and number give one match on every machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine import chance
from engine.core import Event, Seat, State


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a game gives to simulations.

    `modes` are the ways to play it, the usual one first, each with the results that are always
    counted: the seats that win together, like `AC`. `begin` sets up the match of a mode, a seed and
    a number; it gives its first state and the stream (`engine.chance`) that moves are drawn from.
    `turns` says how many turns a finished match has had, `first` which seat began it where a lot
    decides that (else None: seat A).
    """

    modes: Mapping[str, tuple[str, ...]]
    begin: Callable[[str, int, int], tuple[State, int]]
    turns: Callable[[Any], int]
    brought: Callable[[Any], tuple[Seat, str] | None] = lambda _event: None
    first: Callable[[Any], Seat] | None = None

    def play(self, mode: str, seed: int, number: int) -> State:
        """Play the match of this number to its end: every move is drawn from all legal ones."""
        state, luck = self.begin(mode, seed, number)
        deque(at_random(state, luck), maxlen=0)
        return state


def at_random(state: State, luck: int) -> Iterator[Event]:
    """Play a match to its end, and tell what happens: every move is drawn from all legal ones."""
    while due := state.to_act():
        actions = state.legal_actions(due[0])
        chosen, luck = chance.draw(luck, len(actions))
        yield from state.apply(due[0], actions[chosen])
