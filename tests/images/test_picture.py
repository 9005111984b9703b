"""Pictures as files: what PNG of 256 colours keeps, and which ending a name has."""

from __future__ import annotations

from io import BytesIO

import duels
from PIL import Image, ImageChops, ImageDraw, ImageStat

from images.clash.marks import Marks
from images.picture import ALT_LIMIT, as_png, as_webp, fitting
from images.theme import CRIMSON, NIGHT, PAPER
from texts import texts_in

EN = texts_in("en")


def decoded(data: bytes) -> Image.Image:
    """An encoded picture (RGB)."""
    return Image.open(BytesIO(data)).convert("RGB")


def test_a_png_has_a_palette_and_its_ending() -> None:
    picture = as_png("board", Image.new("RGB", (40, 30), NIGHT), "A board.")
    assert (picture.name, picture.alt) == ("board.png", "A board.")
    with Image.open(BytesIO(picture.data)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", (40, 30))


def test_the_grounds_of_a_png_are_exactly_as_they_were_drawn() -> None:
    """A shade too much on a whole ground is seen, one in a spot of a gradient is not."""
    canvas = Image.linear_gradient("L").resize((400, 400)).convert("RGB")
    pen = ImageDraw.Draw(canvas)
    grounds = [NIGHT, PAPER, CRIMSON, (31, 45, 83), (27, 44, 82), (30, 42, 86)]
    for place, ground in enumerate(grounds):
        pen.rectangle((0, 60 * place, 250, 60 * place + 50), fill=ground)
    drawn = decoded(as_png("a", canvas, "").data)
    assert [drawn.getpixel((125, 60 * place + 25)) for place in range(len(grounds))] == grounds


def test_a_board_as_png_differs_by_less_than_half_of_what_webp_does() -> None:
    board = duels.whole_board(duels.crowded().view(None), Marks(), duels.NAMES, EN)

    def off(data: bytes) -> float:
        return max(ImageStat.Stat(ImageChops.difference(decoded(data), board)).rms)

    png, webp = as_png("a", board, "").data, as_webp("a", board, "").data
    assert off(png) < off(webp) / 2
    assert len(png) < len(webp)


def test_the_smallest_picture_has_a_file() -> None:
    for size in ((1, 1), (3, 200), (200, 3)):
        assert decoded(as_png("a", Image.new("RGB", size, PAPER), "").data).size == size


def test_the_corners_of_a_webp_stay_open() -> None:
    card = Image.new("RGBA", (60, 60), (*PAPER, 255))
    card.putpixel((0, 0), (*PAPER, 0))
    picture = as_webp("ogre", card, "An ogre.")
    assert picture.name == "ogre.webp"
    with Image.open(BytesIO(picture.data)) as image:
        assert image.getchannel("A").getpixel((0, 0)) == 0
        assert image.getchannel("A").getpixel((30, 30)) == 255


def test_of_a_text_alternative_the_longest_version_that_fits_is_told() -> None:
    whole, short = "w" * (ALT_LIMIT + 1), "s" * ALT_LIMIT
    assert fitting([whole, short, "few"]) == short
    assert fitting([whole]) == "w" * (ALT_LIMIT - 1) + "…"
    assert fitting([]) == ""
