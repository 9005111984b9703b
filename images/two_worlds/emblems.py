"""The emblem of each card.

It is an icon, with a small second one if one icon isn't enough, on a lit and textured ground.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from PIL import Image

from engine.core import record
from engine.two_worlds.cards import SPELLS, WARRIORS, Spell, Warrior
from images.charges import Charge, stamp
from images.icons import is_icon
from images.shapes import rounded
from images.shared import shared
from images.textures import lit
from images.theme import PAPER, Colour
from images.two_worlds.colours import GROUNDS, Ground


@record
class Emblem:
    """The emblem of a card: a ground, an icon, and perhaps a small second icon."""

    ground: Ground
    charge: Charge
    sign: Charge | None


_SMALL = 128
"""Grounds up to this size are flat: the light would hardly be visible and would take many bytes."""


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id (`emblems.json`).

    Raises ValueError if the data are wrong.
    """
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath("emblems.json").read_text("utf-8")
    )
    rows: dict[str, list[str]] = data["warriors"] | data["spells"]
    if data["warriors"].keys() != {card.id for card in WARRIORS}:
        raise ValueError("each warrior needs exactly one emblem")
    if data["spells"].keys() != {card.id for card in SPELLS}:
        raise ValueError("each spell needs exactly one emblem")
    if len({tuple(row) for row in rows.values()}) != len(rows):
        raise ValueError("two cards with the same emblem")
    return {card_id: _emblem(card_id, row, data["accents"]) for card_id, row in rows.items()}


def _emblem(card_id: str, row: list[str], accents: dict[str, list[str]]) -> Emblem:
    if row[0] not in GROUNDS:
        raise ValueError(f"{card_id}: no ground {row[0]!r}")
    ground = GROUNDS[row[0]]
    charges = [_charge(words, card_id, ground, accents) for words in row[1:]]
    return Emblem(ground, charges[0], charges[1] if charges[1:] else None)


def _charge(words: str, card_id: str, ground: Ground, accents: dict[str, list[str]]) -> Charge:
    """Return an icon in its accent ("crown gold"), else in light colours of the ground."""
    name, _, accent = words.partition(" ")
    if not is_icon(name) or (accent and accent not in accents):
        raise ValueError(f"{card_id}: no icon or accent {words!r}")
    if accent:
        top, bottom = map(_colour, accents[accent])
        return Charge(name, top, bottom)
    return Charge(name, PAPER, ground.bright)


def _colour(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


@shared(256)
def scene(card: Warrior | Spell, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a rectangle of `size` (RGB)."""
    emblem = emblems()[card.id]
    image = Image.new("RGB", size, emblem.ground.deep)
    if max(size) > _SMALL:
        image = lit(image, emblem.ground.texture)
    side = round(min(size[1] * 0.84, size[0] * 0.8))
    x, y = (image.width - side) // 2, (image.height - side) // 2
    if emblem.sign is None:
        stamp(image, emblem.charge, side, (x, y), emblem.ground.night)
        return image
    large, small = round(side * 0.9), round(side * 0.48)
    stamp(image, emblem.charge, large, (x - side // 40, y - side // 40), emblem.ground.night)
    corner = x + side - small + side // 14, y + side - small + side // 40
    stamp(image, emblem.sign, small, corner, emblem.ground.night, cut=True)
    return image


def token(card: Warrior | Spell, side: int) -> Image.Image:
    """Draw the emblem with round corners (RGBA, a new image)."""
    image = scene(card, (side, side)).convert("RGBA")
    image.putalpha(rounded((side, side), side // 7))
    return image
