"""Names as people type them."""

from __future__ import annotations

import pytest

from bot.games.clash.names import ABILITY_NAMES, CARD_NAMES, SET_NAMES
from bot.ui.names import LONGEST, Names, fold
from engine.clash.cards import CARDS
from texts import LANGUAGES

MARKS = "\u0315\u0300\u0316" * LONGEST

FRUIT = Names(
    (
        (1, "red_apple", {"en": "Red Apple", "fr": "Pomme à croquer", "ru": "Яблоко"}),
        (2, "redcurrant", {"en": "Redcurrant", "fr": "Groseille", "ru": "Смородина"}),
        (3, "pear", {"en": "Pear", "fr": "Poire", "ru": "Груша"}),
    )
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Red Apple", [1]),
        ("  red   APPLE ", [1]),
        ("red_apple", [1]),
        ("pomme a croquer", [1]),
        ("POMME À", [1]),
        ("яблоко", [1]),
        ("red", [1, 2]),
        ("redc", [2]),
        ("gros", [2]),
        ("apple", []),
        ("", []),
        ("   ", []),
    ],
)
def test_a_name_is_exact_or_a_clear_beginning(typed: str, meant: list[int]) -> None:
    assert FRUIT.meant(typed, "en") == meant
    assert FRUIT.one(typed, "en") == (meant[0] if len(meant) == 1 else None)


def test_an_exact_name_is_no_beginning() -> None:
    assert FRUIT.named("POMME a croquer") == 1
    assert FRUIT.named("pomme") is None
    assert FRUIT.named("") is None


def test_a_beginning_is_first_looked_for_in_the_own_language() -> None:
    assert FRUIT.meant("p", "en") == [3]
    assert FRUIT.meant("p", "fr") == [1, 3]
    assert FRUIT.meant("p", "ru") == [1, 3]


def test_what_is_offered_has_what_is_typed_anywhere_and_beginnings_first() -> None:
    assert FRUIT.offered("re", "en") == [1, 2, 3]
    assert FRUIT.offered("p", "en") == [3, 1]
    assert FRUIT.offered("", "en") == [3, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_card_ability_and_set_is_found_by_its_name(language: str) -> None:
    for card in CARDS:
        assert CARD_NAMES.one(card.name(language), language) == card
        assert CARD_NAMES.one(fold(card.name(language)), "en") == card
        assert CARD_NAMES.one(card.id, language) == card
    assert SET_NAMES.one("ebrechement", language) == SET_NAMES.one("breaching_in", language)
    assert ABILITY_NAMES.one("regeneration", language) is not None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("croc-coeur", "fangheart"),
        ("cambriol’oeufs", "eggnapper"),
        ("quête acceptée !", "quest_accepted"),
    ],
)
def test_a_french_name_is_found_as_a_keyboard_types_it(typed: str, meant: str) -> None:
    found = CARD_NAMES.named(typed)
    assert found is not None
    assert found.id == meant


def test_a_thing_without_an_id_is_found_by_its_names_alone() -> None:
    plum = Names(((1, "", {"en": "Plum"}),))
    assert plum.named("") is None
    assert plum.one("pl", "en") == 1


def test_what_is_longer_than_any_name_is_none() -> None:
    assert fold("à" + " " * LONGEST) == "a"
    assert fold("A" * LONGEST) == "a" * LONGEST
    assert CARD_NAMES.meant("Ogre" + MARKS, "en") == []
    assert CARD_NAMES.offered("Ogre" + MARKS, "en") == []
