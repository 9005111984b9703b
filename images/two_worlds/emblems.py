"""The emblem of each card on a floating isle, and its frame."""

from __future__ import annotations

from functools import cache
from typing import Any

from PIL import Image

from engine.two_worlds.cards import SPELLS, WARRIORS, Spell, Warrior
from images.canvas import fill
from images.emblems import Emblem, emblem_data, read_emblems
from images.frames import empty_card
from images.linocut import draw_emblem, draw_ground, scenery_of
from images.shapes import Points, blend, cornered, gradient, polygon, rounded
from images.shared import shared
from images.theme import INK, NIGHT, Tinctures
from images.two_worlds.colours import GROUNDS, METALS

ISLE: Points = (
    *((0.42, 1), (0.3, 0.94), (0.05, 0.86), (0.16, 0.8), (0.5, 0.77)),
    *((0.84, 0.8), (0.95, 0.86), (0.7, 0.94), (0.58, 1)),
)
"""The edge of a floating isle, in parts of width and height; its tip is outside."""
_COVER: Points = (*ISLE[2:7], (0.7, 0.88), (0.5, 0.86), (0.3, 0.89))
"""What covers it."""


@cache
def _rows() -> tuple[dict[str, list[str]], Any]:
    """Return the row of each card, which begins with its ground, and all accents."""
    data = emblem_data(__package__)
    return data["warriors"] | data["spells"], data["accents"]


def ground_of(card: Warrior | Spell) -> Tinctures:
    """Return the ground of a card's emblem."""
    return GROUNDS[_rows()[0][card.id][0]]


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id."""
    rows, accents = _rows()
    cards: tuple[Warrior | Spell, ...] = (*WARRIORS, *SPELLS)
    lights = {card.id: ground_of(card).bright for card in cards}
    return read_emblems({card_id: row[1:] for card_id, row in rows.items()}, accents, lights)


@shared(256)
def scene(
    card: Warrior | Spell,
    size: tuple[int, int],
    side: int = 0,
    middle: tuple[float, float] | None = None,
) -> Image.Image:
    """Draw the emblem on its isle as a rectangle of `size` (RGB), as `draw_scene` does."""
    colours, (wide, high) = ground_of(card), size
    scenery = scenery_of(colours, ISLE)
    side, middle = side or round(min(size) * 0.84), middle or (wide / 2, high * 0.46)
    image = draw_ground(size, scenery, middle, round(side * 1.12))
    cover = polygon.__wrapped__(size, tuple((x * wide, y * high) for x, y in _COVER))
    fill(image, (0, 0), cover, blend(colours.bright, colours.core, 0.4))
    draw_emblem(image, emblems()[card.id], side, middle, scenery.hill)
    return image


def token(card: Warrior | Spell, side: int) -> Image.Image:
    """Draw the emblem with round corners (RGBA, a new image)."""
    return cornered(scene(card, (side, side)), side // 7)


def framed(card: Warrior | Spell, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    """Draw an empty card (RGBA, a new image): in the metal of a rank or a spell's colours."""
    ground, edges = ground_of(card), (ground_of(card).bright, ground_of(card).deep)
    if isinstance(card, Warrior):
        edges = METALS[card.rank].light, METALS[card.rank].shade
    inside = blend(blend(ground.night, NIGHT, 0.45), INK, 0.2)
    return empty_card(size, edge, radius, edges, inside).copy()


@shared(128)
def portrait(card: Warrior, side: int) -> Image.Image:
    """Draw the emblem of a warrior in the frame of its rank, a square (RGBA)."""
    metal = METALS[card.rank]
    edge = {"champion": 9, "elite": 7, "regular": 5}[card.rank] * side // 112
    image = gradient((side, side), metal.light, metal.shade).convert("RGBA")
    image.putalpha(_form(card.rank, side, side // 6))
    inner = side - 2 * edge
    image.paste(
        scene(card, (inner, inner)), (edge, edge), _form(card.rank, inner, side // 6 - edge // 2)
    )
    return image


@shared(32)
def _form(rank: str, side: int, corner: int) -> Image.Image:
    if rank == "champion":
        far = side - corner
        points = (
            *((corner, 0), (far, 0), (side, corner), (side, far)),
            *((far, side), (corner, side), (0, far), (0, corner)),
        )
        return polygon((side, side), points)
    return rounded((side, side), corner if rank == "elite" else max(corner // 3, 1))
