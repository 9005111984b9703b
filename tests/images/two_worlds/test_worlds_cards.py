"""Emblems and signs of the cards."""

from __future__ import annotations

from typing import get_args

import pytest
from PIL import Image
from worlds_scenes import position

from engine.two_worlds.cards import SPELL, SPELLS, WARRIOR, WARRIORS, Ability
from engine.two_worlds.view import SpellView
from images.icons import is_icon
from images.text import is_cut, label
from images.theme import Colour, Weight
from images.two_worlds import card as cards
from images.two_worlds import ledge
from images.two_worlds.alt import card_alt, target_words
from images.two_worlds.card import slip, tile
from images.two_worlds.ledge import LedgeSpec, ledge_picture
from images.two_worlds.legend import signs_in_sight
from images.two_worlds.signs import ENCHANTMENTS, EVERYWHERE, SIGNS, card_sign
from texts import LANGUAGES, texts_in

EN = texts_in("en")


def test_every_ability_and_every_enchantment_has_a_sign() -> None:
    assert set(get_args(Ability)) <= SIGNS.keys()
    assert {card.id for card in SPELLS if card.is_enchantment} == set(ENCHANTMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_there_and_has_its_words(language: str) -> None:
    texts = texts_in(language)
    words = [texts(f"two-worlds-sign-{name.replace('_', '-')}") for name in SIGNS]
    assert len(set(words)) == len(words)
    for name in SIGNS:
        assert is_icon(SIGNS[name].icon)
        assert card_sign(name, 40).getbbox() is not None


def test_signs_in_sight_are_those_of_warriors_and_of_the_own_spells() -> None:
    match = position()
    seen = signs_in_sight(match.view(None))
    assert set(seen) == {
        *EVERYWHERE,
        *("flying", "shift", "shapeshift", "pack", "bulwark", "dread", "splash"),
        *("curse", "blessing", "neutralization", "breakthrough", "used"),
    } - {"breakthrough"}
    own = set(signs_in_sight(match.view("B"))) - set(seen)
    assert own == {"any-time", "enchantment"}


def test_what_a_spell_names() -> None:
    assert target_words(SPELL["banishment"], EN) == "an enemy warrior, in your half"
    assert target_words(SPELL["fright"], EN) == "one of your warriors, or an enemy in your half"
    assert target_words(SPELL["curse"], EN) == "an enemy warrior"


def test_a_card_in_words() -> None:
    ranger = "Elven Ranger. Champion, health 3, damage 2 at 2, 2 at 3, 1 at 4."
    assert card_alt(WARRIOR["elf_ranger"], EN) == ranger
    assert "flies" in card_alt(WARRIOR["imp"], EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_cards_and_on_the_stack_is_cut(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = texts_in(language)

    def whole(
        text: str, size: int, colour: Colour, weight: Weight = "bold", space: int | None = None
    ) -> Image.Image:
        assert space is None or not is_cut(text, size, weight, space), text
        return label(text, size, colour, weight, space)

    for module in (cards, ledge):
        monkeypatch.setattr(module, "label", whole)
    for card in (*WARRIORS, *SPELLS):
        slip.__wrapped__(card, 2, language)
        tile.__wrapped__(card, texts)
    for spell in SPELLS:
        item = SpellView("A", spell, (2, 3), -1, -1, 0, "")
        asks = texts("two-worlds-picture-asked", player="Alexandra K.")
        for count, asked in ((3, ""), (2, asks)):
            stack = (item,) * count
            seen = LedgeSpec("action", "", language, None, False, 0, stack, "A", asked, "B")
            ledge_picture.__wrapped__(seen)
