"""Is the host's clock right? For the doctor: Discord is asked for the time."""

from __future__ import annotations

import urllib.request
from http.client import HTTPException

from discord.http import Route

from bot.discord_clock import WORTH_A_WORD, DiscordClock, host_time, told_by
from bot.errors import NotReady

PATIENCE = 5.0
"""Seconds to wait for Discord's answer."""


def check_clock(patience: float = PATIENCE) -> str:
    """What was found; where Discord can't be reached, nothing can be said against the clock. Raises
    `NotReady`."""
    clock, asked_at = DiscordClock(), host_time()
    try:
        with urllib.request.urlopen(f"{Route.BASE}/gateway", timeout=patience) as answer:
            date = told_by(answer.headers.get("Date", ""))
    except (OSError, ValueError, HTTPException) as fault:
        return f"not compared: Discord can't be reached ({type(fault).__name__})"
    if date is None:
        return "not compared: Discord's answer tells no time"
    clock.answered(date, asked_at)
    ahead = clock.ahead or 0.0
    if abs(ahead) <= WORTH_A_WORD:
        return "agrees with Discord's"
    off = "ahead of" if ahead > 0 else "behind"
    raise NotReady(
        f"about {abs(ahead):.0f} seconds {off} Discord's: let it be set from the network (NTP)"
    )
