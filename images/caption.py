"""The line above a picture: an icon, words, and the progress of an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from engine.core import record
from images.canvas import fill, put, put_left, put_row
from images.layers import Layer
from images.shapes import blend, rounded
from images.text import as_lines, label, width
from images.theme import GOLD, INK, NIGHT, PAPER, SLATE, Colour

CAPTION, LINE = 100, 80
"""Height of a caption, and of one with a single line."""
SIGN = 56
"""Side of its icon."""
_TOP = 3
_PLATE = 160
"""Width of a tab."""
_FRAME, _DASH = 10, 50
"""Width of a frame, and the length of its dashes."""
_BAR = 8
"""Height of the progress bar below the words."""
_SIZES = 48, 34, 30, 26
"""Sizes of letters to try; `_LEAST` is legible on a phone."""
_LEAST = 34
_BETWEEN, _LEFT_OUT = " · ", "…"
"""What is between the parts of a caption, and what replaces those that are left out."""
Run: TypeAlias = "tuple[str, Colour]"
"""Words of one colour."""


@record
class Tab:
    """A word that says when a picture is, at the right of its caption; the picture has a frame.

    `dashed`: the frame is of dashes, because what is shown has not happened.
    """

    word: str
    dashed: bool = False

    @property
    def ink(self) -> Colour:
        """The colour of the tab and of the frame."""
        return PAPER if self.dashed else GOLD


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
    tab: Tab | None = None,
    step: str = "",
    height: int = CAPTION,
) -> None:
    """Draw a caption over the whole width of a picture.

    Args:
        canvas: The picture (RGB).
        caption: The words.
        sign: An icon (RGBA), at most `CAPTION - 20` pixels high.
        progress: Progress of the animation, from 0 to 1.
        tab: Says that the picture is not of now; `border` is the frame that belongs to it.
        step: Text below its word.
        height: Height of the caption in pixels.
    """
    whole, deep = canvas.width, _deep(height)
    canvas.paste(NIGHT, (0, 0, whole, height))
    fill(canvas, (4, _TOP), rounded((whole - 8, deep), 16), caption.ground)
    put_left(canvas, sign, (16, _TOP + deep / 2))
    canvas.paste(SLATE, (0, height - _BAR, whole, height - 2))
    canvas.paste(GOLD, (0, height - _BAR, int(whole * progress), height - 2))
    left = 30 + sign.width
    space = whole - left - 20
    if tab is not None:
        space -= _PLATE + 12
        _draw_tab(canvas, tab, step, height)
    size, lines = _lines(caption, space, deep)
    far = min(deep / len(lines), size * 1.25)
    y = _TOP + deep / 2 - (len(lines) - 1) * far / 2
    for line in lines:
        runs = (label(run, size, colour, "bold", space) for run, colour in line)
        put_row(canvas, runs, (left, y), size // 4)
        y += far


def _draw_tab(canvas: Image.Image, tab: Tab, step: str, height: int) -> None:
    left, deep = canvas.width - _PLATE - 12, _deep(height)
    fill(canvas, (left, _TOP + 5), rounded((_PLATE, deep - 10), 12), tab.ink)
    for words, part in ((tab.word, 0.29), (step, 0.71)):
        drawn = label(words, _LEAST, INK, "bold", _PLATE - 8)
        put(canvas, drawn, (left + _PLATE / 2, _TOP + deep * part))


@lru_cache(8)
def border(size: tuple[int, int], height: int, *, dashed: bool) -> tuple[Layer, ...]:
    """Draw the frame around a picture of this size with a `Tab`, below a caption of a height."""
    (whole, end), top = size, height - 2
    canvas, ink = Image.new("RGB", (whole, end - top), INK if dashed else GOLD), PAPER
    for at in range(_DASH // 2, whole if dashed else 0, 2 * _DASH):
        for y in (0, canvas.height - _FRAME):
            canvas.paste(ink, (at, y, at + _DASH, y + _FRAME))
    for at in range(2 + _DASH // 2, canvas.height if dashed else 0, 2 * _DASH):
        for x in (0, whole - _FRAME):
            canvas.paste(ink, (x, at, x + _FRAME, at + _DASH))
    wide, high = canvas.size
    sides = (
        (0, 0, wide, _FRAME),
        (0, high - _FRAME, wide, high),
        (0, _FRAME, _FRAME, high - _FRAME),
        (wide - _FRAME, _FRAME, wide, high - _FRAME),
    )
    return tuple(Layer(canvas.crop(side), (side[0], side[1] + top)) for side in sides)


def _deep(height: int) -> int:
    """Return the height of the ground of the words."""
    return height - _BAR - 6


def _lines(caption: Caption, space: int, deep: int) -> tuple[int, list[list[Run]]]:
    """Return the largest font size at which all words fit, and the parts of each line.

    The note begins a line if it can. If there is no such size, the last parts of the note are left
    out, then the first ones of the text.
    """
    text, note = _BETWEEN.join(filter(None, (caption.text, caption.note))), caption.note
    for size in _SIZES:
        most = int(deep / (size * 1.1))
        if size > _LEAST and most < 3:
            continue
        own, more, together = (
            as_lines(each, size, "bold", space, most) for each in (caption.text, note, text)
        )
        for lines, start in (
            ([*own, *more], len(caption.text) + 1),
            (together, len(text) - len(note)),
        ):
            if len(lines) <= most and all(width(each, size, "bold") <= space for each in lines):
                return size, _coloured(lines, start)
    kept, _, _ = note.removesuffix(f"{_BETWEEN}{_LEFT_OUT}").rpartition(_BETWEEN)
    if kept:
        return _lines(replace(caption, note=f"{kept}{_BETWEEN}{_LEFT_OUT}"), space, deep)
    _, _, rest = caption.text.removeprefix(f"{_LEFT_OUT}{_BETWEEN}").partition(_BETWEEN)
    if not rest:
        return size, _coloured(together, len(text) - len(note))
    return _lines(replace(caption, text=f"{_LEFT_OUT}{_BETWEEN}{rest}"), space, deep)


def _coloured(lines: Sequence[str], start: int) -> list[list[Run]]:
    """Return the lines in parts with their colours: that of notes from the `start`th letter on."""
    found, light = [], blend(GOLD, PAPER, 0.2)
    for line in lines:
        own = max(min(start, len(line)), 0)
        runs = (line[:own], PAPER), (line[own:], light)
        found.append([(words.strip(), colour) for words, colour in runs if words])
        start -= len(line) + 1
    return found
