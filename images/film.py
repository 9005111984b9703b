"""An animated picture: boards one after the other, each under a caption that says what is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from images.caption import Caption, draw_caption
from images.picture import encode_film

MOST_FRAMES = 24
"""More would be too large a file, and too long to watch."""
WIDTH = 700
"""Of a film, in pixels; boards are drawn wider."""
_GRID = 10
"""So many pixels of a board are a whole number of pixels of a film."""
_STRIP = 8 * _GRID
_SEEN = 2
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


def film(
    frames: Sequence[Frame], caption_height: int, *, past: str = "", width: int = WIDTH
) -> bytes:
    """The frames as an animation (`width` wide, WebP); a line under the caption shows how far it
    has come. It begins anew after its end; with a word for what is `past`, its last frame is how it
    stands now and stays, and all before are marked as what was."""
    images: list[Image.Image] = []
    before = None
    for number, frame in enumerate(frames, 1):
        canvas = frame.board()
        progress = number / len(frames) if len(frames) > 1 else 0
        was = past if number < len(frames) else ""
        step = f"{number}/{len(frames) - 1}"
        draw_caption(canvas, frame.caption, frame.sign, caption_height, progress, was, step)
        images.append(_smaller(canvas, width, before, images[-1] if images else None))
        before = canvas
    return encode_film(images, [_reading_time(frame) for frame in frames], again=not past)


def _smaller(
    canvas: Image.Image, width: int, before: Image.Image | None, shown: Image.Image | None
) -> Image.Image:
    """The picture as wide as a film; of the one before it, `shown` in that width, all that is the
    same is taken over."""
    size = width, canvas.height * width // canvas.width
    if before is None or shown is None or canvas.width % _GRID or canvas.height % _GRID:
        return canvas.resize(size, Image.Resampling.BILINEAR)
    image = shown.copy()
    for box in _changed(canvas, before):
        left, top, right, bottom = (side * width // canvas.width for side in box)
        part = canvas.resize((right - left, bottom - top), Image.Resampling.BILINEAR, box)
        image.paste(part, (left, top))
    return image


def _changed(canvas: Image.Image, before: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Boxes, one in a strip, around all in which two pictures differ, and so far beyond as a pixel
    is seen when the picture is made smaller; their sides lie on the grid."""
    differs = ImageChops.difference(canvas, before)
    for top in range(0, canvas.height, _STRIP):
        strip = 0, top, canvas.width, min(top + _STRIP, canvas.height)
        found = differs.crop(strip).getbbox()
        if found is not None:
            left, above, right, below = found
            yield (
                max(left - _SEEN, 0) // _GRID * _GRID,
                max(top + above - _SEEN, 0) // _GRID * _GRID,
                min(-(-(right + _SEEN) // _GRID) * _GRID, canvas.width),
                min(-(-(top + below + _SEEN) // _GRID) * _GRID, canvas.height),
            )


def _reading_time(frame: Frame) -> int:
    """A word or two more than can be read at a glance are given their time."""
    letters = len(frame.caption.text + frame.caption.note)
    return max(frame.least, min(max(400 + 13 * letters, _SHORTEST), _LONGEST))
