"""Random walks through matches, for what must be true in every state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from mountain_positions import GAME

from engine import chance
from engine.bald_mountain.actions import END, Action
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.game import setup_of
from engine.bald_mountain.seating import SEATINGS, Mode
from engine.core import SEATS, Seat

LONGEST = 160
"""Moves of a walk; most games are over by then."""


@dataclass(frozen=True)
class Walk:
    """A match, and a number of random moves from its beginning."""

    mode: Mode
    seed: int
    moves: int


def walks(longest: int = LONGEST) -> st.SearchStrategy[Walk]:
    """Return any walk of up to `longest` moves."""
    seeds = st.integers(0, (1 << 64) - 1)
    return st.builds(Walk, st.sampled_from(list(SEATINGS)), seeds, st.integers(0, longest))


def start(walk: Walk) -> Battle:
    """Return the match at its beginning."""
    return GAME.setup(setup_of(walk.mode), walk.seed)[0]


def steps(walk: Walk, state: Battle) -> Iterator[tuple[Seat, Action]]:
    """Yield the next seat and action; the caller applies it. Turns seldom end early."""
    luck = chance.stream(walk.seed, "walk")
    for _ in range(walk.moves):
        if not state.to_act():
            return
        seat = state.acting
        legal = [action for action in state.legal_actions(seat) if action != END] or [END]
        chosen, luck = chance.draw(luck, len(legal))
        yield seat, legal[chosen]


def walked(walk: Walk) -> Battle:
    """Return the end of the walk."""
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
    return state


def redealt(state: Battle, viewer: Seat | None, seed: int) -> Battle:
    """Return a state that looks the same to the viewer.

    Everything hidden from them is dealt again, including picks of others and future chance.
    """
    twin, own = state.copy(), SEATS.index(viewer) if viewer else -1
    others = [number for number in range(len(state.hands)) if number != own]
    hidden = [card for number in others for card in state.hands[number]] + list(state.deck)
    mixed = chance.shuffled(hidden, chance.stream(seed, "redealt"))
    for number in others:
        size = len(state.hands[number])
        twin.hands[number], mixed = tuple(mixed[:size]), mixed[size:]
    twin.deck, twin.chance = tuple(mixed), chance.stream(seed, "other picks")
    twin.picked = tuple(
        (number, cards if number == own else twin.hands[number][-len(cards) :])
        for number, cards in state.picked
    )
    return twin
