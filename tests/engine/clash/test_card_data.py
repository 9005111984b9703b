"""The card list: 352 cards, prices explained (clash-of-decks.md 13), decks as in section 8."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from oracle import CARDS

from engine.clash import custom
from engine.clash.abilities import ABILITIES, BY_ID
from engine.clash.cards import CARDS as ENGINE_CARDS
from engine.clash.cards import LANGUAGES, SETS, card, printed_names
from engine.clash.decks import PRECONSTRUCTED, read_deck

PRICED_OTHERWISE = {"soul_devourer", "curse", "ripper"}
"""Printed cheaper than the formula; a malus as an aura costs no +1 (ripper)."""

ABILITY_NAMES = {
    *("aerial", "sharpening", "aquatic", "berserk", "catalyst", "defender", "vanish"),
    *("indestructible", "instinct", "mercenary", "symbiote", "perforation", "price_of_blood"),
    *("protection", "rage", "regeneration", "splash", "sprint", "vulnerability", "backfire"),
    *("counterorder", "lucidity", "blackmail", "immolation", "reinforcement", "shackle", "cursed"),
}


def price(card_id: str) -> float:
    """The price of a card: section 13; incantations begin at 0.5 instead of -1."""
    row = CARDS[card_id]
    creature = row["kind"] == "creature"
    attack = 0 if "vulnerability" in row["abilities"] else row["attack"]
    total = (attack + row["health"]) / 2 - 1 if creature else attack / 2 + 0.5
    for ability in row["abilities"]:
        known = BY_ID[ability]
        cost = known.creature_price if creature else known.incantation_price
        assert cost is not None
        total += cost
    if row["aura"]:
        total += BY_ID[row["aura"]].creature_price + 1
    return total


def test_there_are_352_cards_in_11_sets_of_32():
    assert len(CARDS) == len(ENGINE_CARDS) == 352
    assert len(SETS) == 11
    per_set = Counter(row["set"] for row in CARDS.values())
    assert per_set == {card_set.id: 32 for card_set in SETS}
    for card_set in SETS:
        numbers = [row["number"] for row in CARDS.values() if row["set"] == card_set.id]
        assert sorted(numbers) == list(range(1, 33))


def test_names_are_unique_in_each_language():
    for language in ("en", "fr"):
        names = Counter(row["name"][language] for row in CARDS.values())
        assert [name for name, count in names.items() if count > 1] == []


def test_each_card_has_a_russian_name_of_its_own():
    names = {each.id: dict(each.names)["ru"] for each in ENGINE_CARDS}
    folded = Counter(name.casefold().replace("ё", "е") for name in names.values())
    assert len(folded) == 352
    for name in names.values():
        assert re.fullmatch(r"[А-ЯЁ][А-ЯЁа-яё]*(?:[ -][А-ЯЁа-яё]+)*!?", name)
        assert len(name) <= 26


def test_a_made_up_card_called_as_a_printed_one_is_called_so_in_every_language():
    for printed in ENGINE_CARDS:
        alike = custom.make({"en": printed.name()}, attack=5, health=5)
        assert [alike.name(each) for each in LANGUAGES] == [name for _, name in printed.names]


def test_a_name_in_a_language_without_one_is_english():
    for printed in (card("ogre"), custom.make({"en": "Iron Ogre"}, attack=5, health=5), SETS[0]):
        assert printed.name("de") == printed.name("en")


def test_cards_were_printed_in_english_and_french():
    assert LANGUAGES == ("en", "fr", "ru")
    for each in ENGINE_CARDS:
        assert {**printed_names(each), "ru": each.name("ru")} == dict(each.names)


def test_english_names_can_be_typed_as_moves():
    for row in CARDS.values():
        name = row["name"]["en"].lower()
        assert not set(":@+") & set(name)
        assert name.split()[0] not in ("end", "go")


def test_7_abilities_are_those_of_the_table():
    assert {ability.id for ability in ABILITIES} == ABILITY_NAMES
    assert len({ability.bit for ability in ABILITIES}) == len(ABILITIES) == 27
    for ability in ABILITIES:
        assert all(ability.name(language) for language in ("en", "fr", "ru"))


@pytest.mark.parametrize("card_id", CARDS)
def test_13_the_printed_cost_is_explained_within_half_a_mana(card_id: str):
    away = abs(price(card_id) - CARDS[card_id]["cost"])
    assert (away > 0.5) == (card_id in PRICED_OTHERWISE)


def test_7_abilities_no_card_has_an_ability_twice():
    for row in CARDS.values():
        assert len(set(row["abilities"])) == len(row["abilities"])


def test_the_engine_reads_every_row_as_it_stands():
    for each in ENGINE_CARDS:
        row = CARDS[each.id]
        assert (each.set, each.number, each.cost) == (row["set"], row["number"], row["cost"])
        assert (each.attack, each.health) == (row["attack"], row["health"] or 0)
        assert [ability.id for ability in each.abilities] == row["abilities"]
        assert (each.aura_ability and each.aura_ability.id) == row["aura"]
        assert each.is_creature == (row["kind"] == "creature")
        assert (each.name(), each.name("fr")) == (row["name"]["en"], row["name"]["fr"])
        assert card(each.id) is each


@pytest.mark.parametrize("card_id", CARDS)
def test_every_card_may_be_in_a_deck(card_id: str):
    deck = [card_id, *[each for each in PRECONSTRUCTED["1"] if each != card_id][:7]]
    assert [each.id for each in read_deck(deck)] == deck


def test_8_preconstructed_decks_are_those_of_the_list():
    text = """
        1 ANNIHILATION, BARON, BOOM!, BRUTE, CARAPACE, PARTISAN, REVENANT, TROLL
        2 ABOMINATION, ALPHA, COMBUSTION, LIEUTENANT, MICROCTOPUS, OGRE, SCRIBE, SHAMAN
        3 BRIGAND, DISCIPLE, GNOME, GRRR, MARTYR, METEORITE, PARASITE, VORTEX
        4 ABERRATION, ASSASSIN, CARNIVORE, CYCLONE, MACHINE, MUTANT, REPTILE, ZOMBIE
    """
    decks = {}
    for line in text.strip().splitlines():
        number, names = line.strip().split(" ", 1)
        decks[number] = {name.strip() for name in names.split(",")}
    assert {
        number: {card(each).name().upper() for each in deck}
        for number, deck in PRECONSTRUCTED.items()
    } == decks
    assert sum(len(deck) for deck in PRECONSTRUCTED.values()) == 32
