"""Parts of pictures that are kept in great number: compressed, they take a sixth of the memory, and
to get one back takes a sixth of a millisecond."""

from __future__ import annotations

from functools import lru_cache

from isal import isal_zlib
from PIL import Image

from engine.core import record

_LEVEL = 1
_AT_HAND = 48
"""So many of those that were wanted last are kept as they are: the frames of a film are alike."""


@record
class Pressed:
    """An image (RGBA), compressed."""

    size: tuple[int, int]
    data: bytes

    def image(self) -> Image.Image:
        """It again. Shared: never draw on it."""
        return _image(self)


@lru_cache(maxsize=_AT_HAND)
def _image(kept: Pressed) -> Image.Image:
    pixels = 4 * kept.size[0] * kept.size[1]
    return Image.frombytes("RGBA", kept.size, isal_zlib.decompress(kept.data, bufsize=pixels))


def pressed(image: Image.Image) -> Pressed:
    """An image (RGBA) for keeping."""
    return Pressed(image.size, isal_zlib.compress(image.tobytes(), _LEVEL))
