"""A bot that may be killed at any time while people play, and the checks after it.

There is a channel for every format of every game; in each life of the bot people play in a few of
them at once. The test writes a *ledger* next to the database: moves that were tried, moves that the
store accepted, and moves whose players were answered. Each life first checks that the database has
what the ledger promises, then people play on, starting with the matches of the previous life.

With a neighbour, a second process on the same database has its own server with the same channels.
Sometimes people of one server move in a match of the other.
"""

from __future__ import annotations

import json
import os
import random
import signal
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import simcord.http.client
from database_faults import full
from every_format import FORMATS, first_of
from lobby_tables import Sitting
from long_histories import Applied, take_back_often, to_be_taken_back
from people import SETTLE_SECONDS, Act, Club, buttons, only_for
from processes import FirstClub, SecondClub
from simcord import ChannelHandle, Env, MemberActor
from sqlalchemy import Engine, event, select
from sqlalchemy.exc import OperationalError

from bot.client import Bridgekeeper
from bot.clock import Clock
from bot.errors import Refusal
from bot.matches import LiveMatch, MatchManager, MoveRefused
from bot.settings import Settings
from bot.store import Match, Move, Store
from bot.store.result_tables import Result
from engine.core import Seat

TABLES = 2
"""Number of channels in which people play in one life; one of them is used again in the next."""
CLOCKS = 4
"""The clocks run out only in one of this many lives, because that takes long."""
CLUBS: tuple[type[Club], ...] = (FirstClub, SecondClub)
"""The servers of the first process and of its neighbour."""
CLOCK = Clock(600, misses=99)
OVER = 660
"""Seconds in which that clock runs out."""
DOWN = timedelta(hours=1)
"""Time between two lives."""
PAIRS = 200
"""Number of moves made and undone in some matches before they begin here."""
PAIRS_AT_ONCE = 10
LOOKS = 2
TRIES = 50
"""Tries at a match after which no one is expected to move there."""
APART = timedelta(minutes=1)
"""Difference in age between the servers of neighbours: ids are times, and all channels need
different ones."""
LEDGER = "ledger.jsonl"
OVERTAKEN = 5
"""Most moves of the other process that may come before one that was meant to be the next."""
PREPARE = {"draft", "constructed", "champions", "mutation", "castles_races"}
"""Games that lead to another match at their end."""
WRITES = {"POST", "PATCH"}

BEFORE_COMMIT, AFTER_COMMIT = "before the commit", "after the commit"
BEFORE_REQUEST, AFTER_REQUEST = "before a request", "after a request"
MOMENTS = (BEFORE_COMMIT, AFTER_COMMIT, BEFORE_REQUEST, AFTER_REQUEST)
"""When a bot dies between a move and its reply."""


