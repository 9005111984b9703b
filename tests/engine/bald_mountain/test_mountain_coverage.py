"""The rules of bald-mountain.md as rows that tests are named after."""

from __future__ import annotations

import re

import mountain_coverage
import pytest

from engine.bald_mountain.cards import CARDS

ROWS = dict(mountain_coverage.rows())
TESTS = mountain_coverage.tests()


def test_the_rows_are_whole() -> None:
    """Read from the book, so its form is checked: steps in sequence, vocabulary, rulings."""
    assert set(mountain_coverage.sections()) == set(range(1, 14))
    sizes = {1: 6, 2: 4, 3: 5, 4: 9, 5: 5, 6: 7, 7: 3, 11: 6}
    for section, size in sizes.items():
        found = [key for key in ROWS if re.fullmatch(rf"{section}\.\d+", key)]
        assert found == [f"{section}.{place}" for place in range(1, size + 1)]
    assert [key for key in ROWS if key.startswith("3.4 ")] == [
        *("3.4 draw", "3.4 play", "3.4 activate", "3.4 end")
    ]
    assert [key for key in ROWS if key.startswith("card ")] == [f"card {card.id}" for card in CARDS]
    rulings = [key for key in ROWS if key.startswith("ruling ")]
    assert rulings == [f"ruling {number}" for number in range(1, len(rulings) + 1)]
    assert len(rulings) >= 36
    assert len(ROWS) == len(mountain_coverage.rows())
    assert all(text.strip() for text in ROWS.values())


def test_the_vocabulary_is_that_of_the_cards() -> None:
    """Each primitive, counter and rule that the card list knows is a row of section 8."""
    told = {key.removeprefix("8 ") for key in ROWS if key.startswith("8 ")}
    assert told >= {
        *("their_altars", "own_energy", "opponent_hand", "attack", "gain", "lose", "steal"),
        *("draw", "discard", "steal_card", "retrieve", "play", "banish theirs", "banish self"),
        *("turn", "bury", "repeat", "copy", "actions", "choose", "unless", "if", "cost"),
        *("edge", "ward", "reflect", "guard", "lock", "still", "toll"),
    }


@pytest.mark.parametrize(
    ("key", "begins"),
    [
        ("4.6", "after the toll"),
        ("4.9", "When a top card leaves"),
        ("7.3", "Deck: (a)"),
        ("8 still", "wonders facing them don't fire"),
        ("8 banish self", "this card to the discard pile"),
        ("ruling 23", "Covered cards are public."),
        ("ruling 24", "The once-a-turn mark is set"),
        ("card catch", "The Catch"),
    ],
)
def test_a_row_begins_with_what_it_is_about(key: str, begins: str) -> None:
    assert ROWS[key].startswith(begins)


def test_a_row_ends_where_the_next_one_begins() -> None:
    assert ROWS["ruling 23"] == "Covered cards are public."
    assert ROWS["4.1"] == "name the card; test (section 5)"
    assert "15 gems" not in ROWS["7.1"]


def test_what_names_a_rule_names_one_that_exists() -> None:
    shown = {name for key in ROWS for name in mountain_coverage.shown(key)}
    assert {name for name in TESTS if re.match(r"test_(\d+|ruling|card)_", name)} <= shown
    for key, names in mountain_coverage.tables().items():
        assert key in ROWS
        assert set(names) <= set(TESTS)
    for keys in mountain_coverage.EXAMPLES.values():
        assert set(keys) <= ROWS.keys()


def test_the_worked_examples_show_their_rules() -> None:
    assert "example 21" in mountain_coverage.shown("ruling 28")
    assert {"example 6", "example 7", "example 8"} <= set(mountain_coverage.shown("card catch"))
