"""Visitors of the web pages who request anything, as users and attack tools do.

`load.py --visitors` sends them to a bot while matches are played. The requests are made from the
routes of the site, keys that are valid, and values of all kinds; equal seeds make equal requests.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import aiohttp

FIELDS = (
    *("step", "line", "choose", "lang", "q", "theme", "difficulty", "set", "frame", "season"),
    *("page", "name", "cost", "attack", "health", "ability", "position", "notation", "goal"),
)
WORDS = (
    *("", "0", "1", "-1", "9" * 30, "a", "ogre:u", "bu1", "end", "../../etc/passwd", "%00", "é"),
    *("<script>", "' OR 1=1", "{{7*7}}", "\r\nX: y", "null", "NaN", "clash", "first-steps", "💥"),
)
METHODS = ("GET",) * 16 + ("POST",) * 6 + ("HEAD", "PUT", "DELETE", "OPTIONS")
LONGEST = 300
LARGEST = 200_000
TIMEOUT = aiohttp.ClientTimeout(total=60)


@dataclass
class Seen:
    """How often each status was answered, how long answers took (seconds), and what failed."""

    statuses: Counter[int] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)

    def add(self, others: Seen) -> None:
        """Add what other visitors have seen."""
        self.statuses += others.statuses
        self.waits += others.waits
        self.failed += others.failed


def visit(
    url: str, routes: Sequence[str], keys: Sequence[str], requests: int, at_once: int, seed: int
) -> Seen:
    """Make this number of requests to a site at `url`, `at_once` at a time.

    `routes` are templates of paths, `keys` are keys of open links.
    """
    return asyncio.run(_visit(url, routes, keys, requests, at_once, random.Random(seed)))


async def _visit(
    url: str,
    routes: Sequence[str],
    keys: Sequence[str],
    requests: int,
    at_once: int,
    dice: random.Random,
) -> Seen:
    seen, left = Seen(), iter(range(requests))
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(url, connector=connector, timeout=TIMEOUT) as session:

        async def come() -> None:
            for _ in left:
                method, path, more = _request(routes, keys, dice)
                began = time.perf_counter()
                try:
                    async with session.request(method, path, **more) as response:
                        await response.read()
                        seen.statuses[response.status] += 1
                except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as fault:
                    seen.failed[type(fault).__name__] += 1
                seen.waits.append(time.perf_counter() - began)

        await asyncio.gather(*(come() for _ in range(at_once)))
    return seen


def _request(
    routes: Sequence[str], keys: Sequence[str], dice: random.Random
) -> tuple[str, str, dict[str, Any]]:
    """Return method, path, and the rest of a request."""
    parts = []
    for part in dice.choice(routes).split("/"):
        if "{" not in part:
            parts.append(part)
        elif "key" in part and keys and dice.random() < 0.7:
            parts.append(dice.choice(keys) + part.partition("}")[2])
        else:
            parts.append(quote(_word(dice), safe="") + part.partition("}")[2])
    path = "/".join(parts) or "/"
    if dice.random() < 0.6:
        asked = [f"{dice.choice(FIELDS)}={quote(_word(dice))}" for _ in range(dice.randint(1, 4))]
        path += "?" + "&".join(asked)
    method = dice.choice(METHODS)
    headers = {
        "Accept-Language": dice.choice(("en", "fr, en;q=0.5", "ru", "x" * 200, "*")),
        "X-Forwarded-For": f"10.{dice.randrange(9)}.{dice.randrange(250)}.{dice.randrange(250)}",
    }
    more: dict[str, Any] = {"headers": headers, "allow_redirects": False}
    if method in ("POST", "PUT"):
        body = dice.choice((_form, _json, _bytes))
        more["data"] = body(dice)
    return method, path, more


def _word(dice: random.Random) -> str:
    if dice.random() < 0.8:
        return dice.choice(WORDS)
    return "".join(
        chr(dice.choice((dice.randrange(32, 127), dice.randrange(160, 0x3000))))
        for _ in range(dice.choice((5, 40, LONGEST // 9)))
    )


def _form(dice: random.Random) -> dict[str, str]:
    return {dice.choice(FIELDS): _word(dice) for _ in range(dice.randint(0, 6))}


def _json(dice: random.Random) -> bytes:
    depth = dice.choice((1, 5, 5000))
    return b"[" * depth + str(dice.randrange(10)).encode() + b"]" * depth


def _bytes(dice: random.Random) -> bytes:
    return dice.randbytes(dice.choice((0, 10, 1000, LARGEST)))
