"""Compressed images, for parts of pictures that are cached in large numbers.

They take a sixth of the memory (a tenth if they have a palette), and unpacking one takes a sixth of
a millisecond.
"""

from __future__ import annotations

from PIL import Image
from zlib_ng.zlib_ng import compress, decompress

from engine.core import record
from images.shared import shared

_AT_HAND = 48
"""Number of unpacked images that stay in memory, because the frames of an animation are alike."""


@record
class Pressed:
    """An image (RGBA, or P without its palette), compressed."""

    mode: str
    size: tuple[int, int]
    data: bytes

    def image(self) -> Image.Image:
        """Unpack the image. It is shared: never draw on it."""
        return _image(self)


@shared(_AT_HAND)
def _image(kept: Pressed) -> Image.Image:
    length = len(kept.mode) * kept.size[0] * kept.size[1]
    pixels = decompress(kept.data, bufsize=length)
    return Image.frombytes(kept.mode, kept.size, pixels)


def pressed(image: Image.Image) -> Pressed:
    """Compress an image (RGBA or P)."""
    return Pressed(image.mode, image.size, compress(image.tobytes(), 2))
