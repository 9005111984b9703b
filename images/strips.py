"""Pictures made of strips, one below the other over their whole width. Each says first what it
shows, as a value, is drawn once for it, and kept as it lies in a file: of a picture only what has
changed since is drawn, reduced to its colours and compressed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Protocol

from cachetools import LRUCache, cached
from PIL import Image

from images.palette import Palette
from images.picture import Picture
from images.png import Band, band, png

_KEPT_BYTES = 48 * 1024 * 1024
"""Of strips that are kept: those of the matches that are being played."""


class Strip(Protocol):
    """What a strip shows: those that are equal look the same."""

    def __hash__(self) -> int: ...

    def draw(self) -> Image.Image:
        """It (RGB, as wide as the picture), which may be shared: it is never drawn on."""


def as_strips(
    name: str, strips: Iterable[Strip | Image.Image], palette: Palette, alt: str
) -> Picture:
    """A picture of strips from top to bottom, as PNG in these colours; an image (RGB) is one that
    is not kept. `name` has no ending."""
    bands = [
        band(palette.reduced(strip)) if isinstance(strip, Image.Image) else kept(strip, palette)
        for strip in strips
    ]
    return Picture(f"{name}.png", png(bands, palette.colours), alt)


def stacked(drawn: Sequence[Image.Image]) -> Image.Image:
    """Strips that are drawn (RGB, all of one width) on one canvas, from top to bottom."""
    canvas = Image.new("RGB", (drawn[0].width, sum(each.height for each in drawn)))
    top = 0
    for each in drawn:
        canvas.paste(each, (0, top))
        top += each.height
    return canvas


def _size(kept: Band) -> int:
    return len(kept.chunk)


@cached(LRUCache(_KEPT_BYTES, _size), lock=Lock())
def kept(strip: Strip, palette: Palette) -> Band:
    """The strip as it lies in a file."""
    return band(palette.reduced(strip.draw()))
