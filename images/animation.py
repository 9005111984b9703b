"""Animations: boards one after the other, each below a caption that describes the move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from images.caption import CAPTION, Caption, Tab, border, draw_caption
from images.layers import Box, Layer, extent, moved, painted, repaint
from images.picture import Change, encode_animation

MOST_FRAMES = 24
"""Frames of an animation; more would take too long to watch."""
MOST_BYTES = 300 * 1024
"""Bytes of an animation; more would take too long to load on a phone."""
WIDTH = 600
"""Width of an animation in pixels; boards are drawn wider."""
_TRIES = (180, 10), (128, 25)
"""Colours and quality to try; the second if the file would be too large with the first."""
_GRID = 10
"""Pixels of a board that are a whole number of pixels of an animation."""
_SEEN = 2
"""Pixels by which a pixel reaches beyond its own place in the scaled picture."""
_SHORTEST, _LONGEST = 600, 1300
"""Shortest and longest duration of a frame in milliseconds."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A board below a caption.

    Attributes:
        board: Returns the layers of the board (all boards have one size), with space for the
            caption above. Those that look alike in two frames should be the same image.
        caption: The words.
        sign: An icon (RGBA) for the seat that acts. One as wide as the board replaces the caption.
        least: Least duration in milliseconds; long captions are shown longer.
        spare: Height of what such a sign hides of the board.
    """

    board: Callable[[], Sequence[Layer]]
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
    pictures, times = _pictures(frames, tab), [_reading_time(frame) for frame in frames]
    before = next(pictures)
    canvas, changes = painted(before), list[Change]()
    first = _smaller(canvas, (0, 0, *canvas.size))
    for layers in pictures:
        boxes = [_on_grid(box, canvas) for box in repaint(canvas, before, layers)]
        changes.append([(_smaller(canvas, box), _scaled(box, canvas)[:2]) for box in boxes])
        before = layers
    if changes:
        changes.append([(first, (0, 0))])
        times.insert(0, _SHORTEST)
    again = tab is None or tab.dashed
    for colours, quality in _TRIES:
        data = encode_animation(
            first, changes, times, again=again, colours=colours, quality=quality
        )
        if len(data) <= MOST_BYTES:
            break
    return data


def _pictures(frames: Sequence[Frame], tab: Tab | None) -> Iterator[Sequence[Layer]]:
    """Yield the layers of the last frame, then those of the frames before it."""
    last, is_preview = len(frames), tab is not None and tab.dashed
    height = CAPTION + max(frame.more for frame in frames)
    for number, frame in ((last, frames[-1]), *enumerate(frames[:-1], 1)):
        progress, step = number / last if last > 1 else 0, f"{number}/{last - (not is_preview)}"
        seen = tab if number < last or is_preview else None
        yield with_caption(frame, height, progress, seen, step)


def with_caption(
    frame: Frame, height: int = CAPTION, progress: float = 0, tab: Tab | None = None, step: str = ""
) -> list[Layer]:
    """Return the layers of a board below its caption, which is `height` pixels high.

    A sign that replaces the caption keeps its height. The other arguments are those of
    `draw_caption`.
    """
    board = frame.board()
    width, end = extent(board)
    is_banner = frame.sign.width == width
    more = frame.more if is_banner else height - CAPTION
    layers = moved(board, (0, more))
    if is_banner:
        return [*layers, Layer(frame.sign, (0, 0))]
    top = Image.new("RGB", (width, height))
    draw_caption(top, frame.caption, frame.sign, progress, tab, step, height)
    edges = border((width, end + more), height, dashed=tab.dashed) if tab else ()
    return [*layers, *edges, Layer(top, (0, 0))]


def _smaller(canvas: Image.Image, box: Box) -> Image.Image:
    """Return a part of a picture as it is in the picture scaled to `WIDTH`."""
    left, top, right, bottom = _scaled(box, canvas)
    return canvas.resize((right - left, bottom - top), Image.Resampling.BILINEAR, box)


def _scaled(box: Box, canvas: Image.Image) -> Box:
    left, top, right, bottom = (side * WIDTH // canvas.width for side in box)
    return left, top, right, bottom


def _on_grid(box: Box, canvas: Image.Image) -> Box:
    """Return a box with the pixels that influence its scaled picture; its sides are on the grid.

    Without a whole number of pixels on the grid it is the whole picture.
    """
    width, height = canvas.size
    if width % _GRID or height % _GRID:
        return 0, 0, width, height
    left, top, right, bottom = box
    return (
        max(left - _SEEN, 0) // _GRID * _GRID,
        max(top - _SEEN, 0) // _GRID * _GRID,
        min(-(-(right + _SEEN) // _GRID) * _GRID, width),
        min(-(-(bottom + _SEEN) // _GRID) * _GRID, height),
    )


def _reading_time(frame: Frame) -> int:
    letters = len(frame.caption.text + frame.caption.note)
    return max(frame.least, min(max(400 + 10 * letters, _SHORTEST), _LONGEST))
