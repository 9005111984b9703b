"""An animated picture: boards one after the other, each under a caption that says what is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from images.layout import WIDTH
from images.picture import encode_film
from images.shapes import blend, fill, put, rounded
from images.text import label, wrapped
from images.theme import GOLD, NIGHT, PAPER, SLATE, Colour

MOST_FRAMES = 20
"""More would be too large a file, and too long to watch."""
SIGN = 100
"""The side of the square before a caption."""
_SIZE = (1000, 750)
_BOARD = (WIDTH, 900)
_CAPTION = 150
"""The height of the caption over the board, before the frame is reduced to its size."""
_LINES = {1: (54, 66), 2: (46, 58), 3: (38, 46)}
"""The size of letters and the height of a line by the number of lines."""
_BRIEF, _LONG, _LAST = 1500, 4000, 6000
"""How long a frame stands at least and at most, and how long the last one, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A board under a caption.

    `board` draws it (RGB, 1400 x 900). `sign` (RGBA, up to `SIGN` wide and high) and `ground` say
    who acts, `note` what came of it (may be empty). `least` is how many milliseconds the frame
    stands at least; it stands longer where there is much to read.
    """

    board: Callable[[], Image.Image]
    caption: str
    note: str
    sign: Image.Image
    ground: Colour
    least: int = _BRIEF


def film(frames: Sequence[Frame]) -> bytes:
    """The frames as an animation (1000 x 750, WebP); a line under the caption shows how far it
    has come. The last frame stands long."""
    images = [_drawn(frame, (number, len(frames))) for number, frame in enumerate(frames, 1)]
    times = [_reading_time(frame) for frame in frames]
    times[-1] = _LAST
    return encode_film(images, times)


def _reading_time(frame: Frame) -> int:
    return min(max(800 + 26 * len(frame.caption + frame.note), frame.least), _LONG)


def _drawn(frame: Frame, progress: tuple[int, int]) -> Image.Image:
    """`progress`: which frame it is, of how many."""
    number, count = progress
    canvas = Image.new("RGB", (_BOARD[0], _BOARD[1] + _CAPTION), NIGHT)
    _draw_caption(canvas, frame)
    canvas.paste(SLATE, (0, _CAPTION - 10, _BOARD[0], _CAPTION))
    canvas.paste(GOLD, (0, _CAPTION - 10, _BOARD[0] * number // count, _CAPTION))
    canvas.paste(frame.board(), (0, _CAPTION))
    return canvas.resize(_SIZE, Image.Resampling.LANCZOS)


def _draw_caption(canvas: Image.Image, frame: Frame) -> None:
    fill(canvas, (10, 8), rounded((_BOARD[0] - 20, _CAPTION - 26), 22), frame.ground)
    middle = (_CAPTION - 10) // 2
    put(canvas, frame.sign, (84, middle))
    room = _BOARD[0] - 190
    smallest = 36 if frame.note else 42
    lines = [(words, PAPER) for words in wrapped(frame.caption, smallest, "bold", room, 2)]
    if frame.note:
        lines.append((frame.note, blend(GOLD, PAPER, 0.2)))
    size, height = _LINES[len(lines)]
    y = middle - (len(lines) - 1) * height / 2
    for words, colour in lines:
        line = label(words, size, colour, "bold", room)
        put(canvas, line, (156 + line.width / 2, y))
        y += height
