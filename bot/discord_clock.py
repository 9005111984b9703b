"""Discord's time.

The host's clock may be wrong: how far it is off is measured on the times that Discord itself tells,
and whatever is compared with Discord's times is told by this clock.

Every answer to a request carries its time in whole seconds: the truth lies between the request and
the answer, so each tells a least and a most by which the host is ahead. An interaction can't arrive
before it was made, which tells a most to the millisecond. What all of them allow is the skew. When
the host's clock is set, which shows beside a clock that nobody sets, all of that is forgotten.
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
"""Times of Discord that are looked at together."""
WORTH_A_WORD = 1.0
"""Seconds; a clock that is further off is the host's to mend."""
DOUBT = 10.0
"""Seconds between two looks whether the clock was set."""
RESOLUTION = 1.0
"""Seconds in which the time of an answer to a request is told."""


def host_time() -> datetime:
    """Return what the host's clock says."""
    return discord.utils.utcnow()


def steady_time() -> float:
    """Return seconds that go on evenly, whatever is done to the host's clock."""
    return time.monotonic()


class DiscordClock:
    """The time by the host's clock `now`, corrected by what Discord's times prove.

    `steady` counts seconds whatever is done to the host's clock.
    """

    def __init__(
        self,
        now: Callable[[], datetime] = host_time,
        steady: Callable[[], float] = steady_time,
    ) -> None:
        self._now = now
        self._steady = steady
        self._began: datetime | None = None
        self._told: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._ahead: float | None = None
        self._warned = False
        self._doubted_at: datetime | None = None

    def now(self) -> datetime:
        """Return the time at Discord; the host's as long as nothing is known against it."""
        host = self._now()
        return host - timedelta(seconds=self._ahead_at(host) or 0.0)

    def age(self, made_at: datetime) -> float | None:
        """Return how many seconds ago Discord made something; None where nobody can know yet."""
        host = self._now()
        ahead = self._ahead_at(host)
        return None if ahead is None else (host - made_at).total_seconds() - ahead

    @property
    def ahead(self) -> float | None:
        """Seconds by which the host's clock is ahead (below 0: behind); None: not known yet.

        A clock that may be right is taken to be right.
        """
        return self._ahead_at(self._now())

    def _proved(self) -> float | None:
        """Return by how many seconds the host's clock is ahead, by all that was told."""
        least, most = -inf, inf
        for low, high in reversed(self._told):
            if low > most or high < least:
                break  # the host's clock was set in between: older times say nothing
            least = low if low > least else least
            most = high if high < most else most
        if least > 0:
            return (least + most) / 2
        if most < 0:
            return most if least == -inf else (least + most) / 2
        return None if least == -inf else 0.0

    def is_doubtful(self) -> bool:
        """Return whether something that seems too late should be tried even so.

        It should once in a while: the host's clock may have been set, and Discord's answer tells.
        """
        now, before = self._now(), self._doubted_at
        if before is not None and abs((now - before).total_seconds()) < DOUBT:
            return False
        self._doubted_at = now
        return True

    def arrived(self, made_at: datetime) -> None:
        """Take in that something has arrived that Discord made then."""
        host = self._now()
        most = (host - made_at).total_seconds()
        if (
            self._told and self._told[-1][0] == -inf
        ):  # many at once must not make the rest forgotten
            most = min(most, self._told.pop()[1])
        self._learn(host, -inf, most)

    def heard(self, request: DiscordRequest) -> None:
        """Take in the time that Discord has told in its answer to a request."""
        date = told_by(request.date)
        if date is not None:
            self.answered(date, request.asked_at)

    def answered(self, date: datetime, asked_at: datetime) -> None:
        """Take in the time that Discord has just told, in whole seconds.

        It stood in the answer to a request that was sent when the host's clock said `asked_at`.
        """
        least = (asked_at - date).total_seconds() - RESOLUTION
        host = self._now()
        most = (host - date).total_seconds()
        if least <= most:  # else the host's clock was set in between
            self._learn(host, least, most)

    def _ahead_at(self, host: datetime) -> float | None:
        """Return by how much the host's clock is ahead when it says this.

        What is known of it is forgotten if it was set since, or the machine slept: then the steady
        clock would have begun at another time by it.
        """
        began = host - timedelta(seconds=self._steady())
        if self._began and abs((began - self._began).total_seconds()) > WORTH_A_WORD:
            self._began = self._ahead = None
            self._told.clear()
        return self._ahead

    def _learn(self, host: datetime, least: float, most: float) -> None:
        self._ahead_at(host)
        self._began = host - timedelta(seconds=self._steady())
        self._told.append((least, most))
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
def told_by(header: str) -> datetime | None:
    """Return the time that a `Date` header tells."""
    try:
        date = parsedate_to_datetime(header)
    except ValueError:
        return None
    return date if date.tzinfo is not None else None
