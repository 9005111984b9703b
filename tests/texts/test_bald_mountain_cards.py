"""What the cards of Battle on the Bald Mountain say is what they do, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

import pytest
from complete import COMPLETE

from engine.bald_mountain import effects
from engine.bald_mountain.cards import BY_ID, CARDS, Card
from texts import keys, texts_in
from texts.bald_mountain.names import card_text

each_language = pytest.mark.parametrize("language", COMPLETE)
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)

TERMS = {
    *("attack", "wonder", "spell", "altar", "energy", "gems", "steal", "banish", "turn", "bury"),
    *("copy", "repeat", "edge", "ward", "reflect", "guard", "lock", "still", "toll", "way-out"),
    *("next-opponent", "each-mage", "last-turn"),
}
"""The words that are explained."""

LONGEST_NAME, LONGEST_ABOUT, LONGEST_ON_A_CARD = 24, 140, 130
"""In characters: what fits a badge, a line below it, the place for the effect on a card."""


def key_of(card: Card) -> str:
    return f"bald-mountain-card-{card.id.replace('_', '-')}"


def text_of(card: Card, language: str) -> str:
    return card_text(card, texts_in(language))


# ------------------------------------------------------------------ what a card does


def parts(value: object) -> Iterator[object]:
    """A cost or an effect with all that is in it."""
    yield value
    inner: tuple[object, ...] = ()
    if isinstance(value, tuple):
        inner = value
    elif is_dataclass(value):
        inner = tuple(getattr(value, field.name) for field in fields(value))
    for each in inner:
        yield from parts(each)


def numbers(card: Card) -> set[int]:
    """The amounts and bounds of a card; 0 is one that is not there."""
    found = {each for each in parts((card.cost, card.effect)) if type(each) is int}
    return found - {0}


def aims(*kinds: str) -> Callable[[object], bool]:
    return lambda part: isinstance(part, effects.Aim) and part.kind in kinds


def sets(*kinds: str) -> Callable[[object], bool]:
    return lambda part: isinstance(part, effects.SetRule) and part.kind in kinds


def counts(counter: str) -> Callable[[object], bool]:
    return lambda part: isinstance(part, effects.Per | effects.Count) and part.counter == counter


def costs_gems(part: object) -> bool:
    return isinstance(part, effects.Cost) and part.gems > 0


def gives(part: object) -> bool:
    return isinstance(part, effects.Unless) and part.to == "give"


def is_any(*told: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda part: any(each(part) for each in told)


def word(told: str) -> Callable[[object], bool]:
    return lambda part: isinstance(part, str) and part == told


def is_one_of(*kinds: type) -> Callable[[object], bool]:
    return lambda part: isinstance(part, kinds)


OPPONENT = is_any(is_one_of(effects.Unless, effects.StealCards), word("next_opponent"))
WORDS: dict[str, tuple[Callable[[object], bool], str, str, str]] = {
    "attack": (
        is_any(is_one_of(effects.Attack), sets("edge", "ward", "reflect")),
        *("attack", "атак", "attaque"),
    ),
    "steal": (is_one_of(effects.Steal, effects.StealCards), "steal", "укради", "vole"),
    "banish": (
        is_any(is_one_of(effects.BanishSelf), aims("banish"), sets("guard")),
        *("banish", "изг[но]", "banni"),
    ),
    "turn": (is_any(aims("turn"), sets("guard")), r"\bturn (a|or)\b", "разверн", "retourne"),
    "bury": (is_any(aims("bury"), sets("guard")), "bury", "зар[оы]", "enfoui"),
    "copy": (aims("copy"), "copy", "скопируй", "copie"),
    "repeat": (aims("repeat"), "repeat", "повтори", "répète"),
    "lock": (aims("lock"), "lock", "запри", "verrouille"),
    "wonder": (sets("still"), "wonder", "чудес", "merveille"),
    "control": (
        counts("their_altars"),
        "the opponents control",
        "противники (не )?контролируют|контролируют противники",
        "les adversaires (ne )?contrôlent",
    ),
    "unless": (
        is_one_of(effects.Unless),
        *(", unless the ", ", если следующий противник не ", ", sauf si le "),
    ),
    "next opponent": (OPPONENT, "next opponent", "следующ[а-я]+ противник", "prochain adversaire"),
    "each mage": (word("each_mage"), "each mage", "каждый колдун", "chaque mage"),
    "side": (
        is_any(
            is_one_of(effects.SetRule, effects.Less),
            aims("lock", "turn", "repeat"),
            *(counts("own_energy"), gives),
        ),
        *("your side", "твоей сторон", "ton camp"),
    ),
    "gems": (is_any(word("gems"), costs_gems), r"gems?\b", "яхонт", "gemme"),
}
"""For what in a card its text has which word, in English, Russian and French."""


# ------------------------------------------------------------------ cards


def test_every_card_has_a_text_and_every_text_a_card() -> None:
    for language in COMPLETE:
        told = {key for key in keys(language) if key.startswith("bald-mountain-card-")}
        assert told == {key_of(card) for card in CARDS}, language


@each_card
def test_a_text_names_the_numbers_of_the_card_and_no_others(card: Card) -> None:
    for language in COMPLETE:
        text = text_of(card, language)
        assert {int(digits) for digits in re.findall(r"\d+", text)} == numbers(card), text


@pytest.mark.parametrize("word", WORDS)
def test_a_text_says_what_the_card_does_in_the_words_of_the_rules(word: str) -> None:
    is_meant, *said = WORDS[word]
    for card in CARDS:
        meant = any(is_meant(part) for part in parts((card.cost, card.effect)))
        for language, pattern in zip(("en", "ru", "fr"), said, strict=True):
            text = text_of(card, language).lower()
            assert bool(re.search(pattern, text)) == meant, text


@each_card
def test_a_text_that_offers_to_pay_is_that_of_an_optional_wonder(card: Card) -> None:
    may = {"en": "You may ", "ru": "Можешь ", "fr": "Tu peux "}
    for language in COMPLETE:
        text = text_of(card, language)
        assert text.startswith(may[language]) == card.optional


@each_card
def test_what_is_paid_stands_before_a_colon(card: Card) -> None:
    for language in COMPLETE:
        text = text_of(card, language)
        paid, colon, _ = text.partition(":")
        pays = {each for each in parts(card.cost) if type(each) is int} - {0}
        if pays:
            assert colon
            assert {int(digits) for digits in re.findall(r"\d+", paid)} == pays, text


@each_card
def test_a_text_fits_its_place_on_the_card(card: Card) -> None:
    for language in COMPLETE:
        text = text_of(card, language)
        assert len(text) <= LONGEST_ON_A_CARD
        assert text[0].isupper()
        assert text.endswith(".")


@each_language
def test_most_texts_are_short(language: str) -> None:
    lengths = [len(text_of(card, language)) for card in CARDS]
    assert sum(length > 110 for length in lengths) <= 2


@each_language
def test_cards_that_do_the_same_say_the_same(language: str) -> None:
    said: dict[object, set[str]] = {}
    for card in CARDS:
        what = (card.cost, card.effect, card.optional)
        said.setdefault(what, set()).add(text_of(card, language))
    assert all(len(texts) == 1 for texts in said.values())
    assert len({text for texts in said.values() for text in texts}) == len(said)


def test_cards_are_read_as_they_are_meant() -> None:
    assert numbers(BY_ID["bone_hail"]) == {1, 2, 4}
    assert numbers(BY_ID["living_water"]) == {3, 6}
    assert numbers(BY_ID["whispering_fog"]) == set()


# ------------------------------------------------------------------ terms


def test_every_term_has_a_name_and_is_explained() -> None:
    wanted = {f"bald-mountain-term-{term}{part}" for term in TERMS for part in ("", "-about")}
    for language in COMPLETE:
        told = {key for key in keys(language) if key.startswith("bald-mountain-term-")}
        assert told == wanted, language


@each_language
def test_settings_fit_their_places(language: str) -> None:
    texts = texts_in(language)
    names = [texts(f"bald-mountain-term-{term}") for term in TERMS]
    assert max(map(len, names)) <= LONGEST_NAME
    assert len(set(names)) == len(TERMS)
    for term in TERMS:
        about = texts(f"bald-mountain-term-{term}-about")
        assert len(about) <= LONGEST_ABOUT, about
        assert about.endswith(".")


@each_language
def test_the_ends_of_the_game_are_told_with_their_numbers(language: str) -> None:
    texts = texts_in(language)
    for term, number in (("energy", "0"), ("gems", "15"), ("spell", None), ("last-turn", None)):
        told = re.findall(r"\d+", texts(f"bald-mountain-term-{term}-about"))
        assert told == ([number] if number else [])
