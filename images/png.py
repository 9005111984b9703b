"""PNG with up to 256 colours.

A file is made of bands. Each is compressed separately, so that a band of an earlier file can be
copied into this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack

from PIL import Image
from zlib_ng.zlib_ng import Z_FULL_FLUSH, adler32, compressobj, crc32

from engine.core import record

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _WITH_PALETTE = 8, 3
_LEVEL = 5
"""Compression level: 2 ms for a picture. Level 6 takes half as long again for 4 % less."""
_RAW = -15
"""Neither header nor checksum around the compressed data."""
_BEGINS, _ENDS = b"\x78\x01", b"\x03\x00"
"""The header of a zlib stream, and an empty last block."""
_ADLER = 65521


@record
class Band:
    """Rows of pixels over the whole width of a picture, as they are in a file.

    `chunk` is a chunk of the file, `sum` the Adler-32 of the data compressed in it.
    """

    width: int
    height: int
    chunk: bytes
    sum: int


def band(image: Image.Image) -> Band:
    """Compress the pixels of an image with a palette (P).

    Rows are not filtered, because the numbers of colours are not quantities.
    """
    rows = Image.new("P", (image.width + 1, image.height), 0)  # rows start with their filter: 0
    rows.paste(image, (1, 0))
    data = rows.tobytes()
    stream = compressobj(_LEVEL, wbits=_RAW)
    packed = stream.compress(data) + stream.flush(Z_FULL_FLUSH)
    return Band(*image.size, _chunk(b"IDAT", packed), adler32(data))


def png(bands: Sequence[Band], colours: bytes) -> bytes:
    """Return the file of bands of one width, from top to bottom.

    `colours` is the palette of their pixels: up to 256 colours of three bytes each (RGB).
    """
    width, height = bands[0].width, sum(each.height for each in bands)
    header = pack(">IIBBBBB", width, height, _EIGHT_BITS, _WITH_PALETTE, 0, 0, 0)
    parts = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", colours),
        _chunk(b"IDAT", _BEGINS),
        *(each.chunk for each in bands),
        _chunk(b"IDAT", _ENDS + pack(">I", _whole_sum(bands))),
        _chunk(b"IEND", b""),
    )
    return b"".join((_SIGNATURE, *parts))


def _whole_sum(bands: Sequence[Band]) -> int:
    """Compute the Adler-32 of the data of all bands.

    Its lower half is a sum of bytes, its upper half the sum of all intermediate lower halves.
    """
    low, high = 1, 0
    for each in bands:
        length = (each.width + 1) * each.height
        high = (high + (each.sum >> 16) + length * (low - 1)) % _ADLER
        low = (low + (each.sum & 0xFFFF) - 1) % _ADLER
    return high << 16 | low


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
