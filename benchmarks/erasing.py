"""Measure how long an export and deletions take, and how long the bot waits for them.

    python benchmarks/erasing.py [ANSWERS [MATCHES]] [--database URL]

A fifth of `ANSWERS` to puzzles and a quarter of `MATCHES` are those of one user. The user's data is
exported and deleted, then that of the server. *Hold* is the longest time for which the event loop
ran nothing else, in processor time of its thread, which is the same on a busy machine: garbage
collection in that thread counts. *Wait* is how long a small change by someone else takes. The
database is a new SQLite file, or an empty one that is named.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import calibration
from sqlalchemy import insert
from sqlalchemy.orm import Session

from bot.main import tune_python
from bot.privacy.export import export_of
from bot.store import MatchResult, Motion, SeatResult, Store
from bot.store.grimoire_tables import Attempt, StoredPuzzle
from bot.store.result_tables import Result, ResultKind, ResultSeat
from bot.store.tables import Board, Match, Move, Seat
from bot.ui.escaping import shorten_name

GUILD, USER, OTHER, CHANGING = 10 << 22, 100 << 22, 101 << 22, 102 << 22
NAME, NOW = "Ann", datetime(2026, 6, 1, tzinfo=UTC)
ANSWERS_EACH, MATCHES_EACH, PUZZLES_EACH = 5, 4, 100
"""One of this many answers or matches is the user's; a puzzle comes from one of as many matches."""
MOVES = 4
BATCH, TICK_SECONDS, PAUSE_SECONDS = 500, 0.001, 0.02
WORDS = {"en": "Former player"}


async def main(answers: int, matches: int, url: str) -> None:
    """Print the measurements."""
    store = Store(url)
    await store.open()
    for first in range(0, max(answers, matches), BATCH):
        some = range(first + 1, first + BATCH + 1)
        add = partial(fill, answers=some[: max(answers - first, 0)])
        await store._database.change(partial(add, matches=some[: max(matches - first, 0)]))
    print(f"{answers} answers to puzzles, {matches} matches")
    await store.users.set_motion(CHANGING, Motion.STILL)
    tune_python()
    async with measured(store, "export"):
        name, data = await export_of(store, USER)
    print(f"{name} has {len(data) / 1e6:.1f} MB")
    async with measured(store, "deletion of the user"):
        await delete(store, user_id=USER)
    async with measured(store, "deletion of the server"):
        await delete(store, guild_id=GUILD)
    await store.close()


def fill(rows: Session, answers: range, matches: range) -> None:
    """Write answers and matches with these numbers, all of one server."""
    found: dict[Any, list[dict[str, Any]]] = {
        Attempt: [answer(number) for number in answers],
        Match: [match(number) for number in matches],
        Board: [{"match_id": number} for number in matches],
        Seat: [
            {"match_id": number, "seat": seat, "user_id": user_id, "name": NAME}
            for number in matches
            for seat, user_id in players(number)
        ],
        Move: [
            {"match_id": number, "number": at, "seat": "A", "text": "play", "played_at": NOW}
            for number in matches
            for at in range(MOVES)
        ],
        Result: [result(number) for number in matches],
        ResultSeat: [
            result_seat(number, seat, user_id)
            for number in matches
            for seat, user_id in players(number)
        ],
        StoredPuzzle: [puzzle(number) for number in matches if not number % PUZZLES_EACH],
    }
    for table, values in found.items():
        if values:
            rows.execute(insert(table), values)


