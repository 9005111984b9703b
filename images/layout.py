"""What pictures in rows are laid out with.

These are the bar above, cards in a grid, a row for each seat, and the badges on cards. The pictures
are portraits for phones: `WIDTH` pixels wide, of which a phone shows 400, so letters are 24 pixels
high or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core import Seat
from images.icons import icon
from images.shapes import blend, disc, fill, polygon, put, rounded, solid
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, Colour, Weight

WIDTH = 1000
MARGIN = 16
BAR = 76
TOP = BAR + 2 * 10
"""Where the picture goes on below its bar."""
HEAD = 58
"""The height of a seat's name over its cards."""
ROW, ROW_GAP = 124, 12
"""The height of a seat's row that tells how far it is."""
_SIDE = 10
"""How far a seat's ground goes beyond its cards."""
_PIP_HEIGHT, _WIDEST_STEP = 44, 58
Corner = tuple[int, int]


def draw_bar(
    canvas: Image.Image, title: str, ground: Colour, parts: Sequence[Image.Image] = ()
) -> None:
    """Draw what the picture is about.

    The parts stand at the right end, the last of them outermost.
    """
    draw_panel(canvas, 10, BAR, ground)
    _draw_line(canvas, title, 10 + BAR // 2, 42, PAPER, parts, weight="black")


def _draw_line(
    canvas: Image.Image,
    text: str,
    middle: int,
    size: int,
    ink: Colour,
    parts: Sequence[Image.Image],
    *,
    weight: Weight = "bold",
    left: int = 0,
) -> None:
    """Draw words at the left, and what stands at the right end, around a height."""
    x = WIDTH - MARGIN - 10
    for part in reversed(parts):
        put(canvas, part, (x - part.width / 2, middle))
        x -= part.width + 20
    left += MARGIN + 10
    words = label(text, size, ink, weight, x - left)
    canvas.paste(words, (left, middle - words.height // 2), words)


def beside(symbol: Image.Image, words: Image.Image, gap: int = 10) -> Image.Image:
    """Put a text or number right of a symbol (RGBA)."""
    size = symbol.width + gap + words.width, max(symbol.height, words.height)
    image = Image.new("RGBA", size, (*PAPER, 0))
    put(image, symbol, (symbol.width / 2, size[1] / 2))
    put(image, words, (size[0] - words.width / 2, size[1] / 2))
    return image


def grid(count: int, across: int, size: tuple[int, int], top: int, gap: int) -> list[Corner]:
    """Return the top left corners of cards in rows, the whole in the middle of the width."""
    across = min(count, across)
    left = (WIDTH - across * (size[0] + gap) + gap) // 2
    return [
        (left + place % across * (size[0] + gap), top + place // across * (size[1] + gap))
        for place in range(count)
    ]


@lru_cache(maxsize=64)
def numbered(place: int, size: int, ground: Colour) -> Image.Image:
    """Draw the number that a card is chosen by, on a disc (RGBA). Shared."""
    image = solid(disc(size), INK)
    rim = max(size // 18, 2)
    fill(image, (rim, rim), disc(size - 2 * rim), ground)
    put(image, number(str(place), size // 2, INK), (size / 2, size / 2))
    return image


@lru_cache(maxsize=16)
def ticked(size: int) -> Image.Image:
    """Draw a tick on a golden disc (RGBA): this card is taken. Shared."""
    image = solid(disc(size), INK)
    rim = max(size // 18, 2)
    fill(image, (rim, rim), disc(size - 2 * rim), GOLD)
    put(image, icon("check-bold", size * 3 // 4, INK), (size / 2, size / 2))
    return image


@lru_cache(maxsize=8)
def crossed(size: int) -> Image.Image:
    """Draw a cross for a card that is out (RGBA). Shared."""
    image = Image.new("RGBA", (size, size), (*CRIMSON, 0))
    for colour, half, end in ((INK, size // 10, 0.06), (CRIMSON, size // 15, 0.1)):
        near, far = end * size + half, size - end * size - half
        for one, other in ((near, far), (far, near)):
            lean = half if one < other else -half
            points = (
                (one - half, near + lean),
                (one + half, near - lean),
                (other + half, far - lean),
                (other - half, far + lean),
            )
            image.alpha_composite(solid(polygon((size, size), points), colour))
    return image


def draw_progress(
    canvas: Image.Image,
    seat: Seat,
    name: str,
    count: tuple[int, int],
    y: int,
    *,
    due: bool,
    shown: Image.Image | None = None,
) -> None:
    """Draw how many cards of how many a seat has, in a row that is `ROW` high.

    There is a place for each, filled where it has it; an hourglass while it is due, then a tick.
    What is `shown` stands beside the name.
    """
    ground, ink = _draw_ground(canvas, seat, y, ROW, lit=due)
    has, of = count
    parts = [label(f"{has} / {of}", 34, ink, "bold"), waiting(due, 46)]
    if shown is not None:
        parts.insert(0, shown)
    _draw_line(canvas, name, y + 36, 36, ink, parts)
    step = min(_WIDEST_STEP, (WIDTH - 2 * MARGIN - 20) // of)
    for place in range(of):
        colour = ink if place < has else blend(ground, NIGHT, 0.4)
        corner = MARGIN + 10 + place * step, y + ROW - 12 - _PIP_HEIGHT
        fill(canvas, corner, rounded((step - 8, _PIP_HEIGHT), 8), colour)


def waiting(due: bool, size: int = 48) -> Image.Image:
    """Draw an hourglass while somebody is due, a golden tick when done (RGBA)."""
    return icon("timer-sand", size, PAPER) if due else icon("check-bold", size, GOLD)


def draw_seat(
    canvas: Image.Image,
    seat: Seat,
    name: str,
    y: int,
    height: int,
    *,
    lit: bool = False,
    note: str = "",
) -> None:
    """Draw the ground of a seat's cards with its name on top, `HEAD` high.

    A note stands at the right end. A seat that is `lit` is due: an hourglass says so.
    """
    _, ink = _draw_ground(canvas, seat, y, height, lit=lit)
    parts = [label(note, 34, ink, "bold")] if note else []
    if lit:
        parts.append(waiting(True, 44))
    draw_heading(canvas, name, y, ink, parts)


def _draw_ground(
    canvas: Image.Image, seat: Seat, y: int, height: int, *, lit: bool
) -> tuple[Colour, Colour]:
    """Draw a seat's ground, with an edge where it is lit.

    Returns its colour and that of words on it.
    """
    colours = SEAT_COLOURS[seat]
    if lit:
        draw_panel(canvas, y - 4, height + 8, PAPER, more=4)
    ground, ink = (colours.main, PAPER) if lit else (colours.dark, colours.bright)
    draw_panel(canvas, y, height, ground)
    return ground, ink


def draw_heading(
    canvas: Image.Image,
    text: str,
    y: int,
    ink: Colour,
    parts: Sequence[Image.Image] = (),
    *,
    sign: str = "",
) -> None:
    """Draw words over cards, `HEAD` high, a sign before them, and parts at the right end."""
    middle, left = y + HEAD // 2 + 1, 0
    if sign:
        drawn = icon(sign, 42, ink)
        put(canvas, drawn, (MARGIN + 10 + drawn.width / 2, middle))
        left = drawn.width + 14
    _draw_line(canvas, text, middle, 36, ink, parts, left=left)


def draw_panel(canvas: Image.Image, y: int, height: int, ground: Colour, *, more: int = 0) -> None:
    """Draw a ground over the whole width, and `more` pixels beyond it at both ends."""
    beyond = _SIDE + more
    size = WIDTH - 2 * MARGIN + 2 * beyond, height
    fill(canvas, (MARGIN - beyond, y), rounded(size, 18 + more), ground)
