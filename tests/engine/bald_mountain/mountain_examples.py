"""The worked examples of bald-mountain.md 14, for any implementation of the game.

`examples.json` is the page's data, a list of objects:

    name      what the example shows
    position  a loose position: irrelevant keys are left out (`mountain_table.completed`)
    moves     made in order (default none), each by the seat to act; a move may name its
              cards in any order
    due       who acts then (a seat, or null when the game is over)
    legal     all canonical moves then, as a set
    illegal   some that are not
    then      what the position's document contains then: see `differences`
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mountain_table import Position, completed, in_list_order

EXAMPLES_FILE = Path(__file__).with_name("examples.json")


@dataclass(frozen=True)
class Example:
    """A worked example: a full position of section 12, canonical moves, and expectations.

    `expected` has those of `to_act`, `legal`, `illegal` and `then` that the page names.
    """

    name: str
    position: Position
    moves: list[str]
    expected: dict[str, Any]


def examples() -> list[Example]:
    """Return all examples in the order of the page."""
    rows = json.loads(EXAMPLES_FILE.read_text("utf-8"))
    return [
        Example(
            row["name"],
            completed(row["position"]),
            [canonical(move) for move in row.get("moves", [])],
            {key: row[key] for key in ("due", "legal", "illegal", "then") if key in row},
        )
        for row in rows
    ]


def canonical(move: str) -> str:
    """Return the move with its cards in the order of the card list (12)."""
    if not move.startswith("-"):
        return move
    return "".join("-" + card for card in in_list_order(move[1:].split("-")))


def differences(found: Any, expected: Any, path: str = "") -> list[str]:
    """Return the differences of a document from what an example expects, a line each.

    Of an object only the named keys are compared: null means that there is no such key, `"B#": 1`
    that B has one item. Lists have to agree item by item, anything else has to be equal.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        wrong = list[str]()
        for key, value in expected.items():
            here = f"{path}.{key}"
            if key.endswith("#"):
                wrong += differences(len(found[key[:-1]]), value, here)
            elif value is None and key in found:
                wrong.append(f"{here}: there, but should not be: {found[key]!r}")
            elif value is not None and key not in found:
                wrong.append(f"{here}: missing")
            elif value is not None:
                wrong += differences(found[key], value, here)
        return wrong
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        pairs = enumerate(zip(found, expected, strict=True))
        return [line for i, (a, b) in pairs for line in differences(a, b, f"{path}[{i}]")]
    return [] if found == expected else [f"{path}: {found!r}, not {expected!r}"]
