"""Positions of the two worlds for pictures, and lines of matches."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from engine import chance
from engine.core import SEATS, Outcome, Seat
from engine.two_worlds.game import TwoWorldsGame
from engine.two_worlds.match import Match
from engine.two_worlds.plugin import SIMULATION
from engine.two_worlds.view import WorldsView

NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard"}
LONG_NAMES: dict[Seat, str] = {seat: f"{seat} Wolfeschlegelsteinhausenberger" for seat in SEATS}

BOARD: dict[str, Any] = {
    "u1": {"card": "priestess", "owner": "A"},
    "u2": {"card": "spearman", "owner": "A", "damage": 1},
    "u3": {
        "card": "fire_elemental",
        "owner": "A",
        "enchantments": [{"spell": "blessing", "deck": "A"}],
    },
    "u4": {"card": "lich", "owner": "B", "damage": 2},
    "u5": {"card": "goblin", "owner": "B", "enchantments": [{"spell": "curse", "deck": "A"}]},
    "l1": {"card": "shaman", "owner": "A", "shifted": True},
    "l3": {"card": "werewolf", "owner": "A", "form": "dragon", "shaped": True},
    "l5": {
        "card": "griffin_rider",
        "owner": "B",
        "enchantments": [{"spell": "neutralization", "deck": "A"}],
    },
    "l6": {"card": "elf_ranger", "owner": "B"},
    "l7": {"card": "skirmisher", "owner": "B"},
}
SEATS_OF: dict[str, Any] = {
    "A": {
        "warriors": ["archmage", "troll", "archer", "wolf", "imp"],
        "fallen": ["scout", "shieldbearer"],
        "spells": [
            "banishment",
            "banishment",
            "challenge",
            "curse",
            "dash",
            "dispel",
            "dispel",
            "flight",
            "fright",
            "invisibility",
            "swap",
        ],
        "hand": ["curse", "fireball", "blessing", "reflection"],
        "cast": ["lightning", "lure"],
    },
    "B": {
        "warriors": ["phoenix", "berserker", "wolf"],
        "fallen": ["warlord"],
        "spells": [
            "banishment",
            "banishment",
            "blessing",
            "blessing",
            "challenge",
            "curse",
            "curse",
            "curse",
        ],
        "hand": ["dispel", "swap", "flight"],
        "cast": [
            "fright",
            "dash",
            "dispel",
            "fireball",
            "invisibility",
            "lightning",
            "lure",
            "neutralization",
            "reflection",
        ],
    },
}


def position(**facts: Any) -> Match:
    """Return a position in the middle of a match, changed by these facts."""
    document: dict[str, Any] = {
        "format": 1,
        "game": "two_worlds",
        "ruleset": "1",
        "mode": "duel",
        "setup": "basic",
        "turn": 9,
        "active": "A",
        "first": "A",
        "step": "action",
        "box": ["demon", "paladin", "frost_giant"],
        "spent": ["knight"],
        "board": BOARD,
        "seats": SEATS_OF,
        **facts,
    }
    placed = {
        cell: {"no": no, **who} for no, (cell, who) in enumerate(document["board"].items(), 1)
    }
    document |= {"board": placed, "serial": len(placed)}
    match = TwoWorldsGame().load(document)
    assert isinstance(match, Match)
    return match


@cache
def line_of(mode: str, seed: int, turns: int) -> tuple[Match, tuple[str, ...]]:
    """Return a match before its first move, and random moves of some turns."""
    match, luck = SIMULATION.begin(mode, seed, 0)
    assert isinstance(match, Match)
    first, moves = match.copy(), list[str]()
    while (to_act := match.to_act()) and match.turn <= turns:
        legal = match.legal_actions(to_act[0])
        which, luck = chance.draw(luck, len(legal))
        moves.append(str(legal[which]))
        match.apply(to_act[0], legal[which])
    return first, tuple(moves)


def played(mode: str, seed: int, turns: int) -> Match:
    """Return the position after some turns."""
    match, moves = line_of(mode, seed, turns)
    match = match.copy()
    for text in moves:
        action, _ = match.read(text)
        match.apply(match.to_act()[0], action)
    return match


def over() -> WorldsView:
    """Return the end of a match."""
    return replace(position().view(None), outcome=Outcome(("B",), "breakthrough"), to_act=())


def stacked() -> Match:
    """Return an attack, and a spell in answer on top of it."""
    match = position()
    for seat, text in (("A", "u2+u3>u4"), ("B", "swap@l6+l7")):
        action, _ = match.read(text)
        match.apply(seat, action)
    return match
