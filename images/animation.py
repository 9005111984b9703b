"""Animations: boards one after the other, each below a caption that describes the move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from images.caption import CAPTION, Caption, Tab, draw_caption
from images.picture import encode_animation

MOST_FRAMES = 24
"""Frames of an animation; more would take too long to watch."""
MOST_BYTES = 300 * 1024
"""Bytes of an animation; more would take too long to load on a phone."""
WIDTH = 600
"""Width of an animation in pixels; boards are drawn wider."""
_TRIES = (192, 24), (128, 25)
"""Colours and quality to try; the second if the file would be too large with the first."""
_GRID = 10
"""Pixels of a board that are a whole number of pixels of an animation."""
_STRIP = 8 * _GRID
_SEEN = 2
_SHORTEST, _LONGEST = 600, 1300
"""Shortest and longest duration of a frame in milliseconds."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A board below a caption.

    Attributes:
        board: Draws the board (RGB, all of one size), with space for the caption above.
        caption: The words.
        sign: An icon (RGBA) for the seat that acts. One as wide as the board replaces the caption.
        least: Least duration in milliseconds; long captions are shown longer.
        spare: Height of what such a sign hides of the board.
    """

    board: Callable[[], Image.Image]
    caption: Caption
    sign: Image.Image
    least: int = 0
    spare: int = 0

    @property
    def more(self) -> int:
        """Return the pixels that are added to the height of the caption."""
        return max(self.sign.height - CAPTION - self.spare, 0)


def animation(
    frames_of: Callable[[int], Sequence[Frame]], *, past: str = "", preview: str = ""
) -> bytes:
    """Return an animation (WebP, `WIDTH` wide, up to `MOST_BYTES`) with as many frames as possible.

    The last frame is also shown briefly at the beginning, because it is all that users see if the
    animation does not play. A line below the caption shows the progress. Without `past` the
    animation repeats.

    Args:
        frames_of: Returns at most a number of frames. It is called with smaller numbers until the
            file is small enough; the number of colours is reduced first.
        past: A word that marks all frames but the last as past; the animation then stops on the
            last.
        preview: A word that marks all frames, if what they show has not happened.
    """
    tab = Tab(past or preview, dashed=bool(preview)) if past or preview else None
    most = MOST_FRAMES - 1
    while True:
        frames = frames_of(most)
        data = _animated(frames, tab)
        if len(data) <= MOST_BYTES or most <= 1:
            return data
        most = max(min(most - 1, len(frames) * MOST_BYTES * 19 // (len(data) * 20)), 1)


def _animated(frames: Sequence[Frame], tab: Tab | None) -> bytes:
    """Encode these frames after a copy of the last one."""
    last, is_preview = len(frames), tab is not None and tab.dashed
    times = [_reading_time(frame) for frame in frames]
    images: list[Image.Image] = []
    before, height = None, CAPTION + max(frame.more for frame in frames)
    for number, frame in ((last, frames[-1]), *enumerate(frames[:-1], 1)):
        progress = number / last if last > 1 else 0
        step = f"{number}/{last - (not is_preview)}"
        seen = tab if number < last or is_preview else None
        canvas = with_caption(frame, height, progress, seen, step)
        images.append(_smaller(canvas, before, images[-1] if images else None))
        before = canvas
    if last > 1:
        images.append(images[0])
        times.insert(0, _SHORTEST)
    again = tab is None or is_preview
    for colours, quality in _TRIES:
        data = encode_animation(images, times, again=again, colours=colours, quality=quality)
        if len(data) <= MOST_BYTES:
            break
    return data


def with_caption(
    frame: Frame, height: int = CAPTION, progress: float = 0, tab: Tab | None = None, step: str = ""
) -> Image.Image:
    """Draw a board below its caption (RGB, a new image), which is `height` pixels high.

    A sign that replaces the caption keeps its height. The other arguments are those of
    `draw_caption`.
    """
    canvas = frame.board()
    is_banner = frame.sign.width == canvas.width
    more = frame.more if is_banner else height - CAPTION
    if more:
        canvas = canvas.crop((0, -more, *canvas.size))
    if is_banner:
        canvas.paste(frame.sign)
    else:
        draw_caption(canvas, frame.caption, frame.sign, progress, tab, step, CAPTION + more)
    return canvas


def _smaller(
    canvas: Image.Image, before: Image.Image | None, shown: Image.Image | None
) -> Image.Image:
    """Return the picture scaled to `WIDTH`.

    Everything that equals the picture `before` is copied from `shown`, its scaled version.
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
    """Yield boxes, one in a strip, around all differences between two pictures.

    They are larger by the pixels that influence the scaled picture; their sides are on the grid.
    """
    for top in range(0, canvas.height, _STRIP):
        strip = 0, top, canvas.width, min(top + _STRIP, canvas.height)
        found = ImageChops.difference(canvas.crop(strip), before.crop(strip)).getbbox()
        if found is not None:
            left, above, right, below = found
            yield (
                max(left - _SEEN, 0) // _GRID * _GRID,
                max(top + above - _SEEN, 0) // _GRID * _GRID,
                min(-(-(right + _SEEN) // _GRID) * _GRID, canvas.width),
                min(-(-(top + below + _SEEN) // _GRID) * _GRID, canvas.height),
            )


def _reading_time(frame: Frame) -> int:
    letters = len(frame.caption.text + frame.caption.note)
    return max(frame.least, min(max(400 + 10 * letters, _SHORTEST), _LONGEST))
