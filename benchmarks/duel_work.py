"""The work that `duels.py` times.

    python benchmarks/duel_work.py [PASSES]

Prints one round of it as a line of JSON.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import calibration

from engine import compiled
from engine.clash import position
from engine.clash.actions import END
from engine.clash.battle import Battle
from engine.clash.cards import CARDS
from engine.clash.decks import SIZE
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.plugin import SIMULATION
from engine.core import SEATS
from puzzles.library import by_id
from puzzles.solver import solve

DUELS = 200
PUZZLE = by_id("treachery-31")
REPEATS = 2_000
PASSES = 3
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
"""Eight creatures on each side."""


def duels() -> int:
    """Play whole random duels between preconstructed decks."""
    for number in range(DUELS):
        SIMULATION.play("duel", 1, number)
    return DUELS


def duels_of_all_sets() -> int:
    """Play whole random duels between random decks of all 352 cards."""
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
    """Copy the mid-game position."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        state.copy()
    return REPEATS


def keys() -> int:
    """Hash the key of the mid-game position, as a search table does."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        hash(state.key())
    return REPEATS


def turns() -> int:
    """Copy the position and end the turn: a whole assault of eight creatures against eight."""
    state = position.load(CROWDED).silenced()
    for _ in range(REPEATS):
        state.copy().apply("A", END)
    return REPEATS


def nodes() -> int:
    """Try every legal action of a position: copy, apply, key."""
    state = position.load(MID_GAME).silenced()
    seat = SEATS[state.active]
    actions = state.legal_actions(seat)
    for number in range(NODES):
        child = state.copy()
        child.apply(seat, actions[number % len(actions)])
        child.key()
    return NODES


def search() -> int:
    """Search breadth-first without the positions seen before, legal actions included."""
    layer: list[Battle] = [position.load(MID_GAME).silenced()]
    seen = {layer[0].key()}
    count = 0
    while layer:
        found: list[Battle] = []
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


def replies() -> int:
    """Solve a puzzle with every reply of the opponent; return its number of nodes."""
    return solve(PUZZLE.state(), PUZZLE.goal).nodes


def loads() -> int:
    """Read and check position documents."""
    for _ in range(REPEATS):
        position.load(MID_GAME)
    return REPEATS


def dumps() -> int:
    """Write positions as documents."""
    state = position.load(MID_GAME)
    for _ in range(REPEATS):
        position.dump(state)
    return REPEATS


WORK: dict[str, Callable[[], int]] = {
    "random duel": duels,
    "duel, all sets": duels_of_all_sets,
    "copy": copies,
    "key and hash": keys,
    "copy, end 8 v 8": turns,
    "search node": nodes,
    "search, whole": search,
    "page with replies": replies,
    "position load": loads,
    "position dump": dumps,
}


def timed(work: Callable[[], int]) -> float:
    """Return processor seconds for one unit of the work, which other processes affect little."""
    began = process_time()
    count = work()
    return (process_time() - began) / count


def main() -> None:
    """Time everything. The best pass is never the first, which fills the process's memory."""
    passes = int(sys.argv[1]) if len(sys.argv) > 1 else PASSES
    times = {name: min(timed(work) for _ in range(passes)) for name, work in WORK.items()}
    loop = timed(lambda: bool(calibration.loop()))
    print(json.dumps({"compiled": compiled.IN_USE, "loop": loop, "times": times}))


if __name__ == "__main__":
    main()
