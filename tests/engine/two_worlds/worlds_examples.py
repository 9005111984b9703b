"""The worked examples of two-worlds.md 16, for whatever plays the game.

`worlds_examples.json` is the page's own data, a list of objects:

    name        what the example shows
    position    a loose position: what does not matter is left out (`worlds_positions.completed`)
    setup, seed instead of a position: a new game
    moves       made in order, each by the seat that is due
    due         who acts then ("AB" where both do, "" after the end)
    legal       all canonical moves then, as a set
    illegal     some that are not, `also_legal` some that are
    then        what the position's document holds then: see `differences`
    empty       cells without a warrior then
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from worlds_positions import completed
from worlds_table import Position

EXAMPLES_FILE = Path(__file__).with_name("worlds_examples.json")


@dataclass(frozen=True)
class Example:
    """A worked example: a position of section 14, or None for the new game of `setup`, `seed`.

    `expected` has those of `to_act`, `legal`, `illegal`, `also_legal`, `then` and `empty` that the
    page names.
    """

    name: str
    position: Position | None
    setup: str
    seed: int
    moves: list[str]
    expected: dict[str, Any]


def examples() -> list[Example]:
    """Return all examples in the order of the page."""
    named = ("due", "legal", "illegal", "also_legal", "then", "empty")
    return [
        Example(
            row["name"],
            completed(row["position"]) if "position" in row else None,
            row.get("setup", "basic"),
            row.get("seed", 0),
            row.get("moves", []),
            {key: row[key] for key in named if key in row},
        )
        for row in json.loads(EXAMPLES_FILE.read_text("utf-8"))
    ]


def shortcomings(example: Example, to_act: str, legal: set[str], document: Position) -> list[str]:
    """Return the differences of the result from the page, a line each.

    Args:
        example: What was played.
        to_act: The seats that act, in order, as one string.
        legal: The canonical moves of the first of them.
        document: The position of section 14.
    """
    expected = example.expected
    wrong = differences(document, expected.get("then", {}))
    if to_act != expected.get("due", to_act):
        wrong.append(f"due: {to_act!r}, not {expected['due']!r}")
    if legal != set(expected.get("legal", legal)):
        wrong.append(f"legal: {sorted(legal)}")
    wrong += [f"illegal: {text}" for text in expected.get("illegal", []) if text in legal]
    wrong += [f"also legal: {text}" for text in expected.get("also_legal", []) if text not in legal]
    wrong += [f"empty: {cell}" for cell in expected.get("empty", []) if cell in document["board"]]
    return wrong


def differences(found: Any, expected: Any, path: str = "") -> list[str]:
    """Return the differences of a document from what an example expects, a line each.

    Of an object only the named keys are compared: null means that there is no such key; an empty
    list may be left out. Lists have to agree item by item, anything else has to be equal.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        wrong = list[str]()
        for key, value in expected.items():
            here = f"{path}.{key}"
            if value is None and key in found:
                wrong.append(f"{here}: there, but should not be: {found[key]!r}")
            elif value is not None and key in found:
                wrong += differences(found[key], value, here)
            elif value not in (None, []):
                wrong.append(f"{here}: missing")
        return wrong
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        pairs = enumerate(zip(found, expected, strict=True))
        return [line for i, (a, b) in pairs for line in differences(a, b, f"{path}[{i}]")]
    return [] if found == expected else [f"{path}: {found!r}, not {expected!r}"]
