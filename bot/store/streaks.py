"""Days in a row, pure functions of what happened on each day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Streak:
    """Daily pages solved in a row: up to now, and the longest ever.

    `frozen`: the row goes on although a page of this month was missed.
    """

    now: int
    best: int
    frozen: bool = False


@dataclass(frozen=True, slots=True)
class PageDay:
    """A day with a page: its date (`2026-05-01`), whether it was solved, whether it goes on."""

    day: str
    solved: bool
    is_open: bool = False


def count_streak(days: Iterable[PageDay]) -> Streak:
    """Count the pages solved in a row, the days given in their order.

    One missed page of a calendar month does not end the row, nor does the page that is still open.
    """
    run = best = 0
    frozen = month = ""
    for each in days:
        month = each.day[:7]
        if each.solved:
            run += 1
        elif run and not each.is_open:
            run, frozen = (0, "") if frozen == month else (run, month)
        best = max(best, run)
    return Streak(run, best, bool(run) and frozen == month)
