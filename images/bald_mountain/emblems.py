"""The emblem of each card.

It is an icon, with a small second one if one icon isn't enough, on the lit and textured ground of
the card's colour.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from PIL import Image

from engine.bald_mountain.cards import CARDS, Card
from engine.core import record
from images.bald_mountain.colours import TINCTURES
from images.canvas import fill
from images.charges import Charge, stamp
from images.icons import is_icon
from images.shapes import burst, disc
from images.shared import shared
from images.textures import lit
from images.theme import GOLD, PAPER, Colour, Tinctures


@record
class Emblem:
    """The emblem of a card: an icon, and perhaps a small second icon."""

    charge: Charge
    sign: Charge | None


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id (`emblems.json`).

    Raises ValueError if the data are wrong.
    """
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath("emblems.json").read_text("utf-8")
    )
    accents, rows = data["accents"], data["cards"]
    if rows.keys() != {card.id for card in CARDS}:
        raise ValueError("each card needs exactly one emblem")
    if len({tuple(row) for row in rows.values()}) != len(rows):
        raise ValueError("two cards with the same emblem")
    return {
        card.id: Emblem(charges[0], charges[1] if charges[1:] else None)
        for card in CARDS
        for charges in [[_charge(words, card, accents) for words in rows[card.id]]]
    }


def _charge(words: str, card: Card, accents: dict[str, list[str]]) -> Charge:
    """Return an icon in its accent ("sack gold"), else in light colours of the card."""
    name, _, accent = words.partition(" ")
    if not is_icon(name) or (accent and accent not in accents):
        raise ValueError(f"{card.id}: no icon or accent {words!r}")
    if accent:
        top, bottom = map(_colour, accents[accent])
        return Charge(name, top, bottom)
    return Charge(name, PAPER, TINCTURES[card.colour].bright)


def _colour(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


@shared(96)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a rectangle of `size` (RGB)."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a new image that is not cached (RGB).

    Spells are on their colour, wonders in front of rays in a golden ring.
    """
    colours = TINCTURES[card.colour]
    image = Image.new("RGB", size, colours.deep)
    if card.is_wonder:
        _draw_glory(image, colours)
    image = lit(image, colours.texture)
    _draw_charge(image, card, colours, round(min(size[1] * 0.84, size[0] * 0.8)))
    return image


def _draw_glory(image: Image.Image, colours: Tinctures) -> None:
    """Draw the golden ring of rays behind a wonder."""
    least = min(image.size)
    for share, rays, colour in ((1.3, True, colours.core), (0.98, False, GOLD)):
        side = round(least * share)
        mask = burst(side, 18) if rays else disc(side)
        fill(image, ((image.width - side) // 2, (image.height - side) // 2), mask, colour)
    side = round(least * 0.98) - max(least // 16, 4)
    corner = (image.width - side) // 2, (image.height - side) // 2
    fill(image, corner, disc(side), colours.night)


def _draw_charge(image: Image.Image, card: Card, colours: Tinctures, side: int) -> None:
    """Draw the icon in a centred square of `side` pixels, with the second icon at its corner."""
    emblem = emblems()[card.id]
    if card.is_wonder:
        side = round(side * 0.8)
    x, y = (image.width - side) // 2, (image.height - side) // 2
    if emblem.sign is None:
        stamp(image, emblem.charge, side, (x, y), colours.night)
        return
    large, small = round(side * 0.9), round(side * 0.48)
    stamp(image, emblem.charge, large, (x - side // 40, y - side // 40), colours.night)
    corner = x + side - small + side // 14, y + side - small + side // 40
    stamp(image, emblem.sign, small, corner, colours.night, cut=True)
