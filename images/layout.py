"""Layout of pictures in rows: the bar above, cards in a grid, rows of seats, badges on cards.

The pictures are portraits for phones, `WIDTH` pixels wide. A phone shows them 400 wide, so letters
are at least 24 pixels high.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Seat
from images.canvas import fill, lay, put, put_left, put_right, write
from images.icons import icon
from images.shapes import blend, bordered, hatched, ringed, rounded
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, Colour, Weight

WIDTH = 1000
MARGIN = 16
BAR = 76
TOP = BAR + 2 * 10
"""Height at which the picture continues below its bar."""
HEAD = 58
"""Height of a seat's name above its cards."""
HAND_BAR = 70
"""Height of the bar above a hand, with the space below it."""
ROW, ROW_GAP = 124, 12
"""Height of a seat's row that shows its progress, and the gap below it."""
_SIDE = 10
"""Pixels by which a seat's ground is wider than its cards on each side."""
_CARD_HEIGHT, _CARD_STEP = 56, 58
"""Height of the back of a card that is chosen, and most pixels from one to the next."""
Corner = tuple[int, int]


def draw_bar(
    canvas: Image.Image, title: str, ground: Colour, parts: Sequence[Image.Image] = ()
) -> None:
    """Draw the title in a bar, with parts at its right end, the last one outermost."""
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
    x = WIDTH - MARGIN - 10
    for part in reversed(parts):
        put_right(canvas, part, (x, middle))
        x -= part.width + 20
    left += MARGIN + 10
    words = label(text, size, ink, weight, x - left)
    write(canvas, words, left, middle)


def beside(symbol: Image.Image, words: Image.Image, gap: int = 10) -> Image.Image:
    """Put a text or number to the right of a symbol (RGBA)."""
    size = symbol.width + gap + words.width, max(symbol.height, words.height)
    image = Image.new("RGBA", size, (*PAPER, 0))
    put(image, symbol, (symbol.width / 2, size[1] / 2))
    put_right(image, words, (size[0], size[1] / 2))
    return image


def draw_lines(canvas: Image.Image, lines: Sequence[str], size: int, top: float) -> None:
    """Draw lines of words of a font size, centred, 1.3 times that high."""
    for place, line in enumerate(lines):
        words = label(line, size, PAPER, "regular", canvas.width - 40)
        put(canvas, words, (canvas.width / 2, top + (place + 0.5) * round(size * 1.3)))


def draw_paragraph(
    canvas: Image.Image, lines: Sequence[str], size: int, left: int, top: int, ground: Colour
) -> None:
    """Draw lines of words on a ground that has a margin of `left` pixels on both sides."""
    box = canvas.width - 2 * left, len(lines) * round(size * 1.3) + 28
    fill(canvas, (left, top), rounded(box, 22), ground)
    draw_lines(canvas, lines, size, top + 14)


