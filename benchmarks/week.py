"""Measure the posts about a week: for many servers with many results and answers.

    python benchmarks/week.py [SERVERS [RESULTS]]

All results, as many answers to puzzles, and a year of daily puzzles in every tenth server are in an
SQLite file; half of them are from the week. The pictures aren't drawn: render workers do that.
"""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import Any

from sqlalchemy import insert
from sqlalchemy.orm import Session

from bot.recap.week import TOGETHER
from bot.results.schedule import latest_post, next_post, week_before
from bot.store import Attempt, Daily, DailyState, Store
from bot.store.grimoire_tables import Rating
from bot.store.result_tables import Result, ResultKind, ResultSeat
from bot.store.servers import Server
from bot.store.tables import Match
from bot.store.weeks import Week

NOW = datetime(2026, 6, 1, 10, tzinfo=UTC)
"""A Monday morning."""
PEOPLE, PUZZLES, DAYS = 30, 100, 365
DAILIES_EVERY = 10
"""One server of this many has daily puzzles."""
BATCH = 5000
GLANCE = 0.001
"""Seconds between two looks at whether the event loop is held."""


def fill(rows: Session, servers: int, count: int) -> None:
    """Write servers with a channel for the week, results of duels, and answers."""
    chance = random.Random(1)
    chosen = {"week_channel_id": 1, "week_at": latest_post(NOW, "UTC")}
    rows.execute(insert(Server), [{"guild_id": each, **chosen} for each in range(1, servers + 1)])
    ratings = [
        {"subject": f"page:built-{each}", "mu": 15 + each / 5, "sigma": 1.0, "games": 9}
        for each in range(PUZZLES)
    ]
    rows.execute(insert(Rating), ratings)
    for first in range(0, count, BATCH):
        numbers = range(first + 1, min(first + BATCH, count) + 1)
        tables: dict[Any, list[dict[str, Any]]] = {Match: [], Result: [], ResultSeat: []}
        tables[Attempt] = []
        for number in numbers:
            days = chance.random() * 7 if number % 2 else 7 + chance.random() * DAYS
            at, guild_id = NOW - timedelta(hours=10, days=days), chance.randint(1, servers)
            tables[Match].append(match(number, guild_id, at))
            tables[Result].append(result(number, guild_id, at, chance.randint(6, 40)))
            pair = chance.sample(range(1, PEOPLE + 1), 2)
            tables[ResultSeat] += [
                seat(number, place, guild_id * 1000 + who, 1500 + chance.randint(-200, 200))
                for place, who in enumerate(pair)
            ]
            who = guild_id * 1000 + chance.randint(1, PEOPLE)
            tables[Attempt].append(answer(guild_id, who, at, chance.randrange(PUZZLES)))
        for table, values in tables.items():
            rows.execute(insert(table), values)
    for guild_id in range(1, servers + 1, DAILIES_EVERY):
        write_dailies(rows, guild_id, chance)


def match(number: int, guild_id: int, at: datetime) -> dict[str, Any]:
    """Return the row of a match that ended at this time."""
    where = {"guild_id": guild_id, "channel_id": guild_id, "origin_channel_id": guild_id}
    shown = {"has_home": True, "private": False, "language": "en"}
    about = {"id": number, "game": "one", "setup": {}, "rules": 1, "seed": 1}
    return {**shown, **where, **about, "created_at": at, "updated_at": at}


def result(number: int, guild_id: int, at: datetime, turns: int) -> dict[str, Any]:
    """Return the row of a rated result."""
    played = {"format": "standard", "mode": "duel", "reason": "end", "turns": turns, "length": 40}
    facts = {"kind": ResultKind.DUEL, "guild_id": guild_id, "season": 0, "rules": 1, "weight": 1.0}
    flags = {"private": False, "worldwide": False, "rated": True, "game": "one"}
    return {
        **played,
        **facts,
        **flags,
        "number": number,
        "match_id": number,
        "began_at": at,
        "ended_at": at,
    }


