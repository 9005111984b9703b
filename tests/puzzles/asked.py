"""Puzzles by hand, with positions as text (tests/engine/clash/positions.py), and random ones."""

from __future__ import annotations

from typing import Any

from brute_force import brute_force
from positions import SOMEBODY, document
from small_positions import small

from engine.clash.battle import Duel
from engine.clash.moves import read_move
from engine.core import SEATS, IllegalAction
from puzzles.puzzle import Puzzle, read_puzzle

WIN = {"kind": "win", "turns": 1}
WIN_IN_2 = {"kind": "win", "turns": 2}
WIN_IN_3 = {"kind": "win", "turns": 3}
BASTION = {"kind": "destroy_bastion"}
ALL = {"kind": "destroy", "creatures": "all"}
SURVIVE = {"kind": "survive", "turns": 1}

FATIGUED = {"turn": 17, "fatigue": True}
"""Both seats have had eight turns, so the module fatigue begins."""


CLEAR = {"kind": "clear"}


def board(a: str = "", b: str = "") -> dict[str, Any]:
    """Return the goal of a board, its kingdoms as `ogre baron | troll`."""
    kingdoms = [[lane.split() for lane in f"{each}|".split("|")] for each in (a, b)]
    named = [dict(zip(("upper", "lower"), kingdom, strict=False)) for kingdom in kingdoms]
    return {"kind": "board", "board": dict(zip("AB", named, strict=True))}


def lossless(goal: dict[str, Any]) -> dict[str, Any]:
    """Return the goal with the condition that nothing is lost."""
    return {**goal, "losing": "nothing"}


def destroy(*places: str) -> dict[str, Any]:
    return {"kind": "destroy", "creatures": list(places)}


def puzzle(goal: dict[str, Any], a: str = SOMEBODY, b: str = SOMEBODY, **rest: Any) -> Puzzle:
    """Return a puzzle with this goal. Its solution is not valid."""
    return read_puzzle(
        {
            "format": 1,
            "id": "by-hand",
            "title": {"en": "By hand"},
            "set": "mixed",
            "position": document(a, b, **rest),
            "goal": goal,
            "solution": "end",
        }
    )


def random_puzzle(number: int, form: str = "") -> Puzzle:
    """Return the small position of this number, and of this form, as a puzzle."""
    return read_puzzle(small(number, form).puzzle())


def after(asked: Puzzle, moves: tuple[str, ...]) -> Duel:
    """Return the position of a puzzle after these moves of any seats. Raises `IllegalAction`."""
    duel = asked.state()
    for move in moves:
        duel.apply(SEATS[duel.active], read_move(duel, move)[0])
    return duel


def refutes(asked: Puzzle, played: tuple[str, ...], defence: tuple[str, ...]) -> bool:
    """Return whether the defence, played out, really prevents the goal."""
    try:
        ended = after(asked, (*played, *defence))
    except IllegalAction:
        return False
    outcome, own_turn = ended.outcome(), SEATS[ended.active] == asked.seat
    if asked.goal.kind == "survive":
        lost = outcome is not None and outcome.winners and asked.seat not in outcome.winners
        return bool(lost) and not own_turn
    if outcome is not None:
        return asked.seat not in outcome.winners
    further = {"kind": "win", "turns": asked.goal.document()["turns"] - 1}
    return own_turn and not brute_force(ended, further).solvable
