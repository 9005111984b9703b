"""Matches played at random: a seed and a number give the same match on every machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from engine import chance
from engine.core import Event, Seat, State


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a game provides for simulations.

    `modes` are the ways to play it, the default first, each with the results that are always
    counted: the seats that win together, like `AC`. `begin` takes a mode, a seed and a number; it
    returns the first state of the match and the stream (`engine.chance`) that moves are drawn from.
    `brought` returns the seat and the id of a card that an event brought into play (else None),
    `turns` how many turns a finished match had, `first` which seat began it, if that is random
    (else None: seat A).
    """

    modes: Mapping[str, tuple[str, ...]]
    begin: Callable[[str, int, int], tuple[State, int]]
    brought: Callable[[Any], tuple[Seat, str] | None] = lambda _event: None
    turns: Callable[[Any], int] = attrgetter("turn")
    first: Callable[[Any], Seat] | None = None

    def play(self, mode: str, seed: int, number: int) -> State:
        """Play the match with this number at random; return its last state."""
        state, luck = self.begin(mode, seed, number)
        state = state.silenced()
        deque(at_random(state, luck), maxlen=0)
        return state


def at_random(state: State, luck: int) -> Iterator[Event]:
    """Play a match to its end and yield its events; every move is drawn from all legal ones."""
    while to_act := state.to_act():
        actions = state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(actions))
        yield from state.apply(to_act[0], actions[chosen])
