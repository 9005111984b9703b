"""The files of pictures with palettes: any program reads them as they were."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from images.png import png


@pytest.mark.parametrize("size", [(1, 1), (3, 200), (200, 3), (257, 31)])
def test_the_pixels_and_colours_of_a_file_are_those_of_the_image(size: tuple[int, int]) -> None:
    image = Image.linear_gradient("L").resize(size).convert("RGB").quantize(200)
    image.putpixel((size[0] - 1, size[1] - 1), 7)
    with Image.open(BytesIO(png(image))) as read:
        read.load()
        assert (read.format, read.mode, read.size) == ("PNG", "P", size)
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_file_is_whole() -> None:
    """Its parts and their checksums are as the format wants them, which `verify` looks at."""
    data = png(Image.new("P", (40, 30), 3))
    with Image.open(BytesIO(data)) as image:
        image.verify()
    with Image.open(BytesIO(data[:-20] + bytes(20))) as broken, pytest.raises(SyntaxError):
        broken.verify()
