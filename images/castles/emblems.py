"""The emblems of cards, buildings and castles.

An emblem is an icon, with a small second one if one icon isn't enough, on the lit and textured
ground of the race.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from PIL import Image

from engine.castles.cards import CARD, RACE, RACES, Card, Race
from engine.core import record
from images.canvas import fill
from images.castles.colours import TINCTURES
from images.charges import Charge, stamp
from images.icons import is_icon, silhouette
from images.shapes import blend, burst, disc, rounded
from images.shared import shared
from images.textures import lit
from images.theme import GOLD, PAPER, Colour, Tinctures

TILE_ICONS = {"tower": "chess-rook", "gate": "fa:dungeon", "wall": "wall"}
_FLAT = 132
"""Emblems up to this side are flat, without light and shade, and take few bytes."""
Kind = Literal["cards", "buildings", "castles"]


@record
class Emblem:
    """An emblem: an icon, and perhaps a small second icon, on the ground of a race."""

    race: Race
    charge: Charge
    sign: Charge | None


@cache
def emblems(kind: Kind) -> dict[str, Emblem]:
    """Return the emblems of a kind by id (`emblems.json`).

    Raises ValueError if the data are wrong.
    """
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath("emblems.json").read_text("utf-8")
    )
    races, rows = _races()[kind], data[kind]
    if rows.keys() != races.keys():
        raise ValueError("each card, building and castle needs exactly one emblem")
    if len({tuple(row) for row in rows.values()}) != len(rows):
        raise ValueError("two with the same emblem")
    return {
        each: Emblem(races[each], charges[0], charges[1] if charges[1:] else None)
        for each, words in rows.items()
        for charges in [[_charge(word, races[each], data["accents"]) for word in words]]
    }


def _races() -> dict[Kind, Mapping[str, Race]]:
    return {
        "cards": {each.id: each.race for each in CARD.values()},
        "buildings": {each.id: race for race in RACES for each in RACE[race].buildings},
        "castles": {race: race for race in RACES},
    }


def _charge(words: str, race: Race, accents: dict[str, list[str]]) -> Charge:
    """Return an icon in its accent ("crown gold"), else in light colours of the race."""
    name, _, accent = words.partition(" ")
    if not is_icon(name) or (accent and accent not in accents):
        raise ValueError(f"no icon or accent {words!r}")
    if accent:
        top, bottom = map(_colour, accents[accent])
        return Charge(name, top, bottom)
    return Charge(name, PAPER, TINCTURES[race].bright)


def _colour(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


@shared(192)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem of a card on its ground as a rectangle (RGB)."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem of a card on its ground as a new image that is not cached (RGB).

    Legends are in front of rays, magic is in a ring.
    """
    emblem, magic = emblems("cards")[card.id], not card.is_creature
    image = _ground(size, TINCTURES[card.race], rays=card.is_legend, ring=magic)
    share = 0.62 if magic else 0.8
    _draw_charge(image, emblem, round(min(size[1] * share, size[0] * 0.8)))
    return image


def _ground(
    size: tuple[int, int], colours: Tinctures, *, rays: bool, ring: bool = False
) -> Image.Image:
    """Draw the ground of an emblem (RGB); a small one is flat, and brighter in place of rays."""
    flat = min(size) <= _FLAT
    image = Image.new("RGB", size, colours.core if flat and rays else colours.deep)
    if rays and not flat:
        _draw_rays(image, colours)
    if ring:
        _draw_ring(image, colours)
    return image if flat else lit(image, colours.texture)


def _draw_rays(image: Image.Image, colours: Tinctures) -> None:
    """Draw a star behind a legend."""
    side = round(max(image.size) * 1.25)
    corner = (image.width - side) // 2, (image.height - side) // 2
    fill(image, corner, burst(side, 16), colours.core)


def _draw_ring(image: Image.Image, colours: Tinctures) -> None:
    """Draw a circle around a magic."""
    side = round(min(image.size) * 0.94)
    for shade, rim in ((colours.bright, 0), (colours.night, max(side // 24, 2))):
        inner = side - 2 * rim
        fill(image, ((image.width - inner) // 2, (image.height - inner) // 2), disc(inner), shade)


def _draw_charge(image: Image.Image, emblem: Emblem, side: int) -> None:
    """Draw the icon in a centred square of `side` pixels, with the second icon at its corner."""
    night = TINCTURES[emblem.race].night
    x, y = (image.width - side) // 2, (image.height - side) // 2
    if emblem.sign is None:
        _draw_icon(image, emblem.charge, side, (x, y), night)
        return
    large, small = round(side * 0.9), round(side * 0.48)
    _draw_icon(image, emblem.charge, large, (x - side // 40, y - side // 40), night)
    corner = x + side - small + side // 14, y + side - small + side // 40
    stamp(image, emblem.sign, small, corner, night, cut=True)


def _draw_icon(
    image: Image.Image, charge: Charge, side: int, corner: tuple[int, int], night: Colour
) -> None:
    """Draw an icon on its shade; a small one has a single colour and no shade."""
    if side > _FLAT:
        stamp(image, charge, side, corner, night)
    else:
        ink = blend(charge.top, charge.bottom, 0.5)
        fill(image, corner, silhouette(charge.icon, side), ink)


@shared(96)
def place_scene(
    kind: Literal["buildings", "castles"], name: str, size: tuple[int, int]
) -> Image.Image:
    """Draw the emblem of a building or castle on its ground as a rectangle (RGB)."""
    emblem = emblems(kind)[name]
    image = _ground(size, TINCTURES[emblem.race], rays=kind == "castles")
    _draw_charge(image, emblem, round(min(size) * 0.8))
    return image


@shared(192)
def token(card: Card, side: int) -> Image.Image:
    """Draw the emblem of a card with round corners, a legend's with a gold edge (RGBA)."""
    image = Image.new("RGBA", (side, side), (*GOLD, 255))
    edge = max(side // 20, 2) if card.is_legend else 0
    inner = side - 2 * edge
    mask = rounded((inner, inner), side // 7)
    image.paste(scene(card, (inner, inner)), (edge, edge), mask)
    image.putalpha(rounded((side, side), side // 6))
    return image
