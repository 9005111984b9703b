"""Emblems, signs and formulas of the cards."""

from __future__ import annotations

import pytest

from engine.bald_mountain.cards import CARDS, Card, card
from engine.bald_mountain.effects import RuleKind
from images.bald_mountain.card import beside, miniature
from images.bald_mountain.colours import TINCTURES
from images.bald_mountain.field import CARD
from images.bald_mountain.formula import Line, formula, signs_in
from images.bald_mountain.signs import FORMULAS, SIGNS, sign
from images.icons import is_icon
from texts import LANGUAGES, texts_in

RULES: tuple[RuleKind, ...] = ("edge", "ward", "reflect", "guard", "lock", "still", "toll")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_there_and_has_its_words(language: str) -> None:
    texts = texts_in(language)
    used = {name for each in CARDS for name in signs_in(each)} | {*RULES, "used"}
    assert used == SIGNS.keys()
    words = {texts(f"bald-mountain-sign-{name}") for name in SIGNS}
    assert len(words) == len(SIGNS)
    for name in SIGNS:
        assert sign(name, 40).getbbox() is not None
    assert all(is_icon(colours.sign) for colours in TINCTURES.values())


def _told(lines: tuple[Line, ...]) -> list[str]:
    return [
        " ".join(value for group in line.groups for _, value in group) + ("!" if line.cost else "")
        for line in lines
    ]


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        ("demonspawn", ["attack 2"]),
        ("bone_hail", ["−1 charm!", "them altars ≥ 1 if", "yes attack 4 no attack 2"]),
        ("ravens_toll", ["way-out them give 1 gems", "no attack 1"]),
        ("catch", ["way-out them −1 cards", "no +2 cards"]),
        ("warm_stove", ["energy ≤ 5 if", "yes +2 energy"]),
        ("golden_fish", ["1 +1 gems", "2 +2 cards", "3 +2 energy"]),
        ("living_water", ["+3 energy × them altars ≤ +6 energy banish-self"]),
        ("mirror_lake", ["−1 energy −1 cards!", "copy"]),
        ("hex_knot", ["attack 1 them −1 cards chance"]),
        ("djinns_door", ["gems < them gems if", "yes +3 gems no +1 gems"]),
        ("word_of_guarding", ["+2 energy ward 1"]),
    ],
)
def test_what_a_card_does_in_signs(card_id: str, lines: list[str]) -> None:
    assert _told(formula(card(card_id))) == lines


def test_a_wonder_has_its_star() -> None:
    assert "wonder" in signs_in(card("birch_sap"))
    assert "optional" in signs_in(card("moon_spring"))
    assert not {"wonder", "optional"} & signs_in(card("catch"))


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.id)
def test_signs_can_be_read_on_a_phone(each: Card) -> None:
    """On a card of an altar numbers beside them are 33 pixels high, which a phone shows as 9."""
    space = beside(CARD[0])
    assert round(FORMULAS.smallest * 0.88) >= 33
    rows = FORMULAS.laid(formula(each), space, FORMULAS.smallest)
    assert len(rows) <= 3
    assert all(FORMULAS.width(row, FORMULAS.smallest) <= space for row in rows)
    assert miniature(each, CARD, "en").size == CARD
