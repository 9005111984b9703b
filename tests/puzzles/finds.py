"""Finds of mining to choose from, made up: each with a position of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from positions import document

from engine.clash.cards import CARDS
from puzzles.miner import Found

TWO_TOGETHER = {
    "a": "BASTION brute gnome ogre aberration annihilation abomination | revenant | carnivore",
    "b": "BASTION disciple reptile troll combustion partisan microctopus | martyr | zombie",
    "mana": 7,
}
"""Gnome and then Annihilation on Martyr clear the board; nothing else does."""

CLAIMED: Any = {
    "shapes": [],
    "rules": ["rage"],
    "tried": ["ogre:u", "end"],
    "reply": [],
    "spoilers": [],
    "in_view": 4,
    "plays": 3,
}


def page(hands: dict[str, Any], goal: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": 1,
        "id": "found",
        "title": {"en": "Found"},
        "set": "mixed",
        "position": document(**hands),
        "goal": goal,
        "solution": "end",
        "rating": 1500,
    }


def found(
    number: int,
    *idea: str,
    goal: str = "win",
    rating: int = 1500,
    score: float = 1.0,
    rules: Sequence[str] = (),
) -> Found:
    goals: dict[str, dict[str, Any]] = {
        "win": {"kind": "win", "turns": 1},
        "all": {"kind": "destroy", "creatures": "all"},
    }
    hands = TWO_TOGETHER | {"mana": 1 + number % 9}
    hands["b"] = f"BASTION {PLAIN[number // 9 % len(PLAIN)]} reptile | martyr | zombie"
    claims = CLAIMED | {"rules": [*rules], "plays": len(idea)}
    return Found(
        number=number,
        puzzle=page(hands, goals[goal]) | {"solution": f"{idea[0]} end", "rating": rating},
        idea=list(idea),
        explanation=claims,
        parts={"plays": score},
    )


PLAIN = [
    each.id
    for each in CARDS
    if each.is_creature and not each.mask | each.aura and each.id not in str(TWO_TOGETHER)
]


def three(number: int, *plays: str, **other: Any) -> Found:
    """Three plays of cards that are played nowhere else, but for those that are given."""
    names = [each.id for each in CARDS if each.is_creature and each.id not in ("ogre", "gnome")]
    more = names[number * 3 : number * 3 + 3 - len(plays)]
    return found(number * 9, *plays, *(f"{name}:u" for name in more), **other)
