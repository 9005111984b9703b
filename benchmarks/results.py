"""Measure queries of many results, and how well ratings rank players.

    python benchmarks/results.py [RESULTS]

All results of one server are in an SQLite file; one player has a tenth of them. Recomputing all
ratings must not make other changes wait. Then it simulates seasons of 30 players with known
strengths and 600 rated duels, and compares the rankings with the strengths.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import correlation, mean, median
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from bot.store import MatchResult, Reader, SeatResult, Store
from bot.store.rating_book import Pool, write_result
from bot.store.ratings import NEW_PLAYER, Strength, after_match
from bot.store.result_tables import Result, ResultKind, ResultSeat
from bot.store.tables import Match

GUILD, NOW = 10, datetime(2026, 6, 1, tzinfo=UTC)
PEOPLE, BUSY = 1000, 1
"""The number of players of the server, and the one who has played most."""
POOL = Pool(GUILD, "one", ResultKind.DUEL)
BATCH, TIMES, RATED = 5000, 15, 0.7
SEASON_PEOPLE, SEASON_MATCHES, SPREAD, SEASONS = 30, 600, 200, 20
ELO = 400
"""The lead in points with which a player wins ten of eleven matches."""


def fill(rows: Session, count: int) -> None:
    """Write `count` results of duels over a year."""
    chance = random.Random(1)
    for first in range(0, count, BATCH):
        matches, results, seats = [], [], []
        for number in range(first + 1, min(first + BATCH, count) + 1):
            at = NOW - timedelta(days=365) * (1 - number / count)
            matches.append(match(number, at))
            results.append(result(number, at, chance))
            pair = chance.sample(range(2, PEOPLE + 1), 2)
            if number % 10 == 0:
                pair[0] = BUSY
            seats += [seat(number, place, pair[place]) for place in chance.sample((0, 1), 2)]
        for table, values in ((Match, matches), (Result, results), (ResultSeat, seats)):
            rows.execute(insert(table), values)


def match(number: int, at: datetime) -> dict[str, Any]:
    """Return the row of a match that ended at this time."""
    shown = {"has_home": True, "private": False}
    where = {"guild_id": GUILD, "channel_id": 1, "origin_channel_id": 1, "language": "en"}
    about = {"id": number, "game": "one", "setup": {}, "rules": 1, "seed": 1}
    return {**shown, **where, **about, "created_at": at, "updated_at": at}


def result(number: int, at: datetime, chance: random.Random) -> dict[str, Any]:
    """Return the row of a result; three of five are of one game, most are rated."""
    played = {"format": "standard", "mode": "duel", "reason": "end", "turns": 9, "length": 40}
    facts = {"kind": ResultKind.DUEL, "guild_id": GUILD, "season": 0, "rules": 1, "weight": 1.0}
    game = chance.choice(("one", "one", "one", "two", "three"))
    flags = {"private": False, "worldwide": False, "rated": chance.random() < RATED}
    times = {"began_at": at, "ended_at": at}
    return {**played, **facts, **flags, **times, "number": number, "match_id": number, "game": game}


def seat(number: int, place: int, user_id: int) -> dict[str, Any]:
    """Return the row of a seat: the first one wins."""
    who = {"user_id": user_id, "name": f"Player {user_id}", "strength": None, "left": False}
    ended = {"team": place, "placement": place + 1, "outcome": ("won", "lost")[place]}
    return {"number": number, "seat": "AB"[place], **who, **ended}


def write_one(rows: Session) -> None:
    """Store a rated match of the busy player."""
    number = (rows.scalar(select(func.max(Match.id))) or 0) + 1
    rows.execute(insert(Match).values(match(number, NOW)))
    seats = [
        SeatResult("AB"[place], f"Player {user_id}", user_id, None, place, place + 1)
        for place, user_id in enumerate((BUSY, 7))
    ]
    ended = MatchResult("one", "", "duel", "end", 9, NOW, NOW, tuple(seats), "one", "duel", True)
    write_result(rows, number, 40, ended)


def time_changes(store: Store) -> list[float]:
    """Return a list to which each change adds the seconds for which it holds the writer."""
    seconds, change = list[float](), store._database.change

    async def timed_change(errand: Callable[[Session], Any]) -> Any:
        began = perf_counter()
        answer = await change(errand)
        seconds.append(perf_counter() - began)
        return answer

    store._database.change = timed_change  # type: ignore[method-assign]
    return seconds


async def timed(name: str, ask: Callable[[], Awaitable[Any]]) -> None:
    """Print how long a query takes, and how much of that is processor time."""
    took, worked = [], []
    for _ in range(TIMES):
        began, at_work = perf_counter(), process_time()
        await ask()
        took.append(1000 * (perf_counter() - began))
        worked.append(1000 * (process_time() - at_work))
    print(f"{name:27} median {median(took):5.1f} ms, of a core {median(worked):5.1f} ms", end="")
    print(f", worst {max(took):5.1f} ms")


async def main(count: int) -> None:
    """Print all measurements."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'results.db'}")
        await store.open()
        await store._database.change(lambda rows: fill(rows, count))
        held, began = time_changes(store), perf_counter()
        rated = await store.results.recompute()
        print(f"{count} results, {rated} of them rated anew in {perf_counter() - began:.1f} s")
        text = f"holds the writer for {1000 * max(held):.0f} ms, the last {1000 * held[-1]:.0f} ms"
        print(f"of {len(held)} steps the longest one {text}")
        ask = store.results
        history = ask.history
        own, other = Reader(BUSY), Reader(2, {1})
        await timed("venues", lambda: ask.venues_of(GUILD, BUSY))
        await timed("history, first page", lambda: history(GUILD, BUSY, own))
        await timed("history, last page", lambda: history(GUILD, BUSY, own, skip=count // 10 - 10))
        await timed("history, of a game", lambda: history(GUILD, BUSY, other, game="three"))
        await timed("history, against somebody", lambda: history(GUILD, BUSY, other, against=7))
        await timed("record", lambda: ask.records_of(GUILD, BUSY, other))
        await timed("head to head", lambda: ask.records_of(GUILD, BUSY, other, against=7))
        await timed("ratings", lambda: ask.ratings_of(GUILD, BUSY))
        await timed("curve", lambda: ask.curve_of(GUILD, BUSY, "one", ResultKind.DUEL))
        await timed("table, with movement", lambda: ask.table(POOL, 0, NOW))
        await timed("result of a match", lambda: ask.of_match(count // 2))
        await timed("first wins of a match", lambda: ask.first_wins(count // 10 * 10))
        await timed("early resignations", lambda: ask.early_resignations(GUILD, NOW))
        await timed("pairings for moderators", lambda: ask.pairings(GUILD, NOW))
        await timed("a rated result is written", lambda: store._database.change(write_one))
        await store.close()
    found = [season(number) for number in range(SEASONS)]
    print(f"\n{SEASONS} seasons of {SEASON_PEOPLE} people, {SEASON_MATCHES} rated duels each:")
    print(f"rank correlation with the true strengths: {mean(found):.3f}, worst {min(found):.3f}")


def season(seed: int) -> float:
    """Return the rank correlation of a season's ranking with the strengths of its players."""
    chance = random.Random(seed)
    people = range(SEASON_PEOPLE)
    strengths = [chance.gauss(NEW_PLAYER.rating, SPREAD) for _ in people]
    ratings: list[Strength] = [NEW_PLAYER for _ in people]
    for _ in range(SEASON_MATCHES):
        pair = chance.sample(people, 2)
        behind = strengths[pair[1]] - strengths[pair[0]]
        wins = chance.random() < 1 / (1 + 10 ** (behind / ELO))
        after = after_match([[ratings[each]] for each in pair], [1, 2] if wins else [2, 1])
        for each, (rating,) in zip(pair, after, strict=True):
            ratings[each] = rating
    return rank_correlation(strengths, [each.mu for each in ratings])


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation: 1 for equal rankings, 0 for random ones."""
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share their mean rank."""
    order = sorted(values)
    first, times = {value: order.index(value) for value in {*values}}, Counter(values)
    return [first[value] + (times[value] - 1) / 2 for value in values]


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
