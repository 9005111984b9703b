"""The line above a picture: an icon, words, and the progress of an animation."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import fill, put, put_left
from images.shapes import blend, rounded
from images.text import is_cut, label, width, wrapped
from images.theme import GOLD, INK, NIGHT, PAPER, SLATE, Colour

CAPTION = 80
"""Height of a caption."""
SIGN = 56
"""Side of its icon."""
_TOP = 3
_PAST = 210
"""Width of the plate that marks a frame as past."""
_FRAME = 10
_BAR = 8
"""Height of the progress bar below the words."""
_DEEP = CAPTION - _BAR - 6
"""Height of the ground of the words."""


@record
class Caption:
    """The words of a caption.

    `note` is the outcome (may be empty). The colour of the `ground` shows who acts.
    """

    text: str
    ground: Colour
    note: str = ""


def draw_caption(
    canvas: Image.Image,
    caption: Caption,
    sign: Image.Image,
    progress: float,
    past: str = "",
    step: str = "",
) -> None:
    """Draw a caption over the whole width of a picture, `CAPTION` pixels high.

    Args:
        canvas: The picture (RGB).
        caption: The words.
        sign: An icon (RGBA), at most `CAPTION - 20` pixels high.
        progress: Progress of the animation, from 0 to 1.
        past: A word that marks the picture as past: it gets a frame, and the word is at the right.
        step: Text below `past`.
    """
    draw_ground(canvas, caption.ground, sign, progress)
    corner = words_corner(sign)
    space = canvas.width - corner[0] - 20
    if past:
        space -= _PAST + 12
        _draw_past(canvas, past, step)
    canvas.paste(words(caption, space), corner)


def _draw_past(canvas: Image.Image, past: str, step: str) -> None:
    ImageDraw.Draw(canvas).rectangle(
        (0, CAPTION - 2, canvas.width - 1, canvas.height - 1), outline=GOLD, width=_FRAME
    )
    left = canvas.width - _PAST - 12
    fill(canvas, (left, _TOP + 5), rounded((_PAST, _DEEP - 10), 12), GOLD)
    middle = left + _PAST / 2
    put(canvas, label(past, 24, INK, "bold", _PAST - 16), (middle, _TOP + _DEEP * 0.31))
    put(canvas, label(step, 28, INK, "black", _PAST - 16), (middle, _TOP + _DEEP * 0.69))


def draw_ground(
    canvas: Image.Image, colour: Colour, sign: Image.Image, progress: float = 0
) -> None:
    """Draw a caption without its words."""
    whole = canvas.width
    canvas.paste(NIGHT, (0, 0, whole, CAPTION))
    fill(canvas, (4, _TOP), rounded((whole - 8, _DEEP), 16), colour)
    put_left(canvas, sign, (16, _TOP + _DEEP / 2))
    canvas.paste(SLATE, (0, CAPTION - _BAR, whole, CAPTION - 2))
    canvas.paste(GOLD, (0, CAPTION - _BAR, int(whole * progress), CAPTION - 2))


def words_corner(sign: Image.Image) -> tuple[int, int]:
    """Return the top left corner of the words next to this icon."""
    return 30 + sign.width, _TOP


def words(caption: Caption, space: int) -> Image.Image:
    """Draw a caption's words on its ground (RGB), up to `space` pixels wide."""
    size, lines = _lines(caption, space)
    step = _DEEP / len(lines) * (0.92 if len(lines) > 1 else 1)
    drawn = [label(line, size, colour, "bold", space) for line, colour in lines]
    image = Image.new("RGB", (max(line.width for line in drawn), _DEEP), caption.ground)
    y = _DEEP / 2 - (len(lines) - 1) * step / 2
    for line in drawn:
        put(image, line, (line.width / 2, y))
        y += step
    return image


def _lines(caption: Caption, space: int) -> tuple[int, list[tuple[str, Colour]]]:
    """Return the font size, and up to three lines with their colours.

    A text without a note that would have to shrink takes two lines. With a note, the one whose end
    would be cut off takes two.
    """
    if not caption.note:
        if width(caption.text, 34, "bold") <= space:
            return 34, [(caption.text, PAPER)]
        return 26, [(line, PAPER) for line in wrapped(caption.text, 26, "bold", space, 2)]
    parts = (caption.text, PAPER), (caption.note, blend(GOLD, PAPER, 0.2))
    cut = [is_cut(words, 26, "bold", space) for words, _ in parts]
    if not any(cut):
        return 26, [*parts]
    most = (2, 1) if cut[0] else (1, 2)
    return 20, [
        (line, colour)
        for (text, colour), lines in zip(parts, most, strict=True)
        for line in wrapped(text, 20, "bold", space, lines)
    ]
