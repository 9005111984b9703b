"""Discord's rate limits, by its documentation and by the headers of its answers.

https://docs.discord.com/developers/topics/rate-limits

A bucket allows a number of requests in a window that begins with the first of them. Fifty requests
a second are allowed to all that carry the bot's token; answers to interactions (callbacks and
webhooks) don't count. Edits of messages older than an hour have a limit of their own (error 30046),
which no header announces.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import md5
from math import ceil
from typing import Any, TypeAlias

Headers: TypeAlias = "dict[str, str]"
Refused: TypeAlias = "tuple[dict[str, Any], Headers]"

OF_THE_BOT = 50, 1.0
"""The bot's requests, and the seconds of their window."""
OF_A_ROUTE = {
    ("POST", "/channels/{}/messages"): (5, 5.0),
    ("PATCH", "/channels/{}/messages/{}"): (5, 5.0),
}
"""Requests and seconds for each channel, by route."""
OF_OLD_MESSAGES = 3, 6.0
"""Edits of old messages and seconds, for each channel."""
OLD = 3600.0
"""Seconds after which a message is old."""
EDITED_TOO_OFTEN = 30046
TICK = 1e-6
"""Tolerance in seconds for clocks that count in fractions."""
_NUMBER = re.compile(r"(?<=/)\d+")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/{}/)[^/]+")


@dataclass(slots=True)
class Window:
    """A window of `seconds` from its first request that allows `limit` requests."""

    limit: int
    seconds: float
    ends_at: float = 0.0
    used: int = 0

    def take(self, now: float) -> bool:
        """Use one request; return False if none is left."""
        if now + TICK >= self.ends_at:
            self.ends_at, self.used = now + self.seconds, 0
        if self.used >= self.limit:
            return False
        self.used += 1
        return True

    def left(self, now: float) -> float:
        """Return the seconds until the window ends."""
        return max(0.0, self.ends_at - now)


class Limits:
    """Decides for each request of the bot whether it exceeds a limit.

    `age` returns how many seconds ago a message (channel, id) was sent.
    """

    def __init__(self, age: Callable[[int, int], float] = lambda *_: 0.0) -> None:
        self._age = age
        self._bot = Window(*OF_THE_BOT)
        self._routes: dict[tuple[str, str, int], Window] = {}
        self._old: defaultdict[int, Window] = defaultdict(lambda: Window(*OF_OLD_MESSAGES))
        self.refused: Counter[str] = Counter()
        """Refused requests by scope: ten thousand in ten minutes get a bot banned."""

    def taken(self, method: str, path: str, now: float) -> tuple[Headers, Refused | None]:
        """Return the answer's headers, and the refusal if the request exceeds a limit."""
        route, numbers = route_of(path), [int(each) for each in _NUMBER.findall(path)]
        if is_counted(path) and not self._bot.take(now):
            return {}, self._too_many("global", self._bot.left(now), {"X-RateLimit-Global": "true"})
        if (method, route) not in OF_A_ROUTE:
            return {}, None
        key, limit = (method, route, numbers[0]), OF_A_ROUTE[method, route]
        window = self._routes.setdefault(key, Window(*limit))
        taken = window.take(now)
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset-After": f"{_milliseconds(window.left(now)):.3f}",
            "X-RateLimit-Bucket": md5(f"{method} {route}".encode()).hexdigest(),
        }
        if not taken:
            return headers, self._too_many("user", window.left(now), headers)
        if method == "PATCH" and self._age(numbers[0], numbers[1]) > OLD:
            old = self._old[numbers[0]]
            if not old.take(now):
                return headers, self._too_many("shared", old.left(now), headers, EDITED_TOO_OFTEN)
        return headers, None

    def _too_many(self, scope: str, seconds: float, headers: Headers, code: int = 0) -> Refused:
        self.refused[scope] += 1
        return too_many(scope, seconds, headers, code)


def too_many(scope: str, seconds: float, headers: Headers, code: int = 0) -> Refused:
    """Return body and headers of a 429. `scope`: `user`, `shared` or `global`."""
    said = {
        "message": "You are being rate limited.",
        "retry_after": _milliseconds(seconds),
        "global": scope == "global",
        "code": code,
    }
    wait = {"Retry-After": str(ceil(seconds)), "X-RateLimit-Scope": scope}
    return said, {**headers, **wait}


def _milliseconds(seconds: float) -> float:
    """Return the seconds rounded up to whole milliseconds."""
    return ceil(round(seconds * 1000, 3)) / 1000


def is_counted(path: str) -> bool:
    """Return whether it counts among the fifty a second: not if its token is an interaction's."""
    return not path.startswith(("/interactions/", "/webhooks/"))


def route_of(path: str) -> str:
    """Return the path without its numbers and tokens."""
    return _TOKEN.sub(r"\1{}", _NUMBER.sub("{}", path))
