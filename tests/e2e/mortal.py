"""A bot that may be killed at any moment while people play, and what must hold after it.

Several matches are played at once on the bot's own database. A *ledger* beside it is written by the
test: what people try, what the store has accepted, what people have been told. Each life of the bot
looks first whether the database keeps what the ledger promises, then everybody plays on.
"""

from __future__ import annotations

import json
import os
import random
import signal
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import simcord.http.client
from known_games import KnownGame
from people import SETTLE_SECONDS, Act, Club, Table, buttons
from simcord import Env
from sqlalchemy import Engine, event

from bot.client import Bridgekeeper
from bot.settings import Settings
from bot.store import Match, Move, Store

TABLES = 3
DECKS = (("1", "3"), ("2", "4"), ("3", "2"), ("4", "1"))
WRITES = {"POST", "PATCH"}

BEFORE_COMMIT, AFTER_COMMIT = "before the commit", "after the commit"
BEFORE_REQUEST, AFTER_REQUEST = "before a request", "after a request"
MOMENTS = (BEFORE_COMMIT, AFTER_COMMIT, BEFORE_REQUEST, AFTER_REQUEST)
"""When a bot dies between a move and its reply."""


@dataclass
class Ledger:
    """What is promised: by match and number, the texts that were tried, and the one that was
    accepted. `told` counts the moves whose players have had their answer."""

    file: Path
    tried: dict[tuple[int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    stored: dict[tuple[int, int], str] = field(default_factory=dict)
    told: int = 0

    @classmethod
    def read(cls, file: Path) -> Ledger:
        """The ledger as all lives so far have written it."""
        ledger = cls(file)
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            what, match_id, number, text = json.loads(line)
            if what == "tried":
                ledger.tried[match_id, number].add(text)
            elif what == "stored":
                ledger.stored[match_id, number] = text
            else:
                ledger.told += 1
        return ledger

    def write(self, what: str, match_id: int, number: int, text: str) -> None:
        """Add a line: what the process has written, its end by a signal does not take away."""
        line = json.dumps([what, match_id, number, text]) + "\n"
        with self.file.open("a", encoding="utf-8") as opened:
            opened.write(line)

    def faults(self, rows: list[Match]) -> list[str]:
        """Where the database does not keep what was promised."""
        found = []
        kept = {
            (row.id, move.number): move.text or move.kind.value
            for row in rows
            for move in row.moves
        }
        for row in rows:
            if [move.number for move in row.moves] != [*range(row.version)]:
                found.append(f"match {row.id}: the numbers of its moves have gaps")
        for where, text in self.stored.items():
            if kept.get(where) != text:
                found.append(f"lost: {text} at {where}, there is {kept.get(where)}")
        for where, text in kept.items():
            if text not in self.tried[where]:
                found.append(f"nobody has played {text} at {where}")
        return found


class Life:
    """One process of the bot, from its start until it is killed."""

    def __init__(self, club: Club, tables: list[Table], ledger: Ledger, seed: str) -> None:
        self.club = club
        self.tables = tables
        self.ledger = ledger
        self.chance = random.Random(seed)

    @classmethod
    async def begin(cls, folder: Path, seed: str) -> Life:
        """Start the bot on the database in this folder. The local Discord begins anew with the
        same channels and people."""
        url = f"sqlite+aiosqlite:///{folder / 'bridgekeeper.db'}"
        bot = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url))
        env = Env(bot, check_errors=True, settle_timeout=SETTLE_SECONDS)
        club = Club(env, bot)
        channels = [club.guild.create_text_channel(f"table-{each}") for each in range(TABLES)]
        await env.start()
        ledger = Ledger.read(folder / "ledger.jsonl")
        return cls(club, [Table(club, each) for each in channels], ledger, seed)

    async def end(self) -> None:
        """Close everything in good order."""
        await self.club.close()

    async def check(self) -> None:
        """What was accepted is there, nothing is there twice, the boards catch up, and every match
        is played on. Raises AssertionError."""
        rows = [await self._row(match_id) for match_id in range(1, await self._matches() + 1)]
        assert self.ledger.faults(rows) == []
        behind = await self._behind()
        await self.club.sweep()
        await self.club.posted()
        assert await self._behind() == []
        for table in self.tables:
            row = await table.row()
            assert row is None or row.id not in behind or table.boards, f"no board for {row.id}"
        for table in self.tables:
            before = await self._version(table)
            while await self._version(table) == before:
                await self._move(table)
            await self.club.posted()
            with_buttons = [each for each in table.boards if "My hand" in buttons(each)]
            match = await table.match()
            assert table.shows(match)
            assert len(with_buttons) == (match.outcome is None)

    async def play(self) -> None:
        """People play, often several in the same moment, until the end."""
        while True:
            await self._move(*self.chance.sample(self.tables, self.chance.randint(1, TABLES)))

    async def _move(self, *tables: Table) -> None:
        """At each of these tables whoever is due does something."""
        acts = [await self._act(each) for each in tables]
        for _, match_id, number, text in acts:
            self.ledger.write("tried", match_id, number, text)
        if len(acts) == 1:
            await acts[0][0]()
        else:
            await self.club.together(*(act for act, *_ in acts))
        for _, match_id, number, _ in acts:
            match = await self.club.bot.matches.get(match_id)
            if match.version > number:
                self.ledger.write("told", match_id, number, "")

    async def _act(self, table: Table) -> tuple[Act, int, int, str]:
        """What to do here, with match, number and text of the move that it makes."""
        row = await table.row()
        if row is None or row.result is not None:
            game = KnownGame(self.chance.choice(DECKS), self.chance.getrandbits(40), ())
            await self.club.match(game, channel=table.channel)
        match = await table.match()
        (seat,) = match.due
        person = table.sitting(seat)
        shown = table.boards and "My hand" in buttons(table.board) and table.shows(match)
        if shown and self.chance.random() < 0.3:
            panel = await table.panel(person)
            label, move = ("Undo", "undo") if match.takes_back(seat) else ("End turn", "end")
            return partial(person.click, panel, label=label), match.id, match.version, move
        if self.chance.random() < 0.2:
            return partial(person.slash, table.channel, "end"), match.id, match.version, "end"
        move = str(self.chance.choice(match.state.legal_actions(seat)))
        play = partial(person.slash, table.channel, "play", card=move)
        return play, match.id, match.version, move

    async def _version(self, table: Table) -> tuple[int, int]:
        row = await table.row()
        return (row.id, row.version) if row else (0, 0)

    async def _matches(self) -> int:
        newest = [await self._version(table) for table in self.tables]
        return max(match_id for match_id, _ in newest)

    async def _behind(self) -> Sequence[int]:
        return await self.club.bot.store.matches_behind(self.club.bot.now())

    async def _row(self, match_id: int) -> Match:
        row = await self.club.bot.store.match(match_id)
        assert row is not None, f"match {match_id} is gone"
        return row


