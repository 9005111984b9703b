"""Measure how long all achievements of past matches take, and how much memory.

    python benchmarks/achievements.py [MATCHES [ANSWERS]]

Some different duels are played at random and stored again and again, between the players of one
server, in an SQLite file; one player has a tenth of them. *Hold* is the longest time for which the
event loop ran nothing else, in processor time of its thread.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Any

from erasing import measured
from sqlalchemy import insert
from sqlalchemy.orm import Session

from bot.achievements.known import achievements
from bot.achievements.searching import ANSWERS, RESULTS, search_all, search_matches
from bot.main import tune_python
from bot.store import Store
from bot.store.grimoire_tables import Attempt
from bot.store.result_tables import Result, ResultKind, ResultSeat
from bot.store.tables import Board, Match, Move, Seat
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.games import game_named
from puzzles import library
from puzzles.course import courses

GUILD, NOW = 10, datetime(2026, 6, 1, tzinfo=UTC)
PEOPLE, BUSY = 1000, 1
"""The number of players of the server, and the one who has played most."""
TEMPLATES, BATCH = 40, 500


@dataclass(frozen=True)
class Duel:
    """A duel: its set-up, its moves with their seats, the winner (None: a draw), and its turns."""

    setup: dict[str, Any]
    moves: tuple[tuple[str, str], ...]
    winner: str | None
    turns: int


def play(seed: int) -> Duel:
    """Play a duel at random."""
    chance, game = random.Random(seed), game_named("clash")
    decks = chance.sample(sorted(PRECONSTRUCTED), 2)
    setup = duel_setup({"A": list(PRECONSTRUCTED[decks[0]]), "B": list(PRECONSTRUCTED[decks[1]])})
    state, _ = game.setup(setup, seed)
    moves = []
    while (outcome := state.outcome()) is None:
        (seat,) = state.to_act()
        action = chance.choice(state.legal_actions(seat))
        moves.append((seat, str(action)))
        state.apply(seat, action)
    winner = outcome.winners[0] if outcome.winners else None
    return Duel(setup, tuple(moves), winner, game.turn_number(state))


def fill(rows: Session, numbers: range, duels: list[Duel]) -> None:
    """Write matches with these numbers."""
    found: dict[Any, list[dict[str, Any]]] = {
        kind: [] for kind in (Match, Board, Seat, Move, Result, ResultSeat)
    }
    for number in numbers:
        duel, chance = duels[number % TEMPLATES], random.Random(number)
        at = NOW - timedelta(minutes=10_000_000 - number)
        people = chance.sample(range(2, PEOPLE + 1), 2)
        if number % 10 == 0:
            people[0] = BUSY
        where = {"guild_id": GUILD, "channel_id": 1, "origin_channel_id": 1, "language": "en"}
        about = {"id": number, "game": "clash", "setup": duel.setup, "seed": number % TEMPLATES}
        times = {"created_at": at, "updated_at": at, "version": len(duel.moves)}
        found[Match].append({**where, **about, **times})
        found[Board].append({"match_id": number})
        found[Move] += [
            {"match_id": number, "number": place, "seat": seat, "text": text, "played_at": at}
            for place, (seat, text) in enumerate(duel.moves)
        ]
        facts = {"kind": ResultKind.DUEL, "guild_id": GUILD, "season": 0, "rules": 3, "weight": 1.0}
        played = {"format": "", "mode": "duel", "reason": "fort", "turns": duel.turns}
        flags = {"private": False, "worldwide": False, "rated": True, "length": len(duel.moves)}
        own = {"number": number, "match_id": number, "began_at": at, "ended_at": at}
        found[Result].append({**facts, **played, **flags, **own, "game": "clash"})
        for place, user_id in enumerate(people):
            seat, name = "AB"[place], {"user_id": user_id, "name": f"P{user_id}"}
            found[Seat].append({"match_id": number, "seat": seat, **name})
            outcome = "drawn" if duel.winner is None else "won" if duel.winner == seat else "lost"
            cards = sorted({text.split(":")[0] for by, text in duel.moves if by == seat})
            ended = {"team": place, "placement": 1, "outcome": outcome, "left": False}
            points = {"before": 1500 + user_id % 150, "cards": cards}
            found[ResultSeat].append({"number": number, "seat": seat, **name, **ended, **points})
    for table, values in found.items():
        rows.execute(insert(table), values)


def fill_answers(rows: Session, numbers: range) -> None:
    """Write answers to puzzles; two of three are right."""
    rows.execute(
        insert(Attempt),
        [
            {
                "user_id": number % PEOPLE + 1,
                "name": "P",
                "guild_id": GUILD,
                "puzzle_id": f"p-{number // PEOPLE}",
                "line": "end",
                "reason": "solved" if number % 3 else "lost",
                "reached": bool(number % 3),
                "created_at": NOW,
            }
            for number in numbers
        ],
    )


def memory() -> float:
    """Return the most memory that this process has used, in MB."""
    return getrusage(RUSAGE_SELF).ru_maxrss / 1024


async def main(matches: int, answers: int) -> None:
    """Print the measurements."""
    duels = [play(seed) for seed in range(TEMPLATES)]
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'results.db'}")
        await store.open()
        for first in range(1, matches + 1, BATCH):
            some = range(first, min(first + BATCH, matches + 1))
            await store._database.change(partial(fill, numbers=some, duels=duels))
        for first in range(0, answers, BATCH):
            some = range(first, min(first + BATCH, answers))
            await store._database.change(partial(fill_answers, numbers=some))
        moves = sum(len(duel.moves) for duel in duels) / TEMPLATES
        print(f"{matches} matches of {moves:.0f} moves, {answers} answers; {memory():.0f} MB")
        tune_python()
        achievements(), courses(), library.find("")  # what the bot reads at its start
        for kind in (RESULTS, ANSWERS):
            async with measured(store, kind):
                async for _ in search_all(store, kind):
                    pass
            print(f"{await store.awards.count()} achievements; {memory():.0f} MB")
        began = perf_counter()
        await search_matches(store, (BUSY,))
        print(f"all matches of the busy player: {1000 * (perf_counter() - began):.0f} ms")
        await store.close()


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:3]]
    asyncio.run(main(*(given + [100_000, 20_000][len(given) :])))
