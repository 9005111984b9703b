"""What the cards of Battle of the Castles say is what they do, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

import pytest
from complete import COMPLETE

from engine.castles.board import COLUMNS, LINES, castle_lines
from engine.castles.cards import BUILD, CARDS, SKELETON, TILES, Ability, Area, Card, Power
from engine.castles.dying import FALLEN
from engine.castles.turn import DICE
from texts import keys, texts_in

each_language = pytest.mark.parametrize("language", COMPLETE)

TELLING = tuple(card for card in CARDS if card.ability is not None)
"""The cards that do something: creatures with an ability, and all magic."""
each_card = pytest.mark.parametrize("card", TELLING, ids=lambda card: card.id)

TRAITS = {"flying", "lifesteal", "no-wound", "legend"}
POWERS = set(get_args(Power))
WORDS_OF_RULES = {
    *("castle", "wound", "line", "edge-column", "mat", "building", "tile", "reserve", "deck"),
    *("pips", "payment", "activation", "boost", "tombstone", "skeleton", "shield", "stun", "ready"),
    "bonus",
}
"""The words that are explained."""

LONGEST_NAME, LONGEST_ABOUT, LONGEST_ON_A_CARD = 24, 140, 110
"""In characters: what fits a badge, a line below it, the place for the effect on a card."""


def key_of(card: Card) -> str:
    kind = "ability" if card.is_creature else "card"
    return f"castles-{kind}-{card.id.replace('_', '-')}"


def ability_of(card: Card) -> Ability:
    assert card.ability is not None
    return card.ability


def digits(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


# ------------------------------------------------------------------ what an effect does


def areas(ability: Ability) -> list[Area]:
    return [op.area for op in ability.ops if op.area is not None]


def numbers(ability: Ability) -> list[int]:
    """The amounts of an effect, and the distances; what is next to a creature has no number."""
    found = [op.amount for op in ability.ops if op.amount]
    reaches = [ability.target.within] if ability.target is not None else []
    reaches += [area.within for area in areas(ability) if area.kind == "near"]
    return sorted([*found, *(reach for reach in reaches if reach is not None and reach > 1)])


def does(*kinds: str) -> Callable[[Ability], bool]:
    return lambda ability: any(op.kind in kinds for op in ability.ops)


def adds(stat: str) -> Callable[[Ability], bool]:
    return lambda ability: any(op.kind == "bonus" and op.stat == stat for op in ability.ops)


def chooses(*kinds: str) -> Callable[[Ability], bool]:
    return lambda ability: ability.target is not None and ability.target.kind in kinds


def is_any(*told: Callable[[Ability], bool]) -> Callable[[Ability], bool]:
    return lambda ability: any(each(ability) for each in told)


def concerns(who: str) -> Callable[[Ability], bool]:
    """Creatures (or tiles) of these: the one chosen, or all of some place."""

    def is_meant(ability: Ability) -> bool:
        target = ability.target
        chosen = target is not None and target.kind == "creature" and target.who == who
        return chosen or any(
            area.who == who for area in areas(ability) if area.kind not in ("target", "self")
        )

    return is_meant


def is_next_to(ability: Ability) -> bool:
    chosen = ability.target is not None and ability.target.within == 1
    return chosen or any(area.kind == "near" and area.within == 1 for area in areas(ability))


def is_within(ability: Ability) -> bool:
    return ability.target is not None and (ability.target.within or 0) > 1


def keeps_to_the_line(ability: Ability) -> bool:
    return ability.target is not None and ability.target.in_line


def hits_several(ability: Ability) -> bool:
    """All creatures of some place."""
    return any(
        op.area is not None and op.area.kind in ("near", "board", "line")
        for op in ability.ops
        if op.kind != "destroy_tiles"
    )


def spares_legends(ability: Ability) -> bool:
    """Those that are chosen from the discard pile are no legends either."""
    chosen = ability.target is not None and (
        ability.target.no_legend or ability.target.kind == "discard"
    )
    return chosen or any(area.no_legend for area in areas(ability))


def finds_a_tombstone(ability: Ability) -> bool:
    return ability.target is not None and ability.target.tombstone


def shoves(ability: Ability) -> bool:
    return ability.shoves > 0


WORDS: dict[str, tuple[Callable[[Ability], bool], str, str, str]] = {
    "damage": (is_any(does("damage"), adds("damage")), "damage", r"\bурона?\b|на 1 урон", "dégât"),
    "more damage": (
        adds("damage"),
        *("1 damage more in attacks", "атаки .*на 1 урон больше", "attaques .*1 dégât de plus"),
    ),
    "more steps": (adds("move"), "moves 1 cell more", "движение больше на 1", "1 case de plus"),
    "this turn": (does("bonus"), "this turn", "в этот ход", "ce tour-ci"),
    "more life": (does("bonus_life"), "life more", "жизни больше", "points de vie de plus"),
    "wounds healed": (
        does("heal", "castle_heal"),
        *(r"\bheals? .*\d wound", r"\bснима?[ие]т?\b.* \d ран", r"\bsoigne .*\d blessure"),
    ),
    "the castle": (does("castle_heal", "kill"), "castle", "зам(ок|ка|ку)", "château"),
    "draws": (does("draw"), r"\bdraw \d", r"(берёшь|возьми) \d", r"\bpioches? \d"),
    "stuns": (does("stun"), "^stuns?|and stuns", "оглуш", "étourdi"),
    "a shield": (does("shield"), "shield", "щит", "bouclier"),
    "makes ready": (does("ready"), "ready", "готов", r"\bprête? à être"),
    "a tombstone": (
        is_any(does("tombstone"), finds_a_tombstone),
        *("tombstone", "надгроби", "pierre tombale"),
    ),
    "a skeleton": (does("skeleton"), "skeleton", "скелет", "squelette"),
    "a card of the deck": (does("skeleton"), "top .*your deck", "верхняя .*колод", "dessus de ta"),
    "tiles": (does("destroy_tiles"), "enemy tiles", "вражеские тайлы", "tuiles ennemies"),
    "kills": (does("kill"), r"\bdies?\b", "гибнут", r"\bmeur"),
    "pulls": (does("pull"), "^pulls", "^подтягивает", "^attire"),
    "moves": (shoves, "^moves", "^перемещает", "^déplace"),
    "dice": (does("reroll"), "dice again", "перебрось .*кубики", "relance .*dés"),
    "allies": (concerns("ally"), r"\bally\b", "союзник", r"\balliée?\b"),
    "own creatures": (
        concerns("own"),
        r"of your (activated )?creatures",
        r"\b(тво|сво)(ё|ему|его) (активированное )?существ",
        r"tes créatures",
    ),
    "enemies": (concerns("enemy"), "enem(y|ies)", "враг|вражеск", "ennemi"),
    "own ones too": (
        concerns("any"),
        *("yours too", "(своим|твоим?) тоже|в том числе тво", "même (aux|les) tien"),
    ),
    "each": (hits_several, r"\beach\b|^all ", r"кажд|все существа", r"chaque|chacune|toutes"),
    "beside": (is_next_to, "next to", "рядом", "voisin"),
    "within": (is_within, r"within \d cells", r"в пределах \d клеток", r"à \d cases ou moins"),
    "a line": (is_any(chooses("line"), keeps_to_the_line), r"\bline\b", "лини", "ligne"),
    "a line chosen": (chooses("line"), "of your choice", "выбранной", "de ton choix|au choix"),
    "a free cell": (
        is_any(chooses("cell"), shoves),
        *("free cell", r"свободн\w+ клетк", "cases? libre"),
    ),
    "the discard pile": (chooses("discard"), "your discard pile", "своего сброса", "ta défausse"),
    "no legend": (spares_legends, "legend", "легенд", "légende"),
}
"""For what in an effect its text has which word, in English, Russian and French."""


# ------------------------------------------------------------------ abilities and magic


@pytest.mark.parametrize("kind", ["ability", "card"])
def test_every_effect_has_a_text_and_every_text_an_effect(kind: str) -> None:
    wanted = {key_of(card) for card in TELLING if card.is_creature == (kind == "ability")}
    assert wanted
    for language in COMPLETE:
        told = {key for key in keys(language) if key.startswith(f"castles-{kind}-")}
        assert told == wanted, language


@each_card
def test_a_text_names_the_numbers_of_the_effect_and_no_others(card: Card) -> None:
    for language in COMPLETE:
        text = texts_in(language)(key_of(card))
        assert sorted(digits(text)) == numbers(ability_of(card)), text


def test_effects_are_read_as_they_are_meant() -> None:
    found = {card.id: numbers(ability_of(card)) for card in TELLING}
    assert found["archmage"] == [1, 2, 3]
    assert found["tormentor"] == [2, 3]
    assert found["ember_queen"] == [2, 3]
    assert found["berserker"] == [1, 3]
    assert found["raise_dead"] == [1]
    assert found["armageddon"] == []


@pytest.mark.parametrize("word", WORDS)
def test_a_text_says_what_the_effect_does_in_the_words_of_the_rules(word: str) -> None:
    is_meant, *said = WORDS[word]
    assert any(is_meant(ability_of(card)) for card in TELLING)
    for card in TELLING:
        for language, pattern in zip(("en", "ru", "fr"), said, strict=True):
            text = texts_in(language)(key_of(card)).lower()
            assert bool(re.search(pattern, text)) == is_meant(ability_of(card)), text


@each_card
def test_a_text_fits_its_place_on_the_card(card: Card) -> None:
    for language in COMPLETE:
        text = texts_in(language)(key_of(card))
        assert len(text) <= LONGEST_ON_A_CARD, text
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")


@each_language
def test_the_same_is_said_of_the_same_effects_alone(language: str) -> None:
    """Terror and Grave Chill; creatures and magic do it in their own forms of the verb."""
    texts = texts_in(language)
    for card in TELLING:
        for other in TELLING:
            if card.is_creature == other.is_creature:
                mine, theirs = ability_of(card), ability_of(other)
                alike = (mine.target, mine.ops, mine.shoves) == (
                    *(theirs.target, theirs.ops, theirs.shoves),
                )
                assert (texts(key_of(card)) == texts(key_of(other))) == alike, (card, other)


# ------------------------------------------------------------------ traits, powers, tiles, terms


@pytest.mark.parametrize(
    ("kind", "members", "parts"),
    [
        ("trait", TRAITS, ("", "-about")),
        ("power", POWERS, ("", "-about")),
        ("tile", set(TILES), ("-about",)),
        ("term", WORDS_OF_RULES, ("", "-about")),
    ],
    ids=["trait", "power", "tile", "term"],
)
def test_every_word_is_explained(kind: str, members: set[str], parts: tuple[str, ...]) -> None:
    wanted = {f"castles-{kind}-{each}{part}" for each in members for part in parts}
    for language in COMPLETE:
        texts = texts_in(language)
        told = {key for key in keys(language) if key.startswith(f"castles-{kind}-")}
        assert told == wanted, language
        for each in members:
            about = texts(f"castles-{kind}-{each}-about")
            assert len(about) <= LONGEST_ABOUT, about
            assert re.fullmatch(r"[^.!?]+\.", about), about


@each_language
def test_names_fit_and_are_different(language: str) -> None:
    texts = texts_in(language)
    for kind, members in (("trait", TRAITS), ("power", POWERS), ("term", WORDS_OF_RULES)):
        names = [texts(f"castles-{kind}-{each}") for each in members]
        assert max(map(len, names)) <= LONGEST_NAME
        assert len(set(names)) == len(members)


def test_the_traits_are_those_of_cards() -> None:
    for fact in ("flying", "lifesteal", "no_wound", "is_legend"):
        assert fact.removeprefix("is_").replace("_", "-") in TRAITS
        assert any(getattr(card, fact) for card in (*CARDS, SKELETON)), fact


@each_language
def test_what_is_explained_has_the_numbers_of_the_rules(language: str) -> None:
    texts = texts_in(language)
    edge = len(castle_lines("duel", 0))
    copies = {card.copies for card in CARDS if card.is_legend}
    figures = {SKELETON.activation, SKELETON.move, SKELETON.range, SKELETON.damage, SKELETON.life}
    explained = [
        *(f"trait-{each}" for each in TRAITS),
        *(f"power-{each}" for each in POWERS),
        *(f"tile-{each}" for each in TILES),
        *(f"term-{each}" for each in WORDS_OF_RULES),
    ]
    wanted: dict[str, tuple[int, ...]] = {
        **dict.fromkeys(explained, ()),
        "trait-lifesteal": (1,),
        "trait-legend": (*copies, 1),
        "power-reinforce": (1,),
        "power-arm": (1,),
        "tile-tower": (1,),
        "tile-gate": (1,),
        "tile-wall": (COLUMNS - 2,),
        "term-castle": (FALLEN,),
        "term-wound": (1,),
        "term-line": (COLUMNS, len(LINES["duel"]), len(LINES["teams"])),
        "term-edge-column": (edge, 1),
        "term-building": (BUILD,),
        "term-tile": (BUILD,),
        "term-pips": (DICE,),
        "term-boost": (1,),
        "term-skeleton": (*figures,),
    }
    assert len(wanted) == len(explained)
    for key, found in wanted.items():
        assert tuple(digits(texts(f"castles-{key}-about"))) == found, key
