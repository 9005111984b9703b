"""The files of pictures with palettes: any program reads them as they were."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from images.png import band, png

COLOURS = bytes(range(256)) * 3


def drawn(size: tuple[int, int], number: int = 0) -> Image.Image:
    """An image whose pixels have all kinds of values."""
    image = Image.linear_gradient("L").resize(size).rotate(90 * number).convert("P")
    image.putpalette(COLOURS)
    image.putpixel((size[0] - 1, size[1] - 1), 7)
    return image


def streams(data: bytes) -> list[bytes]:
    """What is compressed in the file, chunk by chunk."""
    found, at = [], 8
    while at < len(data):
        length = int.from_bytes(data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            found.append(data[at + 8 : at + 8 + length])
        at += length + 12
    return found


@pytest.mark.parametrize("size", [(1, 1), (3, 200), (200, 3), (257, 31)])
def test_the_pixels_and_colours_of_a_file_are_those_of_the_image(size: tuple[int, int]) -> None:
    image = drawn(size)
    with Image.open(BytesIO(png([band(image)], COLOURS))) as read:
        read.load()
        assert (read.format, read.mode, read.size) == ("PNG", "P", size)
        assert read.tobytes() == image.tobytes()
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_bands_are_below_each_other_and_their_sums_make_that_of_the_whole() -> None:
    images = [drawn((300, height), number) for number, height in enumerate((1, 250, 40, 700))]
    bands = [band(image) for image in images]
    data = png([*bands, bands[1]], COLOURS)
    with Image.open(BytesIO(data)) as read:
        read.load()
        assert read.size == (300, 1 + 250 + 40 + 700 + 250)
        assert read.tobytes() == b"".join(each.tobytes() for each in [*images, images[1]])
    unpacked = zlib.decompress(b"".join(streams(data)))  # raises where the sum is another
    assert len(unpacked) == 301 * read.height


def test_a_band_is_in_every_file_as_it_is() -> None:
    one, other = band(drawn((90, 20))), band(drawn((90, 30), 1))
    assert streams(png([one, other], COLOURS))[1] == streams(png([other, one], COLOURS))[2]


def test_a_file_is_whole() -> None:
    """Its parts and their checksums are as the format wants them, which `verify` looks at."""
    data = png([band(drawn((40, 30)))], COLOURS)
    with Image.open(BytesIO(data)) as image:
        image.verify()
    with Image.open(BytesIO(data[:-20] + bytes(20))) as broken, pytest.raises(SyntaxError):
        broken.verify()
