"""Pictures made of strips, one below the other, each as wide as the picture.

Each strip is a value that contains everything it shows. It is drawn once and cached as bytes of a
file, so only strips that changed are drawn, reduced to the palette and compressed.

A strip with parts that recur, here or in other matches, is made of pieces: each piece is drawn and
reduced once, and then only copied.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha1
from threading import Lock
from typing import Protocol, TypeAlias

from cachetools import LRUCache, cached
from PIL import Image

from engine.core import record
from images.layers import Layer, extent, painted
from images.palette import Palette
from images.picture import Picture
from images.png import Band, band, png
from images.pressed import Pressed, pressed
from images.shared import shared
from images.theme import Colour

_KEPT_BYTES = 24 * 1024 * 1024
"""Bytes of cached strips, enough for the matches being played."""
_PIECES_BYTES = 12 * 1024 * 1024
"""Bytes of cached pieces in their palette, about 4 KiB each."""
_WHOLE = 32
"""Cached grounds, and strips of one piece, that are reduced but not compressed."""
_DRAWN_BYTES = 20 * 1024 * 1024
"""Bytes of cached strips as they were drawn, because the frames of an animation are alike."""
_ROWS = 80
"""Rows of pixels of an image that are compressed together."""
_ROWS_BYTES = 8 * 1024 * 1024
"""Bytes of cached rows, about 3 KiB each."""
Corner: TypeAlias = tuple[int, int]


class Piece(Protocol):
    """A part of a picture as a value: equal pieces look alike."""

    def __hash__(self) -> int: ...

    def draw(self) -> Image.Image:
        """Draw the piece (RGB). The image may be shared: never draw on it."""


@record
class Flat:
    """A rectangle of one colour."""

    size: tuple[int, int]
    colour: Colour

    def draw(self) -> Image.Image:
        """Draw the rectangle (RGB)."""
        return Image.new("RGB", self.size, self.colour)


class Strip(ABC):
    """A piece as wide as its picture."""

    __slots__ = ()

    @abstractmethod
    def draw(self) -> Image.Image:
        """Draw the strip (RGB). The image may be shared: never draw on it."""

    def layers(self) -> list[Layer]:
        """Return what the strip is painted of; the lowest layers are as large as the strip."""
        return [Layer(self.draw(), (0, 0))]

    def reduced(self, palette: Palette) -> Image.Image:
        """Draw the strip in these colours (P). The image may be shared: never draw on it."""
        return _whole(self, palette)


class InPieces(Strip):
    """A strip made of pieces."""

    __slots__ = ()

    @abstractmethod
    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the ground, which is as large as the strip, then the pieces on it.

        Each comes with its upper left corner. A piece hides everything below it.
        """

    def draw(self) -> Image.Image:
        """Draw the strip (RGB). The image is shared: never draw on it."""
        return _drawn(self)

    def reduced(self, palette: Palette) -> Image.Image:
        """Draw the strip in these colours (P, a new image)."""
        pieces = self.pieces()
        ground, _ = next(pieces)
        canvas = _whole(ground, palette).copy()
        for piece, corner in pieces:
            canvas.paste(_kept_piece(piece, palette).image(), corner)
        return canvas


def _pixels(drawn: Image.Image) -> int:
    return 4 * drawn.width * drawn.height


@cached(LRUCache(_DRAWN_BYTES, _pixels), lock=Lock())
def _drawn(strip: InPieces) -> Image.Image:
    pieces = strip.pieces()
    canvas = next(pieces)[0].draw().copy()
    for piece, corner in pieces:
        canvas.paste(piece.draw(), corner)
    return canvas


@shared(_WHOLE)
def _whole(piece: Piece, palette: Palette) -> Image.Image:
    return palette.reduced(piece.draw())


@cached(LRUCache(_PIECES_BYTES, lambda kept: len(kept.data)), lock=Lock())
def _kept_piece(piece: Piece, palette: Palette) -> Pressed:
    return pressed(palette.reduced(piece.draw()))


def as_strips(
    name: str, strips: Iterable[Strip | Image.Image], palette: Palette, alt: str
) -> Picture:
    """Encode a picture of strips from top to bottom, as PNG in these colours.

    An image (RGB) is a strip that is not cached. `name` has no suffix.
    """
    bands = [
        band(palette.reduced(strip)) if isinstance(strip, Image.Image) else kept(strip, palette)
        for strip in strips
    ]
    return Picture(f"{name}.png", png(bands, palette.colours), alt)


def as_rows(name: str, layers: Sequence[Layer], palette: Palette, alt: str) -> Picture:
    """Encode painted layers (`painted`) as PNG in these colours.

    Rows of pixels that an earlier picture had are copied from it. `name` has no suffix.
    """
    width, height = extent(layers)
    bands = [
        _kept_rows(palette.reduced(painted(layers, (0, top, width, min(top + _ROWS, height)))))
        for top in range(0, height, _ROWS)
    ]
    return Picture(f"{name}.png", png(bands, palette.colours), alt)


@cached(
    LRUCache(_ROWS_BYTES, lambda kept: len(kept.chunk)),
    key=lambda rows: (rows.width, sha1(rows.tobytes(), usedforsecurity=False).digest()),
    lock=Lock(),
)
def _kept_rows(rows: Image.Image) -> Band:
    return band(rows)


@cached(LRUCache(_KEPT_BYTES, lambda kept: len(kept.chunk)), lock=Lock())
def kept(strip: Strip, palette: Palette) -> Band:
    """Return the strip as compressed bytes of a file. The result is cached."""
    return band(strip.reduced(palette))
