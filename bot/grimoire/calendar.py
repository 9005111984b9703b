"""The calendar of a player's daily puzzles in a server."""

from __future__ import annotations

from calendar import Calendar as Weeks
from collections.abc import Sequence
from datetime import date

from bot.store.solvers import PuzzleDay, frozen_days
from images.calendar import Calendar, Mark
from texts import Texts

_WEEKS = Weeks()


def calendar_of(
    days: Sequence[PuzzleDay], month: str, streak: int, texts: Texts
) -> Calendar | None:
    """Return the calendar of a month such as `2026-05`; None if it has had no puzzle.

    Args:
        days: All days of the server with a puzzle, in order, as the player solved them.
        month: The month to show.
        streak: The player's current streak.
        texts: The texts of the reader.
    """
    frozen = frozen_days(days)
    marks = {each.day: _mark(each, frozen) for each in days if each.day.startswith(f"{month}-")}
    if not marks:
        return None
    year, number = map(int, month.split("-"))
    weeks = _WEEKS.monthdays2calendar(year, number)
    skipped = sum(day == 0 for day, _ in weeks[0])
    all_days = [day for week in weeks for day, _ in week if day]
    return Calendar(
        texts.month(date(year, number, 1)),
        texts("chart-days-in-a-row", count=streak) if streak else "",
        texts.weekdays(),
        skipped,
        tuple([marks.get(f"{month}-{day:02}") for day in all_days]),
    )


def _mark(day: PuzzleDay, frozen: set[str]) -> Mark:
    if day.solved:
        return "right"
    if day.day in frozen:
        return "frozen"
    if day.is_open:
        return "open"
    return "wrong" if day.tried else "missed"
