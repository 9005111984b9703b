"""Whom the newest board mentions: each player once for each time that they have to act."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.boards.mentions import PRESENT, Mentions, find_mentions
from bot.store import Calls
from bot.store.notifications import Way

NOW = datetime(2026, 1, 1, tzinfo=UTC)
USERS = {"A": 1, "B": 2}
PINGS = dict.fromkeys(USERS.values(), Way.PING)


def waiting_for_b(*, called: dict[str, int] | None, away: timedelta = PRESENT) -> Any:
    """A match with a board in which B has had to act since version 3."""
    return SimpleNamespace(
        outcome=None,
        clock=SimpleNamespace(newest_stop=None),
        calls={"B": 3},
        row=SimpleNamespace(board=SimpleNamespace(called=called, message_id=7)),
        people=("A", "B"),
        user_in=USERS.get,
        acted_at={"A": NOW, "B": NOW - away},
    )


@pytest.mark.parametrize(
    ("called", "seats"),
    [
        (None, {"B": 3}),
        ({"A": 9}, {"B": 3}),
        ({"B": 2}, {"B": 3}),
        ({"B": 3}, {}),
        ({"B": 4}, {}),
    ],
)
def test_nobody_is_mentioned_twice_for_the_same(
    called: dict[str, int] | None, seats: dict[str, int]
) -> None:
    found = find_mentions(waiting_for_b(called=called), Calls.TURN, PINGS, NOW)
    assert found == Mentions(seats)


def test_who_has_just_acted_is_mentioned_once_they_may_have_left() -> None:
    match = waiting_for_b(called=None, away=timedelta(seconds=1))
    assert find_mentions(match, Calls.PAUSE, PINGS, NOW) == Mentions(
        again=NOW - timedelta(seconds=1) + PRESENT
    )
    assert find_mentions(match, Calls.TURN, PINGS, NOW) == Mentions({"B": 3})
    assert find_mentions(match, Calls.NEVER, PINGS, NOW) == Mentions()


@pytest.mark.parametrize("when", Calls)
def test_a_direct_message_comes_instead_once_they_may_have_left(when: Calls) -> None:
    ways = PINGS | {2: Way.DIRECT}
    assert find_mentions(waiting_for_b(called=None), when, ways, NOW) == Mentions(direct={"B": 3})
    present = waiting_for_b(called=None, away=timedelta(seconds=1))
    later = NOW - timedelta(seconds=1) + PRESENT
    assert find_mentions(present, when, ways, NOW) == Mentions(again=later)
    assert find_mentions(waiting_for_b(called={"B": 3}), when, ways, NOW) == Mentions()


@pytest.mark.parametrize("when", Calls)
def test_who_wants_to_hear_nothing_is_not_mentioned(when: Calls) -> None:
    ways = PINGS | {2: Way.NOTHING}
    assert find_mentions(waiting_for_b(called=None), when, ways, NOW) == Mentions()
