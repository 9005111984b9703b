"""No ability, aura, step or ruling of this version is left without a named example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from oracle import BUILT

EXAMPLES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
]
RULINGS = (1, 2, 3, 4, 7, 21, 27, 28, 29, 30, 31, 32, 37, 38, 44)
"""The others speak of abilities and modes that this version does not have."""
STEPS_OF_PLAYING = (1, 3, 4, 9, 10, 11, 12, 13, 16)
STEPS_OF_ATTACKING = (2, 3, 4, 5, 7, 9, 10, 12, 13, 19)


@pytest.mark.parametrize("ability", sorted(BUILT))
def test_each_ability_has_examples(ability: str):
    assert len([name for name in EXAMPLES if name.startswith(f"test_{ability}_")]) >= 3


@pytest.mark.parametrize(
    "beginning",
    [
        *(f"test_ruling_{number}_" for number in RULINGS),
        *(f"test_5_{step}_" for step in STEPS_OF_PLAYING),
        *(f"test_6_{step}_" for step in STEPS_OF_ATTACKING),
        *("test_1_", "test_2_1_", "test_2_2_", "test_3_1_", "test_3_2_", "test_3_3_"),
        *("test_3_end_", "test_4_check_1_", "test_4_check_2_", "test_aura_"),
    ],
)
def test_each_rule_has_an_example(beginning: str):
    assert any(name.startswith(beginning) for name in EXAMPLES)


def test_no_example_is_hidden_by_another_of_the_same_name_in_its_file():
    for path in Path(__file__).parent.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert len(set(names)) == len(names)
