"""Time zones by name, as users choose them."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

from bot.errors import Refusal
from bot.ui.escaping import escape_markdown


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