def seat(number: int, place: int, user_id: int, points: int) -> dict[str, Any]:
    """Return the row of a seat: the first one wins."""
    who = {"user_id": user_id, "name": f"Player {user_id}", "strength": None, "left": False}
    ended = {"team": place, "placement": place + 1, "outcome": ("won", "lost")[place]}
    return {"number": number, "seat": "AB"[place], **who, **ended, "before": points}


def answer(
    guild_id: int, user_id: int, at: datetime, puzzle: int, daily_id: int | None = None
) -> dict[str, Any]:
    """Return the row of a right answer."""
    who = {"user_id": user_id, "name": f"Player {user_id}", "guild_id": guild_id}
    what = {"puzzle_id": f"built-{puzzle}", "line": "", "reason": "solved", "reached": True}
    return {**who, **what, "daily_id": daily_id, "hints": 0, "rating": 1500, "created_at": at}


def write_dailies(rows: Session, guild_id: int, chance: random.Random) -> None:
    """Write the daily puzzles of a year, each solved by a third of the people."""
    dailies, answers = [], []
    for day in range(DAYS):
        at = NOW - timedelta(days=DAYS - day)
        number = guild_id * DAYS + day
        state = {"state": DailyState.REVEALED, "channel_id": 1, "language": "en"}
        when = {"due_at": at, "posted_at": at, "closes_at": at + timedelta(days=1)}
        what = {"id": number, "guild_id": guild_id, "day": f"{at:%Y-%m-%d}"}
        dailies.append({**what, **state, **when, "puzzle_id": f"daily-{day}"})
        for who in chance.sample(range(1, PEOPLE + 1), PEOPLE // 3):
            user_id, solved_at = guild_id * 1000 + who, at + timedelta(hours=1)
            given = answer(guild_id, user_id, solved_at, 0, number)
            answers.append({**given, "puzzle_id": f"daily-{day}"})
    rows.execute(insert(Daily), dailies)
    rows.execute(insert(Attempt), answers)


async def watch(held: list[float]) -> None:
    """Add the seconds for which the event loop works between two short sleeps."""
    while True:
        worked = thread_time()
        await asyncio.sleep(GLANCE)
        held.append(thread_time() - worked)


async def main(servers: int, count: int) -> None:
    """Print all measurements."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'week.db'}")
        await store.open()
        await store._database.change(lambda rows: fill(rows, servers, count))
        memory, held = peak(), list[float]()
        watching = asyncio.create_task(watch(held))
        began, took, filled = perf_counter(), list[float](), 0
        due = await store.weeks.due(NOW)
        begun, weeks = (
            0,
            [
                Week(each, latest_post(NOW, "UTC"), next_post(NOW, "UTC"), is_late=False)
                for each in due
            ],
        )
        for first in range(0, len(weeks), TOGETHER):
            begun += await store.weeks.begin(weeks[first : first + TOGETHER], NOW)
        print(f"{begun} posts begun in {perf_counter() - began:.2f} s")
        began, worked = perf_counter(), process_time()
        for each in due:
            asked = perf_counter()
            since, until = week_before(each.week_at, "UTC")
            places = await store.weeks.places(each.guild_id, since, until)
            recap = await store.weeks.recap(each.guild_id, since, until, NOW, places)
            filled += not recap.is_empty
            took.append(perf_counter() - asked)
        seconds, worked = perf_counter() - began, process_time() - worked
        watching.cancel()
        await store.close()
        print(
            f"{filled} weeks of {servers} servers with {count} results in {seconds:.1f} s", end=""
        )
        print(f", of a core {worked:.1f} s")
        print(f"a week: median {1000 * median(took):.1f} ms, worst {1000 * max(took):.1f} ms")
        print(f"the event loop was held for {1000 * max(held):.1f} ms at most")
        print(f"memory: {peak() - memory:.0f} MiB more than before, {peak():.0f} MiB in all")


def peak() -> float:
    """Return the most memory that this process has used, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sizes = [int(each) for each in sys.argv[1:]]
    asyncio.run(main(*sizes, *(1000, 100_000)[len(sizes) :]))
