"""Each language is written as its own people write it."""

from __future__ import annotations

import re

import castles_texts
import mountain_texts
import pytest
import worlds_texts
from reading_texts import each_other, entries, literal

SAME_IN_FRENCH = {
    *("command-deck", "command-champion", "button-decks"),
    *("log-title", "ability-line", "match-thread", "story-entered", "story-destroyed-last"),
    "story-revealed-cost",
    *("card-imprint", "alt-creature-short", "command-duel"),
    *("command-draft", "lobby-seat", "picture-bastion", "picture-fort", "deck-number"),
    "command-practice-deck",
    *("alt-side-bastion", "alt-side-fort", "alt-to-play", "card-kind-incantation"),
    *("card-facts-incantation", "alt-creature-champion"),
    *("goal-creature", "goal-place", "grimoire-page", "grimoire-which", "grimoire-set"),
    *("grimoire-solution", "grimoire-notation", "grimoire-match-choice"),
    *("grimoire", "grimoire-minute", "ranking-line", "picture-incantations"),
    *("command-solo", "game-clash"),
    *("diagram-mana", "emblem-dragon", "emblem-lion", "colour-violet", "colour-orange"),
    *(f"bald-mountain-{key}" for key in mountain_texts.SAME_IN_FRENCH),
    *(
        "rule-clash-3-incantations-title",
        "rule-clash-7-auras-title",
        "rule-clash-8-draft-title",
        "rule-clash-12-fatigue-title",
        "rule-clash-12-champion-title",
        "rule-two-worlds-9-destruction-title",
    ),
    *("play-duel", "play-table"),
    *(
        "option-format",
        "option-mode",
        "grimoire-mode",
        "option-deck",
        "option-champion",
        "option-fatigue",
    ),
    *(f"two-worlds-{key}" for key in worlds_texts.SAME_IN_FRENCH),
    "option-races",
    *("castles-term-activation", "castles-term-bonus"),
    *(f"castles-{key}" for key in castles_texts.SAME_IN_FRENCH),
}


def test_russian_is_written_in_cyrillic() -> None:
    for key in entries("en").keys() - {"move-creature", "move-incantation"}:
        ours = literal("ru", key)
        if re.search(r"[A-Za-z]{2}", literal("en", key)):
            assert re.search(r"[а-яё]", ours, re.IGNORECASE), key
        mixed = re.search(r"[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]", ours)
        assert mixed is None, (key, ours)


def test_french_is_not_english() -> None:
    for key in entries("en").keys() - SAME_IN_FRENCH:
        if re.search(r"[A-Za-z]{2}", literal("en", key)):
            assert literal("fr", key) != literal("en", key), key


@each_other
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for key in entries(language):
        assert not re.search(r"[\"'“”]", literal(language, key)), key


def test_french_marks_stay_with_their_words() -> None:
    """A no-break space before `: ; ! ? %` and inside « »."""
    for key in entries("fr"):
        text = re.sub(r"`[^`]*`|\w+:[ul]\b", "", literal("fr", key))
        assert not re.search(r"(?<!\u00a0)[:;!?%»](?!\w)|«(?!\u00a0)", text), key


@pytest.mark.parametrize(
    ("language", "formal"), [("ru", r"\bвы\b|\bва[сш]"), ("fr", r"\bvous\b|\bvotre")]
)
def test_people_are_addressed_as_friends(language: str, formal: str) -> None:
    to_two = {"refused-already-challenged"}
    for key in entries(language).keys() - to_two:
        assert not re.search(formal, literal(language, key), re.IGNORECASE), key
