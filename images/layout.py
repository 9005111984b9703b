"""What pictures in rows are laid out with: the bar above, cards in a grid, a row for each seat, and
the badges on cards. `WIDTH` is that of every picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core import Seat
from images.icons import icon
from images.shapes import blend, disc, fill, polygon, put, rounded, solid
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, Colour

WIDTH = 1400
MARGIN = 22
BAR = 84
TOP = BAR + 2 * 12
"""Where the picture goes on below its bar."""
HEAD = 66
"""The height of a seat's name over its cards."""
ROW, ROW_GAP = 132, 12
"""The height of a seat's row that tells how far it is."""
_PIP, _PIP_STEP = (44, 66), 53
_PIPS_END = 118
Corner = tuple[int, int]


def draw_bar(
    canvas: Image.Image, title: str, ground: Colour, parts: Sequence[Image.Image] = ()
) -> None:
    """What the picture is about; the parts stand at the right end, the last of them outermost."""
    fill(canvas, (MARGIN, 12), rounded((WIDTH - 2 * MARGIN, BAR), 20), ground)
    middle, x = 12 + BAR // 2, WIDTH - MARGIN - 24
    for part in reversed(parts):
        put(canvas, part, (x - part.width / 2, middle))
        x -= part.width + 24
    words = label(title, 48, PAPER, "black", x - MARGIN - 24)
    canvas.paste(words, (MARGIN + 24, middle - words.height // 2), words)


def beside(symbol: Image.Image, words: Image.Image, gap: int = 10) -> Image.Image:
    """A symbol and a text or number right of it (RGBA)."""
    size = symbol.width + gap + words.width, max(symbol.height, words.height)
    image = Image.new("RGBA", size, (*PAPER, 0))
    put(image, symbol, (symbol.width / 2, size[1] / 2))
    put(image, words, (size[0] - words.width / 2, size[1] / 2))
    return image


def grid(count: int, across: int, size: tuple[int, int], top: int, gap: int) -> list[Corner]:
    """The top left corners of cards in rows, the whole in the middle of the width."""
    across = min(count, across)
    left = (WIDTH - across * (size[0] + gap) + gap) // 2
    return [
        (left + place % across * (size[0] + gap), top + place // across * (size[1] + gap))
        for place in range(count)
    ]


@lru_cache(maxsize=64)
def numbered(place: int, size: int, ground: Colour) -> Image.Image:
    """The number that a card is chosen by, on a disc (RGBA). Shared."""
    image = solid(disc(size), INK)
    rim = max(size // 18, 2)
    fill(image, (rim, rim), disc(size - 2 * rim), ground)
    put(image, number(str(place), size // 2, INK), (size / 2, size / 2))
    return image


@lru_cache(maxsize=16)
def ticked(size: int) -> Image.Image:
    """A tick on a golden disc (RGBA): this card is taken. Shared."""
    image = solid(disc(size), INK)
    rim = max(size // 18, 2)
    fill(image, (rim, rim), disc(size - 2 * rim), GOLD)
    put(image, icon("check-bold", size * 3 // 4, INK), (size / 2, size / 2))
    return image


@lru_cache(maxsize=8)
def crossed(size: int) -> Image.Image:
    """A cross for a card that is out (RGBA). Shared."""
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
    """How many cards of how many a seat has: a place for each, filled where it has it; an hourglass
    while it is due, then a tick. A row is `ROW` high. A card that is `shown` stands before them."""
    colours, middle = SEAT_COLOURS[seat], y + ROW // 2
    if due:
        size = WIDTH - 2 * MARGIN + 12, ROW + 8
        fill(canvas, (MARGIN - 6, y - 4), rounded(size, 24), PAPER)
    ground, ink = (colours.main, PAPER) if due else (colours.dark, colours.bright)
    fill(canvas, (MARGIN - 2, y), rounded((WIDTH - 2 * MARGIN + 4, ROW), 20), ground)
    has, of = count
    left = WIDTH - _PIPS_END - of * _PIP_STEP
    for place in range(of):
        colour = ink if place < has else blend(ground, NIGHT, 0.4)
        corner = left + place * _PIP_STEP, middle - _PIP[1] // 2
        fill(canvas, corner, rounded(_PIP, 8), colour)
    if shown is not None:
        put(canvas, shown, (left - 12 - shown.width / 2, middle))
        left -= shown.width + 12
    for text, lower in ((name, -24), (f"{has} / {of}", 28)):
        words = label(text, 40, ink, "bold", left - MARGIN - 34)
        canvas.paste(words, (MARGIN + 14, middle + lower - words.height // 2), words)
    put(canvas, waiting(due), (WIDTH - 68, middle))


def waiting(due: bool, size: int = 56) -> Image.Image:
    """An hourglass while somebody is due, a golden tick when done (RGBA)."""
    return icon("timer-sand", size, PAPER) if due else icon("check-bold", size, GOLD)


def draw_seat(
    canvas: Image.Image, seat: Seat, name: str, y: int, height: int, *, lit: bool = False
) -> None:
    """The ground of a seat's cards with its name on top, `HEAD` high."""
    colours = SEAT_COLOURS[seat]
    if lit:
        size = WIDTH - 2 * MARGIN + 12, height + 8
        fill(canvas, (MARGIN - 6, y - 4), rounded(size, 24), PAPER)
    ground, ink = (colours.main, PAPER) if lit else (colours.dark, colours.bright)
    fill(canvas, (MARGIN - 2, y), rounded((WIDTH - 2 * MARGIN + 4, height), 20), ground)
    words = label(name, 42, ink, "bold", WIDTH - 2 * MARGIN - 40)
    canvas.paste(words, (MARGIN + 16, y + HEAD // 2 + 2 - words.height // 2), words)