def grid(count: int, across: int, size: tuple[int, int], top: int, gap: int) -> list[Corner]:
    """Return the top left corners of cards in rows, centred in the picture."""
    across = min(count, across)
    left = (WIDTH - across * (size[0] + gap) + gap) // 2
    return [
        (left + place % across * (size[0] + gap), top + place // across * (size[1] + gap))
        for place in range(count)
    ]


def sheet(
    cards: Sequence[Image.Image], title: str, ground: Colour, symbol: Image.Image, night: Colour
) -> Image.Image:
    """Draw cards of one size, two in a row, below a bar with a symbol (RGB, a new image)."""
    corners = grid(len(cards), 2, cards[0].size, TOP, 10)
    canvas = Image.new("RGB", (WIDTH, corners[-1][1] + cards[0].height + 14), night)
    draw_bar(canvas, title, ground, [symbol])
    for card, corner in zip(cards, corners, strict=True):
        lay(canvas, card, corner)
    return canvas


def draw_owner(
    canvas: Image.Image,
    symbol: Image.Image,
    name: str,
    count: int,
    colours: tuple[Colour, Colour],
    between: Sequence[Image.Image] = (),
) -> None:
    """Draw whose a hand is and its number of cards in a bar above it, with parts between.

    `colours` are those of the ground and of the text.
    """
    ground, ink = colours
    draw_panel(canvas, 8, HAND_BAR - 8, ground)
    put(canvas, symbol, (46, 4 + HAND_BAR // 2))
    parts = [*between, icon("cards", 44, ink), number(str(count), 36, ink)]
    _draw_line(canvas, name, 4 + HAND_BAR // 2, 40, ink, parts, weight="black", left=54)


def in_pairs(
    count: int, size: tuple[int, int], top: int, gap: int
) -> list[tuple[Corner, tuple[int, int]]]:
    """Return corners and sizes of cards, two in a row; a last one alone is as broad as a row."""
    corners = grid(max(count, 2), 2, size, top, gap)[:count]
    broad = 2 * size[0] + gap, size[1]
    sizes = [size] * (count - count % 2) + [broad] * (count % 2)
    return list(zip(corners, sizes, strict=True))


@shared(16)
def times(n: int) -> Image.Image:
    """Draw the number of copies of a card (RGBA)."""
    image = bordered((56, 36), (12, 9), 3, INK, GOLD)
    put(image, number(f"×{n}", 24, INK, max_width=48), (28, 18))
    return image


@shared(64)
def numbered(place: int, size: int, ground: Colour) -> Image.Image:
    """Draw the number that selects a card, on a disc (RGBA)."""
    return ringed(size, max(size // 18, 2), INK, ground, number(str(place), size // 2, INK))


@shared(16)
def ticked(size: int) -> Image.Image:
    """Draw a tick on a golden disc (RGBA), for a card that is chosen."""
    return ringed(size, max(size // 18, 2), INK, GOLD, icon("check-bold", size * 3 // 4, INK))


@shared(8)
def crossed(size: int) -> Image.Image:
    """Draw a cross on a red disc (RGBA), for a card that is not available."""
    return ringed(size, max(size // 18, 2), INK, CRIMSON, icon("close-thick", size * 3 // 4, PAPER))


def draw_progress(
    canvas: Image.Image,
    seat: Seat,
    name: str,
    count: tuple[int, int],
    y: int,
    *,
    to_act: bool,
    shown: Image.Image | None = None,
) -> None:
    """Draw how many of its cards a seat has chosen, in a row `ROW` pixels high.

    There is a place for each card, with its back if it is chosen, and an hourglass or a tick.

    Args:
        canvas: The picture, `WIDTH` wide.
        seat: The seat, for its colours.
        name: Display name of the player.
        count: Cards chosen, and cards in all.
        y: Top of the row in pixels.
        to_act: Whether the seat is to act.
        shown: A picture next to the hourglass or tick.
    """
    ground, ink = _draw_ground(canvas, seat, y, ROW, lit=to_act)
    has, of = count
    parts = [label(f"{has} / {of}", 34, ink, "bold"), waiting(to_act, 46)]
    if shown is not None:
        parts.insert(0, shown)
    _draw_line(canvas, name, y + 36, 36, ink, parts)
    step = min(_CARD_STEP, (WIDTH - 2 * MARGIN - 20) // of)
    size = step - 10, _CARD_HEIGHT
    back = bordered(size, (9, 6), 3, PAPER, NIGHT)
    put(back, icon("bridge", min(size) - 10, GOLD), (size[0] / 2, size[1] / 2))
    for place in range(of):
        corner = MARGIN + 10 + place * step, y + ROW - 8 - _CARD_HEIGHT
        if place < has:
            lay(canvas, back, corner)
        else:
            fill(canvas, corner, rounded(size, 9), blend(ground, NIGHT, 0.4))


def waiting(to_act: bool, size: int = 48) -> Image.Image:
    """Draw an hourglass if a seat is to act, else a golden tick (RGBA)."""
    return icon("timer-sand", size, PAPER) if to_act else icon("check-bold", size, GOLD)


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
    """Draw the ground of a seat's cards, with its name on top, `HEAD` pixels high.

    A note is at the right end. A seat that is `lit` is to act and has an hourglass.
    """
    _, ink = _draw_ground(canvas, seat, y, height, lit=lit)
    parts = [label(note, 34, ink, "bold")] if note else []
    if lit:
        parts.append(waiting(True, 44))
    draw_heading(canvas, name, y, ink, parts)


def _draw_ground(
    canvas: Image.Image, seat: Seat, y: int, height: int, *, lit: bool
) -> tuple[Colour, Colour]:
    """Draw a seat's ground, with an edge if it is lit.

    Returns its colour and the colour of words on it.
    """
    colours = SEAT_COLOURS[seat]
    if lit:
        draw_panel(canvas, y - 4, height + 8, PAPER, more=4)
    ground, ink = (colours.main, PAPER) if lit else (colours.dark, colours.bright)
    draw_seat_panel(canvas, seat, y, height, ground)
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
    """Draw words above cards, `HEAD` high, after an icon; parts are at the right end."""
    middle, left = y + HEAD // 2 + 1, 0
    if sign:
        drawn = icon(sign, 42, ink)
        put_left(canvas, drawn, (MARGIN + 10, middle))
        left = drawn.width + 14
    _draw_line(canvas, text, middle, 36, ink, parts, left=left)


def draw_panel(canvas: Image.Image, y: int, height: int, ground: Colour, *, more: int = 0) -> None:
    """Draw a panel over the whole width, `more` pixels wider on each side."""
    beyond = _SIDE + more
    size = WIDTH - 2 * MARGIN + 2 * beyond, height
    fill(canvas, (MARGIN - beyond, y), rounded(size, 18 + more), ground)


def draw_seat_panel(
    canvas: Image.Image, seat: Seat, y: int, height: int, ground: Colour, *, share: float = 1
) -> None:
    """Draw a panel in a colour of a seat, over a share of the width from the left.

    D's has lines: without its hue it looks like A's.
    """
    size = round((WIDTH - 2 * MARGIN + 2 * _SIDE) * share), height
    fill(canvas, (MARGIN - _SIDE, y), rounded(size, 18), ground)
    hatch(canvas, seat, (MARGIN - _SIDE, y), size, 18, ground)


def hatch(
    canvas: Image.Image,
    seat: Seat,
    corner: Corner,
    size: tuple[int, int],
    radius: int,
    ground: Colour,
) -> None:
    """Draw the lines of D's grounds on one of this colour; grounds of other seats have none."""
    if seat == "D":
        fill(canvas, corner, hatched(size, radius), blend(ground, INK, 0.2))
