"""Random walks through matches, for what must be true in every state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from castles_boards import GAME
from hypothesis import strategies as st

from engine import chance
from engine.castles.actions import END, Action
from engine.castles.board import SEATS_OF, Mode
from engine.castles.cards import Card, copies, unlocked
from engine.castles.game import setup_of
from engine.castles.match import Match
from engine.castles.state import Boost
from engine.core import SEATS, Seat
from engine.naming import in_order

LONGEST = 220
"""Moves of a walk; many games are over by then."""


@dataclass(frozen=True)
class Walk:
    """A match with random races, and a number of random moves from its beginning."""

    mode: Mode
    seed: int
    moves: int


def walks(longest: int = LONGEST) -> st.SearchStrategy[Walk]:
    """Return any walk of up to `longest` moves."""
    seeds = st.integers(0, (1 << 64) - 1)
    return st.builds(Walk, st.sampled_from(list(SEATS_OF)), seeds, st.integers(0, longest))


def start(walk: Walk) -> Match:
    """Return the match at its beginning."""
    return GAME.setup(setup_of(walk.mode), walk.seed)[0]


def steps(walk: Walk, state: Match) -> Iterator[tuple[Seat, Action]]:
    """Yield the next seat and action, again and again; the caller applies it.

    Turns seldom end early, and other kinds of moves are as frequent as walking.
    """
    luck = chance.stream(walk.seed, "walk")
    for _ in range(walk.moves):
        if not state.to_act():
            return
        seat = state.acting
        kinds: dict[str, list[Action]] = {}
        for action in state.legal_actions(seat):
            if action != END:
                kinds.setdefault(kind(action), []).append(action)
        if not kinds:
            yield seat, END
            continue
        place, luck = chance.draw(luck, len(kinds))
        meant = kinds[sorted(kinds)[place]]
        chosen, luck = chance.draw(luck, len(meant))
        yield seat, meant[chosen]


def kind(action: Action) -> str:
    """Return the kind of a move: the sign in its text."""
    text = str(action).split("/")[0]
    return next((sign for sign in "+!*@>" if sign in text), "building")


def walked(walk: Walk) -> Match:
    """Return the end of the walk."""
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
    return state


def cards_of(state: Match, number: int) -> list[Card]:
    """Return every card of a seat; those that are not unlocked are in the reserve."""
    reserve = list(copies(state.races[number]))
    for card in unlocked(state.races[number], state.buildings[number]):
        reserve.remove(card)
    found = [*state.hands[number], *state.decks[number], *state.discards[number], *reserve]
    for _, creature in state.creatures():
        if creature.owner == number:
            found.append(creature.under or creature.card)
        if creature.boost is not None and creature.boost.seat == number:
            found.append(creature.boost.card)
    return found


def redealt(state: Match, viewer: Seat | None, seed: int) -> Match:
    """Return a state that looks the same to the viewer.

    Everything hidden from them is dealt again, including future chance.
    """
    twin = state.copy()
    own = SEATS.index(viewer) if viewer else -1
    for number, letter in enumerate(state.seats):
        _redeal(twin, number, number == own, chance.stream(seed, f"redealt {letter}"))
        twin.shuffles[number] = chance.stream(seed, f"other shuffles {letter}")
    twin.chance = chance.stream(seed, "other dice")
    return twin


def _redeal(twin: Match, number: int, own: bool, luck: int) -> None:
    hidden = list(twin.decks[number]) + ([] if own else list(twin.hands[number]))
    under, boosts = [], []
    for cell, creature in twin.creatures():
        if creature.owner == number and creature.under and (creature.from_deck or not own):
            under.append(cell)
            hidden.append(creature.under)
        if creature.boost is not None and creature.boost.seat == number and not own:
            boosts.append(cell)
            hidden.append(creature.boost.card)
    mixed = chance.shuffled(in_order(hidden), luck)
    for cell in under:
        twin.cells[cell] = replace(twin.at(cell), under=mixed.pop())
    for cell in boosts:
        twin.cells[cell] = replace(twin.at(cell), boost=Boost(mixed.pop(), number))
    if not own:
        size = len(twin.hands[number])
        twin.hands[number], mixed = tuple(mixed[:size]), mixed[size:]
    twin.decks[number] = tuple(mixed)
