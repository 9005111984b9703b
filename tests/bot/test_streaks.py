"""Days in a row: one missed puzzle of a month is forgiven, the open one does not count yet."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.store.solvers import PuzzleDay, count_streak


def days(first: str, done: str) -> list[PuzzleDay]:
    """Days from this one on: `x` solved, `-` missed, `?` open."""
    begins = date.fromisoformat(first)
    return [
        PuzzleDay((begins + timedelta(number)).isoformat(), letter == "x", letter == "?")
        for number, letter in enumerate(done)
    ]


def counted(first: str, done: str) -> tuple[int, int, bool]:
    row = count_streak(days(first, done))
    return row.now, row.best, row.frozen


def test_puzzles_in_a_row() -> None:
    assert counted("2026-05-01", "") == (0, 0, False)
    assert counted("2026-05-01", "xxx") == (3, 3, False)
    assert counted("2026-05-01", "xx?") == (2, 2, False)


def test_one_missed_puzzle_of_a_month_does_not_end_the_row() -> None:
    assert counted("2026-05-01", "xx-") == (2, 2, True)
    assert counted("2026-05-01", "xx-x") == (3, 3, True)


def test_the_second_one_does() -> None:
    assert counted("2026-05-01", "xx--") == (0, 2, False)
    assert counted("2026-05-01", "xx-x-x") == (1, 3, False)


def test_each_month_forgives_one() -> None:
    assert counted("2026-05-29", "x-xx-x") == (4, 4, True)
    assert counted("2026-05-29", "x-xx") == (3, 3, False), "of another month"


def test_a_row_that_ended_takes_its_freeze_along() -> None:
    assert counted("2026-05-01", "x--x-x") == (2, 2, True)


def test_nothing_is_frozen_before_a_row_begins() -> None:
    assert counted("2026-05-01", "--x-x") == (2, 2, True)


@given(st.text("x-", max_size=80))
def test_it_is_what_a_calendar_says(done: str) -> None:
    """By the definition: the longest stretch that begins with a solved puzzle and in which no month
    has two missed ones, counted afresh from each beginning that ended a row."""
    first, expected = "2026-04-20", 0
    asked = days(first, done)
    row = count_streak(asked)
    start = 0
    while start < len(asked):
        if not asked[start].solved:
            start += 1
            continue
        missed: set[str] = set()
        solved, end = 0, start
        for end in range(start, len(asked)):
            if asked[end].solved:
                solved += 1
            elif asked[end].day[:7] in missed:
                break
            else:
                missed.add(asked[end].day[:7])
        else:
            assert row.now == solved
            end = len(asked)
        expected = max(expected, solved)
        start = end + 1
    assert row.best == expected
    assert row.now <= row.best
