"""No rule, ruling or card of two-worlds.md is left without a named example."""

from __future__ import annotations

import re
from pathlib import Path

import coverage_page
import pytest
import worlds_coverage

from engine.two_worlds.cards import SPELLS, WARRIORS

ROWS = dict(worlds_coverage.rows())
TESTS = worlds_coverage.tests()
KEYS = [*ROWS, *(card.id for card in (*WARRIORS, *SPELLS))]


@pytest.mark.parametrize("key", KEYS)
def test_each_rule_and_card_has_an_example(key: str):
    assert coverage_page.shown(key, TESTS)


def test_every_example_that_names_a_rule_names_one_that_exists():
    shown = {name for key in KEYS for name in coverage_page.shown(key, TESTS)}
    assert {name for name in TESTS if re.match(r"test_(\d+|ruling)_", name)} <= shown


def test_the_rows_are_whole():
    """Read from the book, so its form is checked."""
    assert len(ROWS) == len(worlds_coverage.rows())
    sections = {section: keys_of(section) for section in range(1, 12)}
    assert sections[1] == ["board", "warrior in play", "each seat", "shared", "1.5"]
    assert sections[2] == ["2.1", "2.2", "2.3", "2.4", "2.5", "chance"]
    assert sections[3] == [
        *("step 1 advance", "step 2 summon", "step 3 action", "step 4 draw"),
        *("any moment of your turn", "end of turn"),
    ]
    assert sections[4] == [
        *("distance", "melee", "ranged", "flying", "damage of a warrior", "health", "4.6", "4.7"),
    ]
    assert sections[5] == ["5.1", "5.2", "5.3", "5.4", "5.5"]
    assert sections[6] == [
        *("timing", "casting", "a spell without", "a target", "enchantments", "spells are free"),
        *("own_warrior enemy_warrior any_warrior", "two_own_warriors", "own_and_enemy_in_row"),
        *("cell", "reflectable_spell", "spell_or_enchantment"),
        *("damage", "duel", "exchange", "to_deck", "move", "modify", "hide", "silence"),
        *("grant_flying", "cancel", "redirect", "fields of a spell", "reflection"),
    ]
    assert sections[7] == ["a turn", "7.1", "7.2", "7.3", "skipping"]
    assert sections[9] == ["destruction", "breakthrough", "quiet rift", "9.4"]
    assert set(sections[10]) == {card.ability for card in WARRIORS if card.ability}
    rulings = [int(key.split()[1]) for key in ROWS if key.startswith("ruling")]
    assert rulings == [number for number in range(1, 50) if number != 32]


def keys_of(section: int) -> list[str]:
    """The keys of a section, in order, without its number where they have a name."""
    own = re.compile(rf"{section}[. ]")
    return [key.removeprefix(f"{section} ") for key in ROWS if own.match(key)]


def test_the_page_is_up_to_date():
    """`python tests/coverage_page.py` writes it anew."""
    assert worlds_coverage.PAGE.read_text("utf-8") == worlds_coverage.page()


def test_no_example_is_hidden_by_another_of_the_same_name():
    for path in Path(__file__).parent.rglob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert len(set(names)) == len(names)
