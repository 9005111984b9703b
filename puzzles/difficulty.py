"""How hard a page is before anybody has tried it: a rating on the scale of players."""

from __future__ import annotations

from math import log2

from engine.clash.abilities import ABILITIES
from engine.clash.cards import card
from engine.clash.duel import Duel
from puzzles.goals import Goal, Survive, Win
from puzzles.solver import Solved

EASIEST, HARDEST = 800, 2400
_BASE = 700
_PLAY = 110
"""For each card that has to be played."""
_DOUBLING = 30
"""For each doubling of the positions in which the turn can end."""
_REPLY = 300
"""Where every reply of the opponent has to be thought of."""
_ABILITY = 25
"""For each different ability on the cards that are played."""
_NEAR = 120
"""Where many wrong answers come close: in full when all do."""
_STRAIGHT = -200
"""Where going for the goal step by step is enough."""
_NARROW = 120
"""Where few of the first moves solve: in full when one of many does."""


def rated(duel: Duel, goal: Goal, solved: Solved, *, straight: bool) -> int:
    """The rating of a page, 800 to 2400; 1500 is middling. `solved` must be proved, `straight`
    says whether `straight_on` solves it."""
    idea = solved.ideas[0]
    played = [card(play.split(">")[0].split(":")[0]) for play in idea]
    mask = 0
    for each in played:
        mask |= each.mask | each.aura
    abilities = sum(1 for ability in ABILITIES if mask & ability.bit)
    legal = len(duel.legal_actions("AB"[duel.active]))  # type: ignore[arg-type]
    waits = isinstance(goal, Survive) or goal == Win(2)
    rating = (
        _BASE
        + _PLAY * len(idea)
        + _DOUBLING * log2(1 + solved.ends)
        + _REPLY * waits
        + _STRAIGHT * straight
        + _ABILITY * abilities
        + _NEAR * solved.near / max(1, solved.ends)
        + _NARROW * (1 - len(solved.first_moves) / legal)
    )
    return max(EASIEST, min(HARDEST, round(rating / 10) * 10))
