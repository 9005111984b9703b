"""The frames of cards in the colours of their sets.

Creatures have metal, incantations a gilded edge, and symbiotes a string of beads.
"""

from __future__ import annotations

from PIL import Image

from engine.clash.abilities import SYMBIOTE
from engine.clash.cards import Card
from images.canvas import fill
from images.clash.emblems import palette_of, tinctures_of
from images.shapes import blend, disc, rounded, solid
from images.shared import shared
from images.theme import GOLD, INK, LEAF, PAPER, Colour

_BEADS = 5
"""Distance from one bead to the next, in half widths of the edge."""


def framed(
    card: Card, size: tuple[int, int], edge: int, radius: int, ground: Colour
) -> Image.Image:
    """Draw an empty card (RGBA) with round corners: a new image."""
    kind = "symbiote" if card.mask & SYMBIOTE else "creature"
    if not card.is_creature:
        kind = "incantation"
    return _frame(palette_of(card), kind, size, edge, radius, ground).copy()


@shared(96)
def _frame(
    palette: str, kind: str, size: tuple[int, int], edge: int, radius: int, ground: Colour
) -> Image.Image:
    colours = tinctures_of(palette)
    edges = {
        "creature": blend(colours.bright, colours.core, 0.35),
        "incantation": GOLD,
        "symbiote": blend(colours.night, INK, 0.2),
    }
    image = solid(rounded(size, radius), edges[kind])
    line = max(edge // 5, 1)
    inner = size[0] - 2 * (edge - line), size[1] - 2 * (edge - line)
    mask = rounded(inner, max(radius - edge + line, 1))
    fill(image, (edge - line, edge - line), mask, blend(colours.night, INK, 0.5))
    if kind == "symbiote":
        _string_beads(image, edge)
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    fill(image, (edge, edge), rounded(inner, max(radius - edge, 1)), ground)
    return image


def _string_beads(image: Image.Image, edge: int) -> None:
    side = max(edge * 7 // 10, 2)
    bead = disc(side)
    width, height = image.size
    for length, across in ((width, False), (height, True)):
        space = length - 4 * edge
        count = max(space // (_BEADS * edge // 2), 1)
        for place in range(count + 1):
            along = 2 * edge + space * place // count - side // 2
            for off in ((edge - side) // 2, (height if not across else width) - (edge + side) // 2):
                corner = (off, along) if across else (along, off)
                fill(image, corner, bead, blend(LEAF, PAPER, 0.35))
