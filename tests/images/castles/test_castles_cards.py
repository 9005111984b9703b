"""Emblems, signs and what abilities do in signs."""

from __future__ import annotations

import pytest

from engine.castles.cards import CARDS, Card, card
from images.castles.cards import ABILITY, PLATE, plate
from images.castles.colours import TINCTURES
from images.castles.effect import FORMULAS, formula, signs_in
from images.castles.emblems import TILE_ICONS
from images.castles.signs import SIGNS, cost, die, sign
from images.icons import is_icon
from texts import LANGUAGES, texts_in


def test_places_and_races_have_icons() -> None:
    assert all(is_icon(name) for name in TILE_ICONS.values())
    assert all(is_icon(colours.sign) for colours in TINCTURES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_there_and_has_its_words(language: str) -> None:
    texts = texts_in(language)
    assert len({texts(f"castles-sign-{name}") for name in SIGNS}) == len(SIGNS)
    for name in SIGNS:
        assert sign(name, 40).getbbox() is not None
    assert {name for each in CARDS for name in signs_in(each)} <= SIGNS.keys()


@pytest.mark.parametrize(
    ("card_id", "groups"),
    [
        ("volley", ["line", "enemy blow 1"]),
        ("archmage", ["enemy ≤3", "blow 2", "around enemy blow 1"]),
        ("king", ["ally ≤2 no-legend", "ready"]),
        ("tormentor", ["enemy ≤3 in-line", "pull ≤2"]),
        ("ember_queen", ["enemy ≤3 no-legend", "shove ≤2"]),
        ("armageddon", ["board any no-legend kill"]),
        ("necromancer", ["tombstone ≤3", "skeleton"]),
        ("raise_dead", ["discard", "hand +1", "hand +1"]),
        ("bombers", ["around any blow 3", "around enemy raze", "self kill"]),
        ("bloodlust", ["ally", "damage +1", "move +1"]),
        ("militia", []),
    ],
)
def test_what_a_card_does_in_signs(card_id: str, groups: list[str]) -> None:
    told = [
        " ".join(value for _, value in group)
        for line in formula(card(card_id))
        for group in line.groups
    ]
    assert told == groups


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.id)
def test_signs_can_be_read_on_a_phone(each: Card) -> None:
    """On a card of a hand they are at least 30 pixels high, and so are their numbers."""
    lines = formula(each)
    size = FORMULAS.fitted(lines, ABILITY, 31)
    assert size >= 29 > FORMULAS.smallest
    assert FORMULAS.height(lines, ABILITY[0], size) <= ABILITY[1]
    assert plate(each, "en").size == PLATE


def test_dice_show_their_pips() -> None:
    """A spent die is another picture than any value, and a cost is its number."""
    shown = {die(value, 60).tobytes() for value in range(7)}
    assert len(shown) == 7
    assert cost(4, 40).tobytes() != cost(14, 40).tobytes()
