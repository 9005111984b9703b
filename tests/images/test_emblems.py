"""The emblems of all games: each card has one of its own, and every drawing exists."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import ImageChops

from engine.bald_mountain.cards import CARDS as MOUNTAIN_CARDS
from engine.castles.cards import CARD as CASTLES_CARD
from engine.castles.cards import RACE
from engine.clash.cards import CARDS as CLASH_CARDS
from engine.two_worlds.cards import SPELLS, WARRIORS
from images.bald_mountain.emblems import emblems as mountain_emblems
from images.castles.emblems import emblems as castles_emblems
from images.clash.ability_icons import SIGNS
from images.clash.emblems import emblems as clash_emblems
from images.emblems import Charge, Emblem
from images.icons import areas_and_lines, is_icon
from images.two_worlds.emblems import emblems as worlds_emblems

EMBLEMS = {
    "clash": clash_emblems(),
    "bald_mountain": mountain_emblems(),
    "castles": castles_emblems("cards"),
    "buildings": castles_emblems("buildings"),
    "strongholds": castles_emblems("castles"),
    "two_worlds": worlds_emblems(),
}
IDS: dict[str, list[str]] = {
    "clash": [card.id for card in CLASH_CARDS],
    "bald_mountain": [card.id for card in MOUNTAIN_CARDS],
    "castles": [*CASTLES_CARD],
    "buildings": [building.id for race in RACE.values() for building in race.buildings],
    "strongholds": [*RACE],
    "two_worlds": [card.id for card in (*WARRIORS, *SPELLS)],
}
SHARED = 2
"""How many emblems of a kind may have the same main icon, such as wolf and wolf rider."""
SIDE = 42
"""The side of an emblem's icon in a small picture of a card, in pixels."""
LEAST_LIT = 0.11
"""The least part of an icon's square that has to have its colour: a spear is thinner."""


def charges(emblem: Emblem) -> list[Charge]:
    return [each for each in (emblem.charge, emblem.sign) if each is not None]


def lit_part(icon: str) -> float:
    """Return the part of an icon's square that is body and no line."""
    body, lines = areas_and_lines(icon, SIDE)
    lit = ImageChops.subtract(body, lines) if lines else body
    return sum(shade > 127 for shade in lit.tobytes()) / SIDE**2


@pytest.mark.parametrize("kind", EMBLEMS)
def test_each_card_has_an_emblem_whose_drawings_exist(kind: str) -> None:
    assert sorted(EMBLEMS[kind]) == sorted(IDS[kind])
    icons = {each.icon for emblem in EMBLEMS[kind].values() for each in charges(emblem)}
    assert {icon for icon in icons if not is_icon(icon)} == set()


@pytest.mark.parametrize("kind", EMBLEMS)
def test_no_two_cards_share_main_icon_and_sign(kind: str) -> None:
    pairs = Counter(tuple(part.icon for part in charges(each)) for each in EMBLEMS[kind].values())
    assert [pair for pair, count in pairs.items() if count > 1] == []


@pytest.mark.parametrize("kind", EMBLEMS)
def test_few_cards_share_a_main_icon(kind: str) -> None:
    main = Counter(each.charge.icon for each in EMBLEMS[kind].values())
    assert {icon: count for icon, count in main.items() if count > SHARED} == {}


def test_emblems_of_clash_have_no_signs_of_abilities() -> None:
    icons = {part.icon for each in EMBLEMS["clash"].values() for part in charges(each)}
    assert icons & {sign.icon for sign in SIGNS.values()} == set()


@pytest.mark.parametrize("kind", EMBLEMS)
def test_main_icons_are_neither_hairlines_nor_all_ink(kind: str) -> None:
    lit = {each: lit_part(emblem.charge.icon) for each, emblem in EMBLEMS[kind].items()}
    assert {each: part for each, part in lit.items() if part < LEAST_LIT} == {}
