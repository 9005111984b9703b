"""Exact sizes of move trees (what chess calls perft), by the engine and by the oracle.

On a mismatch `divide` tells the count below each first move: compare, play the one that
differs, and divide again until a single position is left.
"""

from __future__ import annotations

from typing import Any

import oracle
import pytest
from positions import CLASH, document

OPENING = document(
    a="BASTION grrr boom zombie shaman ogre troll baron assassin",
    b="BASTION gnome vortex microctopus cyclone martyr brute alpha parasite",
    mana=6,
    turn=1,
)
MELEE = document(
    a="combustion BASTION boom gnome ogre | mutant vortex | troll* shaman",
    b="zombie BASTION scribe cyclone | machine brute | carapace lieutenant",
    mana=7,
)
ENDGAME = document(
    a="boom FORT zombie | reptile grrr*",
    b="gnome FORT meteorite troll | lieutenant! | parasite",
    mana=3,
    active="A",
)


def count(state: Any, depth: int) -> int:
    """The sequences of so many actions, or fewer where the game ends before."""
    due = state.to_act()
    if not depth or not due:
        return 1
    total = 0
    for action in state.legal_actions(due[0]):
        child = state.copy()
        child.apply(due[0], action)
        total += count(child, depth - 1)
    return total


def divide(state: Any, depth: int) -> dict[str, int]:
    """The count below each first move."""
    (seat,) = state.to_act()
    found = {}
    for action in state.legal_actions(seat):
        child = state.copy()
        child.apply(seat, action)
        found[str(action)] = count(child, depth - 1)
    return found


def oracle_divide(position: dict[str, Any], depth: int) -> dict[str, int]:
    def below(child: dict[str, Any], ended: object, left: int) -> int:
        if not left or ended:
            return 1
        moves = [oracle.after(child, move) for move in oracle.legal(child)]
        return sum(below(*move, left - 1) for move in moves)

    return {
        move: below(*oracle.after(position, move), depth - 1) for move in oracle.legal(position)
    }


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (OPENING, [7, 51, 269, 1117, 7307, 43789]),
        (MELEE, [21, 420, 5635, 39246]),
        (ENDGAME, [7, 36, 173, 383, 1372, 4091, 16210]),
    ],
    ids=["opening", "melee", "endgame"],
)
def test_sizes_of_move_trees(position: dict[str, Any], counts: list[int]):
    state = CLASH.load(position)
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "depth"),
    [(OPENING, 5), (MELEE, 3), (ENDGAME, 6)],
    ids=["opening", "melee", "endgame"],
)
def test_the_oracle_counts_the_same_below_each_first_move(position: dict[str, Any], depth: int):
    assert divide(CLASH.load(position), depth) == oracle_divide(position, depth)
