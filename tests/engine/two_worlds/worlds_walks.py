"""Random walks through matches, for what must be true in every state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from worlds_matches import GAME

from engine import chance
from engine.core import SEATS, Seat
from engine.naming import in_order
from engine.two_worlds.actions import Action, Attack, Go, Pass, Summon
from engine.two_worlds.cards import RANKS, WARRIORS
from engine.two_worlds.game import setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp

LONGEST = 260
"""Moves of a walk; most games are over by then."""


@dataclass(frozen=True)
class Walk:
    """A match, and a number of random moves from its beginning."""

    setup: SetUp
    seed: int
    moves: int


def walks(longest: int = LONGEST) -> st.SearchStrategy[Walk]:
    """Return any walk of up to `longest` moves."""
    seeds = st.integers(0, (1 << 64) - 1)
    setups: list[SetUp] = ["basic", "draft"]
    return st.builds(Walk, st.sampled_from(setups), seeds, st.integers(0, longest))


def start(walk: Walk) -> Match:
    """Return the match at its beginning."""
    return GAME.setup(setup_of(walk.setup, 2 + walk.seed % 2), walk.seed)[0]


def steps(walk: Walk, state: Match) -> Iterator[tuple[Seat, Action]]:
    """Yield the next seat and action, again and again; the caller applies it.

    Attacks, spells and abilities are as frequent as other moves, if there are any.
    """
    luck = chance.stream(walk.seed, "walk")
    for _ in range(walk.moves):
        to_act = state.to_act()
        if not to_act:
            return
        place, luck = chance.draw(luck, len(to_act))
        legal = list(state.legal_actions(to_act[place]))
        rare = [move for move in legal if not isinstance(move, Attack | Pass | Go | Summon)]
        attacks = [move for move in legal if isinstance(move, Attack)]
        request, luck = chance.draw(luck, 3)
        wanted = (attacks, rare, legal)[request] or legal
        chosen, luck = chance.draw(luck, len(wanted))
        yield to_act[place], wanted[chosen]


def walked(walk: Walk) -> Match:
    """Return the end of the walk."""
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
    return state


def redealt(state: Match, viewer: Seat | None, seed: int) -> Match:
    """Return a state that looks the same to the viewer.

    Everything hidden from them is dealt again within its rank, and the seed of future deals
    differs.
    """
    twin, own = state.copy(), SEATS.index(viewer) if viewer else -1
    sees_box = viewer is not None and state.view(viewer).box is not None
    others = [number for number in (0, 1) if number != own]
    top = 1 if state.view(None).revealed is not None else 0
    for rank in RANKS:
        places = [card for number in others for card in _hidden(state, number, top)]
        pool = [card for card in places if card.rank == rank]
        pool += [] if sees_box else [card for card in state.box if card.rank == rank]
        mixed = list(chance.shuffled(pool, chance.stream(seed, f"redealt {rank}")))
        for number in others:
            kept = top if number == state.active else 0
            deck = state.warriors[number]
            fixed, rest = deck[:kept], twin.warriors[number][kept:]
            twin.warriors[number] = fixed + tuple(
                mixed.pop() if card.rank == rank else card for card in rest
            )
            for piles in (twin.packets, twin.kept):
                piles[number] = in_order(
                    mixed.pop() if card.rank == rank else card for card in piles[number]
                )
            picked = twin.picked[number]
            if picked is not None and picked.rank == rank:
                twin.picked[number] = mixed.pop()
        if not sees_box:
            others_of_box = [card for card in twin.box if card.rank != rank]
            twin.box = in_order([*others_of_box, *mixed])
    for number in (0, 1):
        kept = top if number == state.active else 0
        deck = twin.warriors[number]
        luck = chance.stream(seed, f"redealt deck {number}")
        twin.warriors[number] = deck[:kept] + tuple(chance.shuffled(in_order(deck[kept:]), luck))
        spells = list(state.spells[number])
        size = 0 if number == own else len(state.hands[number])
        if number != own:
            spells += state.hands[number]
        dealt = tuple(chance.shuffled(spells, chance.stream(seed, f"redealt spells {number}")))
        if number != own:
            twin.hands[number] = dealt[:size]
        twin.spells[number] = dealt[size:]
    if state.step == "picks":
        twin.seed = chance.stream(seed, "redealt seed")
    return twin


def _hidden(state: Match, number: int, top: int) -> list:
    kept = top if number == state.active else 0
    picked = [card for card in [state.picked[number]] if card]
    piles = (state.warriors[number][kept:], state.packets[number], state.kept[number], picked)
    return [card for pile in piles for card in pile]


ALL = sorted(card.id for card in WARRIORS for _ in range(card.copies))
