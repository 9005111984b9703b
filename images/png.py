"""PNG of 256 colours, compressed by ISA-L: a fifth of the time that zlib takes, for a tenth more
bytes."""

from __future__ import annotations

from struct import pack
from zlib import crc32

from isal import isal_zlib
from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _WITH_PALETTE = 8, 3
_LEVEL = 2
"""With 3 it takes three times as long, and gains nothing on boards."""


def png(image: Image.Image) -> bytes:
    """The file of an image with a palette (P). Its rows are not filtered: the numbers of colours
    are no measures."""
    rows = Image.new("P", (image.width + 1, image.height), 0)  # before each row its filter: none
    rows.paste(image, (1, 0))
    header = pack(">IIBBBBB", *image.size, _EIGHT_BITS, _WITH_PALETTE, 0, 0, 0)
    palette = bytes(image.getpalette("RGB") or ())
    parts = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), _LEVEL)),
        _chunk(b"IEND", b""),
    )
    return b"".join((_SIGNATURE, *parts))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