@dataclass
class Ledger:
    """The promises: by match and number, the texts that were tried, and the one that was accepted.

    The start of a match is tried with its seed, as a negative number. `told` counts moves whose
    players were answered.
    """

    file: Path
    tried: dict[tuple[int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    stored: dict[tuple[int, int], str] = field(default_factory=dict)
    told: int = 0

    @classmethod
    def read(cls, file: Path) -> Ledger:
        """Return the ledger of all lives so far."""
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
        """Add a line; a written line survives the process."""
        line = json.dumps([what, match_id, number, text]) + "\n"
        with self.file.open("a", encoding="utf-8") as opened:
            opened.write(line)

    def faults(self, rows: list[Match]) -> list[str]:
        """Return where the database does not have what was promised."""
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
        before = {row.id: -(row.seed or 0) for row in rows}
        for (match_id, number), text in kept.items():
            tried = self.tried[match_id, number] | self.tried[before[match_id], number]
            if text not in tried:
                found.append(f"nobody has played {text} at {match_id, number}")
        parents = {row.succession.parent_id for row in rows if row.succession}
        for row in rows:
            if row.game in PREPARE and row.result is not None and row.id not in parents:
                found.append(f"match {row.id}: nothing follows from it")
        return found


class Life:
    """A process of the bot, from its start until it is killed."""

    def __init__(self, club: Club, number: int, ledger: Ledger, seed: str, alone: bool) -> None:
        self.club = club
        self.ledger = ledger
        self.chance = random.Random(seed)
        self._overtaken = 0 if alone else OVERTAKEN
        formats = [*FORMATS]
        channels = {
            each: club.guild.create_text_channel(each.replace(" ", "-")) for each in formats
        }
        here = [formats[(number + each) % len(formats)] for each in range(-1, TABLES)]
        self._counting, self._applied = ExitStack(), Applied()
        self._clocks_run_out = number % CLOCKS == 0
        self.left, *self.tables = [FormatTable(club, channels[each], each) for each in here]

    @classmethod
    async def begin(
        cls, folder: Path, url: str, number: int, seed: str, *, neighbour: bool, alone: bool
    ) -> Life:
        """Start the bot on this database, in its `number`th life.

        It is the first process or its `neighbour`; `alone` if there is currently no other one. The
        local Discord starts with the same channels and people, an hour after the previous life.
        """
        shards = {"shards": len(CLUBS), "shard_ids": (int(neighbour),)}
        bot = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url, **shards))
        env = Env(bot, check_errors=True, settle_timeout=SETTLE_SECONDS, strict_sync=False)
        env.backend.clock._epoch += neighbour * APART
        life = cls(CLUBS[neighbour](env, bot), number, Ledger.read(folder / LEDGER), seed, alone)
        env.backend.clock._epoch += number * DOWN - neighbour * APART  # the ids are the same
        life.the_bot_moves()
        life._counting.enter_context(life._applied.counted())
        await env.start()
        return life

    async def end(self) -> None:
        """Close everything properly."""
        await self.club.close()
        self._counting.close()

    def the_bot_moves(self) -> None:
        """Tell the ledger about the bot's own moves: by the clock, and results of duels."""
        for name in ("make", "report"):
            do = getattr(MatchManager, name)

            async def tell_and_do(
                matches: Any, match_id: int, seat: Seat, move: str, do: Any = do, **more: Any
            ) -> LiveMatch:
                self._try(match_id, more["version"], move)
                moved: LiveMatch = await do(matches, match_id, seat, move, **more)
                return moved

            setattr(MatchManager, name, tell_and_do)

    def _try(self, match_id: int, number: int, text: str) -> None:
        for later in range(self._overtaken + 1):
            self.ledger.write("tried", match_id, number + later, text)

    async def check(self) -> None:
        """Check that accepted moves exist once, and that matches were loaded with little work.

        The boards must catch up, and people and the clock must be able to finish every match here.
        Raises AssertionError.
        """
        faults = await self._faults()
        for _ in range(LOOKS):  # a neighbour acts between two checks: only lasting faults count
            faults = [each for each in faults if each in await self._faults()]
        assert not faults, faults
        behind = await self._behind()
        await self.club.sweep()
        await self.club.posted()
        assert await self._behind() == []
        for table in (self.left, *self.tables):
            row = await table.row()
            assert row is None or row.id not in behind or table.boards, f"no board for {row.id}"
            await table.running()
        assert not self._applied.faults, self._applied.faults
        for table in (self.left, *self.tables):
            before, tries = await table.versions(), 0
            while await table.versions() == before:
                assert tries < TRIES, f"{table.format}: nobody can move in {[*before]}"
                await self._move(table)
                tries += 1
        await self.club.posted()
        waiting = {table: await table.to_act() for table in (self.left, *self.tables)}
        if self._clocks_run_out:
            await self.club.wait(OVER)
            await self.club.posted()
        for table, to_act in waiting.items():
            for match_id, version in to_act.items() if self._clocks_run_out else ():
                match = await self.club.bot.matches.get(match_id)
                assert match.version > version, f"{table.format}: no clock in {match_id}"
            await table.check(to_act if self._clocks_run_out else ())

    async def _faults(self) -> list[str]:
        promised = Ledger.read(self.ledger.file)
        rows = [await self._row(match_id) for match_id in await self._matches()]
        promised.tried = Ledger.read(self.ledger.file).tried
        results = await self.club.bot.store._all(select(Result.match_id))
        ended = {row.id for row in rows if row.result is not None and row.result.play}
        missing = [f"match {each}: no result" for each in sorted(ended - {*results})]
        untrue = [f"match {each}: a result, no end" for each in sorted({*results} - ended)]
        return [*promised.faults(rows), *missing, *untrue]

    async def play(self) -> None:
        """Let people act, often several at the same time, until the end."""
        while True:
            await self.play_a_little()

    async def play_a_little(self) -> None:
        """Let one person or several act at once; with a neighbour sometimes in its matches."""
        if self._overtaken and self.chance.random() < 0.2:
            await self._move_elsewhere()
        elif not self._overtaken and self.chance.random() < 0.1:
            await self._take_back_often(self.chance.choice(self.tables))
        else:
            await self._move(*self.chance.sample(self.tables, self.chance.randint(1, TABLES)))

    async def play_on_a_full_disk(self, tries: int) -> None:
        """Fill the disk: people who act must be told, and nothing else may change.

        After `tries` the bot dies. Raises AssertionError.
        """
        for table in self.tables:
            await self._act(table)
        with full(self.club):
            for _ in range(tries):
                await self._move_in_vain(self.chance.choice(self.tables))
            die()

    async def _move_in_vain(self, table: FormatTable) -> None:
        """Let the seat to act try a move, which can't be stored."""
        with suppress(OperationalError):  # for requests of the test itself
            act = await self._act(table)
            if act is None:
                return
            does, match_id, number, text = act
            self._try(match_id, number, text)
            result = await does()
            match = await self.club.bot.matches.get(match_id)
            if result is not None and match.version == number:
                assert only_for(result), f"{table.format}: {text} is not done, and nobody is told"

    async def _take_back_often(self, table: FormatTable) -> None:
        """Let a person make a move and undo it, again and again."""
        matches = self.club.bot.matches
        for match in [each for each in await table.running() if table.persons(each)][:1]:
            seat = table.persons(match)[0]
            move, person = to_be_taken_back(match, self.chance), table.person(match, seat)
            with self.club.env._bot_scope(), suppress(Refusal, MoveRefused):
                for _ in range(PAIRS_AT_ONCE):
                    self._try(match.id, match.version, move)
                    await matches.submit(match.id, person.id, move, sure=True)
                    if seat not in (await matches.get(match.id)).people:
                        break
                    self._try(match.id, match.version, "undo")
                    await matches.undo(match.id, person.id)
            await self.club.env.settle()

    async def _move_elsewhere(self) -> None:
        """Let a person move in any match, also on the other server."""
        running = await self.club.bot.store._all(select(Match.id).where(Match.result.is_(None)))
        match = await self.club.bot.matches.get(self.chance.choice(running))
        if to_act := [seat for seat in match.to_act if seat in match.people]:
            seat = self.chance.choice(to_act)
            move = str(self.chance.choice(match.state.legal_actions(seat)))
            self._try(match.id, match.version, move)
            with self.club.env._bot_scope(), suppress(Refusal, MoveRefused):  # others were faster
                await self.club.bot.matches.submit(
                    match.id, match.user_in(seat) or 0, move, version=match.version, sure=True
                )

    async def _move(self, *tables: FormatTable) -> None:
        """Let the seat to act do something in each of these channels."""
        acts = [each for each in [await self._act(each) for each in tables] if each is not None]
        for _, match_id, number, text in acts:
            self._try(match_id, number, text)
        if len(acts) == 1:
            await acts[0][0]()
        elif acts:
            await self.club.together(*(act for act, *_ in acts))
        for _, match_id, number, _ in acts:
            match = await self.club.bot.matches.get(match_id)
            if match.version > number:
                self.ledger.write("told", match_id, number, "")

    async def _act(self, table: FormatTable) -> tuple[Act, int, int, str] | None:
        """Return an action here, with the match, the number and the text of its move."""
        if not await table.running():
            await self._begin(table)
        to_act = [each for each in await table.running() if table.persons(each)]
        if not to_act:
            await self.club.sweep()  # the bot has to act first
            return None
        match = self.chance.choice(to_act)
        seat = self.chance.choice(table.persons(match))
        person = table.person(match, seat)
        board = next((each for each in table.boards if each.id == match.row.board.message_id), None)
        if board and "My hand" in buttons(board) and self.chance.random() < 0.3:
            opened = await person.click(board, label="My hand")
            panel = opened.response
            assert panel is not None
            if match.takes_back(seat) and "Undo" in buttons(panel):
                return partial(person.click, panel, label="Undo"), match.id, match.version, "undo"
        move = str(self.chance.choice(match.state.legal_actions(seat)))
        by_command = self.chance.random() < 0.8  # which asks before a losing move
        if len(to_act) == 1 and match.game.id != "league" and by_command:
            command = "play" if match.game.id == "clash" else "pick"
            if match.game.id == "clash" and move == "end":
                return partial(person.slash, table.channel, "end"), match.id, match.version, move
            act = partial(person.slash, table.channel, command, card=move)
            return act, match.id, match.version, move
        return partial(self._straight, match, person.id, move), match.id, match.version, move

    async def _straight(self, match: LiveMatch, user_id: int, move: str) -> Any:
        """Make a move directly, if a command would need the match or a confirmation."""
        with self.club.env._bot_scope(), suppress(Refusal, MoveRefused):
            await self.club.bot.matches.submit(match.id, user_id, move, sure=True)
        await self.club.env.settle()

    async def _begin(self, table: FormatTable) -> None:
        """Begin the next match in a channel, often one that is nearly over."""
        match = await first_of(
            self.club,
            table.format,
            self.chance,
            channel_id=table.channel.id,
            clock=CLOCK,
            nearly_over=self.chance.random() < 0.7,
        )
        if self.chance.random() < 0.3:
            take_back_often(match, PAIRS, self.chance)
        for move in match.moves:
            text = move.text or move.kind.value
            self.ledger.write("tried", -match.seed, move.number, text)
        await self.club.bot.store.add_match(match)
        await self.club.sweep()
        await self.club.posted()

    async def _matches(self) -> Sequence[int]:
        return await self.club.bot.store._all(select(Match.id).order_by(Match.id))

    async def _behind(self) -> Sequence[int]:
        return await self.club.bot.store.matches_behind(self.club.bot.now())

    async def _row(self, match_id: int) -> Match:
        row = await self.club.bot.store.match(match_id)
        assert row is not None, f"match {match_id} is gone"
        return row


