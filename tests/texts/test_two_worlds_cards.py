"""What the cards of Duel of Two Worlds say is what they do, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from complete import COMPLETE

from engine.two_worlds import cards
from engine.two_worlds.board import COLUMNS, in_own_half
from engine.two_worlds.cards import RANKS, SPELL, SPELLS, WARRIORS, Ability, Spell
from engine.two_worlds.picking import KEPT
from engine.two_worlds.turn import MOST_TURNS, QUIET_TURNS
from texts import keys, sources, texts_in

each_language = pytest.mark.parametrize("language", COMPLETE)
each_spell = pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)

EXPLAINED = {*(each.replace("_", "-") for each in get_args(Ability)), "flying", "melee", "ranged"}
"""What the numbers and the signs of a warrior can mean."""
WORDS_OF_RULES = {
    *("portal", "row", "entry-cell", "last-cell", "own-half", "champion", "elite", "regular"),
    *("box", "form", "stack", "window", "enchantment", "breakthrough", "destruction"),
    *("quiet-rift", "hold", "exchange"),
}
"""The words that are explained."""

LONGEST_NAME, LONGEST_ABOUT, LONGEST_ON_A_CARD = 24, 140, 110
"""In characters: what fits a badge, a line below it, the place for the effect on a card."""


def key_of(spell: Spell) -> str:
    return f"two-worlds-card-{spell.id.replace('_', '-')}"


def theirs(spell: Spell) -> str:
    return key_of(spell).replace("card", "their-card")


def digits(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


# ------------------------------------------------------------------ the two rows

OTHER_WORDS = {
    "en": r"\b(upper|lower)\b|above the other",
    "ru": r"(верхн|нижн)\w+ (ряд|входн)|друг под другом|внизу",
    "fr": r"du (haut|bas)\b|en (haut|bas)\b|au-dessus",
}
"""The board shows a left and a right row, `a` and `b`."""
LESSONS = Path(__file__).parents[2] / "puzzles" / "courses" / "two_worlds" / "1-first-steps.json"


@each_language
def test_rows_are_left_and_right_in_all_texts_and_lessons(language: str) -> None:
    lines = [texts for name, texts in sources(language).items() if name.startswith("two_worlds")]
    lessons = json.loads(LESSONS.read_text("utf-8"))["lessons"]
    for said in [part for lesson in lessons for part in (lesson, *lesson["tries"])]:
        lines += [text[language] for name, text in said.items() if name in ("says", "done")]
    for text in lines:
        assert not re.search(OTHER_WORDS[language], text), text
        assert not re.search(r"\b[ul][1-7]\b", text), text


# ------------------------------------------------------------------ what a spell does


def numbers(spell: Spell) -> set[int]:
    """The amounts and bounds of a spell: of damage also that while not ahead."""
    found: set[int] = set()
    for effect in spell.effects:
        match effect:
            case cards.Damage(amount, _, not_ahead):
                found |= {amount, amount + not_ahead}
            case cards.Move(least, most):
                found |= {least, most}
            case cards.Modify(damage, health):
                found |= {abs(damage), abs(health)}
            case cards.Hide():
                found |= {2}
    return found


def does(*kinds: type) -> Callable[[Spell], bool]:
    return lambda spell: any(isinstance(effect, kinds) for effect in spell.effects)


def aims(*kinds: str) -> Callable[[Spell], bool]:
    return lambda spell: spell.target in kinds


def is_any(*told: Callable[[Spell], bool]) -> Callable[[Spell], bool]:
    return lambda spell: any(each(spell) for each in told)


def within(zone: str) -> Callable[[Spell], bool]:
    return lambda spell: spell.zone == zone


def stays_off_the_last_cell(spell: Spell) -> bool:
    return spell.moves is not None and spell.moves.not_last


def is_modified(amount: int) -> Callable[[Spell], bool]:
    """Does it change damage and health, both by that?"""
    return lambda spell: cards.Modify(amount, amount) in spell.effects


def goes_to(end: str) -> Callable[[Spell], bool]:
    return lambda spell: any(
        isinstance(effect, cards.ToDeck) and effect.end == end for effect in spell.effects
    )


def counts_armies(spell: Spell) -> bool:
    return any(isinstance(effect, cards.Damage) and effect.not_ahead for effect in spell.effects)


def is_all(*told: Callable[[Spell], bool]) -> Callable[[Spell], bool]:
    return lambda spell: all(each(spell) for each in told)


HARMS = does(cards.Damage, cards.Duel, cards.Modify)
ANSWERS = aims("reflectable_spell", "spell_or_enchantment")
IN_HALF = within("own_half")
FOES = is_any(aims("enemy_warrior", "own_and_enemy_in_row"), IN_HALF, does(cards.Hide))
OWN = is_any(
    aims("own_warrior", "two_own_warriors", "own_and_enemy_in_row"),
    is_all(aims("any_warrior"), IN_HALF),
)
WORDS: dict[str, tuple[Callable[[Spell], bool], str, str, str]] = {
    "enchant": (
        lambda spell: spell.is_enchantment,
        *(r"^enchant (a|an|one) ", "^зачаруй ", "^enchante un "),
    ),
    "own": (
        OWN,
        *("your (foremost )?warriors?", "^твой |сво(его|их) воин", "tes guerriers|^ton guerrier"),
    ),
    "enemy": (FOES, "enemy", "враж", "ennemi"),
    "opponent": (is_any(ANSWERS, counts_armies), "opponent", "противник", "advers"),
    "stack": (ANSWERS, "on top of the stack", "на вершине стека", "au sommet de la pile"),
    "cancel": (does(cards.Cancel), "^cancel ", "^отмени ", "^annule "),
    "target": (does(cards.Redirect), "target", "цель", "cible"),
    "damage": (HARMS, "damage", "урон", "dégât"),
    "health": (does(cards.Modify), "health", "жизней", "points? de vie"),
    "more": (is_modified(1), "1 damage more", "урон больше", "1 dégât de plus"),
    "less": (is_modified(-1), "1 damage less", "урон меньше", "1 dégât de moins"),
    "melee": (does(cards.Duel), "melee", "ближнего боя", "mêlée"),
    "cell": (aims("cell"), "choose a cell", "выбери ячейку", "choisis une case"),
    "forward": (does(cards.Move), "forward", "вперёд", "avance"),
    "last cell": (stays_off_the_last_cell, "last cell", "последнюю ячейку", "dernière case"),
    "under the deck": (goes_to("bottom"), "under its", "под колоду", "sous la pioche"),
    "on the deck": (goes_to("top"), "on top of its", "на верх", "va sur la pioche"),
    "half": (IN_HALF, "your half", "твоей половине", "ta moitié"),
    "beside": (within("beside"), "next to", "рядом", "voisins, "),
    "flying": (
        does(cards.Silence, cards.GrantFlying),
        "flying|flies",
        "полёт|летает",
        r"\bvole?\b",
    ),
}
"""For what in a spell its text has which word, in English, Russian and French."""


# ------------------------------------------------------------------ spells


def test_every_spell_has_a_text_and_every_text_a_spell() -> None:
    for language in COMPLETE:
        told = {key for key in keys(language) if key.startswith("two-worlds-card-")}
        assert told == {key_of(spell) for spell in SPELLS}, language


@each_spell
def test_a_text_names_the_numbers_of_the_spell_and_no_others(spell: Spell) -> None:
    for language in COMPLETE:
        text = texts_in(language)(key_of(spell))
        assert set(digits(text)) == numbers(spell), text
        assert digits(texts_in(language)(theirs(spell))) == digits(text)


ON_THEIRS = {"en": "opponent’s warriors", "ru": "противника", "fr": "guerriers? adverses?"}
ON_YOURS = {"en": "of your warriors", "ru": "[Тт]во(й|его) воин", "fr": "de tes guerriers"}


@each_language
@each_spell
def test_a_spell_of_the_opponent_is_told_as_theirs(spell: Spell, language: str) -> None:
    told = texts_in(language)(theirs(spell))
    if spell.target in ("own_warrior", "two_own_warriors"):
        assert re.search(ON_THEIRS[language], told)
    if spell.target == "enemy_warrior":
        assert re.search(ON_YOURS[language], told)


def test_spells_are_read_as_they_are_meant() -> None:
    assert numbers(SPELL["lightning"]) == {1, 3}
    assert numbers(SPELL["dash"]) == {1, 2}
    assert numbers(SPELL["swap"]) == set()


@pytest.mark.parametrize("word", WORDS)
def test_a_text_says_what_the_spell_does_in_the_words_of_the_rules(word: str) -> None:
    is_meant, *said = WORDS[word]
    assert any(map(is_meant, SPELLS))
    for spell in SPELLS:
        for language, pattern in zip(("en", "ru", "fr"), said, strict=True):
            text = texts_in(language)(key_of(spell)).lower()
            assert bool(re.search(pattern, text)) == is_meant(spell), text


@each_spell
def test_a_text_fits_its_place_on_the_card(spell: Spell) -> None:
    for language in COMPLETE:
        text = texts_in(language)(key_of(spell))
        assert len(text) <= LONGEST_ON_A_CARD, text
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")


@each_language
def test_no_two_spells_say_the_same(language: str) -> None:
    assert len({texts_in(language)(key_of(spell)) for spell in SPELLS}) == len(SPELLS)


# ------------------------------------------------------------------ abilities and terms


@pytest.mark.parametrize(
    ("kind", "members"), [("ability", EXPLAINED), ("term", WORDS_OF_RULES)], ids=["ability", "term"]
)
def test_every_word_has_a_name_and_is_explained(kind: str, members: set[str]) -> None:
    wanted = {f"two-worlds-{kind}-{each}{part}" for each in members for part in ("", "-about")}
    for language in COMPLETE:
        texts = texts_in(language)
        told = {key for key in keys(language) if key.startswith(f"two-worlds-{kind}-")}
        assert told == wanted, language
        names = [texts(f"two-worlds-{kind}-{each}") for each in members]
        assert max(map(len, names)) <= LONGEST_NAME
        assert len(set(names)) == len(members)
        for each in members:
            about = texts(f"two-worlds-{kind}-{each}-about")
            assert len(about) <= LONGEST_ABOUT, about
            assert re.fullmatch(r"[^.!?]+\.", about), about


def test_every_ability_is_that_of_a_warrior() -> None:
    assert {warrior.ability for warrior in WARRIORS} - {None} == set(get_args(Ability))


@each_language
def test_what_is_explained_has_the_numbers_of_the_rules(language: str) -> None:
    texts = texts_in(language)
    distances = [far for warrior in WARRIORS for far, _ in warrior.ranged]
    army, half = KEPT * len(RANKS), sum(in_own_half(0, cell) for cell in range(COLUMNS))
    copies = {warrior.copies for warrior in WARRIORS if warrior.rank == "regular"}
    wanted = {
        **dict.fromkeys([f"ability-{each}" for each in EXPLAINED], ()),
        **dict.fromkeys([f"term-{each}" for each in WORDS_OF_RULES], ()),
        **dict.fromkeys(
            [
                *("ability-shift", "ability-pack", "ability-rally", "ability-bulwark"),
                *("ability-dread", "ability-armour", "ability-splash", "ability-knockback"),
                "ability-scholar",
            ],
            (1,),
        ),
        "ability-swift": (2, 1),
        "ability-ranged": (min(distances), max(distances)),
        "term-row": (COLUMNS,),
        "term-own-half": (half,),
        "term-champion": (KEPT, army),
        "term-elite": (KEPT, army),
        "term-regular": (KEPT, army, *copies),
        "term-quiet-rift": (QUIET_TURNS, MOST_TURNS),
        "term-exchange": (1, 2),
    }
    for key, found in wanted.items():
        assert tuple(digits(texts(f"two-worlds-{key}-about"))) == found, key


@each_language
def test_cards_that_a_text_names_are_called_as_they_are(language: str) -> None:
    """Dispel, Flight and the Werewolf, in the language of the text; Russian declines them."""
    texts = texts_in(language)
    werewolf = next(card for card in WARRIORS if card.id == "werewolf").name(language)
    for term in ("box", "form"):
        assert werewolf[:6] in texts(f"two-worlds-term-{term}-about")
    assert SPELL["dispel"].name(language)[:-1] in texts("two-worlds-term-enchantment-about")
    flight = SPELL["flight"].name(language).lower()
    assert flight in texts(key_of(SPELL["neutralization"])).lower()
