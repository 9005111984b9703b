"""Position documents: loose ones completed, impossible ones refused, empty keys left out (14, 16).

Part of the witness (see `worlds_oracle`).
"""

from __future__ import annotations

import copy
from typing import Any

from worlds_table import CELLS, SPELLS, WARRIORS, Position, opponent, standing
from worlds_warriors import health

STEPS = ["picks", "start", "summon", "action", "draw"]
# Values of missing keys. Keys in ALWAYS are written with any value.
POSITION: dict[str, Any] = {
    "format": 1,
    "game": "two_worlds",
    "ruleset": "1",
    "mode": "duel",
    "setup": "basic",
    "turn": 0,
    "active": "",
    "step": "",
    "first": "",
    "box": [],
    "serial": 0,
    "seats": {},
    "board": {},
    "attacked": False,
    "quiet": 0,
    "eventful": False,
    "spent": [],
    "deathless": [],
    "stack": [],
    "window": "",
    "rank": "",
}
SEAT: dict[str, Any] = {
    "warriors": [],
    "fallen": [],
    "spells": [],
    "hand": [],
    "cast": [],
    "packet": [],
    "kept": [],
    "picked": "",
}
WARRIOR: dict[str, Any] = {
    "card": "",
    "owner": "",
    "no": 0,
    "damage": 0,
    "form": "",
    "shifted": False,
    "shaped": False,
    "enchantments": [],
}
ALWAYS = {
    *("format", "game", "ruleset", "mode", "setup", "turn", "step", "box", "serial", "seats"),
    *("board", "quiet", "warriors", "fallen", "spells", "hand", "cast", "card", "owner", "no"),
}
ITEMS = {
    "attack": {"attack", "by", "with", "hold"},
    "spell": {
        *("spell", "by", "deck", "target", "targets", "distance", "row", "cell", "enchantment"),
    },
}
SOMETIMES = ["seed", "second_player_spells", "outcome"]
LOOSE_DECKS = {"warriors": ["wolf"], "spells": ["dash", "swap", "flight"]}


def completed(loose: Position) -> Position:
    """Return the document for a loose position of section 16."""
    usual: Position = {"format": 1, "turn": 9, "active": "A", "step": "action"}
    document = usual | copy.deepcopy(loose)
    begun_by_active = document["turn"] % 2 == 1
    active = document["active"]
    document.setdefault("first", active if begun_by_active else opponent(active))
    seats = document.get("seats", {})
    document["seats"] = {seat: copy.deepcopy(LOOSE_DECKS) | seats.get(seat, {}) for seat in "AB"}
    for number, warrior in enumerate(document.get("board", {}).values(), 1):
        warrior.setdefault("no", number)
        document["serial"] = max(document.get("serial", 0), warrior["no"])
    return document


def read(document: Position) -> Position:
    """Return the position with every key. Raises ValueError with the path of an error."""
    position = _filled(copy.deepcopy(document), POSITION, "")
    for seat in "AB":
        position["seats"][seat] = _filled(position["seats"].get(seat, {}), SEAT, f"seats.{seat}")
    for cell, warrior in position["board"].items():
        position["board"][cell] = _filled(warrior, WARRIOR, f"board.{cell}")
    _check(position)
    return position


def written(position: Position) -> Position:
    """Return the document of a position without empty keys."""
    document = _pruned(position)
    document["seats"] = {seat: _pruned(side) for seat, side in position["seats"].items()}
    document["board"] = {cell: _pruned(warrior) for cell, warrior in standing(position)}
    return copy.deepcopy(document)


def _filled(given: dict[str, Any], default: dict[str, Any], path: str) -> dict[str, Any]:
    for key in given:
        known = key in default or (default is POSITION and key in SOMETIMES)
        _need(known, f"{path}.{key}".strip("."))
    missing = {key: value for key, value in default.items() if key not in given}
    return given | copy.deepcopy(missing)


def _pruned(values: dict[str, Any]) -> dict[str, Any]:
    kept = ALWAYS.union(SOMETIMES)
    return {key: value for key, value in values.items() if value or key in kept}


def _need(holds: bool, path: str) -> None:
    if not holds:
        raise ValueError(path)


def _check(position: Position) -> None:
    for key in ("format", "game", "ruleset", "mode"):
        _need(position[key] == POSITION[key], key)
    _need(position["setup"] in ("basic", "draft"), "setup")
    _need(position["step"] in STEPS, "step")
    _need(set(position["seats"]) == {"A", "B"}, "seats")
    for key in ("box", "spent"):
        _check_pile(position[key], WARRIORS, key)
    for seat, side in position["seats"].items():
        for key in ("warriors", "fallen", "packet", "kept"):
            _check_pile(side[key], WARRIORS, f"seats.{seat}.{key}")
        for key in ("spells", "hand", "cast"):
            _check_pile(side[key], SPELLS, f"seats.{seat}.{key}")
    if position["step"] == "picks":
        _need("seed" in position, "seed")
        return
    _need(1 <= position["turn"] <= 120, "turn")
    for key in ("active", "first"):
        _need(position[key] in ("A", "B"), key)
    _need((position["turn"] % 2 == 1) is (position["active"] == position["first"]), "active")
    _check_board(position)
    _check_stack(position)


def _check_pile(pile: list[str], cards: dict[str, Any], path: str) -> None:
    for index, card in enumerate(pile):
        _need(card in cards, f"{path}[{index}]")


def _check_board(position: Position) -> None:
    """Check the board, except the invariant of section 1, which the page's example 11 breaks."""
    for cell, warrior in position["board"].items():
        path = f"board.{cell}"
        _need(cell in CELLS, path)
        _need(warrior["card"] in WARRIORS, f"{path}.card")
        _need(warrior["owner"] in ("A", "B"), f"{path}.owner")
        _need(1 <= warrior["no"] <= position["serial"], f"{path}.no")
        shapes = WARRIORS[warrior["card"]]["ability"] == "shapeshift"
        _need(not warrior["form"] or (shapes and warrior["form"] in WARRIORS), f"{path}.form")
        for index, enchantment in enumerate(warrior["enchantments"]):
            place = f"{path}.enchantments[{index}]"
            _need(set(enchantment) == {"spell", "deck"}, place)
            _need(SPELLS.get(enchantment["spell"], {}).get("enchantment", False), f"{place}.spell")
            _need(enchantment["deck"] in ("A", "B"), f"{place}.deck")
    numbers = [warrior["no"] for warrior in position["board"].values()]
    for cell, warrior in standing(position):
        _need(numbers.count(warrior["no"]) == 1, f"board.{cell}.no")
        if "outcome" not in position:
            _need(0 <= warrior["damage"] < health(position, cell), f"board.{cell}.damage")


def _check_stack(position: Position) -> None:
    for index, item in enumerate(position["stack"]):
        path = f"stack[{index}]"
        kind = "attack" if "attack" in item else "spell"
        _need(kind in item and set(item) <= ITEMS[kind], path)
        _need(item.get("by") in ("A", "B"), f"{path}.by")
        if kind == "spell":
            _need(item["spell"] in SPELLS, f"{path}.spell")
            _need(item.get("deck") in ("A", "B"), f"{path}.deck")
        else:
            _need(index == 0 and item["by"] == position["active"], path)
    _need(not position["stack"] or position["step"] == "action", "stack")
    _need(position["window"] in (("A", "B") if position["stack"] else ("",)), "window")
