"""The table: the card list, seats and sides, and position documents read strictly.

Part of the witness (see `mountain_oracle`). A position is the plain document of bald-mountain.md
12; numbers in comments are the sections and rulings of that page.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]

CARDS: dict[str, dict[str, Any]] = {
    row["id"]: row
    for row in json.loads(Path(__file__).with_name("oracle_cards.json").read_text("utf-8"))
}
LIST = list(CARDS)
COLOURS = ["curse", "charm", "illusion", "healing"]
SEATS = {"duel": "AB", "three": "ABC", "four": "ABCD"}
TURN_ORDER = {"duel": "AB", "three": "ABCB", "four": "ABCD"}
ALWAYS = [
    *("format", "game", "ruleset", "mode", "turn", "active", "step", "actions"),
    *("sides", "hands", "altars", "deck", "discard", "chance"),
]
OPTIONAL = ["used", "rules", "last_turn", "fires", "resolving", "question"]
RULES = {
    "edge": {"n"},
    "ward": {"n"},
    "toll": {"n"},
    "lock": {"altar"},
    "reflect": set[str](),
    "guard": set[str](),
    "still": set[str](),
}


def side_of(seat: str) -> int:
    """Return the side of a seat: A and C are side 0, B and D side 1 (2)."""
    return "ABCD".index(seat) % 2


def actor_at(mode: str, turn: int) -> str:
    """Return the seat whose turn it is, turns counted from 1 (2)."""
    order = TURN_ORDER[mode]
    return order[(turn - 1) % len(order)]


def seats_from_actor(position: Position) -> list[str]:
    """Return every seat once, by its next turn, the actor first (6)."""
    coming = [actor_at(position["mode"], position["turn"] + later) for later in range(4)]
    return list(dict.fromkeys(coming))


def next_opponent(position: Position) -> str:
    """Return the opposing seat that has the next turn (6)."""
    us = side_of(position["active"])
    return next(seat for seat in seats_from_actor(position) if side_of(seat) != us)


def top(position: Position, altar: str) -> dict[str, Any] | None:
    """Return the top card of an altar with the side that it faces, if there is one."""
    stack = position["altars"][altar]
    return stack[0] if stack else None


def tops(position: Position) -> list[dict[str, Any]]:
    """Return the top cards in the order of the altars."""
    return [stack[0] for stack in (position["altars"][colour] for colour in COLOURS) if stack]


def in_list_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=LIST.index)


def operations(steps: list[dict[str, Any]]) -> set[str]:
    """Return all operations of steps, at any depth."""
    found = set[str]()
    for step in steps:
        found |= {step["op"]}.union(*(operations(branch) for branch in branches(step)))
    return found


def branches(step: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return the lists of steps within a step, numbered as in `at` (12)."""
    if step["op"] == "choose":
        return list(step["options"])
    if step["op"] == "if":
        return [step["then"], step["else"]]
    return [step["then"]] if step["op"] == "unless" else []


def steps_beside(card: str, at: list[int]) -> list[dict[str, Any]]:
    """Return the list that contains the step with the path `at`."""
    steps: list[dict[str, Any]] = CARDS[card]["effect"]
    for index in range(0, len(at) - 1, 2):
        steps = branches(steps[at[index]])[at[index + 1]]
    return steps


def completed(loose: Position) -> Position:
    """Return the position of section 12 for a loose one of section 14."""
    position = copy.deepcopy(loose)
    exact = position.pop("deck_exact", False)
    mode = position.setdefault("mode", "duel")
    position = {"format": 1, "game": "bald_mountain", "ruleset": "1"} | position
    position.setdefault("turn", 1)
    position.setdefault("active", actor_at(mode, position["turn"]))
    position.setdefault("step", "actions")
    position.setdefault("actions", 2)
    sides = position.get("sides", [{}, {}])
    position["sides"] = [{"energy": 10, "gems": 2} | side for side in sides]
    position["hands"] = {seat: [] for seat in SEATS[mode]} | position.get("hands", {})
    position["altars"] = {colour: [] for colour in COLOURS} | position.get("altars", {})
    for key in ("deck", "discard"):
        position.setdefault(key, [])
    position.setdefault("chance", 0)
    placed = [card for _, card in places(position)]
    rest = [card for card in LIST if card not in placed]
    position["discard" if exact else "deck"] += rest
    return position


def places(position: Position) -> list[tuple[str, str]]:
    """Return every card with the path of its place."""
    found = [(f"{pile}[{i}]", c) for pile in ("deck", "discard") for i, c in each(position[pile])]
    for seat, hand in position["hands"].items():
        found += [(f"hands.{seat}[{i}]", card) for i, card in each(hand)]
    for colour, stack in position["altars"].items():
        found += [(f"altars.{colour}[{i}].card", lying["card"]) for i, lying in each(stack)]
    return found


def each(items: list[Any]) -> list[tuple[int, Any]]:
    return list(enumerate(items))


def check(position: Position) -> None:
    """Check a position (12). Raises ValueError with the path of the value."""
    _check_keys(position)
    seen = set[str]()
    for path, card in places(position):
        _need(card in CARDS and card not in seen, path)
        seen.add(card)
    _need(seen == set(LIST), "deck")
    for colour, stack in position["altars"].items():
        for index, lying in each(stack):
            _need(set(lying) == {"card", "side"}, f"altars.{colour}[{index}]")
            _need(CARDS[lying["card"]]["colour"] == colour, f"altars.{colour}[{index}].card")
            _need(lying["side"] in (0, 1), f"altars.{colour}[{index}].side")
    for index, side in each(position["sides"]):
        _need(set(side) == {"energy", "gems"}, f"sides[{index}]")
        _need(side["energy"] > 0, f"sides[{index}].energy")  # else the game would be over (7)
        _need(0 <= side["gems"] < 15, f"sides[{index}].gems")
    for index, rule in each(position.get("rules", [])):
        _need(rule["rule"] in RULES, f"rules[{index}].rule")
        _need(set(rule) == {"rule", "side"} | RULES[rule["rule"]], f"rules[{index}]")
        _need(rule["side"] in (0, 1), f"rules[{index}].side")
        _need(rule.get("altar", "charm") in COLOURS, f"rules[{index}].altar")


def _check_keys(position: Position) -> None:
    for key in position:
        _need(key in ALWAYS + OPTIONAL, key)
    for key in ALWAYS:
        _need(key in position, key)
    _need(position["mode"] in SEATS, "mode")
    _need(position["turn"] >= 1, "turn")
    _need(position["active"] == actor_at(position["mode"], position["turn"]), "active")
    _need(position["step"] in ("wonders", "actions"), "step")
    _need(position["actions"] >= 0, "actions")
    _need(len(position["sides"]) == 2, "sides")
    _need(sorted(position["hands"]) == list(SEATS[position["mode"]]), "hands")
    _need(set(position["altars"]) == set(COLOURS), "altars")


def _need(holds: bool, path: str) -> None:
    if not holds:
        raise ValueError(path)
