"""How many requests Discord takes, by its documentation and what its answers carry.

https://docs.discord.com/developers/topics/rate-limits

A bucket has so many requests in a window that begins with the first of them. Fifty requests a
second are for all that carry the bot's token: answers to interactions (callbacks and webhooks)
don't, and are no part of that. Messages that are older than an hour have a limit of their own for
edits (error 30046), of which no header tells before it is reached.
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
"""Requests of the bot, and the seconds in which it has them."""
OF_A_ROUTE = {
    ("POST", "/channels/{}/messages"): (5, 5.0),
    ("PATCH", "/channels/{}/messages/{}"): (5, 5.0),
}
"""The same for each channel."""
OF_OLD_MESSAGES = 3, 6.0
"""The same of edits, for each channel."""
OLD = 3600.0
"""Seconds after which a message is old."""
EDITED_TOO_OFTEN = 30046
TICK = 1e-6
"""Seconds by which clocks may be off that count in fractions."""
_NUMBER = re.compile(r"(?<=/)\d+")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/{}/)[^/]+")


@dataclass(slots=True)
class Window:
    """So many requests in so many seconds from the first one on."""

    limit: int
    seconds: float
    ends_at: float = 0.0
    used: int = 0

    def take(self, now: float) -> bool:
        """Have one of them; False where there is none left."""
        if now + TICK >= self.ends_at:
            self.ends_at, self.used = now + self.seconds, 0
        if self.used >= self.limit:
            return False
        self.used += 1
        return True

    def left(self, now: float) -> float:
        """Return the seconds until there are as many again."""
        return max(0.0, self.ends_at - now)


class Limits:
    """Says of each request of the bot whether it is one too many.

    `age` tells how many seconds ago a message (channel, id) was sent.
    """

    def __init__(self, age: Callable[[int, int], float] = lambda *_: 0.0) -> None:
        self._age = age
        self._bot = Window(*OF_THE_BOT)
        self._routes: dict[tuple[str, str, int], Window] = {}
        self._old: defaultdict[int, Window] = defaultdict(lambda: Window(*OF_OLD_MESSAGES))
        self.refused: Counter[str] = Counter()
        """By scope, how many were too many: ten thousand in ten minutes end a bot."""

    def taken(self, method: str, path: str, now: float) -> tuple[Headers, Refused | None]:
        """Return what the answer's headers tell, and the answer instead where it is refused."""
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
    """Return what a 429 says: body and headers.

    `scope`: `user`, `shared` or `global`.
    """
    said = {
        "message": "You are being rate limited.",
        "retry_after": _milliseconds(seconds),
        "global": scope == "global",
        "code": code,
    }
    told = {"Retry-After": str(ceil(seconds)), "X-RateLimit-Scope": scope}
    return said, {**headers, **told}


def _milliseconds(seconds: float) -> float:
    """In whole ones, not too few."""
    return ceil(round(seconds * 1000, 3)) / 1000


def is_counted(path: str) -> bool:
    """Return whether it is one of the fifty a second: not one whose token is an interaction's."""
    return not path.startswith(("/interactions/", "/webhooks/"))


def route_of(path: str) -> str:
    """Return the path without its numbers and tokens."""
    return _TOKEN.sub(r"\1{}", _NUMBER.sub("{}", path))
