"""Duels with known decks, seed and moves up to the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import JsonObject, State
from engine.games import game_named


@dataclass(frozen=True)
class KnownGame:
    """A duel of Ann (A) against Bob (B)."""

    decks: tuple[str, str]
    seed: int
    moves: tuple[str, ...]

    @property
    def setup(self) -> JsonObject:
        """Return the set-up document."""
        ours, theirs = (list(PRECONSTRUCTED[number]) for number in self.decks)
        return duel_setup({"A": ours, "B": theirs})

    def state(self, moves: int | None = None) -> State:
        """Return the position after a number of moves (None: after all)."""
        game = game_named("clash")
        state, _ = game.setup(self.setup, self.seed)
        for text in self.moves[:moves]:
            state.apply(state.to_act()[0], game.read_move(state, text)[0])
        return state


def seats_of(game: KnownGame) -> list[str]:
    """Return the seat of each move."""
    return [game.state(number).to_act()[0] for number in range(len(game.moves))]


SHORT = KnownGame(
    ("1", "3"),
    419,
    (
        *("brute:u", "end"),
        *("brigand:l", "disciple:l", "end"),
        *("troll:u", "end"),
        *("martyr:l", "end"),
        "end",
    ),
)
"""Ann begins, both only attack, and Ann's creatures take Bob's fort on her third turn."""

LIVELY = KnownGame(
    ("1", "3"),
    151,
    (
        *("carapace:u", "baron:u", "end"),
        *("martyr:u", "vortex:u", "end"),
        *("annihilation@bu1", "boom@bu1", "end"),
        *("disciple:u", "gnome:u", "end"),
        *("troll:u", "revenant:u", "end"),
        *("meteorite@au1", "end"),
    ),
)
"""Both play creatures and incantations; Bob wins."""

OWN_GOAL = KnownGame(
    ("1", "3"),
    2347,
    (
        *("carapace:u", "partisan:u", "end"),
        *("vortex:l", "brigand:l", "grrr:u", "end"),
        *("troll:u", "end"),
        *("parasite:l", "gnome:l", "end"),
        "end",
        "grrr:u",
    ),
)
"""Bob's last move destroys his own fort."""

MISSED = KnownGame(
    ("1", "3"),
    164,
    (
        *("baron:u", "revenant:u", "end"),
        *("brigand:u", "end"),
        *("brute:l", "partisan:l", "end"),
        *("gnome:l", "disciple:u", "end"),
        *("annihilation@bl1", "end"),
        *("martyr:l", "grrr:u", "end"),
        *("troll:u", "end"),
        *("brigand:u", "vortex:u", "end"),
        *("annihilation@bu1", "end"),
    ),
)
"""Ann wins on her fifth turn. On turn 7 she misses a win that has one idea; on turn 8 Bob misses a
defence."""

ENDLESS = KnownGame(("1", "3"), 5, ("end",) * 120)
"""No one ever plays a card, until the turn limit is reached."""
