"""Times of day and time zones, as users type them, and the times that they mean."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.errors import Refusal
from bot.ui.escaping import escape_markdown

WEEK = timedelta(days=7)


def next_weekly(after: datetime, weekday: int, at: time, zone: str) -> datetime:
    """Return the first time after this one that is this time of a weekday (0: Monday) there."""
    local = after.astimezone(ZoneInfo(zone))
    day = local.date() + timedelta(days=(weekday - local.weekday()) % 7)
    found = datetime.combine(day, at, ZoneInfo(zone))
    return found if found > after else datetime.combine(day + WEEK, at, ZoneInfo(zone))


@cache
def time_zones() -> tuple[str, ...]:
    """Return all known time zones by name, with `UTC` first."""
    return ("UTC", *sorted(available_timezones() - {"UTC", "localtime"}))


def read_time_zone(typed: str) -> str:
    """Return the time zone with this name, in any case. Raises `Refusal`."""
    wanted = "_".join(typed.strip().lower().split())
    for zone in time_zones():
        if zone.lower() == wanted:
            return zone
    raise Refusal("refused-unknown-zone", zone=escape_markdown(typed))


def read_time(typed: str) -> time:
    """Return a time of day, such as 22:30 or 8. Raises `Refusal`."""
    found = re.fullmatch("([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9]))?", typed.strip())
    if found is None:
        raise Refusal("refused-no-time", time=escape_markdown(typed))
    return time(int(found[1]), int(found[2] or 0))
