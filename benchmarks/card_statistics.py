"""Measure the statistics of a server with many results.

    python benchmarks/card_statistics.py [RESULTS]

All results of one server are in an SQLite file: every third match was drafted, every seat played
six of 300 cards, and every deck is different. Other queries are asked in between: the longest wait
of one is printed too.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import insert
from sqlalchemy.orm import Session

from bot.main import tune_python
from bot.store import Match, Move, Store, Succession
from bot.store.result_tables import Result, ResultKind, ResultSeat, SeatOutcome
from bot.store.statistics import Counted, Preparation

GUILD, CHANNEL, NOW = 10, 1, datetime(2026, 6, 1, tzinfo=UTC)
GAME, DRAFT = "one", "draft"
CARDS = [f"card_{number}" for number in range(300)]
PEOPLE, PLAYED, DECK, PICKS, BATCH = 1000, 6, 8, 16, 2000
EVERY = 3
"""One match in this many was drafted."""
COUNTED = Counted(
    preparations=(Preparation(DRAFT, "picked"),), decks_at="decks", formats=("standard",)
)


def fill(rows: Session, first: int, last: int, count: int) -> None:
    """Write the results with these numbers, of `count` over a year."""
    chance = random.Random(first)
    found: dict[type[Any], list[dict[str, Any]]] = {}

    def add(table: type[Any], **values: Any) -> None:
        found.setdefault(table, []).append(values)

    for number in range(first, last + 1):
        at = NOW - timedelta(days=365) * (1 - number / count)
        decks = {seat: chance.sample(CARDS, DECK) for seat in "AB"}
        add(Match, **match(number, GAME, {"decks": decks}, at))
        add(Move, **move(number, 1, "A", CARDS[0], at))
        if number % EVERY == 0:
            add(Match, **match(count + number, DRAFT, {}, at))
            add(
                Succession,
                match_id=number,
                parent_id=count + number,
                parent_version=1,
                part=0,
                seats={},
            )
            for pick in range(1, PICKS + 1):
                add(Move, **move(count + number, pick, "AB"[pick % 2], chance.choice(CARDS), at))
        kind = chance.choice((ResultKind.DUEL, ResultKind.DUEL, ResultKind.BOT))
        add(Result, **result(number, kind, at))
        pair = chance.sample(range(1, PEOPLE + 1), 2)
        for seat, user_id, outcome in zip("AB", pair, ("won", "lost"), strict=True):
            cards = sorted(chance.sample(CARDS, PLAYED))
            ended = {"team": "AB".index(seat), "placement": 1, "outcome": SeatOutcome(outcome)}
            who = {"user_id": user_id, "name": "", "strength": None, "left": False}
            add(ResultSeat, number=number, seat=seat, cards=cards, **who, **ended)
    for table, values in found.items():
        rows.execute(insert(table), values)


def match(number: int, game: str, setup: dict[str, Any], at: datetime) -> dict[str, Any]:
    """Return the row of a match."""
    where = {"guild_id": GUILD, "channel_id": CHANNEL, "origin_channel_id": CHANNEL}
    about = {"id": number, "game": game, "setup": setup, "rules": 1, "seed": 1, "language": "en"}
    return {
        **where,
        **about,
        "has_home": True,
        "private": False,
        "created_at": at,
        "updated_at": at,
    }


def move(number: int, place: int, seat: str, text: str, at: datetime) -> dict[str, Any]:
    """Return the row of a move."""
    return {"match_id": number, "number": place, "seat": seat, "text": text, "played_at": at}


def result(number: int, kind: ResultKind, at: datetime) -> dict[str, Any]:
    """Return the row of a result."""
    played = {"format": "standard", "mode": "duel", "reason": "end", "turns": 9, "length": 40}
    facts = {"kind": kind, "guild_id": GUILD, "season": 0, "rules": 1, "weight": 1.0, "game": GAME}
    flags = {"private": False, "worldwide": False, "rated": False}
    times = {"began_at": at, "ended_at": at}
    return {**played, **facts, **flags, **times, "number": number, "match_id": number}


async def main(count: int) -> None:
    """Print how long counting takes, and how long other queries wait for it."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'statistics.db'}")
        await store.open()
        for first in range(1, count + 1, BATCH):
            last = min(first + BATCH - 1, count)
            await store._database.change(partial(fill, first=first, last=last, count=count))
        tune_python()
        waits, lags = list[float](), list[float]()
        others = [asyncio.create_task(ask(store, waits)), asyncio.create_task(tick(lags))]
        began, at_work = perf_counter(), process_time()
        found = await store.statistics.of_game(GUILD, GAME, COUNTED, {CHANNEL})
        took, worked = perf_counter() - began, process_time() - at_work
        for other in others:
            other.cancel()
        matches = found.people.matches.total() + found.bot.matches.total()
        each = 1000 * worked / count
        print(
            f"{count} results: {matches} counted in {took:.1f} s, of a core {worked:.1f} s", end=""
        )
        print(f" ({each:.3f} ms each)")
        print(f"cards {len(found.people.cards)}, decks kept {len(found.people.decks)}", end=", ")
        print(f"picks {found.picked.total()}")
        print(f"another query waits for {1000 * max(waits, default=0):.0f} ms at most", end=", ")
        print(f"the event loop for {1000 * max(lags, default=0):.0f} ms")
        await store.close()


async def ask(store: Store, waits: list[float]) -> None:
    """Ask for a row again and again, and note how long that takes."""
    while True:
        began = perf_counter()
        await store.match(1)
        waits.append(perf_counter() - began)
        await asyncio.sleep(0.01)


async def tick(lags: list[float]) -> None:
    """Note by how much the event loop is late."""
    while True:
        began = perf_counter()
        await asyncio.sleep(0.01)
        lags.append(perf_counter() - began - 0.01)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
