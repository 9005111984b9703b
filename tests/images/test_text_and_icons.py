"""Labels for any text, icons by name, shapes: the foundation of all pictures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from images.icons import icon
from images.shapes import blend, disc, fill, put, rounded, solid
from images.text import halved, label, number, readable, width
from images.theme import GOLD, INK, PAPER, SEAT_COLOURS

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’"


@pytest.mark.parametrize("text", [RUSSIAN, FRENCH, "АіїєґІЇЄҐ Łódź Ğşİ 0123456789 −+×/"])
def test_the_font_has_the_letters_of_the_languages(text: str) -> None:
    assert readable(text) == text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ann 😀🏳️‍🌈", "Ann"),
        ("日本", "??"),
        ("A\u202en\u200bn\x00\n B", "Ann B"),
        ("\ud800", "?"),
        ("😀", "?"),
        ("", "?"),
    ],
)
def test_names_become_readable(name: str, shown: str) -> None:
    assert readable(name) == shown


@given(st.text(alphabet=st.characters(), max_size=200))
def test_any_text_has_a_label_that_fits(text: str) -> None:
    drawn = label(text, 30, PAPER, "bold", 200)
    assert drawn.width <= 200
    assert drawn.height == label("A", 30, PAPER).height


def test_long_labels_shrink_and_then_end_in_an_ellipsis() -> None:
    full = label("Bernard", 40, PAPER).width
    assert label("Bernard", 40, PAPER, "bold", full).width == full
    assert full * 0.75 <= label("Bernard", 40, PAPER, "bold", full - 10).width <= full - 10
    narrow = label("Bernard", 40, PAPER, "bold", full // 2)
    assert 0 < narrow.width <= full // 2
    assert narrow.getbbox() is not None


def test_lines_end_at_spaces_and_where_it_is_allowed_after_hyphens() -> None:
    assert halved("Frost  Giant", 26, 60) == ("Frost", "Giant")
    assert halved("Barbarian", 26, 60) == ("Barbarian",)
    assert halved("Standard-Bearer", 26, 120) == ("Standard-Bearer",)
    assert halved("Standard-Bearer", 26, 1000, hyphens=True) == ("Standard-Bearer",)
    assert halved("Standard-Bearer", 26, 120, hyphens=True) == ("Standard-", "Bearer")
    assert halved("fire -1", 26, 20, hyphens=True) == ("fire", "-1")


def test_labels_are_cached() -> None:
    assert label("same", 20, GOLD) is label("same", 20, GOLD)
    assert label("same", 20, GOLD) is not label("same", 20, INK)
    assert icon("sword-cross", 40, GOLD) is icon("sword-cross", 40, GOLD)


def test_heavier_letters_are_wider() -> None:
    assert width("Bastion", 40, "regular") < width("Bastion", 40, "black")


@pytest.mark.parametrize("height", [20, 44, 80])
def test_numbers_are_as_high_as_asked(height: int) -> None:
    assert abs(number("7", height, PAPER).height - height) <= 2


def test_icons_stand_in_the_middle_of_their_square() -> None:
    drawn = icon("heart", 64, GOLD)
    left, top, right, bottom = drawn.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert drawn.size == (64, 64)
    assert abs((left + right) - 64) <= 3
    assert abs((top + bottom) - 64) <= 3


def test_unknown_icons_are_refused() -> None:
    with pytest.raises(KeyError):
        icon("no-such-icon", 20, PAPER)


def test_shapes_are_solid_inside_and_clear_outside() -> None:
    plate = solid(rounded((60, 40), 10), GOLD)
    assert plate.getpixel((30, 20)) == (*GOLD, 255)
    assert plate.getpixel((0, 0)) == (*GOLD, 0)
    canvas = Image.new("RGB", (20, 20), INK)
    fill(canvas, (0, 0), disc(20), GOLD)
    put(canvas, solid(disc(4), PAPER), (10, 10))
    assert [canvas.getpixel(place) for place in ((0, 0), (4, 10), (10, 10))] == [INK, GOLD, PAPER]


def test_seats_can_be_told_apart_without_red_and_green() -> None:
    """Blue and orange differ in the blue channel, which the common colour blindness keeps."""
    one, other = SEAT_COLOURS["A"].main, SEAT_COLOURS["B"].main
    assert abs(one[2] - other[2]) > 100
    assert blend(one, other, 0) == one
    assert blend(one, other, 1) == other
