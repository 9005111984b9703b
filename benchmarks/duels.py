"""How fast duels are, on one core.

    python benchmarks/duels.py [ROUNDS]

Times are the best of several rounds. "per loop" is how often the work is done in the time of
a calibration loop (plain Python that never changes) timed before and after each round, the
median of the rounds: machines differ and swing, that ratio stays. It asserts nothing.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import calibration

from engine.clash import position
from engine.clash.actions import END
from engine.clash.cards import CARDS
from engine.clash.decks import SIZE
from engine.clash.duel import Duel
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.simulation import SIMULATION
from engine.core import SEATS

ROUNDS = 7
DUELS = 200
REPEATS = 2_000
NODES = 4_000
MID_GAME = {
    "format": 1,
    "game": "clash",
    "ruleset": "1.2",
    "mode": "duel",
    "turn": 9,
    "active": "A",
    "phase": "summoning",
    "mana": 7,
    "seats": {
        "A": {
            "hand": ["ogre", "BASTION", "combustion", "scribe", "abomination"],
            "upper": [{"card": "alpha"}, {"card": "shaman"}],
            "lower": [{"card": "lieutenant"}, {"card": "microctopus"}],
        },
        "B": {
            "hand": ["cyclone", "FORT", "mutant", "reptile", "zombie"],
            "upper": [{"card": "carnivore"}, {"card": "machine"}],
            "lower": [{"card": "assassin"}, {"card": "aberration"}],
        },
    },
}
"""Eight creatures in play, two preconstructed decks."""
CROWDED = MID_GAME | {
    "seats": {
        "A": {
            "hand": ["ogre", "BASTION", "combustion", "scribe"],
            "upper": [{"card": each} for each in ("alpha", "shaman", "baron", "brute")],
            "lower": [{"card": each} for each in ("lieutenant", "microctopus", "titan", "giant")],
        },
        "B": {
            "hand": ["cyclone", "FORT", "mutant", "reptile"],
            "upper": [{"card": each} for each in ("carnivore", "machine", "carapace", "martyr")],
            "lower": [{"card": each} for each in ("assassin", "aberration", "vortex", "treant")],
        },
    }
}
"""Eight creatures a side."""


def duels() -> int:
    """Whole random duels between preconstructed decks."""
    for number in range(DUELS):
        SIMULATION.play("duel", 1, number)
    return DUELS


def duels_of_all_sets() -> int:
    """Whole random duels between random decks of all 352 cards."""
    dice = random.Random(3)
    game = ClashOfDecks()
    for seed in range(DUELS):
        decks = {seat: [each.id for each in dice.sample(CARDS, SIZE)] for seat in SEATS[:2]}
        state, _ = game.setup(duel_setup(decks), seed)
        while not state.ended:
            seat = SEATS[state.active]
            state.apply(seat, dice.choice(state.legal_actions(seat)))
    return DUELS


def copies() -> int:
    """`copy` at the mid-game position."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        state.copy()
    return REPEATS


def keys() -> int:
    """`hash(key())` at the mid-game position: what a search table asks for."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        hash(state.key())
    return REPEATS


def turns() -> int:
    """`copy`, then `end`: the whole assault of eight creatures against eight."""
    state = position.load(CROWDED)
    for _ in range(REPEATS):
        state.copy().apply("A", END)
    return REPEATS


def nodes() -> int:
    """Every legal action of a position tried: copy, apply, key."""
    state = position.load(MID_GAME)
    seat = SEATS[state.active]
    actions = state.legal_actions(seat)
    for number in range(NODES):
        child = state.copy()
        child.apply(seat, actions[number % len(actions)])
        child.key()
    return NODES


def search() -> int:
    """A breadth-first search without the positions seen before, legal actions included."""
    layer: list[Duel] = [position.load(MID_GAME)]
    seen = {layer[0].key()}
    count = 0
    while layer:
        found: list[Duel] = []
        for state in layer:
            seat = SEATS[state.active]
            for action in state.legal_actions(seat):
                child = state.copy()
                child.apply(seat, action)
                count += 1
                key = child.key()
                if key not in seen:
                    seen.add(key)
                    found.append(child)
                if count == NODES:
                    return count
        layer = found
    return count


def loads() -> int:
    """Position documents read and checked."""
    for _ in range(REPEATS):
        position.load(MID_GAME)
    return REPEATS


def dumps() -> int:
    """Positions written as documents."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        position.dump(state)
    return REPEATS


WORK: tuple[tuple[str, Callable[[], int]], ...] = (
    ("random duel", duels),
    ("duel, all sets", duels_of_all_sets),
    ("copy", copies),
    ("key and hash", keys),
    ("copy, end 8 v 8", turns),
    ("search node", nodes),
    ("search, whole", search),
    ("position load", loads),
    ("position dump", dumps),
)


def timed(work: Callable[[], int]) -> float:
    """Seconds for one unit of the work."""
    began = perf_counter()
    count = work()
    return (perf_counter() - began) / count


def main() -> None:
    """Print a line for each kind of work: the best round, and the middle ratio."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    loops = min(calibration.seconds() for _ in range(rounds))
    print(f"calibration loop: {loops * 1e3:.2f} ms, best of {rounds}")
    print(f"{'':16}{'us each':>10}{'a second':>12}{'per loop':>12}")
    for name, work in WORK:
        best, ratios = float("inf"), []
        for _ in range(rounds):
            loop = calibration.seconds()
            each = timed(work)
            best = min(best, each)
            ratios.append((loop + calibration.seconds()) / 2 / each)
        print(f"{name:16}{best * 1e6:10.1f}{1 / best:12,.0f}{median(ratios):12.1f}")


if __name__ == "__main__":
    main()
