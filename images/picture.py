"""A finished picture as it goes to Discord."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from heapq import nlargest
from io import BytesIO
from typing import Any, TypeVar

from PIL import Image

from engine.core import record
from images.palette import Palette
from images.png import band, png
from images.shapes import stacked
from images.theme import Colour
from texts import Texts

Shown = TypeVar("Shown", bound=Hashable)

ALT_LIMIT = 1024
"""Characters of a text alternative that Discord takes."""
_GROUNDS = 32
"""So many colours of a PNG are those that cover most of the picture."""
_STEP = 4
"""One pixel of so many, along and across, tells which colours there are."""


@record
class Picture:
    """A file (`board.png`), its bytes, and what it shows in words (up to `ALT_LIMIT`).

    Without a file: it could not be drawn, and the words have to do.
    """

    name: str
    data: bytes
    alt: str


@record
class Drawing:
    """A picture to be drawn off the event loop, named by what it shows.

    `alt` tells what it shows without drawing anything. A `film` takes as long as many others.
    """

    key: Hashable
    draw: Callable[[], Picture]
    alt: Callable[[], str]
    film: bool = False

    @classmethod
    def of(
        cls,
        draw: Callable[[Shown, Texts], Picture],
        alt: Callable[[Shown, Texts], str],
        shown: Shown,
        texts: Texts,
    ) -> Drawing:
        """Return what shows a value that says all of it, in these texts."""
        key = draw.__name__, shown, texts.language
        return cls(key, partial(draw, shown, texts), partial(alt, shown, texts))


def as_png(name: str, image: Image.Image, alt: str, *, small: bool = False) -> Picture:
    """Encode a picture (RGB) as PNG of the 256 colours that are best for it.

    Lines and letters stay sharp, and it takes a third of WebP's time. For boards, hands and
    whatever else is flat; `name` has no ending. Words on few grounds look the same with 64 colours
    and are a third smaller if they are to be `small`, for ten milliseconds more.
    """
    shown = reduced(image, 64 if small else 256)
    colours = bytes(shown.getpalette("RGB") or ())
    return Picture(f"{name}.png", png([band(shown, small=small)], colours), alt)


def as_webp(name: str, image: Image.Image, alt: str) -> Picture:
    """Encode a picture (RGB or RGBA) as WebP: soft shades stay soft, and are smaller.

    For cards that are as large as their picture; `name` has no ending. Method 1: with 0 a mask
    takes 40 KiB.
    """
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=80, method=1)
    return Picture(f"{name}.webp", buffer.getvalue(), alt)


def reduced(image: Image.Image, colours: int = 256) -> Image.Image:
    """Reduce the image (RGB) to so many colours that are best for it (P)."""
    return _palette_of(_sampled(image, _STEP), colours).reduced(image)


def _palette_of(sample: Image.Image, size: int) -> Palette:
    """Find so many colours that are best for what these pixels (RGB) are a sample of.

    The grounds on which everything lies are exactly as they are, the others come from an octree.
    """
    grounds = _grounds(_sampled(sample, 2))
    octree = sample.quantize(size - len(grounds), Image.Quantize.FASTOCTREE)
    colours = [shade for ground in grounds for shade in ground] + (octree.getpalette("RGB") or [])
    return Palette(bytes(colours))


def _grounds(sample: Image.Image) -> list[Colour]:
    """Find the colours (RGB) of most pixels."""
    counted: Any = sample.getcolors(sample.width * sample.height)
    return [colour for _, colour in nlargest(_GROUNDS, counted)]


def _sampled(image: Image.Image, step: int) -> Image.Image:
    """Take one pixel of so many, along and across."""
    size = max(image.width // step, 1), max(image.height // step, 1)
    return image.resize(size, Image.Resampling.NEAREST)


def encode_film(
    frames: Sequence[Image.Image], milliseconds: Sequence[int], *, again: bool, colours: int = 256
) -> bytes:
    """Encode frames (RGB) of one size as an animated WebP, of which only what changes is kept.

    `milliseconds` are how long each of them stands. `again`: it begins anew after the last one,
    which else stays.

    The film has so many `colours`, those that are best for all frames, and no further loss: lines
    and letters stay sharp, and the file is smaller than that of a lossy WebP.
    """
    palette = _palette_of(stacked([_sampled(frame, _STEP) for frame in frames]), colours)
    reduced = [palette.reduced(frame).convert("RGB") for frame in frames]
    buffer = BytesIO()
    reduced[0].save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=reduced[1:],
        duration=list(milliseconds),
        loop=0 if again else 1,
        lossless=True,
        quality=25,
        method=1,
        kmax=0,
    )
    return buffer.getvalue()


def clipped(alt: str) -> str:
    """Cut the text alternative to the limit."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"


def fitting(versions: Iterable[str]) -> str:
    """Return the first of these that a text alternative has room for, from many words to few.

    If none fits, return as much of the last as it has room for.
    """
    words = ""
    for words in versions:
        if len(words) <= ALT_LIMIT:
            break
    return clipped(words)
