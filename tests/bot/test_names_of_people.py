"""What people are called: seen, harmless, and not the same as anybody else beside them."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.ui.escaping import distinguish, escape_markdown, name_of, shorten_name
from images.text import readable

BLANK = ("", " ", "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u200d", "\ufe0f", "\u0301")
CLICKABLE = re.compile(
    r"https?://|<[@#:/t]|discord(?:app)?\.\w+/|\]\(|@everyone|@here", re.IGNORECASE
)
names = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("\u3164\u2800\u200d\u0301\u034f\ufe0f <>[]()/:.@*_~`|\\AАΑ"),
    ),
    max_size=40,
)


def unescaped(text: str) -> str:
    """What Discord sees of it as markup: escaped signs are plain ones."""
    return re.sub(r"\\[^\w\s]", "", text)


@given(names)
@example("https://example.org")
@example("discord.gg/cards")
@example("[Ann](https://example.org)")
@example("https://a*b*")
def test_a_name_is_seen_and_nothing_in_it_can_be_clicked(name: str) -> None:
    for shown in (escape_markdown(name), shorten_name(name)):
        assert shown.strip()
        assert readable(shown) != ""
    assert not CLICKABLE.search(unescaped(escape_markdown(name)))
    assert "\n" not in escape_markdown(name)


@pytest.mark.parametrize(
    "name",
    [
        "discord.gg/cards",
        "join DISCORD.GG/cards now",
        "discord.com/invite/cards",
        "https://discord.gg/cards",
        "[x](https://example.org)",
        "<https://example.org>",
    ],
)
def test_no_invitation_and_no_link_works(name: str) -> None:
    assert not CLICKABLE.search(unescaped(escape_markdown(name)))


@pytest.mark.parametrize("name", BLANK)
def test_of_who_shows_no_name_the_other_one_is_shown(name: str) -> None:
    assert shorten_name(name) == "?"
    assert name_of(SimpleNamespace(display_name=name, name="ann")) == "ann"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["Ann", "Жанна д’Арк 🏰", "👩\u200d🚀", "❤\ufe0f", "नमस्ते", "J.R.R.", "Zoë", "Zoe\u0308"]
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert shorten_name(name) == name
    assert name_of(SimpleNamespace(display_name=name, name="x")) == name  # type: ignore[arg-type]
    assert distinguish([name, "Somebody"]) == [name, "Somebody"]


def test_marks_do_not_run_into_other_lines() -> None:
    assert len(shorten_name("Z" + "\u0301" * 40)) == 5


@pytest.mark.parametrize(
    ("alike", "apart"),
    [
        (["Ann", "Ann"], ["Ann", "Ann (2)"]),
        (["Ann", "Ann", "Ann (2)", "Ann"], ["Ann", "Ann (2)", "Ann (2) (2)", "Ann (3)"]),
        (["\u3164", "\u2800"], ["?", "? (2)"]),
        (["Ann", "A\u200bnn".replace("\u200b", "\u034f") + "\u3164"], ["Ann", "Ann (2)"]),
        (["Anna", "Аnnа"], ["Anna", "Аnnа (2)"]),
        (["Ann", "𝓐𝓷𝓷"], ["Ann", "Ann (2)"]),
        (["x" * 32, "x" * 31 + "y"], ["x" * 32, "x" * 16 + " (2)"]),
    ],
)
def test_who_looks_alike_has_a_number(alike: list[str], apart: list[str]) -> None:
    assert distinguish(alike) == apart


@given(st.lists(st.one_of(names, st.sampled_from(["Ann", "Ann (2)", "Аnn", *BLANK])), max_size=8))
def test_no_two_are_alike_in_texts_or_pictures(people: list[str]) -> None:
    shown = distinguish(people)
    assert len(shown) == len(people)
    assert len({escape_markdown(each, 22) for each in shown}) == len(people)
    assert len({shorten_name(each, 22) for each in shown}) == len(people)
    assert len({readable(each) for each in shown}) == len(people)
    assert all(each.strip() for each in shown)


@given(st.lists(st.just("Ann"), min_size=2, max_size=120))
def test_many_of_one_name(people: list[str]) -> None:
    assert len(set(distinguish(people))) == len(people)
