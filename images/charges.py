"""Icons on emblems: coloured from top to bottom, each on its own shade."""

from __future__ import annotations

from PIL import Image, ImageFilter

from engine.core import record
from images.canvas import fill
from images.icons import silhouette
from images.shapes import blend
from images.shared import shared
from images.theme import INK, PAPER, Colour


@record
class Charge:
    """An icon whose colour changes from `top` to `bottom`."""

    icon: str
    top: Colour
    bottom: Colour


def stamp(
    image: Image.Image,
    charge: Charge,
    side: int,
    place: tuple[int, int],
    ground: Colour,
    *,
    cut: bool = False,
) -> None:
    """Draw an icon on its shade.

    Args:
        image: The picture to draw on (RGB).
        charge: The icon and its colours.
        side: Side of the icon in pixels.
        place: Top left corner of the icon.
        ground: Colour below the icon, which decides the colour of the shade.
        cut: Draw a hard shade, to separate the icon from an emblem below it.
    """
    mask = silhouette(charge.icon, side)
    light = sum(charge.top) > sum(ground)
    reach = max(side // (9 if cut else 16), 2)
    shade = Image.new("L", (side + 4 * reach, side + 4 * reach))
    shade.paste(mask, (2 * reach, 2 * reach))
    shade = shade.filter(ImageFilter.BoxBlur(reach * 0.8))
    shade = shade.point(_CUTS if cut else _SHADES)
    drop = reach // 3 if light else 0
    corner = place[0] - 2 * reach, place[1] - 2 * reach + drop
    fill(image, corner, shade, shade_of(charge, ground))
    colours = Image.composite(
        Image.new("RGB", mask.size, charge.bottom),
        Image.new("RGB", mask.size, charge.top),
        _downwards(side),
    )
    image.paste(colours, place, mask)


@shared(32)
def _downwards(side: int) -> Image.Image:
    """Draw a gradient from black to white in a square (L)."""
    return Image.linear_gradient("L").resize((side, side), Image.Resampling.BILINEAR)


def shade_of(charge: Charge, ground: Colour) -> Colour:
    """Return the shade of an icon: the ground, darker under a light icon, else lighter."""
    light = sum(charge.top) > sum(ground)
    return blend(ground, INK, 0.6) if light else blend(ground, PAPER, 0.5)


_SHADES = [min(value * 2, 235) for value in range(256)]
_CUTS = [min(value * 6, 255) for value in range(256)]
