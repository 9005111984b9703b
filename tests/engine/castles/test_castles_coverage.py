"""No rule, ruling or card of castles.md is left without a named example."""

from __future__ import annotations

import re
from pathlib import Path

import castles_coverage
import coverage_page
import pytest

ROWS = dict(castles_coverage.rows())
TESTS = castles_coverage.tests()
KEYS = [*ROWS, *dict(castles_coverage.cards())]


@pytest.mark.parametrize("key", KEYS)
def test_each_rule_and_card_has_an_example(key: str):
    assert coverage_page.shown(key, TESTS)


def test_every_example_that_names_a_rule_names_one_that_exists():
    shown = {name for key in KEYS for name in coverage_page.shown(key, TESTS)}
    assert {name for name in TESTS if re.match(r"test_(\d+|ruling)_", name)} <= shown


def test_the_rows_are_whole():
    """Read from the book, so its form is checked."""
    assert len(ROWS) == len(castles_coverage.rows())
    assert len(KEYS) == len(ROWS) + 53
    for section, count in {1: 4, 2: 4, 3: 5, 9: 5}.items():
        found = [key for key in ROWS if re.match(rf"{section}\.", key)]
        assert found == [f"{section}.{step}" for step in range(1, count + 1)]
    assert of(4) == [
        *("build", "summon", "activate", "use an ability", "play magic", "race power", "end"),
        *("building", "tile", "move", "attack"),
    ]
    assert [key for key in ROWS if key.startswith("5.")] == ["5.1", "5.5"]
    assert of(5) == [
        *("direct attack on a castle", "through a tower or gate", "wall", "deaths", "end")
    ]
    assert of(6) == ["tower", "gate", "wall", "tiles", "supply"]
    assert of(7) == ["once", "humans", "demons", "undead", "orcs"]
    assert of(8) == [
        *("shape", "effects"),
        *(f"target {kind}" for kind in ("creature", "cell", "line", "discard", "dest")),
        *("areas", "damage", "heal", "bonus_life", "bonus", "shield", "stun", "ready", "kill"),
        *("shove", "pull", "draw", "take_back", "tombstone", "skeleton", "castle_heal"),
        *("reroll", "destroy_tiles", "flying", "lifesteal", "no_wound"),
    ]
    assert of(14) == ["moves", "position", "view", "what settles", "chapter"]
    rulings = [int(key.split()[1]) for key in ROWS if key.startswith("ruling")]
    assert rulings == list(range(1, 65))


def of(section: int) -> list[str]:
    """The named rules of a section."""
    return [key.split(" ", 1)[1] for key in ROWS if key.startswith(f"{section} ")]


def test_the_page_is_up_to_date():
    """`python tests/coverage_page.py` writes it anew."""
    assert castles_coverage.PAGE.read_text("utf-8") == castles_coverage.page()


def test_no_example_is_hidden_by_another_of_the_same_name():
    for path in Path(__file__).parent.rglob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert len(set(names)) == len(names)
