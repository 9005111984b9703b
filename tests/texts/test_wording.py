"""Each language is written as its own people write it."""

from __future__ import annotations

import ast
import json
import re

import pytest
from keys_of_code import strings, template, trees
from of_games import of_games
from reading_texts import ROOT, dashed, each_other, entries, literal

from texts import sources, texts_in

SAME_IN_FRENCH = {
    *("command-deck", "command-champion", "button-decks"),
    *("log-title", "ability-line", "match-thread", "story-entered", "story-destroyed-last"),
    *("story-revealed-cost", "theme-sacrifice", "theme-sprinting", "theme-lending", "server-calls"),
    *("card-imprint", "alt-creature-short", "command-duel", "bench-mana", "bench-champion"),
    *("command-draft", "lobby-seat", "picture-bastion", "picture-fort", "deck-number"),
    *("command-practice-deck", "chart-points"),
    *("alt-side-bastion", "alt-side-fort", "alt-to-play", "card-kind-incantation"),
    *("card-facts-incantation", "alt-creature-champion"),
    *("goal-creature", "goal-place", "grimoire-puzzle", "grimoire-which", "grimoire-set"),
    *("grimoire-solution", "grimoire-notation", "grimoire-match-choice"),
    *("grimoire", "grimoire-minute", "ranking-line", "picture-incantations"),
    *("command-solo", "game-clash"),
    *("diagram-mana", "emblem-dragon", "emblem-lion", "colour-violet", "colour-orange"),
    *(f"{dashed(game)}-{key}" for game, key in of_games("texts", "SAME_IN_FRENCH")),
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
    "option-races",
    *("event-by-buchholz", "event-by-sonneborn-berger", "event-log-pause", "event-thread"),
    *("castles-term-activation", "castles-term-bonus"),
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
            same = literal("fr", key) == literal("en", key)
            assert not same, f"{key}: translate it, or add it to SAME_IN_FRENCH"


@each_other
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for key in entries(language):
        assert not re.search(r"[\"'“”]", literal(language, key)), key


UNTIED = re.compile(r"(?<!\u00a0)[:;!?%»](?!\w)|«(?!\u00a0)")
"""A French mark without its no-break space."""


def test_french_marks_stay_with_their_words() -> None:
    """A no-break space before `: ; ! ? %` and inside « »."""
    for key in entries("fr"):
        text = re.sub(r"`[^`]*`|\w+:[ul]\b", "", literal("fr", key))
        assert not UNTIED.search(text), f"{key}: write a no-break space (U+00A0) there"


def french_in(document: object) -> list[str]:
    """All that a document of lessons or cards says in French."""
    if isinstance(document, list):
        return [said for each in document for said in french_in(each)]
    if not isinstance(document, dict):
        return []
    own = [document["fr"]] if isinstance(document.get("fr"), str) else []
    return own + french_in([*document.values()])


@pytest.mark.parametrize("folder", ["puzzles/courses", "engine"])
def test_french_marks_stay_with_their_words_in_data(folder: str) -> None:
    said = [
        each
        for path in (ROOT / folder).rglob("*.json")
        for each in french_in(json.loads(path.read_text("utf-8")))
    ]
    assert said
    for each in said:
        assert not UNTIED.search(re.sub(r"Boom!|`[^`]*`", "", each)), each


def test_french_names_are_not_elided() -> None:
    """A name may begin with a vowel: `de Ann`, `que Ogre` are wrong."""
    named = r"player|opponent|owner|other|card|creature|warrior|spell|target|host|by|name"
    for name, content in sources("fr").items():
        found = re.search(rf"(?i)\b(de|que|le|la|du) (\*\*)?\{{ \$({named}) \}}", content)
        assert found is None, (name, found)


def test_french_imperatives_have_an_s_before_en() -> None:
    for key in entries("fr"):
        assert not re.search(r"(?<!s)-en\b", literal("fr", key)), key


def test_what_is_put_together_is_punctuated_by_the_language() -> None:
    said = {each: texts_in(each).pair("a", "b") for each in ("en", "ru", "fr")}
    assert said == {"en": "a: b", "ru": "a: b", "fr": "a\u00a0: b"}
    assert texts_in("fr").listed(["a", "b", "c"]) == "a\u00a0; b\u00a0; c"
    assert texts_in("en").listed(["a", "b"]) == "a; b"


def test_no_code_that_speaks_puts_colons_and_semicolons() -> None:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, functions) and "texts" in ast.unparse(node).lower():
                parts = [each for each in ast.walk(node) if isinstance(each, ast.JoinedStr)]
                put = {template(each) for each in parts} | strings(node)
                assert not [each for each in put if "{}: " in each or each == "; "], (path, node)


@pytest.mark.parametrize(
    ("language", "formal"), [("ru", r"\bвы\b|\bва[сш]"), ("fr", r"\bvous\b|\bvotre")]
)
def test_people_are_addressed_as_friends(language: str, formal: str) -> None:
    to_two = {"refused-already-challenged"}
    for key in entries(language).keys() - to_two:
        found = re.search(formal, literal(language, key), re.IGNORECASE)
        assert not found, f"{key}: say ты, tu"
