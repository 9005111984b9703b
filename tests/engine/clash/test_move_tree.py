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

EVERYTHING = document(
    a="cultist BASTION griffin negotiator goblin_shaman zombie ogre"
    " | recruitor lackey small_fry | minotaur(titan)* | champion grrr ready",
    b="puny_demon propagator FORT mechasharpener reason_gnawer brute"
    " | small_fry weapon_master | brawler+familiar-4 ripper | champion baron exhausted",
    mana=7,
)
OLD_RULES = document(
    a="boom BASTION clean_cut ogre cyclone | reptile zombie grrr* | parasite brute",
    b="zombie FORT scribe troll | machine baron | carapace lieutenant",
    mana=6,
)
OLD_RULES["ruleset"] = "1.0"


def count(state: Any, depth: int) -> int:
    """The sequences of so many actions, or fewer where the game ends before."""
    to_act = state.to_act()
    if not depth or not to_act:
        return 1
    total = 0
    for action in state.legal_actions(to_act[0]):
        child = state.copy()
        child.apply(to_act[0], action)
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
        (EVERYTHING, [15, 202, 2156, 16310]),
        (OLD_RULES, [31, 601, 6521]),
    ],
    ids=["opening", "melee", "endgame", "everything", "old rules"],
)
def test_sizes_of_move_trees(position: dict[str, Any], counts: list[int]):
    state = CLASH.load(position)
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "depth"),
    [(OPENING, 4), (MELEE, 3), (ENDGAME, 5), (EVERYTHING, 3), (OLD_RULES, 3)],
    ids=["opening", "melee", "endgame", "everything", "old rules"],
)
def test_the_oracle_counts_the_same_below_each_first_move(position: dict[str, Any], depth: int):
    assert divide(CLASH.load(position), depth) == oracle_divide(position, depth)
