"""The linocut style: figures with an ink contour and a hard shade, on rays, a sun and a hill."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core import record
from images.canvas import fill
from images.emblems import Charge, Emblem
from images.icons import areas_and_lines
from images.shapes import SHADES, Points, blend, disc, polygon, shaded
from images.shared import shared
from images.theme import INK, Colour, Tinctures

WHITE: Colour = (255, 255, 255)
HILL: Points = ((0, 0.86), (0.3, 0.8), (0.62, 0.86), (1, 0.78))
"""The upper edge of a hill from left to right, in parts of width and height."""
_LEAST_RAYS = 60
"""Width and height from which a scenery has rays: in smaller ones they are noise."""
_SHARES = 0.9, 0.46
"""Parts of an emblem's side that its two icons take."""


@record
class Scenery:
    """What is behind an emblem.

    Attributes:
        ground: The colour of the sky.
        rays: The colour of the rays; without rays that of the sky.
        sun: The colour of the sun; without a sun that of the sky.
        hill: The colour of the ground in front.
        edge: The upper edge of that ground, like `HILL`.
        count: The number of rays.
    """

    ground: Colour
    rays: Colour
    sun: Colour
    hill: Colour
    edge: Points = HILL
    count: int = 14


def scenery_of(colours: Tinctures, edge: Points = HILL) -> Scenery:
    """Return the scenery of a card in the colours of its set or race."""
    return Scenery(
        colours.deep,
        blend(colours.deep, colours.core, 0.55),
        blend(colours.core, colours.bright, 0.25),
        ink_of(colours),
        edge,
    )


def ink_of(colours: Tinctures) -> Colour:
    """Return the colour of contours and hills on a ground of these colours."""
    return blend(colours.night, INK, 0.6)


def draw_scene(
    size: tuple[int, int],
    emblem: Emblem,
    scenery: Scenery,
    *,
    side: int = 0,
    middle: tuple[float, float] | None = None,
) -> Image.Image:
    """Draw an emblem on its scenery (RGB, a new image).

    Args:
        size: Width and height in pixels.
        emblem: The emblem.
        scenery: What is behind it.
        side: Side of the emblem in pixels; 0 for the largest that leaves a margin.
        middle: The middle of emblem and sun; None for a place that suits the hill.
    """
    width, height = size
    side = side or round(min(height * 0.9, width * 0.84))
    middle = middle or (width / 2, height * 0.49)
    image = draw_ground(size, scenery, middle, round(side * 1.12))
    draw_emblem(image, emblem, side, middle, scenery.hill)
    return image


def draw_ground(
    size: tuple[int, int], scenery: Scenery, middle: tuple[float, float], sun: int
) -> Image.Image:
    """Draw a scenery (RGB, a new image) whose sun, `sun` pixels wide, has this middle."""
    image = Image.new("RGB", size, scenery.ground)
    if scenery.rays != scenery.ground and min(size) >= _LEAST_RAYS:
        fill(image, (0, 0), rays(size, middle, scenery.count), scenery.rays)
    if scenery.sun != scenery.ground:
        corner = round(middle[0] - sun / 2), round(middle[1] - sun / 2)
        fill(image, corner, disc(sun), scenery.sun)
    width, height = size
    points = [(x * width, y * height) for x, y in (*scenery.edge, (1, 1), (0, 1))]
    hill = polygon.__wrapped__(size, tuple(points))  # scenes are cached, so the mask need not be
    fill(image, (0, 0), hill, scenery.hill)
    return image


@shared(64)
def rays(size: tuple[int, int], middle: tuple[float, float], count: int) -> Image.Image:
    """Return the mask of rays from a point to the edges of a rectangle (L)."""
    width, height = (2 * length for length in size)
    image = Image.new("L", (width, height))
    draw, far, (x, y) = ImageDraw.Draw(image), 2 * (width + height), (2 * each for each in middle)
    for ray in range(count):
        ends = [
            (x + far * cos(angle), y + far * sin(angle))
            for part in (0.15, 0.62)
            for angle in [2 * pi * (ray + part) / count]
        ]
        draw.polygon([(x, y), *ends], fill=255)
    return image.reduce(2)


def draw_emblem(
    image: Image.Image, emblem: Emblem, side: int, middle: tuple[float, float], ink: Colour
) -> None:
    """Draw an emblem in a square of `side` pixels around a point of an opaque picture.

    The second icon is at the lower right corner of the first. `ink` is the colour of contours.
    """
    x, y = round(middle[0] - side / 2), round(middle[1] - side / 2)
    if emblem.sign is None:
        cut(image, emblem.charge, side, (x, y), ink)
        return
    large, small = (round(side * share) for share in _SHARES)
    cut(image, emblem.charge, large, (x - side // 40, y - side // 40), ink)
    corner = x + side - small + side // 14, y + side - small + side // 40
    cut(image, emblem.sign, small, corner, ink)


def cut(image: Image.Image, charge: Charge, side: int, place: tuple[int, int], ink: Colour) -> None:
    """Draw an icon with a contour of ink, a hard shade, and light from the upper left.

    Args:
        image: The picture to draw on (opaque).
        charge: The icon and its colours.
        side: Side of the icon in pixels.
        place: Top left corner of the icon; the contour is outside.
        ink: Colour of the contour, the shade and the lines.
    """
    body, lines = areas_and_lines(charge.icon, side)
    shape = ImageChops.lighter(body, lines) if lines else body
    edge, line = min(max(side // 26, 2), 9), side // 24 if lines else 0
    pad = 2 * edge + 2
    contour = Image.new("L", (side + 2 * pad, side + 2 * pad))
    contour.paste(shape, (pad, pad))
    contour = shaded(contour.filter(ImageFilter.BoxBlur(edge)), _CONTOUR)
    corner = place[0] - pad, place[1] - pad
    fill(image, (corner[0] + edge, corner[1] + edge * 3 // 2), contour, ink)
    fill(image, corner, contour, ink)
    base = blend(charge.bottom, charge.top, 0.45)
    fill(image, place, body, base)
    hard = shaded(shape, _HARD)
    for far, colour in (
        (-line - edge * 3 // 2, blend(base, ink, 0.42)),
        (line + edge, blend(charge.top, WHITE, 0.6)),
    ):
        fill(image, place, ImageChops.darker(_rim(hard, far), body), colour)
    if lines is not None:
        fill(image, place, lines, ink)
        dark = shaded(lines.filter(ImageFilter.BoxBlur(line)), _INNER)  # dark areas, not lines
        fill(image, place, dark, blend(base, ink, 0.62))


_CONTOUR = [SHADES[min(value * 5, 255)] for value in range(256)]
_INNER = [SHADES[max(value * 10 - 2295, 0)] for value in range(256)]
_HARD = [255 * (value > 127) for value in range(256)]
"""Without shades: no one sees them between light and dark inside an emblem."""


def _rim(body: Image.Image, far: int) -> Image.Image:
    """Return the part of a mask that its copy moved down and right by `far` leaves free."""
    moved = Image.new("L", body.size)
    moved.paste(body, (far, far))
    return ImageChops.subtract(body, moved)
