"""An animated picture: boards one after the other, each under a caption that says what is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from images.caption import Caption, draw_caption
from images.picture import encode_film

MOST_FRAMES = 24
"""More would be too large a file, and too long to watch."""
WIDTH = 700
"""Of a film, in pixels; boards are drawn wider."""
_SHORTEST, _LONGEST = 700, 1500
"""How long a frame stands at least and at most, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A board under a caption.

    `board` draws it (RGB, all of one size) with room for the caption above, `sign` (RGBA) says who
    acts. `least` is how many milliseconds the frame stands at least; it stands longer where there
    is much to read.
    """

    board: Callable[[], Image.Image]
    caption: Caption
    sign: Image.Image
    least: int = 0


def film(frames: Sequence[Frame], caption_height: int, *, again: bool) -> bytes:
    """The frames as an animation (`WIDTH` wide, WebP); a line under the caption shows how far it
    has come. `again`: it begins anew after its end; else its last frame stays."""
    images = []
    for number, frame in enumerate(frames, 1):
        canvas = frame.board()
        progress = number / len(frames) if len(frames) > 1 else 0
        draw_caption(canvas, frame.caption, frame.sign, caption_height, progress)
        size = WIDTH, canvas.height * WIDTH // canvas.width
        images.append(canvas.resize(size, Image.Resampling.BILINEAR))
    return encode_film(images, [_reading_time(frame) for frame in frames], again=again)


def _reading_time(frame: Frame) -> int:
    """A word or two more than can be read at a glance are given their time."""
    letters = len(frame.caption.text + frame.caption.note)
    return max(frame.least, min(max(400 + 13 * letters, _SHORTEST), _LONGEST))
