"""Pictures as they are sent to Discord, and their encoding."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from heapq import nlargest
from io import BytesIO
from itertools import chain
from pathlib import PurePath
from pkgutil import resolve_name
from typing import Any, TypeAlias, TypeVar

from PIL import Image, ImageChops

from engine.core import Seat, record
from images.palette import Palette
from images.png import band, png
from images.shapes import shaded
from images.theme import Colour
from images.webp import Patch, animated_webp
from texts import Texts

Shown = TypeVar("Shown", bound=Hashable)

Names: TypeAlias = "Mapping[Seat, str]"
"""Names of the seats."""
ALT_LIMIT = 1024
"""Most characters that Discord accepts as a text alternative."""
_GROUNDS = 32
"""Number of colours of a PNG that are taken exactly from the picture: those of most pixels."""
_STEP = 4
"""Every fourth pixel, across and down, is sampled to find the colours."""
_ANY = [255 * (value > 0) for value in range(256)]
Corner: TypeAlias = "tuple[int, int]"
Change: TypeAlias = "Sequence[tuple[Image.Image, Corner]]"
"""Parts of a frame (RGB), with their top left corners, that may differ from the frame before."""


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant of a module, which may hold functions of any kind.

    It is pickled as its `place`, such as `package.module:CAMERA`, where other processes
    find it.
    """

    place: str

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle to the same constant."""
        return resolve_name, (self.place,)


@record
class Picture:
    """A file (`board.png`), its bytes, and its text alternative (up to `ALT_LIMIT`).

    Without bytes it could not be drawn, and the text replaces it.
    """

    name: str
    data: bytes
    alt: str


@record
class Drawing:
    """A picture to draw off the event loop.

    `key` identifies everything that it shows. `alt` describes it without drawing. An animation
    (`animation`) takes as long as many other pictures.
    """

    key: Hashable
    draw: Callable[[], Picture]
    alt: Callable[[], str]
    animation: bool = False

    @classmethod
    def of(
        cls,
        draw: Callable[[Shown, Texts], Picture],
        alt: Callable[[Shown, Texts], str],
        shown: Shown,
        texts: Texts,
    ) -> Drawing:
        """Return the drawing of a hashable value that contains everything shown, in these texts."""
        key = draw.__name__, shown, texts.language
        return cls(key, partial(draw, shown, texts), partial(alt, shown, texts))


def thumbnail(drawing: Drawing, width: int) -> Drawing:
    """Return the drawing of a picture in a smaller size, as PNG, this many pixels wide."""
    draw = partial(_draw_thumbnail, drawing.draw, width)
    return Drawing(("thumbnail", width, drawing.key), draw, drawing.alt)


def _draw_thumbnail(draw: Callable[[], Picture], width: int) -> Picture:
    whole = draw()
    with Image.open(BytesIO(whole.data)) as painted:
        image = painted.convert("RGB")
    image.thumbnail((width, image.height))
    return as_png(PurePath(whole.name).stem, image, whole.alt)


def as_png(
    name: str, image: Image.Image, alt: str, *, small: bool = False, colours: int = 256
) -> Picture:
    """Encode a picture (RGB) as PNG with its best colours.

    For boards, hands and other flat pictures: lines and letters stay sharp, and it takes a third of
    WebP's time. `name` has no suffix. `small` is for words on few grounds: they look the same with
    64 colours, and the file is a tenth smaller.
    """
    shown = reduced(image, 64 if small else colours)
    palette = bytes(shown.getpalette("RGB") or ())
    return Picture(f"{name}.png", png([band(shown)], palette), alt)


def as_webp(name: str, image: Image.Image, alt: str, *, colours: int = 0) -> Picture:
    """Encode a picture (RGB or RGBA) as WebP.

    For cards that fill their picture. `name` has no suffix. Method 1, because a mask takes 40 KiB
    with method 0. A picture (RGB) in few `colours` is lossless: it takes five times as long as a
    PNG, and a quarter fewer bytes.
    """
    buffer = BytesIO()
    if colours:
        flat = reduced(image, colours).convert("RGB")
        flat.save(buffer, "WEBP", lossless=True, quality=25, method=1)
    else:
        image.save(buffer, "WEBP", quality=80, method=1)
    return Picture(f"{name}.webp", buffer.getvalue(), alt)


def reduced(image: Image.Image, colours: int = 256) -> Image.Image:
    """Reduce the image (RGB) to its best `colours` (P)."""
    return _palette_of(_sampled(image, _STEP), colours).reduced(image)


def _palette_of(sample: Image.Image, size: int) -> Palette:
    """Return the best `size` colours for the picture that these pixels (RGB) were sampled from.

    The most common colours are kept exactly, the others come from an octree.
    """
    fewer = _sampled(sample, 2)
    counted: Any = fewer.getcolors(fewer.width * fewer.height)
    grounds: list[Colour] = [colour for _, colour in nlargest(_GROUNDS, counted)]
    octree = sample.quantize(size - len(grounds), Image.Quantize.FASTOCTREE)
    colours = [shade for ground in grounds for shade in ground] + (octree.getpalette("RGB") or [])
    return Palette(bytes(colours))


def _sampled(image: Image.Image, step: int) -> Image.Image:
    """Return every `step`-th pixel, across and down."""
    size = max(image.width // step, 1), max(image.height // step, 1)
    return image.resize(size, Image.Resampling.NEAREST)


def encode_animation(
    first: Image.Image,
    changes: Sequence[Change],
    milliseconds: Sequence[int],
    *,
    again: bool,
    colours: int,
    quality: int,
) -> bytes:
    """Encode an animation (WebP) that stores only changes.

    Apart from the reduced colours it is lossless: lines and letters stay sharp, and the file is
    smaller than a lossy WebP. A frame that looks like the one before lengthens it.

    Args:
        first: The first frame (RGB).
        changes: What differs in each other frame from the one before.
        milliseconds: Duration of each frame.
        again: Repeat the animation; otherwise it stops on the last frame.
        colours: Number of colours, the best ones for all that is drawn.
        quality: That of `animated_webp`.
    """
    parts = [first, *(part for part, _ in chain(*changes) if part is not first)]
    samples = [_sampled(part, _STEP) for part in parts]
    data = b"".join(sample.tobytes() for sample in samples)
    palette = _palette_of(Image.frombytes("RGB", (len(data) // 3, 1), data), colours)
    canvas, shown = first.copy(), palette.reduced(first)
    patches = [Patch(shown.convert("RGBA"), (0, 0), milliseconds[0])]
    for change, time in zip(changes, milliseconds[1:], strict=True):
        for part, corner in change:
            canvas.paste(part, corner)
        box = _around(change)
        new = palette.reduced(canvas.crop(box))
        mask = shaded(ImageChops.difference(new, shown.crop(box)), _ANY, "L")
        shown.paste(new, box)
        if (found := mask.getbbox()) is None:
            patches[-1] = replace(patches[-1], milliseconds=patches[-1].milliseconds + time)
            continue
        found = found[0] & ~1, found[1] & ~1, *found[2:]
        patch = new.crop(found).convert("RGBA")
        patch.putalpha(mask.crop(found))
        patches.append(Patch(patch, (box[0] + found[0], box[1] + found[1]), time))
    return animated_webp(patches, again=again, quality=quality)


def _around(change: Change) -> tuple[int, int, int, int]:
    """Return the box around these parts, whose left and top are even."""
    left = min((x for _, (x, _) in change), default=0) & ~1
    top = min((y for _, (_, y) in change), default=0) & ~1
    right = max((x + part.width for part, (x, _) in change), default=1)
    bottom = max((y + part.height for part, (_, y) in change), default=1)
    return left, top, right, bottom


def clipped(alt: str) -> str:
    """Cut the text alternative to `ALT_LIMIT`."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"


def fitting(versions: Iterable[str]) -> str:
    """Return the first of these versions that fits into a text alternative.

    Give them from long to short. If none fits, the last one is cut.
    """
    words = ""
    for words in versions:
        if len(words) <= ALT_LIMIT:
            break
    return clipped(words)
