"""The worked examples of castles.md 15, for whatever plays the game.

`castles_examples.json` is the page's own data, a list of objects:

    name        what the example shows
    position    a loose position: what does not matter is left out (`castles_positions.completed`)
    moves       made in order; a move without a payment is paid in the usual way
    legal       all canonical moves then, as a set
    illegal     some that are not, `also_legal` some that are; a move without a payment stands for
                the one that is paid in the usual way
    then        what the position's document holds then: see `differences`
    empty       cells without a creature then
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from castles_positions import completed
from castles_table import Position

EXAMPLES_FILE = Path(__file__).with_name("castles_examples.json")


@dataclass(frozen=True)
class Example:
    """One worked example: a full position of section 14, the moves, what is expected.

    `expected` holds those of `legal`, `illegal`, `also_legal`, `then` and `empty` that the page
    names.
    """

    name: str
    position: Position
    moves: list[str]
    expected: dict[str, Any]


def examples() -> list[Example]:
    """All examples in the order of the page."""
    named = ("legal", "illegal", "also_legal", "then", "empty")
    return [
        Example(
            row["name"],
            completed(row["position"]),
            row.get("moves", []),
            {key: row[key] for key in named if key in row},
        )
        for row in json.loads(EXAMPLES_FILE.read_text("utf-8"))
    ]


def shortcomings(
    example: Example, legal: set[str], paid: Callable[[str], str], document: Position
) -> list[str]:
    """Where what follows the moves is not what the page says, a line each.

    Args:
        example: What was played.
        legal: The canonical moves of the seat that is due.
        paid: Gives a move that names no payment the usual one.
        document: The position of section 14.
    """
    expected = example.expected
    wrong = differences(document, expected.get("then", {}))
    if legal != set(expected.get("legal", legal)):
        wrong.append(f"legal: {sorted(legal)}")
    illegal, also = (expected.get(key, []) for key in ("illegal", "also_legal"))
    wrong += [f"illegal: {text}" for text in illegal if paid(text) in legal]
    wrong += [f"also legal: {text}" for text in also if paid(text) not in legal]
    wrong += [f"empty: {cell}" for cell in expected.get("empty", []) if cell in document["board"]]
    return wrong


def differences(found: Any, expected: Any, path: str = "") -> list[str]:
    """Where a document is not what an example expects, a line each.

    Of an object only the keys named count: null says that there is no such key, `"deck#": 6` that
    the deck has six items. Lists agree item for item, anything else is equal.
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
    return [] if found == expected else [f"{path}: {found!r}, not {expected!r}"]