class Fate:
    """The ledger hears of every move as soon as the store has accepted it. Once its fate is sealed,
    the process dies around a move that is yet to come."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._moment: str | None = None
        self._moves = 0
        self._requests = 0
        self._watch_the_store()
        self._watch_discord()

    def seal(self, moment: str, moves: int, requests: int) -> None:
        """Die at this one of the `MOMENTS` of so many moves from now; a moment of a request is
        that of so many requests later."""
        self._moment, self._moves, self._requests = moment, moves, requests

    def _watch_the_store(self) -> None:
        add_move = Store.add_move

        async def add_and_tell(store: Store, *facts: Any, **more: Any) -> None:
            await add_move(store, *facts, **more)
            move = next(each for each in facts if isinstance(each, Move))
            self._ledger.write("stored", move.match_id, move.number, move.text or move.kind.value)
            self._moves -= 1
            self._die_if(AFTER_COMMIT, self._moves == 0)

        Store.add_move = add_and_tell  # type: ignore[method-assign]
        written = set[object]()

        @event.listens_for(Engine, "before_cursor_execute")
        def _execute(connection: object, _cursor: object, said: str, *_: object) -> None:
            if said.startswith("INSERT INTO moves"):
                written.add(connection)

        @event.listens_for(Engine, "commit")
        def _commit(connection: object) -> None:
            if connection in written:
                written.discard(connection)
                self._die_if(BEFORE_COMMIT, self._moves <= 1)

    def _watch_discord(self) -> None:
        dispatch = simcord.http.client.router.dispatch

        def dispatch_or_die(backend: Any, method: str, path: str, **facts: Any) -> Any:
            counts = self._moves <= 0 and method in WRITES
            self._requests -= counts
            self._die_if(BEFORE_REQUEST, counts and self._requests <= 0)
            answer = dispatch(backend, method, path, **facts)
            self._die_if(AFTER_REQUEST, counts and self._requests <= 0)
            return answer

        simcord.http.client.router.dispatch = dispatch_or_die

    def _die_if(self, moment: str, has_come: bool) -> None:
        if has_come and self._moment == moment:
            os.kill(os.getpid(), signal.SIGKILL)  # no clean-up either
