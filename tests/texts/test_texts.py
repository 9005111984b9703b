"""The texts of all languages: complete, well-formed, and filled in with whatever comes."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from datetime import date

import pytest
from filling_in import filled_in, samples
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from reading_texts import OF_SOME_LANGUAGES, each_language, each_other, entries, literal, words_of

from texts import LANGUAGES, sources, texts_in

GAMES = ("bald-mountain", "castles", "clash", "two-worlds")


@pytest.mark.parametrize(
    ("language", "day", "full"),
    [
        ("en", "27 Nov", "27 Nov 2026"),
        ("fr", "27 nov.", "27 nov. 2026"),
        ("ru", "27 нояб.", "27 нояб. 2026\u202fг."),
    ],
)
def test_days_are_written_as_in_the_language(language: str, day: str, full: str) -> None:
    texts = texts_in(language)
    assert texts.day(date(2026, 11, 27), year=False) == day
    assert texts.day(date(2026, 11, 27)) == full


@each_language
def test_every_line_is_understood(language: str) -> None:
    for name, content in sources(language).items():
        junk = [
            each.content
            for each in FluentParser().parse(content).body
            if isinstance(each, ftl.Junk)
        ]
        assert junk == [], name


def test_every_language_has_a_name() -> None:
    assert {f"language-{language}" for language in LANGUAGES} <= entries("en").keys()


@each_other
def test_a_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    placed = {key: name for key, (name, _) in entries(language).items()}
    assert placed == {key: name for key, (name, _) in entries("en").items()}


@each_other
def test_a_text_has_the_facts_of_the_english_one(language: str) -> None:
    for key in entries("en"):
        optional = OF_SOME_LANGUAGES.get(key, set())
        wanted = words_of("en", key).variables | optional
        assert words_of(language, key).variables | optional == wanted, key


@each_other
def test_a_text_selects_among_the_words_of_the_english_one(language: str) -> None:
    """`[yours]` and the like come from the code; plurals are each language's own."""
    plurals = {"zero", "one", "two", "few", "many", "other"}

    def selected(of: str, key: str) -> set[str]:
        keys = {each for _, found in words_of(of, key).selectors for each in found}
        return {each for each in keys - plurals if not each.isdigit()}

    for key in entries("en").keys() - OF_SOME_LANGUAGES.keys():
        assert selected(language, key) == selected("en", key), key


@each_other
def test_formatting_and_emoji_are_those_of_english(language: str) -> None:
    def marks(text: str) -> Counter[str]:
        emoji = [each for each in text if unicodedata.category(each) == "So" and each != "°"]
        return Counter([*re.findall(r"\*\*|`|^#+ |^\d\. ", text, re.MULTILINE), *emoji])

    for key in entries("en"):
        assert marks(literal(language, key)) == marks(literal("en", key)), key


@each_language
def test_bold_text_ends(language: str) -> None:
    for key in entries("en"):
        for _, text in filled_in(language, key):
            assert all(line.count("**") % 2 == 0 for line in text.splitlines()), key


@each_language
def test_every_text_can_be_filled_in(language: str) -> None:
    for key in entries("en"):
        for facts, text in filled_in(language, key):
            assert text.strip(), key
            assert not re.search(r"[{}]", text), (key, text)
            for fact, value in facts.items():
                if value == f"<{fact}>" and key != "aura-of":
                    assert value in text, (key, fact)


@each_language
def test_no_text_mentions_anybody_by_itself(language: str) -> None:
    for key in entries(language):
        assert not re.search(r"@(?!a\d|b?u\d)|<[@#/]", literal(language, key)), key


@each_language
def test_what_is_shown_in_one_line_has_one_line(language: str) -> None:
    long = {"sandbox-welcome", "welcome", "welcome-managers"} | {
        f"help-{game}-turn" for game in GAMES
    }
    long |= {"privacy-about", "privacy-ask-user", "privacy-ask-server"}
    for key in entries(language).keys() - long:
        assert all("\n" not in text for _, text in filled_in(language, key)), key


@pytest.mark.parametrize(
    ("language", "key", "fact", "forms"),
    [
        ("en", "ability-seen-on", "count", {1: "one card", 2: "2 cards"}),
        ("ru", "ability-seen-on", "count", {1: "1 карте", 3: "3 картах", 11: "11 картах"}),
        ("ru", "ability-seen-on", "count", {21: "21 карте"}),
        ("fr", "ability-seen-on", "count", {1: "1 carte,", 2: "2 cartes,"}),
        ("ru", "story-turn", "mana", {0: "0 маны", 1: "1 ману", 4: "4 маны", 11: "11 маны"}),
        ("ru", "story-play", "cost", {0: "(0 маны)", 1: "(1 мана)", 5: "(5 маны)"}),
        ("ru", "illegal-not-available", "reach", {1: "доступна только крайняя"}),
        ("ru", "illegal-not-available", "reach", {4: "4 крайние левые карты", 5: "5 крайних"}),
        ("fr", "illegal-not-available", "reach", {1: "seule la carte", 4: "les 4 cartes"}),
        ("fr", "story-attack", "amount", {0: "(0 dégât)", 1: "(1 dégât)", 2: "(2 dégâts)"}),
        ("fr", "story-attack-stronghold", "amount", {1: "1 dégât)", 6: "6 dégâts)"}),
        ("fr", "story-backfired", "amount", {1: "(1 dégât)", 2: "(2 dégâts)"}),
        ("fr", "story-sharpened", "amount", {1: "1 dégât exc", 2: "2 dégâts exc"}),
        ("ru", "story-blood", "amount", {1: "1 мана оплачена", 3: "3 маны оплачено"}),
        ("en", "league-mutate", "points", {0: "no points", 1: "1 point left", 2.5: "2.5 points"}),
        ("ru", "league-mutate", "points", {1: "осталось 1 очко", 1.5: "осталось 1,5 очка"}),
        ("fr", "league-mutate", "points", {0: "plus de points", 1.5: "1,5 point", 2: "2 points"}),
        ("en", "league-place", "price", {0: "· free", 0.5: "· price 0.5"}),
    ],
)
def test_plurals(language: str, key: str, fact: str, forms: dict[int, str]) -> None:
    others = {
        name: samples(key, name)[0] for name in words_of(language, key).variables if name != fact
    }
    for number, form in forms.items():
        assert form in texts_in(language)(key, **{**others, fact: number})


def test_other_languages_are_told_by_their_locale() -> None:
    assert texts_in("fr").language == "fr"
    assert texts_in("ru-RU").language == "ru"
    assert [texts_in(locale).language for locale in ("en-GB", "xx", None)] == ["en"] * 3


def test_a_fact_that_the_text_does_not_use_may_be_anything() -> None:
    """Events tell more of themselves than every text wants to know."""
    texts = texts_in("en")
    plain = texts("picture-turn-of", turn=3, player="Ann")
    assert texts("picture-turn-of", turn=3, player="Ann", cells=["a1", "a2"]) == plain
    assert texts("picture-turn-of", turn=4, player="Ann") != plain
