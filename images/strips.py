"""Pictures made of strips, one below the other over their whole width.

Each strip says first what it shows, as a value, is drawn once for it, and kept as it lies in a
file: of a picture only what has changed since is drawn, reduced to its colours and compressed.

A strip in which much comes again, here or in other matches, is made of pieces: each of them is
drawn and reduced to the colours once, and then only copied.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import lru_cache
from threading import Lock
from typing import Protocol, TypeAlias

from cachetools import LRUCache, cached
from PIL import Image

from engine.core import record
from images.palette import Palette
from images.picture import Picture
from images.png import Band, band, png
from images.pressed import Pressed, pressed
from images.theme import Colour

_KEPT_BYTES = 48 * 1024 * 1024
"""Of strips that are kept: those of the matches that are being played."""
_PIECES_BYTES = 24 * 1024 * 1024
"""Of pieces that are kept in their colours, of some 4 KiB each."""
_WHOLE = 32
"""So many grounds, and strips that are in one piece, are kept in their colours as they are."""
_DRAWN = 40
"""So many strips are kept as they are drawn: the frames of a film are alike."""
Corner: TypeAlias = tuple[int, int]


class Piece(Protocol):
    """What a part of a picture shows, as a value: those that are equal look alike."""

    def __hash__(self) -> int: ...

    def draw(self) -> Image.Image:
        """Draw the piece (RGB), which may be shared: it is never drawn on."""


@record
class Flat:
    """A piece of one colour."""

    size: tuple[int, int]
    colour: Colour

    def draw(self) -> Image.Image:
        """Draw the rectangle (RGB)."""
        return Image.new("RGB", self.size, self.colour)


class Strip(ABC):
    """A piece that is as wide as its picture."""

    __slots__ = ()

    @abstractmethod
    def draw(self) -> Image.Image:
        """Draw the strip (RGB), which may be shared: it is never drawn on."""

    def reduced(self, palette: Palette) -> Image.Image:
        """Draw the strip in these colours (P), which may be shared: it is never drawn on."""
        return _whole(self, palette)


class InPieces(Strip):
    """A strip that is made of pieces."""

    __slots__ = ()

    @abstractmethod
    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the ground, which is as large as the strip, then what lies on it.

        Each has its upper left corner. A piece hides all that is below it.
        """

    def draw(self) -> Image.Image:
        """Draw the strip (RGB), which may be shared: it is never drawn on."""
        return _drawn(self)

    def reduced(self, palette: Palette) -> Image.Image:
        """Draw the strip in these colours (P, a new image)."""
        pieces = self.pieces()
        ground, _ = next(pieces)
        canvas = _whole(ground, palette).copy()
        for piece, corner in pieces:
            canvas.paste(_kept_piece(piece, palette).image(), corner)
        return canvas


@lru_cache(maxsize=_DRAWN)
def _drawn(strip: InPieces) -> Image.Image:
    pieces = strip.pieces()
    canvas = next(pieces)[0].draw().copy()
    for piece, corner in pieces:
        canvas.paste(piece.draw(), corner)
    return canvas


@lru_cache(maxsize=_WHOLE)
def _whole(piece: Piece, palette: Palette) -> Image.Image:
    return palette.reduced(piece.draw())


def _length(kept: Pressed) -> int:
    return len(kept.data)


@cached(LRUCache(_PIECES_BYTES, _length), lock=Lock())
def _kept_piece(piece: Piece, palette: Palette) -> Pressed:
    return pressed(palette.reduced(piece.draw()))


def as_strips(
    name: str, strips: Iterable[Strip | Image.Image], palette: Palette, alt: str
) -> Picture:
    """Encode a picture of strips from top to bottom, as PNG in these colours.

    An image (RGB) is a strip that is not kept. `name` has no ending.
    """
    bands = [
        band(palette.reduced(strip)) if isinstance(strip, Image.Image) else kept(strip, palette)
        for strip in strips
    ]
    return Picture(f"{name}.png", png(bands, palette.colours), alt)


def _size(kept: Band) -> int:
    return len(kept.chunk)


@cached(LRUCache(_KEPT_BYTES, _size), lock=Lock())
def kept(strip: Strip, palette: Palette) -> Band:
    """Compress the strip as it lies in a file."""
    return band(strip.reduced(palette))
