"""Days of a server on which much goes wrong: nobody loses by it, and nothing is said twice."""

from __future__ import annotations

import drama_day
import pytest
from drama_day import play_on
from long import how_many, mark_all_long_but
from people import Club

SEEDS = range(1, 11)
"""`python tests/drama.py` plays many more."""


@pytest.mark.parametrize("seed", mark_all_long_but([1], SEEDS))
async def test_a_day_on_which_much_goes_wrong(
    club: Club, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(drama_day, "MATCHES", how_many(6, drama_day.MATCHES))
    assert await play_on(club, seed) == []
