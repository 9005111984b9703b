"""When the post about a week is due: on Monday morning, in the time zone of the server."""

from __future__ import annotations

from datetime import datetime, time
from zoneinfo import ZoneInfo

from bot.ui.time_zones import WEEK, next_weekly

MONDAY, MORNING = 0, time(9)
"""When the post is due."""


def next_post(after: datetime, zone: str) -> datetime:
    """Return when the first post after this time is due."""
    return next_weekly(after, MONDAY, MORNING, zone)


def latest_post(now: datetime, zone: str) -> datetime:
    """Return the newest time, not after now, at which a post was due."""
    return next_post(now - WEEK, zone)


def week_before(due_at: datetime, zone: str) -> tuple[datetime, datetime]:
    """Return the beginning and the end of the week that a post is about: Monday to Monday."""
    day, there = due_at.astimezone(ZoneInfo(zone)).date(), ZoneInfo(zone)
    return datetime.combine(day - WEEK, time(), there), datetime.combine(day, time(), there)
