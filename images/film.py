"""An animated picture: boards one after the other, each under a caption that says what is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from images.caption import Caption, draw_caption
from images.picture import encode_film

MOST_FRAMES = 24
"""Of every film: more would be too long to watch."""
MOST_BYTES = 300 * 1024
"""Of every film: more would be too long on its way to a phone."""
WIDTH = 600
"""Of a film, in pixels; boards are drawn wider."""
_COLOURS = 256, 128
"""How many a film has: as many as a picture; fewer where it would be too large else."""
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
    told: Callable[[int], Sequence[Frame]],
    caption_height: int,
    *,
    past: str = "",
) -> bytes:
    """Return an animation (`WIDTH` wide, WebP) of as many frames as there may be.

    `told` gives the frames for a number of them; it is asked for fewer where they would make too
    large a file also in fewer colours.

    Its last frame is shown for a moment at the beginning too, since that is all that is seen of a
    film that does not play. A line under the caption shows how far it has come. It begins anew
    after its end; with a word for what is `past`, the last frame is how it stands now and stays,
    and all between are marked as what was.
    """
    most = MOST_FRAMES - 1
    while True:
        frames = told(most)
        data = _animated(frames, caption_height, past)
        if len(data) <= MOST_BYTES or most <= 1:
            return data
        most = max(min(most - 1, len(frames) * MOST_BYTES * 19 // (len(data) * 20)), 1)


def _animated(frames: Sequence[Frame], caption_height: int, past: str) -> bytes:
    """Encode all these frames, after the last one."""
    last = len(frames)
    times = [_reading_time(frame) for frame in frames]
    images: list[Image.Image] = []
    before = None
    for number, frame in ((last, frames[-1]), *enumerate(frames[:-1], 1)):
        canvas = frame.board()
        progress = number / last if last > 1 else 0
        was = past if number < last else ""
        step = f"{number}/{last - 1}"
        draw_caption(canvas, frame.caption, frame.sign, caption_height, progress, was, step)
        images.append(_smaller(canvas, before, images[-1] if images else None))
        before = canvas
    if last > 1:
        images.append(images[0])
        times.insert(0, _SHORTEST)
    for colours in _COLOURS:
        data = encode_film(images, times, again=not past, colours=colours)
        if len(data) <= MOST_BYTES:
            break
    return data


def _smaller(
    canvas: Image.Image, before: Image.Image | None, shown: Image.Image | None
) -> Image.Image:
    """Return the picture as wide as a film.

    All that is unchanged since the picture `before` is taken over from `shown`, that picture in
    this width.
    """
    size = WIDTH, canvas.height * WIDTH // canvas.width
    if before is None or shown is None or canvas.width % _GRID or canvas.height % _GRID:
        return canvas.resize(size, Image.Resampling.BILINEAR)
    image = shown.copy()
    for box in _changed(canvas, before):
        left, top, right, bottom = (side * WIDTH // canvas.width for side in box)
        part = canvas.resize((right - left, bottom - top), Image.Resampling.BILINEAR, box)
        image.paste(part, (left, top))
    return image


def _changed(canvas: Image.Image, before: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Yield boxes, one in a strip, around all in which two pictures differ.

    They reach so far beyond as a pixel is seen when the picture is made smaller; their sides lie on
    the grid.
    """
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
    """Return how long a frame stands: words that take more than a glance are given their time."""
    letters = len(frame.caption.text + frame.caption.note)
    return max(frame.least, min(max(400 + 13 * letters, _SHORTEST), _LONGEST))
