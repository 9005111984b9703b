"""No rule, ruling or card of bald-mountain.md is left without a named example."""

from __future__ import annotations

import re
from pathlib import Path

import coverage_page
import mountain_coverage
import pytest

from engine.bald_mountain.cards import CARDS

ROWS = dict(mountain_coverage.rows())
TESTS = mountain_coverage.tests()
KEYS = [*ROWS, *(card.id for card in CARDS)]


@pytest.mark.parametrize("key", KEYS)
def test_each_rule_and_card_has_an_example(key: str):
    assert coverage_page.shown(key, TESTS)


def test_every_example_that_names_a_rule_names_one_that_exists():
    shown = {name for key in KEYS for name in coverage_page.shown(key, TESTS)}
    assert {name for name in TESTS if re.match(r"test_(\d+|ruling)_", name)} <= shown


def test_the_rows_are_whole():
    """Read from the book, so its form is checked."""
    assert len(ROWS) == len(mountain_coverage.rows())
    steps = {1: 6, 2: 4, 3: 5, 4: 9, 5: 5, 7: 3, 11: 6}
    for section, count in steps.items():
        found = [key for key in ROWS if re.match(rf"{section}\.", key)]
        assert found == [f"{section}.{step}" for step in range(1, count + 1)]
    words = [key.removeprefix("8 ") for key in ROWS if key.startswith("8 ")]
    assert words == [
        *("their_altars", "own_energy", "opponent_hand"),
        *("attack", "gain", "lose", "steal", "draw", "discard", "steal_card", "retrieve", "play"),
        *("banish theirs", "banish self", "turn theirs", "bury stacked", "repeat", "copy"),
        *("actions", "choose", "unless", "if", "cost"),
        *("edge", "ward", "reflect", "guard", "lock", "still", "toll"),
        *("each_mage", "repeat, copy", "Attacks", "until our next turn", "bounds"),
    ]
    assert [key for key in ROWS if key.startswith("6")] == [
        *("6.1", "6.2", "6 a way out", "6 next opponent", "6 each mage", "6.6", "6.7")
    ]
    assert [key for key in ROWS if key.startswith("12")] == [
        *("12 position", "12 moves", "12 what settles", "12 chapter")
    ]
    rulings = [int(key.split()[1]) for key in ROWS if key.startswith("ruling")]
    assert rulings == list(range(1, 45))


def test_the_page_is_up_to_date():
    """`python tests/coverage_page.py` writes it anew."""
    assert mountain_coverage.PAGE.read_text("utf-8") == mountain_coverage.page()


def test_no_example_is_hidden_by_another_of_the_same_name():
    for path in Path(__file__).parent.rglob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert len(set(names)) == len(names)
