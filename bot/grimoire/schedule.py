"""When a server's daily page is due, in its own time zone."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY = timedelta(days=1)


@cache
def time_zones() -> tuple[str, ...]:
    """Return all known time zones by name; `UTC` first."""
    return ("UTC", *sorted(available_timezones() - {"UTC", "localtime"}))


def due(day: date, at: time, zone: str) -> datetime:
    """Return when the page of a day is due.

    An hour that the clocks skip comes right after the gap, one that comes twice counts the first
    time.
    """
    return datetime.combine(day, at, ZoneInfo(zone)).astimezone(UTC)


def newest(now: datetime, at: time, zone: str) -> date:
    """Return the day whose page was due last."""
    day = now.astimezone(ZoneInfo(zone)).date()
    while due(day, at, zone) > now:
        day -= DAY
    return day


def following(now: datetime, at: time, zone: str) -> date:
    """Return the day whose page is due next."""
    return newest(now, at, zone) + DAY
