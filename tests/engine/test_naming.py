"""Cards as people type them (`engine.naming`)."""

from __future__ import annotations

import re

import pytest

from engine.core import IllegalAction, record
from engine.naming import LONGEST, card_meant, leading_name, meant, names_of, unreadable


@record
class Thing:
    id: str
    names: tuple[tuple[str, str], ...]


OWL = Thing("owl", (("en", "Owl"), ("ru", "Сова")))
OWL_BEAR = Thing("owl_bear", (("en", "Owl Bear"), ("ru", "Совомедведь")))
BEE = Thing("bee", (("en", "Bee"), ("ru", "Пчела")))
ALL = (OWL, OWL_BEAR, BEE)
NAMES = [name for thing in ALL for name in names_of(thing)]
WORD = re.compile(r"[^\s@]+")


@pytest.mark.parametrize(
    ("text", "name", "rest"),
    [
        ("owl@b1", "owl", "@b1"),
        ("Owl Bear@b1 end", "Owl Bear", "@b1 end"),
        ("owl", "owl", ""),
        ("СОВА@b1", "СОВА", "@b1"),
        ("owls@b1", "owls", "@b1"),
        ("owl's@b1", "owl's", "@b1"),
        ("gnu@b1", "gnu", "@b1"),
        ("@b1", "", "@b1"),
    ],
)
def test_a_name_may_hold_spaces_and_ends_where_a_word_ends(text: str, name: str, rest: str) -> None:
    assert leading_name(text, NAMES, WORD) == (name, rest)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("owl", [OWL]),
        (" OWL   bear ", [OWL_BEAR]),
        ("пчела", [BEE]),
        ("owl b", [OWL_BEAR]),
        ("сов", [OWL, OWL_BEAR]),
        ("b", []),
        ("", []),
    ],
)
def test_exactly_is_looked_up_among_all_and_a_beginning_among_those_meant(
    typed: str, found: list[Thing]
) -> None:
    assert meant(typed, [OWL, OWL_BEAR, OWL], ALL) == found


def test_what_is_not_one_card_is_refused_with_the_code_of_the_game() -> None:
    assert card_meant("zoo", "bee", [OWL], ALL) is BEE
    with pytest.raises(IllegalAction) as unclear:
        card_meant("zoo", "ow", ALL, ALL)
    assert unclear.value.code == "zoo_ambiguous"
    assert unclear.value.facts["cards"] == ["owl", "owl_bear"]
    with pytest.raises(IllegalAction) as unknown:
        card_meant("zoo", "x" * 99, ALL, ALL)
    assert unknown.value.code == "zoo_no_such_card"
    assert unknown.value.facts["typed"] == "x" * LONGEST
    refused = unreadable("zoo", f"{'y' * 99} end")
    assert (refused.code, refused.facts) == ("zoo_unreadable", {"move": "y" * LONGEST})
