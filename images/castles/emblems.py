"""The emblems of cards, buildings and castles on the lit and textured ground of the race."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from PIL import Image

from engine.castles.cards import CARD, RACE, RACES, Card, Race
from images.canvas import fill_middle
from images.castles.colours import TINCTURES
from images.emblems import Emblem, draw_emblem, emblem_data, read_emblems
from images.shapes import burst, disc, rounded
from images.shared import shared
from images.textures import lit
from images.theme import GOLD, Tinctures

TILE_ICONS = {"tower": "chess-rook", "gate": "fa:dungeon", "wall": "wall"}
_FLAT = 132
"""Emblems up to this side are flat, without light and shade, and take few bytes."""
Kind = Literal["cards", "buildings", "castles"]
_RACES: Mapping[Kind, Mapping[str, Race]] = {
    "cards": {each.id: each.race for each in CARD.values()},
    "buildings": {each.id: race for race in RACES for each in RACE[race].buildings},
    "castles": {race: race for race in RACES},
}


@cache
def emblems(kind: Kind) -> dict[str, Emblem]:
    """Return the emblems of a kind by id."""
    data = emblem_data(__package__)
    lights = {each: TINCTURES[race].bright for each, race in _RACES[kind].items()}
    return read_emblems(data[kind], data["accents"], lights)


@shared(192)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem of a card on its ground as a rectangle (RGB)."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem of a card on its ground as a new image that is not cached (RGB).

    Legends are in front of rays, magic is in a ring.
    """
    magic, colours = not card.is_creature, TINCTURES[card.race]
    image = _ground(size, colours, rays=card.is_legend, ring=magic)
    side = round(min(size[1] * (0.62 if magic else 0.8), size[0] * 0.8))
    draw_emblem(image, emblems("cards")[card.id], side, colours.night, flat=_FLAT)
    return image


def _ground(
    size: tuple[int, int], colours: Tinctures, *, rays: bool, ring: bool = False
) -> Image.Image:
    """Draw the ground of an emblem (RGB); a small one is flat, and brighter in place of rays."""
    flat = min(size) <= _FLAT
    image = Image.new("RGB", size, colours.core if flat and rays else colours.deep)
    if rays and not flat:
        fill_middle(image, burst(round(max(size) * 1.25), 16), colours.core)
    if ring:
        side = round(min(size) * 0.94)
        fill_middle(image, disc(side), colours.bright)
        fill_middle(image, disc(side - 2 * max(side // 24, 2)), colours.night)
    return image if flat else lit(image, colours.texture)


@shared(96)
def place_scene(
    kind: Literal["buildings", "castles"], name: str, size: tuple[int, int]
) -> Image.Image:
    """Draw the emblem of a building or castle on its ground as a rectangle (RGB)."""
    colours = TINCTURES[_RACES[kind][name]]
    image = _ground(size, colours, rays=kind == "castles")
    draw_emblem(image, emblems(kind)[name], round(min(size) * 0.8), colours.night, flat=_FLAT)
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
