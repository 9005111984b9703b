"""Whole events end with a podium, however many people play and however they behave."""

from __future__ import annotations

import pytest
from long import mark_all_long_but
from people import Club
from whole_evenings import Whole, most_within

EVENINGS = (
    ("swiss", 6, False),
    ("swiss", 16, False),
    ("swiss", 8, True),
    ("draft", 8, False),
    ("knockout", 5, False),
    ("robin", 5, False),
    ("final", 9, False),
)
"""`python tests/evenings.py` plays larger ones."""


@pytest.mark.parametrize(("kind", "people", "restarts"), mark_all_long_but([EVENINGS[0]], EVENINGS))
async def test_an_event_is_played_to_its_podium(
    club: Club, kind: str, people: int, restarts: bool
) -> None:
    costs = await Whole(club, kind, people, seed=1).play(restarts=restarts)
    assert costs.found == []
    assert costs.podium.startswith("1. ")


def test_the_most_requests_within_a_time_are_counted() -> None:
    assert most_within([], 1.0) == 0
    assert most_within([0.0, 0.5, 0.9, 1.0, 1.4, 3.0], 1.0) == 4