def players(number: int) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return the seats of a match and their players."""
    return ("A", OTHER if number % MATCHES_EACH else USER), ("B", OTHER)


def answer(number: int) -> dict[str, Any]:
    """Return the row of an answer."""
    user_id = OTHER if number % ANSWERS_EACH else USER
    about = {"guild_id": GUILD, "puzzle_id": f"p-{number}", "reason": "lost", "reached": False}
    return {"user_id": user_id, "name": NAME, "line": "play " * 20, "created_at": NOW, **about}


def match(number: int) -> dict[str, Any]:
    """Return the row of a match that is over."""
    seats = [
        SeatResult(seat, NAME, user_id, None, place, place + 1)
        for place, (seat, user_id) in enumerate(players(number))
    ]
    ended = MatchResult("clash", "", "duel", "end", 9, NOW, NOW, tuple(seats))
    where = {"guild_id": GUILD, "channel_id": 1, "origin_channel_id": 1, "language": "en"}
    about = {"id": number, "game": "clash", "setup": {}, "rules": 1, "seed": 1, "result": ended}
    return {**where, **about, "created_at": NOW, "updated_at": NOW}


def result(number: int) -> dict[str, Any]:
    """Return the row of its result."""
    played = {"format": "standard", "mode": "duel", "reason": "end", "turns": 9, "length": 40}
    facts = {"kind": ResultKind.DUEL, "guild_id": GUILD, "rules": 1, "began_at": NOW}
    flags = {"private": False, "worldwide": False, "rated": False, "ended_at": NOW}
    return {**played, **facts, **flags, "number": number, "match_id": number, "game": "clash"}


def result_seat(number: int, seat: str, user_id: int) -> dict[str, Any]:
    """Return the row of a seat of its result."""
    ended = {"team": 0, "placement": 1, "outcome": "won", "left": False}
    return {"number": number, "seat": seat, "user_id": user_id, "name": NAME, **ended}


def puzzle(number: int) -> dict[str, Any]:
    """Return the row of a puzzle that the user made from a match."""
    title = {"en": f"{NAME} – Bob, match {number}"}
    document = {"title": title, "author": NAME, "moves": ["play"] * 500}
    about = {"guild_id": GUILD, "author_id": USER, "state": "approved", "created_at": NOW}
    return {**about, "document": document}


async def delete(store: Store, **whose: int) -> None:
    """Delete the data of a user or of a server, whose matches are over."""
    await store.erasures.request(NOW, **whose)
    (number,) = await store.erasures.due(NOW)
    erasure = await store.erasures.erasure(number)
    assert erasure is not None, "just requested"
    if erasure.guild_id is not None:
        await store.erasures.erase_server(erasure.guild_id)
    else:
        await store.erasures.erase_user(erasure, NOW, WORDS, shortened, forget)
    await store.erasures.finish(erasure)


def shortened(name: str) -> set[str]:
    """Return the form of a name that the log contains."""
    return {shorten_name(name)}


async def forget(matches: Sequence[int]) -> None:
    """Do nothing: no match is in memory."""


@asynccontextmanager
async def measured(store: Store, what: str) -> AsyncIterator[None]:
    """Print how long this takes, the longest hold of the event loop, and waits of changes."""
    holds, waits = list[float](), list[float]()

    async def tick() -> None:
        while True:
            worked = thread_time()
            await asyncio.sleep(TICK_SECONDS)
            holds.append(thread_time() - worked)

    async def change() -> None:
        while True:
            began = perf_counter()
            await store.users.set_motion(CHANGING, Motion.STILL)
            waits.append(perf_counter() - began)
            await asyncio.sleep(PAUSE_SECONDS)

    others = [asyncio.create_task(tick()), asyncio.create_task(change())]
    began = perf_counter()
    yield
    seconds = perf_counter() - began
    await asyncio.sleep(PAUSE_SECONDS)
    for each in others:
        each.cancel()
    hold, wait = 1000 * max(holds), f"median {1000 * median(waits):.0f} ms"
    print(f"{what:22} {seconds:5.1f} s, hold {hold:4.1f} ms, wait {wait}", end=", ")
    print(f"worst {1000 * max(waits):.0f} ms")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("answers", type=int, nargs="?", default=100_000)
    asked.add_argument("matches", type=int, nargs="?", default=20_000)
    asked.add_argument("--database", help="the URL of an empty one")
    options = asked.parse_args()
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{Path(folder) / 'erasing.db'}"
        asyncio.run(main(options.answers, options.matches, options.database or file))
