"""The frames of cards: the metal of its rank for a warrior, its ground's colours for a spell."""

from __future__ import annotations

from PIL import Image

from engine.two_worlds.cards import Spell, Warrior
from images.canvas import fill
from images.shapes import blend, polygon, rounded
from images.shared import shared
from images.theme import INK, NIGHT, Colour
from images.two_worlds.colours import METALS
from images.two_worlds.emblems import emblems, scene


def framed(card: Warrior | Spell, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    """Draw an empty card with round corners (RGBA, a new image)."""
    ground = emblems()[card.id].ground
    if isinstance(card, Warrior):
        light, shade = METALS[card.rank].light, METALS[card.rank].shade
    else:
        light, shade = ground.bright, ground.deep
    inside = blend(blend(ground.night, NIGHT, 0.45), INK, 0.2)
    return _frame(light, shade, inside, size, edge, radius).copy()


@shared(128)
def _frame(
    light: Colour, shade: Colour, inside: Colour, size: tuple[int, int], edge: int, radius: int
) -> Image.Image:
    image = Image.composite(
        Image.new("RGB", size, shade),
        Image.new("RGB", size, light),
        Image.linear_gradient("L").resize(size),
    ).convert("RGBA")
    image.putalpha(rounded(size, radius))
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    fill(image, (edge, edge), rounded(inner, max(radius - edge, 1)), inside)
    return image


@shared(128)
def portrait(card: Warrior, side: int) -> Image.Image:
    """Draw the emblem of a warrior in the frame of its rank, a square (RGBA).

    Champions have broad gold with cut corners, elite silver, regular warriors narrow bronze.
    The image is shared: never draw on it.
    """
    metal = METALS[card.rank]
    edge = {"champion": 9, "elite": 7, "regular": 5}[card.rank] * side // 112
    image = Image.composite(
        Image.new("RGB", (side, side), metal.shade),
        Image.new("RGB", (side, side), metal.light),
        Image.linear_gradient("L").resize((side, side)),
    ).convert("RGBA")
    image.putalpha(_form(card.rank, side, side // 6))
    inner = side - 2 * edge
    drawn = scene(card, (inner, inner))
    image.paste(drawn, (edge, edge), _form(card.rank, inner, side // 6 - edge // 2))
    return image


@shared(32)
def _form(rank: str, side: int, corner: int) -> Image.Image:
    """Draw the mask of a rank: champions have cut corners, elite round ones, others hardly any."""
    if rank == "champion":
        far = side - corner
        points = (
            *((corner, 0), (far, 0), (side, corner), (side, far)),
            *((far, side), (corner, side), (0, far), (0, corner)),
        )
        return polygon((side, side), points)
    return rounded((side, side), corner if rank == "elite" else max(corner // 3, 1))
