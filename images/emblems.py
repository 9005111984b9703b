"""Emblems of cards: icons coloured from top to bottom, each on its own shade.

A game writes which icons its cards have into `images/<game>/emblems.json`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from PIL import Image, ImageFilter

from engine.core import record
from images.canvas import fill
from images.icons import is_icon, silhouette
from images.shapes import blend
from images.shared import shared
from images.theme import INK, PAPER, Colour


@record
class Charge:
    """An icon whose colour changes from `top` to `bottom`."""

    icon: str
    top: Colour
    bottom: Colour


@record
class Emblem:
    """The emblem of a card: an icon, and a small second one if one icon isn't enough."""

    charge: Charge
    sign: Charge | None


def emblem_data(package: str) -> dict[str, Any]:
    """Return the emblems of a game as they are written in its `emblems.json`."""
    data: dict[str, Any] = json.loads(files(package).joinpath("emblems.json").read_text("utf-8"))
    return data


def colour_of(code: str) -> Colour:
    """Return a colour written as `#ff9c92`."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def read_emblems(
    rows: Mapping[str, Sequence[str]],
    accents: Mapping[str, Sequence[str]],
    lights: Mapping[str, Colour],
) -> dict[str, Emblem]:
    """Return the emblem of each id from a row of one or two icons.

    An icon has the two colours of its accent ("crown gold"), else paper and the light colour of
    its id. Raises ValueError if an id has no row, two rows are the same, or an icon or accent is
    unknown.
    """
    if rows.keys() != lights.keys():
        raise ValueError("each id needs exactly one emblem")
    if len({tuple(row) for row in rows.values()}) != len(rows):
        raise ValueError("two ids with the same emblem")
    return {
        name: Emblem(charges[0], charges[1] if charges[1:] else None)
        for name, row in rows.items()
        for charges in [[_charge(words, accents, lights[name]) for words in row]]
    }


def _charge(words: str, accents: Mapping[str, Sequence[str]], light: Colour) -> Charge:
    name, _, accent = words.partition(" ")
    if not is_icon(name) or (accent and accent not in accents):
        raise ValueError(f"no icon or accent {words!r}")
    return Charge(name, *map(colour_of, accents[accent])) if accent else Charge(name, PAPER, light)


def draw_emblem(
    image: Image.Image,
    emblem: Emblem,
    side: int,
    ground: Colour,
    *,
    shares: tuple[float, float] = (0.9, 0.48),
    flat: int = 0,
) -> None:
    """Draw the icon in a centred square of `side` pixels, with the second icon at its corner.

    With two icons, `shares` are their parts of the side. Icons up to `flat` pixels are flat.
    """
    x, y = (image.width - side) // 2, (image.height - side) // 2
    if emblem.sign is None:
        stamp(image, emblem.charge, side, (x, y), ground, flat=side <= flat)
        return
    large, small = (round(side * share) for share in shares)
    corner = x - side // 40, y - side // 40
    stamp(image, emblem.charge, large, corner, ground, flat=large <= flat)
    corner = x + side - small + side // 14, y + side - small + side // 40
    stamp(image, emblem.sign, small, corner, ground, cut=True)


def stamp(
    image: Image.Image,
    charge: Charge,
    side: int,
    place: tuple[int, int],
    ground: Colour,
    *,
    cut: bool = False,
    flat: bool = False,
) -> None:
    """Draw an icon on its shade.

    Args:
        image: The picture to draw on (RGB).
        charge: The icon and its colours.
        side: Side of the icon in pixels.
        place: Top left corner of the icon.
        ground: Colour below the icon, which decides the colour of the shade.
        cut: Draw a hard shade, to separate the icon from an emblem below it.
        flat: Draw the icon in a single colour and without a shade.
    """
    mask = silhouette(charge.icon, side)
    if flat:
        fill(image, place, mask, blend(charge.top, charge.bottom, 0.5))
        return
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
    return Image.linear_gradient("L").resize((side, side), Image.Resampling.BILINEAR)


def shade_of(charge: Charge, ground: Colour) -> Colour:
    """Return the shade of an icon: the ground, darker under a light icon, else lighter."""
    light = sum(charge.top) > sum(ground)
    return blend(ground, INK, 0.6) if light else blend(ground, PAPER, 0.5)


_SHADES = [min(value * 2, 235) for value in range(256)]
_CUTS = [min(value * 6, 255) for value in range(256)]
