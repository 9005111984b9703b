"""The clocks on offer, and a clock in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.matches.clock import MISSES, Clock
from texts import Texts

MINUTE, HOUR = 60, 3600
NO_CLOCK = "none"
CLOCKS: Mapping[str, Clock | None] = {
    NO_CLOCK: None,
    **{str(seconds): Clock(seconds) for seconds in (60, 180, 300, 600)},
    **{str(hours * 3600): Clock(hours * 3600) for hours in (12, 24, 72)},
}
"""By what a choice says: live ones in minutes, then correspondence in hours."""


def clock_told(clock: Clock | None, texts: Texts) -> str:
    """The clock in a few words."""
    if clock is None:
        return texts("terms-no-clock")
    if clock.seconds % HOUR == 0:
        told = texts("terms-clock-hours", count=clock.seconds // HOUR)
    else:
        told = texts("terms-clock-minutes", count=max(1, clock.seconds // MINUTE))
    if clock.misses == MISSES:
        return told
    return texts("terms-clock-misses", clock=told, count=clock.misses)
