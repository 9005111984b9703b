"""Discord's time.

The host's clock may be wrong: its skew is measured by the times in Discord's messages, and
everything that is compared with Discord's times uses this clock.

Every response to a request carries its time in whole seconds: the true time is between the request
and the response, so each gives a minimum and a maximum by which the host is ahead. An interaction
can't arrive before it was made, which gives a maximum to the millisecond. The skew is what all of
them allow. If the host's clock is changed, which a comparison with a monotonic clock shows, all
measurements are forgotten.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from math import inf

import discord
import structlog

from bot.discord_requests import DiscordRequest

log = structlog.get_logger()

REMEMBERED = 64
"""Number of Discord's times that are combined."""
WORTH_A_WORD = 1.0
"""Warn if the skew exceeds this many seconds."""
DOUBT = 10.0
"""Seconds between two checks whether the clock was changed."""
RESOLUTION = 1.0
"""Resolution of the time in a response, in seconds."""


def host_time() -> datetime:
    """Return the time of the host's clock."""
    return discord.utils.utcnow()


def steady_time() -> float:
    """Return seconds of a monotonic clock, which changes of the host's clock don't affect."""
    return time.monotonic()


class DiscordClock:
    """The time of the host's clock `now`, corrected by what Discord's times prove.

    `steady` returns seconds of a monotonic clock.
    """

    def __init__(
        self,
        now: Callable[[], datetime] = host_time,
        steady: Callable[[], float] = steady_time,
    ) -> None:
        self._now = now
        self._steady = steady
        self._began: datetime | None = None
        self._dates: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._ahead: float | None = None
        self._warned = False
        self._doubted_at: datetime | None = None

    def now(self) -> datetime:
        """Return the time at Discord; the host's while its skew isn't known."""
        host = self._now()
        return host - timedelta(seconds=self._ahead_at(host) or 0.0)

    def age(self, made_at: datetime) -> float | None:
        """Return how many seconds ago Discord made something; None while the skew isn't known."""
        host = self._now()
        ahead = self._ahead_at(host)
        return None if ahead is None else (host - made_at).total_seconds() - ahead

    @property
    def ahead(self) -> float | None:
        """Seconds by which the host's clock is ahead (below 0: behind); None: not known yet.

        A clock that may be right counts as right.
        """
        return self._ahead_at(self._now())

    def _proved(self) -> float | None:
        """Return the seconds by which the host's clock is ahead, by all measurements."""
        least, most = -inf, inf
        for low, high in reversed(self._dates):
            if low > most or high < least:
                break  # the host's clock was changed in between: older times are useless
            least = low if low > least else least
            most = high if high < most else most
        if least > 0:
            return (least + most) / 2
        if most < 0:
            return most if least == -inf else (least + most) / 2
        return None if least == -inf else 0.0

    def is_doubtful(self) -> bool:
        """Return whether something that seems too late should be tried anyway.

        That is so once every `DOUBT` seconds: the host's clock may have been changed, which
        Discord's response shows.
        """
        now, before = self._now(), self._doubted_at
        if before is not None and abs((now - before).total_seconds()) < DOUBT:
            return False
        self._doubted_at = now
        return True

    def arrived(self, made_at: datetime) -> None:
        """Record the creation time of an object that has just arrived from Discord."""
        host = self._now()
        most = (host - made_at).total_seconds()
        if (
            self._dates and self._dates[-1][0] == -inf
        ):  # many at once must not displace the other measurements
            most = min(most, self._dates.pop()[1])
        self._learn(host, -inf, most)

    def heard(self, request: DiscordRequest) -> None:
        """Record the time in Discord's response to a request."""
        date = date_in(request.date)
        if date is not None:
            self.answered(date, request.asked_at)

    def answered(self, date: datetime, asked_at: datetime) -> None:
        """Record the time that Discord has just sent, in whole seconds.

        It was in the response to a request that was sent when the host's clock said `asked_at`.
        """
        least = (asked_at - date).total_seconds() - RESOLUTION
        host = self._now()
        most = (host - date).total_seconds()
        if least <= most:  # otherwise the host's clock was changed in between
            self._learn(host, least, most)

    def _ahead_at(self, host: datetime) -> float | None:
        """Return the seconds by which the host's clock is ahead at this time of the host.

        All measurements are forgotten if the clock was changed since, or the machine slept: then
        the start of the monotonic clock has moved.
        """
        began = host - timedelta(seconds=self._steady())
        if self._began and abs((began - self._began).total_seconds()) > WORTH_A_WORD:
            self._began = self._ahead = None
            self._dates.clear()
        return self._ahead

    def _learn(self, host: datetime, least: float, most: float) -> None:
        self._ahead_at(host)
        self._began = host - timedelta(seconds=self._steady())
        self._dates.append((least, most))
        self._ahead = self._proved()
        ahead = self._ahead or 0.0
        if abs(ahead) > WORTH_A_WORD and not self._warned:
            self._warned = True
            log.warning(
                "the host's clock is wrong: let it be set from the network (NTP)",
                seconds=round(abs(ahead), 1),
                off="ahead" if ahead > 0 else "behind",
            )


@lru_cache(maxsize=2)
def date_in(header: str) -> datetime | None:
    """Return the time in a `Date` header; None if it is invalid or without a time zone."""
    try:
        date = parsedate_to_datetime(header)
    except ValueError:
        return None
    return date if date.tzinfo is not None else None
