"""Decks as they are typed and as custom ids carry them; words that fit their places in Discord."""

from __future__ import annotations

import random

import pytest

from bot.errors import Refusal
from bot.games.clash.champions.making import card_of
from bot.games.clash.decks import reading
from bot.games.clash.decks.code import pack, unpack
from bot.games.clash.decks.documents import document, line, read_text
from bot.games.clash.decks.reading import (
    RULESETS,
    faults,
    named_cards,
    read_cards,
    read_name,
    suggested_cards,
)
from bot.games.clash.names import CARD_NAMES, nearest_card
from bot.store import Champion
from bot.ui.acknowledgement import LABEL
from bot.ui.names import fold
from engine.clash import custom
from engine.clash.cards import CARDS, PRINTED, Card
from engine.clash.decks import MOST_NAMED, PRECONSTRUCTED, read_deck
from engine.clash.formats.constructed import BROUGHT
from engine.documents import DocumentError
from texts import LANGUAGES, texts_in

TEXTS = texts_in("en")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def some(count: int, seed: int) -> list[Card]:
    return random.Random(seed).sample(CARDS, count)


@each_language
def test_every_card_is_found_by_all_its_names(language: str):
    for card in CARDS:
        for name in (card.id, card.name("en"), card.name("fr"), card.name("fr").upper()):
            assert named_cards([name], texts_in(language)) == [card]


def test_no_two_cards_are_called_the_same():
    names = {(fold(name), card) for card in CARDS for name in (card.id, *dict(card.names).values())}
    assert len({name for name, _ in names}) == len(names)


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("alph", "en", ["alpha"]),
        ("gnom", "en", ["gnome"]),
        ("elite gno", "en", ["elite_gnome"]),
        ("élite", "fr", ["elite_gnome"]),
        ("were-al", "fr", ["were_alpha"]),
        ("nothing like it", "en", []),
    ],
)
def test_a_beginning_is_enough_where_it_means_one_card(typed: str, language: str, meant: list[str]):
    assert [card.id for card in CARD_NAMES.meant(typed, language)] == meant


@pytest.mark.parametrize(
    ("typed", "language", "near"),
    [
        ("vampyre", "en", "vampire"),
        ("ORGE", "en", "ogre"),
        ("dragonnett", "fr", "dragonet"),
        ("дракнчик", "ru", "dragonet"),
        ("stone", "en", None),
        ("v" * 5000, "en", None),
    ],
)
def test_a_misspelt_name_is_near_one_card_or_none(typed: str, language: str, near: str | None):
    card = nearest_card(typed, language)
    assert (card and card.id) == near


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("count", [2, 8, 10, 11])
def test_what_is_told_of_a_deck_is_what_can_be_brought(ruleset: str, count: int):
    older = [card for deck in PRECONSTRUCTED.values() for card in deck]
    for seed in range(20):
        cards = some(count, seed)
        if seed % 2:
            cards = [PRINTED[each] for each in random.Random(seed).sample(older, count)]
        told = faults(cards, ruleset, TEXTS)
        try:
            read_deck([card.id for card in cards], "deck", ruleset, size=BROUGHT[ruleset])
        except DocumentError:
            assert told
        else:
            assert told == []


@each_language
def test_a_line_and_a_file_read_back_as_they_were(language: str):
    texts = texts_in(language)
    for seed in range(20):
        cards, name = some(8, seed), f"Deck: {seed}, it’s « mine »"
        assert read_text(line(name, cards, texts), texts) == (name, cards)
        assert read_text(document(name, cards).decode(), texts) == (name, cards)
        assert read_text(f"```\n{line(name, cards, texts)}\n```", texts) == (name, cards)


def test_the_cards_in_a_custom_id_are_the_same_again():
    for seed in range(50):
        cards = some(10, seed)
        code = pack(cards)
        assert unpack(code) == cards
        assert len(f"own:deck-replace:{10**20}:{10**9}.{code}") <= 100


@pytest.mark.parametrize("changed", [lambda c: c[2:], lambda c: "00" + c[2:], lambda c: c + "0"])
def test_a_custom_id_that_was_tampered_with_is_noticed(changed):
    with pytest.raises(Refusal):
        unpack(changed(pack(some(8, 1))))


def test_a_custom_id_of_other_cards_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """New cards may come between the old ones some day."""
    code = pack(some(8, 1))
    monkeypatch.setattr("bot.games.clash.decks.code.CARDS", (CARDS[-1], *CARDS[:-1]))
    with pytest.raises(Refusal):
        unpack(code)


@each_language
def test_whatever_is_suggested_can_be_saved(language: str):
    texts = texts_in(language)
    for seed in range(10):
        typed = ""
        cards = some(10, seed)
        for card in cards:
            asked = f"{typed}, {card.name(language)}".lstrip(", ")
            offered = [each.value for each in suggested_cards(asked, language)]
            typed = next(
                each for each in offered if named_cards(each.split(","), texts)[-1] is card
            )
            assert len(typed) <= LABEL
        assert named_cards(typed.split(","), texts) == cards


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Two   words ", "Two words"),
        ("Ｆｉｒｅ", "Fire"),
        ("a\nb", "a b"),
        ("🔥\u200d🔥", "🔥\u200d🔥"),
    ],
)
def test_a_name_is_kept_as_people_see_it(typed: str, name: str):
    assert read_name(typed) == name


@pytest.mark.parametrize("typed", ["", "\u200d", "\u0301", "ﷺ" * 40, "x" * 5000])
def test_a_name_that_shows_nothing_or_too_much_is_refused(typed: str):
    with pytest.raises(Refusal):
        read_name(typed)


@pytest.mark.parametrize("typed", ["ogre," * 400, "tr " * 600, "1. " * 600, "- " * 900])
def test_what_is_far_too_long_is_refused_at_once(typed: str):
    with pytest.raises(Refusal):
        read_cards(typed, TEXTS)


def test_a_kept_champion_is_the_same_card_again():
    made = custom.make(
        {"en": "Iron Ogre"}, attack=4, health=5, abilities=["rage", "cursed"], aura="sprint"
    )
    row = Champion(card_id=made.id, document=custom.document(made))
    assert card_of(row) is made


@each_language
def test_the_words_of_forms_fit_their_places(language: str):
    texts = texts_in(language)
    for key in (
        *("deck-import-title", "deck-import-label", "deck-import-name", "deck-copy-title"),
        *("deck-copy-label", "own-champion-title", "own-champion-name", "own-champion-attack"),
        "own-champion-health",
    ):
        assert len(texts(key)) <= 45, key
    assert len(texts("deck-import-hint")) <= 100


def test_many_names_are_looked_up_no_more_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[str] = []
    meant = CARD_NAMES.meant

    def counted(typed: str, language: str) -> list[Card]:
        looked_up.append(typed)
        return meant(typed, language)

    monkeypatch.setattr(CARD_NAMES, "meant", counted)
    words = " ".join(["ogre"] * MOST_NAMED)
    with pytest.raises(Refusal) as refused:
        read_cards(", ".join([words] * MOST_NAMED), TEXTS)

    assert refused.value.key == "refused-deck-count"
    assert len(looked_up) < 3 * MOST_NAMED


def test_a_file_of_commas_is_counted_and_no_name_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "fold", None)
    with pytest.raises(Refusal) as refused:
        read_text("a," * 30_000, TEXTS)

    assert refused.value.facts == {"count": 30_000}
