"""Emblems of cards: one icon or two, each with its colours.

A game writes which icons its cards have into `images/<game>/emblems.json`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from engine.core import record
from images.icons import is_icon
from images.theme import PAPER, Colour, Tinctures


@record
class Charge:
    """An icon: its lit edge has the colour `top`, the rest a colour between `top` and `bottom`."""

    icon: str
    top: Colour
    bottom: Colour


@record
class Emblem:
    """The emblem of a card: an icon, and a small second one if one icon isn't enough."""

    charge: Charge
    sign: Charge | None


def emblem_data(package: str) -> dict[str, Any]:
    """Return the emblems of a game as written in its `emblems.json`."""
    data: dict[str, Any] = json.loads(files(package).joinpath("emblems.json").read_text("utf-8"))
    return data


def read_tinctures(package: str) -> dict[str, Tinctures]:
    """Return the shades of a game's colours, sets or races as written in its `emblems.json`."""
    rows: dict[str, list[str]] = emblem_data(package)["tinctures"]
    return {name: _tinctures(row) for name, row in rows.items()}


def _tinctures(row: Sequence[str]) -> Tinctures:
    night, deep, core, bright, frost = map(_colour_of, row[:5])
    return Tinctures(night, deep, core, bright, frost, *row[5:])


def _colour_of(code: str) -> Colour:
    """Return a colour written as `#ff9c92`."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def read_emblems(
    rows: Mapping[str, Sequence[str]],
    accents: Mapping[str, Sequence[str]],
    lights: Mapping[str, Colour],
) -> dict[str, Emblem]:
    """Return the emblem of each id from a row of one or two icons.

    An icon has the two colours of its accent ("crown gold"), else paper and the light colour of
    its id. Raises ValueError if an id has no row, two rows are the same, or an icon or accent is
    unknown.
    """
    if rows.keys() != lights.keys():
        raise ValueError("each id needs exactly one emblem")
    if len({tuple(row) for row in rows.values()}) != len(rows):
        raise ValueError("two ids with the same emblem")
    return {name: _emblem(name, row, accents, lights[name]) for name, row in rows.items()}


def _emblem(
    name: str, row: Sequence[str], accents: Mapping[str, Sequence[str]], light: Colour
) -> Emblem:
    if len(row) not in (1, 2):
        raise ValueError(f"{name}: one icon or two, not {len(row)}")
    try:
        charge, *sign = (_charge(words, accents, light) for words in row)
    except KeyError as unknown:
        raise ValueError(f"{name}: no icon or accent {unknown}") from None
    return Emblem(charge, sign[0] if sign else None)


def _charge(words: str, accents: Mapping[str, Sequence[str]], light: Colour) -> Charge:
    name, _, accent = words.partition(" ")
    if not is_icon(name):
        raise KeyError(name)
    return Charge(name, *map(_colour_of, accents[accent])) if accent else Charge(name, PAPER, light)
