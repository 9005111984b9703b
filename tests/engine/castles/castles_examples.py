"""The worked examples of castles.md 15, for any implementation of the game.

`castles_examples.json` is the page's data, a list of objects:

    name        what the example shows
    position    a loose position: irrelevant keys are left out (`castles_positions.completed`)
    moves       made in order; a move without a payment gets the default one
    legal       all canonical moves then, as a set
    illegal     some that are not, `also_legal` some that are; a move without a payment means
                the one with the default payment
    then        what the position's document contains then: see `differences`
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
    """A worked example: a full position of section 14, the moves, and expectations.

    `expected` has those of `legal`, `illegal`, `also_legal`, `then` and `empty` that the page
    names.
    """

    name: str
    position: Position
    moves: list[str]
    expected: dict[str, Any]


def examples() -> list[Example]:
    """Return all examples in the order of the page."""
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
    """Return the differences of the result from the page, a line each.

    Args:
        example: What was played.
        legal: The canonical moves of the seat to act.
        paid: Adds the default payment to a move without one.
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
    """Return the differences of a document from what an example expects, a line each.

    Of an object only the named keys are compared: null means that there is no such key, `"deck#":
    6` that the deck has six items. Lists have to agree item by item, anything else has to be equal.
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
