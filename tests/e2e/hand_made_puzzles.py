"""A small hand-made grimoire with a puzzle for each possible result of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from puzzles import library
from puzzles.puzzle import Puzzle, read_puzzle

Position = dict[str, Any]


def seat(hand: str, upper: str = "", lower: str = "") -> dict[str, Any]:
    """Return a seat from words; `carapace` in a lane is a creature."""
    lanes = {"upper": upper, "lower": lower}
    told = {lane: [{"card": each} for each in cards.split()] for lane, cards in lanes.items()}
    return {"hand": hand.split(), **told}


def position(a: dict[str, Any], b: dict[str, Any], **rest: Any) -> Position:
    """Return a position in which it is A's turn."""
    return {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 5,
        "seats": {"A": a, "B": b},
        **rest,
    }


GATE = position(seat("boom carapace BASTION ogre", "brute"), seat("FORT zombie troll", "gnome"))
"""Boom clears the way, then the Brute breaks the fort (3 health after the Gnome's return)."""

WALL = position(seat("carapace boom FORT ogre"), seat("BASTION zombie troll", "brute"))
"""The Carapace has to be in front of the Brute, or it breaks the fort."""


def puzzle(puzzle_id: str, title: str, at: Position, goal: dict[str, Any], solution: str) -> Puzzle:
    """Return a puzzle of the Initiation Pack."""
    return read_puzzle(
        {
            "format": 1,
            "id": puzzle_id,
            "title": {"en": title, "ru": f"По-русски: {title}"},
            "author": "Hand",
            "set": "initiation",
            "position": at,
            "goal": goal,
            "solution": solution,
            "notes": {"en": "Short and sweet."},
            "rating": 1300,
        }
    )


WIN = puzzle("initiation-01", "Open gate", GATE, {"kind": "win", "turns": 1}, "boom@bu1 end")
SURVIVE = puzzle(
    "initiation-02", "Thin wall", WALL, {"kind": "survive", "turns": 1}, "carapace:u end"
)
TWO_TARGETS = puzzle(
    "initiation-03",
    "Two at once",
    position(seat("boom combustion BASTION ogre"), seat("BASTION grrr troll", "gnome", "zombie")),
    {"kind": "destroy", "creatures": ["bu1", "bl1"]},
    "combustion@bu1",
)
PUZZLES = (WIN, SURVIVE, TWO_TARGETS)


def use(monkeypatch: pytest.MonkeyPatch, puzzles: Sequence[Puzzle] = PUZZLES) -> None:
    """Replace the built-in puzzles by these."""
    monkeypatch.setattr(library, "built_in", lambda: {"initiation": puzzles})
    monkeypatch.setattr(library, "by_id", {each.id: each for each in puzzles}.__getitem__)


def allow_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Accept copies of these puzzles; `test_grimoire_authoring.py` tests the refusal."""
    monkeypatch.setattr(Puzzle, "asks_the_same", lambda *_: False)
