"""A portion of the fuzzed interactions; `python tests/fuzz.py` sends as many as one likes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fuzz_parts import fuzz

from bot.boards import panel
from bot.matches import LiveMatch
from bot.ui.router import Acts


async def test_three_hundred_interactions_at_random_break_nothing(tmp_path: Path) -> None:
    figures = await fuzz(tmp_path, 300, "portion", "bursts")
    assert figures.faults == []
    assert figures.sent.total() == 300
    assert 0 < figures.refused < 300
    assert len(figures.sent) == 4
    assert 0 < figures.acknowledged <= figures.done < 600


@pytest.fixture(autouse=True)
def posts_without_limits() -> None:
    """Here the limits hold: that is what the floods are about."""


SHORT = {"strangers": 150, "files": 13, "undo": 60, "floods": 100, "names": 12}


@pytest.mark.parametrize("part", SHORT)
async def test_a_portion_of_each_other_part_finds_nothing(tmp_path: Path, part: str) -> None:
    figures = await fuzz(tmp_path, SHORT[part], "portion", part)
    assert figures.faults == []
    assert figures.sent.total() >= SHORT[part]


# ------------------------------------------------------------------ it would be noticed


async def test_what_breaks_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def show(*_: Any) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(panel, "show", show)
    figures = await fuzz(tmp_path, 5, "broken")
    assert any("interaction failed" in each for each in figures.faults)


async def test_what_is_not_answered_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def used(_acts: Acts, _interaction: Any) -> None: ...

    monkeypatch.setattr(Acts, "used", used)
    figures = await fuzz(tmp_path, 60, "silent")
    assert any(each.startswith("not answered") for each in figures.faults)


async def test_a_hand_that_others_see_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveMatch, "seat_of", lambda match, _user_id: match.people[0])
    figures = await fuzz(tmp_path, 1, "leaks")
    told = "\n".join(each for each in figures.faults if each.startswith("tells "))
    assert "'Ann’s hand from left to right: '" in told
    assert re.search(r"'(Ann|Bob) holds \d cards: '", told)
