"""Labels for any text, icons by name, shapes: the foundation of all pictures."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, features

from images import scripts
from images.canvas import fill, put
from images.icons import icon
from images.scripts import face_of, runs
from images.shapes import blend, disc, rounded, solid
from images.text import halved, label, number, readable, width, wrapped
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
        ("4½", "4½"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ann 😀🏳️‍🌈", "Ann 😀🏳️‍🌈"),
        ("日本", "日本"),
        ("مُحَمَّد 3", "مُحَمَّد 3"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("e\u0301te\u0301 A\u0301\u0330\u0334\u0335", "été Á"),
        ("م" + 9 * "\u064e", "م" + 3 * "\u064e"),
        ("Ann 𒀀𒁀", "Ann ◇◇"),
        ("﷽ Ann", "Ann"),
        ("A\u202en\u200bn\x00\n B", "Ann B"),
        ("", "◇"),
    ],
)
def test_names_become_readable(name: str, shown: str) -> None:
    assert readable(name) == shown


def test_no_line_breaks_at_a_no_break_space() -> None:
    text, space = "Le fort tombe\u00a0: la partie est finie", width("Le fort tombe", 40, "bold")
    lines = wrapped(text, 40, "bold", space, 9)
    assert lines == ["Le fort", "tombe\u00a0: la", "partie est", "finie"]
    assert halved("Les voilà\u00a0!", 40, 10) == ("Les", "voilà\u00a0!")


@pytest.mark.parametrize(
    "name",
    [
        *("Ελένη", "محمد", "דָּוִד", "さくら", "日本", "刘备", "김철수", "สมชาย", "नमस्ते", "বাংলা"),
        *("தமிழ்", "తెలుగు", "ქართული", "Հայերեն", "አማርኛ", "မြန်မာ", "ខ្មែរ", "සිංහල", "😀🎉"),
    ],
)
def test_names_of_other_scripts_are_drawn(name: str) -> None:
    assert readable(name) == unicodedata.normalize("NFKC", name)
    assert all(face_of(letter) for letter in name)
    assert label(name, 32, PAPER).getbbox() is not None
    assert width(name, 32) == label(name, 32, PAPER).width


NOTHING = ("𒀀𒁀𒂀", "𐤀𐤁", "ㅤ", "\u2800\u2800", "\ud800", "\u200d", "﷽")
"""Names that no font draws, or of which nothing is to be seen."""


def test_names_of_which_nothing_can_be_drawn_can_be_told_apart() -> None:
    shown = [readable(name) for name in NOTHING]
    assert len(set(shown)) == len(NOTHING)
    assert all(re.fullmatch(r"◇\d\d", each) for each in shown)
    assert shown == [readable(name) for name in NOTHING]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Ann 3", ["Ann 3"]),
        ("שלום עולם", ["עולם", " ", "שלום"]),
        ("שלום!", ["!", "שלום"]),
        ("שלום 12: 3", [" 12: 3", "שלום"]),
        ("שלום attacks עולם: 3", ["שלום", " attacks ", "עולם", ": 3"]),
        ("Ann שלום, עולם (2)", ["Ann ", "עולם", ", ", "שלום", " (2)"]),
        ("דָּוִד", ["דָּוִד"]),
        ("日本 👨‍👩‍👧", ["日本", " ", "👨‍👩‍👧"]),
    ],
)
def test_a_line_is_read_from_the_left_unless_nothing_in_it_is(text: str, parts: list[str]) -> None:
    assert [run.text for run in runs(text)] == parts


def test_letters_that_are_read_from_the_right_end_at_the_left() -> None:
    """Alef is a stroke, Final Mem nearly a square: so one sees which is where."""
    drawn = label("םאאא", 40, PAPER).getchannel("A")
    square = label("ם", 40, PAPER).getchannel("A")
    right = drawn.crop((drawn.width - square.width, 0, drawn.width, drawn.height))
    assert ImageChops.difference(right, square).getextrema()[1] < 100


@pytest.mark.skipif(not features.check("raqm"), reason="the host has no FriBiDi")
def test_letters_are_joined_where_the_host_can() -> None:
    drawn = label("ببب", 40, PAPER).getchannel("A")
    line = drawn.crop(drawn.getbbox())
    columns = [line.crop((x, 0, x + 1, line.height)).getbbox() for x in range(line.width)]
    assert all(columns), "no gap"


def test_without_that_they_stand_apart_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "_shapes", lambda: False)
    (run,) = runs("שלום")
    assert run.shaped == ("םולש", None)


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


@pytest.mark.parametrize("drawn", [icon("ra:dragon", 90, GOLD), number("8", 60, PAPER)])
def test_edges_have_few_shades(drawn: Image.Image) -> None:
    assert len(drawn.getchannel("A").getcolors() or ()) <= 4


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
