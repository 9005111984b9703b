"""The emblems of cards, buildings and castles before a wall, in the colours of the race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Literal

from PIL import Image

from engine.castles.cards import CARD, RACE, RACES, Card, Race
from images.canvas import fill
from images.castles.colours import TINCTURES
from images.emblems import Emblem, emblem_data, read_emblems
from images.icons import icon
from images.linocut import Scenery, draw_emblem, draw_ground, draw_scene, scenery_of
from images.shapes import Points, disc, rounded
from images.shared import shared
from images.theme import GOLD, Tinctures

TILE_ICONS = {"tower": "chess-rook", "gate": "fa:dungeon", "wall": "wall"}
BATTLEMENTS: Points = tuple(
    ((place + 1) // 2 / 10, 0.82 if place % 4 < 2 else 0.88) for place in range(20)
)
"""The upper edge of a wall, in parts of width and height."""
_PLAIN, _RAYS = 52, 96
"""Shorter sides from which an emblem has scenery, and rays in it."""
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


def paint_scene(
    card: Card, size: tuple[int, int], side: int = 0, middle: tuple[float, float] | None = None
) -> Image.Image:
    """Draw the emblem of a card before a wall as a new rectangle (RGB).

    Legends are in front of bright rays, magic is in a ring. `side` (of a creature) and `middle` are
    those of the emblem, as in `draw_scene`.
    """
    colours, emblem = TINCTURES[card.race], emblems("cards")[card.id]
    scenery = _scenery(colours, size, bright=card.is_legend)
    if card.is_creature:
        return draw_scene(size, emblem, scenery, side=side, middle=middle)
    ring, middle = round(min(size) * 0.94), middle or (size[0] / 2, size[1] / 2)
    image = draw_ground(size, replace(scenery, sun=colours.bright, edge=()), middle, ring)
    inside = ring - 2 * max(ring // 24, 2)
    corner = round(middle[0] - inside / 2), round(middle[1] - inside / 2)
    fill(image, corner, disc(inside), colours.night)
    draw_emblem(image, emblem, round(ring * 0.66), middle, scenery.hill)
    return image


scene = shared(192)(paint_scene)
"""Draws the same, but the image is kept and shared."""


def _scenery(colours: Tinctures, size: tuple[int, int], *, bright: bool) -> Scenery:
    scenery, side = scenery_of(colours, BATTLEMENTS), min(size)
    if side < _PLAIN:
        return replace(scenery, rays=scenery.ground, sun=scenery.ground, edge=())
    rays = scenery.ground if side < _RAYS else colours.core if bright else scenery.rays
    return replace(scenery, rays=rays)


@shared(96)
def place_scene(
    kind: Literal["buildings", "castles"], name: str, size: tuple[int, int]
) -> Image.Image:
    """Draw the emblem of a building or castle before a wall as a rectangle (RGB)."""
    scenery = _scenery(TINCTURES[_RACES[kind][name]], size, bright=kind == "castles")
    return draw_scene(size, emblems(kind)[name], scenery)


def race_icon(race: Race, size: int) -> Image.Image:
    """Draw the icon of a race in a square of `size` pixels (RGBA, shared)."""
    return icon(emblems("castles")[race].charge.icon, size, TINCTURES[race].bright)


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