class FormatTable(Sitting):
    """A channel with matches of a format, one after the other; in a league also several at once."""

    def __init__(self, club: Club, channel: ChannelHandle, format: str) -> None:
        super().__init__(club, channel)
        self.format = format

    async def running(self) -> list[LiveMatch]:
        """Return the running matches here."""
        bot = self.club.bot
        return [await bot.matches.get(each) for each in await bot.store.running_in(self.channel.id)]

    async def versions(self) -> dict[int, int]:
        """Return their versions."""
        return {match.id: match.version for match in await self.running()}

    async def to_act(self) -> dict[int, int]:
        """Return the versions of those in which a person has to act."""
        return {each.id: each.version for each in await self.running() if self.persons(each)}

    def persons(self, match: LiveMatch) -> list[Seat]:
        """Return the seats of people that have to act."""
        return [seat for seat in match.to_act if seat in match.people]

    def person(self, match: LiveMatch, seat: Seat) -> MemberActor:
        """Return the person in a seat of a match."""
        club = self.club
        people = (club.ann, club.bob, club.cleo, club.dan)
        return next(each for each in people if each.id == match.user_in(seat))

    async def check(self, moved: Collection[int]) -> None:
        """Check the boards. Raises AssertionError.

        They must be current, each match that has `moved` in this life needs one with buttons, and
        none that is over may have one with a hand.
        """
        running = await self.running()
        for match in running:
            assert self.shows(match), f"{self.format}: {match.id} is behind"
        here = {each.id: buttons(each) for each in self.boards}
        for match in running:
            if self.persons(match) and match.id in moved:
                assert here.get(match.row.board.message_id or 0), f"{self.format}: no buttons"
        of_running = {match.row.board.message_id for match in running}
        with_hand = {number for number, labels in here.items() if "My hand" in labels}
        assert with_hand <= of_running, f"{self.format}: buttons of what is over"


class Fate:
    """Tells the ledger about every accepted move, and kills the process at a set moment."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._moment: str | None = None
        self._moves = 0
        self._requests = 0
        self._watch_the_store()
        self._watch_discord()

    def seal(self, moment: str, moves: int, requests: int) -> None:
        """Die at one of the `MOMENTS` after `moves` moves, and after `requests` more requests."""
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
            die()


def die() -> NoReturn:
    """Kill this process without any clean-up."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead")
