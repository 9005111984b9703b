"""The calendar of a player's daily puzzles: what each day was."""

from __future__ import annotations

from bot.grimoire.calendar import calendar_of
from bot.store.solvers import PuzzleDay
from images.calendar import calendar
from texts import texts_in

EN = texts_in("en")


def test_each_day_is_right_wrong_missed_frozen_or_open() -> None:
    solved = {"2026-04-30", "2026-05-01", "2026-05-04"}
    days = [
        PuzzleDay(f"2026-{day}", f"2026-{day}" in solved, day == "05-06", day == "05-05")
        for day in ("04-30", "05-01", "05-02", "05-03", "05-04", "05-05", "05-06")
    ]
    shown = calendar_of(days, "2026-05", 3, EN)
    assert shown is not None
    assert shown.days[:7] == ("right", "frozen", "missed", "right", "frozen", "open", None)
    assert len(shown.days) == 31
    assert shown.skipped == 4  # the first of May is a Friday
    assert calendar(shown, EN).alt.split("\n") == [
        "May 2026 · streak in days: 3",
        "right: 1, 4",
        "missed: 3",
        "missed, streak kept: 2, 5",
        "still open: 6",
    ]
    assert calendar_of(days, "2026-06", 3, EN) is None
