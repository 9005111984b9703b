"""No step, ability or ruling of clash-of-decks.md is left without a named example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import rule_coverage

from engine.clash.abilities import ABILITIES

ROWS = dict(rule_coverage.rows())
TESTS = rule_coverage.tests()


@pytest.mark.parametrize("key", ROWS)
def test_each_rule_has_an_example(key: str):
    assert rule_coverage.shown(key)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.id)
def test_each_ability_has_several_examples(ability):
    shown = rule_coverage.shown(f"7 {ability.id}")
    assert len(shown) >= 3, f"write tests whose names begin with test_7_{ability.id}_"


def test_every_pair_of_the_tables_has_an_example_and_the_other_way_round():
    pairs = rule_coverage.pairs()
    shown = {name for pair in pairs for name in rule_coverage.shown(f"pair {' '.join(pair)}")}
    assert all(rule_coverage.shown(f"pair {' '.join(pair)}") for pair in pairs)
    assert shown == {name for name in TESTS if name.startswith("test_pair_")}


def test_every_example_that_names_a_rule_names_one_that_exists():
    shown = {name for key in ROWS for name in rule_coverage.shown(key)}
    naming = {name for name in TESTS if re.match(r"test_(\d+_\d+|7|ruling)_", name)}
    assert naming <= shown


def test_the_rows_are_whole():
    """Read from the book, so its form is checked: steps in sequence, abilities, rulings."""
    sections = {int(re.split(r"[ .]", key)[0]) for key in ROWS if key[0].isdigit()}
    assert sections | {15} == set(rule_coverage.sections()) == set(range(1, 16))
    for section, steps in ((2, 2), (3, 3), (5, 19), (6, 20), (14, 5)):
        found = [key for key in ROWS if re.match(rf"{section}\.", key)]
        assert found == [f"{section}.{step}" for step in range(1, steps + 1)]
    abilities = {key.removeprefix("7 ") for key in ROWS if key.startswith("7 ")}
    assert abilities == {"abilities", "aura", *(ability.id for ability in ABILITIES)}
    rulings = [int(key.split()[1]) for key in ROWS if key.startswith("ruling")]
    assert rulings == list(range(1, len(rulings) + 1))
    assert len(rulings) >= 48


def test_the_page_is_up_to_date():
    """`python tests/coverage_page.py` writes it anew."""
    assert rule_coverage.PAGE.read_text("utf-8") == rule_coverage.page()


def test_no_example_is_hidden_by_another_of_the_same_name():
    for path in Path(__file__).parent.rglob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert len(set(names)) == len(names)
