"""A portion of the fuzzed interactions; `python tests/fuzz.py` sends as many as one likes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fuzz_parts import fuzz
from long import mark_all_long_but

from bot.boards import panel
from bot.matches import LiveMatch
from bot.ui.router import Handlers


@pytest.mark.parametrize("count", mark_all_long_but([80], [80, 300]))
async def test_interactions_at_random_break_nothing(tmp_path: Path, count: int) -> None:
    figures = await fuzz(tmp_path, count, "portion", "bursts")
    assert figures.faults == []
    assert figures.sent.total() == count
    assert 0 < figures.refused < count
    assert len(figures.sent) == 4
    assert 0 < figures.acknowledged <= figures.done < 2 * count


@pytest.fixture(autouse=True)
def posts_without_limits() -> None:
    """Here the limits hold: that is what the floods are about."""


SHORT = {"strangers": 20, "outside": 80, "files": 13, "undo": 20, "floods": 40, "names": 6}
LONGER = {"strangers": 150, "outside": 3000, "undo": 60, "floods": 100, "names": 12}


@pytest.mark.parametrize(
    ("part", "count"), mark_all_long_but([*SHORT.items()], [*SHORT.items(), *LONGER.items()])
)
async def test_a_portion_of_each_other_part_finds_nothing(
    tmp_path: Path, part: str, count: int
) -> None:
    figures = await fuzz(tmp_path, count, "portion", part)
    assert figures.faults == []
    assert figures.sent.total() >= count


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
    async def used(_acts: Handlers, _interaction: Any) -> None: ...

    monkeypatch.setattr(Handlers, "used", used)
    figures = await fuzz(tmp_path, 20, "silent")
    assert any(each.startswith("not answered") for each in figures.faults)


async def test_a_hand_that_others_see_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveMatch, "seat_of", lambda match, _user_id: match.people[0])
    figures = await fuzz(tmp_path, 1, "leaks")
    text = "\n".join(each for each in figures.faults if each.startswith("tells "))
    assert "'Ann’s hand from left to right: '" in text
    assert re.search(r"'(Ann|Bob) holds \d cards: '", text)
