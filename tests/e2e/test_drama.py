"""Days of a server on which much goes wrong: nobody loses by it, and nothing is said twice."""

from __future__ import annotations

import pytest
from drama_day import play_on
from people import Club

SEEDS = 10
"""`python tests/drama.py` plays many more."""


@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
async def test_a_day_on_which_much_goes_wrong(club: Club, seed: int) -> None:
    assert await play_on(club, seed) == []
