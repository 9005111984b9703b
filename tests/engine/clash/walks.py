"""Random matches and positions for the properties: Hypothesis strategies and walks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from oracle import CARDS, PLAYABLE
from positions import CLASH

from bridgekeeper.engine.clash.game import duel_setup

INITIATION = [card for card in PLAYABLE if CARDS[card]["set"] == "initiation"]


def examples(count: int) -> settings:
    """Settings that find the same examples on every machine."""
    return settings(max_examples=count, derandomize=True, deadline=None, database=None)


@dataclass(frozen=True)
class Match:
    """What a random match is made of: `choices` pick one legal action after the other."""

    decks: dict[str, list[str]]
    seed: int
    turn_limit: int
    choices: bytes

    @property
    def setup(self) -> dict[str, Any]:
        return duel_setup(self.decks, self.turn_limit)


def decks() -> st.SearchStrategy[list[str]]:
    """Any eight different cards that the engine plays; often of the Initiation Pack."""
    pools = st.sampled_from([INITIATION, PLAYABLE])
    return pools.flatmap(
        lambda pool: st.lists(st.sampled_from(pool), min_size=8, max_size=8, unique=True)
    )


def matches(longest: int = 120) -> st.SearchStrategy[Match]:
    """Matches of up to so many actions."""
    return st.builds(
        Match,
        decks=st.fixed_dictionaries({"A": decks(), "B": decks()}),
        seed=st.integers(0, (1 << 64) - 1),
        turn_limit=st.sampled_from([0, 60, 4]),
        choices=choices(longest),
    )


def choices(longest: int) -> st.SearchStrategy[bytes]:
    """So many picks, or a quarter of them, from a seed: games of full length come up often."""
    return st.builds(
        lambda seed, length: random.Random(seed).randbytes(length),
        st.integers(0, (1 << 32) - 1),
        st.sampled_from([longest // 4, longest]),
    )


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Positions in the middle of a turn, crowded and marked more than matches bring about."""
    seats = {}
    for name in "AB":
        seat: dict[str, Any] = {"hand": [], "upper": [], "lower": []}
        for card in draw(decks()):
            place = draw(st.sampled_from(["hand", "upper", "upper", "lower"]))
            if CARDS[card]["kind"] == "incantation" or not seat["hand"] or place == "hand":
                seat["hand"].append(card)
            else:
                seat[place].append(_creature(draw, card))
        stronghold = draw(st.integers(0, len(seat["hand"]) - 1))
        seat["hand"].insert(stronghold, draw(st.sampled_from(["BASTION", "FORT"])))
        seats[name] = seat
    return {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": draw(st.integers(1, 20)),
        "active": draw(st.sampled_from("AB")),
        "phase": "summoning",
        "mana": draw(st.integers(0, 14)),
        "seats": seats,
    }


def _creature(draw: st.DrawFn, card: str) -> dict[str, Any]:
    creature: dict[str, Any] = {"card": card}
    if damage := draw(st.integers(0, CARDS[card]["health"] - 1)):
        creature["damage"] = damage
    if draw(st.booleans()):
        creature["entered"] = "this turn"
    if draw(st.booleans()):
        creature["used"] = ["protection"]
    return creature


def steps(state: Any, choices: bytes) -> Iterator[tuple[str, Any]]:
    """The seat and the action that come next; the caller applies it."""
    for choice in choices:
        due = state.to_act()
        if not due:
            return
        actions = state.legal_actions(due[0])
        yield due[0], actions[choice % len(actions)]


def start(match: Match) -> Any:
    """The first state of a match."""
    return CLASH.setup(match.setup, match.seed)[0]


def walked(match: Match) -> Any:
    """The state that a match leads to."""
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
    return state
