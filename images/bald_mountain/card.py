"""Cards in the one broad form that they have on altars and in hands."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.bald_mountain.cards import Card
from images.bald_mountain.colours import TINCTURES
from images.bald_mountain.emblems import scene
from images.bald_mountain.field import ART, EDGE
from images.bald_mountain.formula import formula
from images.bald_mountain.signs import FORMULAS, sign
from images.canvas import put, put_left
from images.frames import empty_card
from images.icons import icon
from images.shapes import blend, faded, ringed, rounded
from images.shared import shared
from images.text import halved, label, width
from images.theme import GOLD, INK, NIGHT, PAPER

_RADIUS = 20
_NAME = 34
"""Font size of names."""
_LARGEST = 44
"""Largest size of signs on a card."""


def framed(card: Card, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    """Draw an empty card (RGBA, a new image): in its colour for a spell, in gold for a wonder."""
    colours = TINCTURES[card.colour]
    edges = blend(colours.bright, PAPER, 0.2), colours.deep
    if card.is_wonder:
        edges = blend(GOLD, PAPER, 0.45), blend(GOLD, colours.deep, 0.5)
    ground = blend(blend(colours.night, NIGHT, 0.35), INK, 0.2)
    return empty_card(size, edge, radius, edges, ground).copy()


@shared(96)
def miniature(
    card: Card, size: tuple[int, int], language: str, *, dimmed: bool = False
) -> Image.Image:
    """Draw a broad card (RGBA): the emblem, and next to it the name above the effect in signs."""
    if dimmed:
        return faded(miniature(card, size, language), 0.55, 0.42)
    image = framed(card, size, EDGE, _RADIUS)
    art = ART, size[1] - 2 * EDGE
    image.paste(scene(card, art), (EDGE, EDGE), rounded(art, _RADIUS - EDGE))
    put(image, kind_badge(card, 44), (EDGE + 24, EDGE + 24))
    space, ink = beside(size[0]), TINCTURES[card.colour].frost
    left, y = size[0] - EDGE - 6 - space, EDGE + 6
    for line in name_lines(card, _NAME, space, language):
        words = label(line, _NAME, ink, "black", space)
        put(image, words, (left + space / 2, y + _NAME / 2))
        y += _NAME + 2
    FORMULAS.draw(image, formula(card), (left, y, space, size[1] - EDGE - y), _LARGEST)
    return image


def beside(wide: int) -> int:
    """Return the width of the space next to the emblem, for a card `wide` pixels wide."""
    return wide - 2 * EDGE - ART - 12


def name_lines(card: Card, size: int, space: int, language: str) -> Sequence[str]:
    """Return the name as one line if it fits into `space` pixels, else as two.

    A name without spaces is broken at a hyphen.
    """
    name = card.name(language)
    lines = halved(name, size, space)
    if len(lines) > 1 or "-" not in name or width(name, size, "black") <= space:
        return lines
    parts = name.split("-")
    halves = [("-".join(parts[:n]) + "-", "-".join(parts[n:])) for n in range(1, len(parts))]
    return min(halves, key=lambda pair: max(width(line, size, "black") for line in pair))


@shared(32)
def _badge(colour: str, kind: str, size: int) -> Image.Image:
    colours = TINCTURES[colour]
    content = sign(kind, size * 7 // 10) if kind else colour_sign(colour, size * 6 // 10)
    ring, ground = GOLD if kind else colours.bright, blend(colours.night, INK, 0.4)
    return ringed(size, max(size // 14, 2), ring, ground, content)


def kind_badge(card: Card, size: int) -> Image.Image:
    """Draw a star for a wonder, else the sign of the card's colour (RGBA, shared)."""
    return _badge(card.colour, kind_of(card), size)


def kind_of(card: Card) -> str:
    """Return the sign of a wonder; empty for a spell."""
    return ("optional" if card.optional else "wonder") if card.is_wonder else ""


@shared(64)
def colour_sign(colour: str, size: int) -> Image.Image:
    """Draw the sign of a colour (RGBA)."""
    return icon(TINCTURES[colour].sign, size, TINCTURES[colour].bright)


@shared(64)
def slip(card: Card, size: tuple[int, int], language: str) -> Image.Image:
    """Draw a card as a slip: its emblem and its name (RGBA)."""
    image = framed(card, size, 4, size[1] // 5)
    side = size[1] - 8
    image.paste(scene(card, (side, side)), (4, 4), rounded((side, side), size[1] // 6))
    words = label(card.name(language), _NAME, PAPER, "bold", size[0] - side - 24)
    put_left(image, words, (side + 14, size[1] / 2))
    return image
