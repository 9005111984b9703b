"""Kill the bot again and again, and look each time whether everything is still there:

    python tests/kills.py --count 300 --seed 1
    python tests/kills.py --count 300 --seed 1 --database postgresql

A third of the kills (as many as there are statements, at most) comes at a statement of a migration:
those that there are, and one of the program of tomorrow (`tests/bot/next_migration/`). Of the rest,
one half comes at a random moment while matches of all games and formats are played, one half
between an accepted move and its reply. Every third of these hits one of two processes that share
the database; the other one must go on. In some matches hundreds of moves have been taken back, and
on SQLite the disk is full before some of the kills at a random moment, or another program holds the
lock of the database for a while. `--portion 2/5` makes the second of five portions. Exit code 1 as
soon as anything is lost, doubled or stuck, or the time is over.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import random
import select
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import helper_folders  # noqa: F401
import structlog
from mortal import LEDGER, MOMENTS, Fate, Ledger, Life
from old_databases import (
    REVISIONS,
    OldDatabase,
    contents_if_whole,
    ended,
    in_a_process,
    kept,
    kill_at,
    points_of,
    start,
    within,
)
from postgres import new_postgres
from program_of_tomorrow import program_of_tomorrow

LONGEST_PLAY_SECONDS = 1.5
LONGEST_LOCK_SECONDS = 2.0
MOST_IN_VAIN = 2
TROUBLES = {3: "full", 7: "locked"}
"""Faults of the database while people play, by position in each eight kills."""
DIES = {"reply", "full"}
"""Kinds in which the process kills itself at a set moment."""
WITH_NEIGHBOUR = 3
"""In one of this many kills during play, another process is on the same database."""
PATIENCE_SECONDS = 300.0
"""Longest time until people play in a life; far more than needed, also on a busy machine."""


@dataclass(frozen=True)
class Kill:
    """A kill, and when it happens.

    `where` is the revision and the statement of a migration, or how long people play (and for how
    much of that the database is locked), or the moment between move and reply, or the number of
    vain tries. With a `neighbour`, another process survives.
    """

    kind: str
    seed: str
    where: tuple[object, ...]
    neighbour: bool = False


class Lost(Exception):  # noqa: N818 - what the run is there to find
    """Something was lost by a kill."""


def planned(
    count: int, seed: int, points: list[tuple[str | None, int]], database: str = "sqlite"
) -> list[Kill]:
    """Return the kills of a run in random order, the same for the same seed."""
    chance = random.Random(seed)
    upgrades = chance.sample(points, min(len(points), count // 3))
    kills = [Kill("migration", f"{seed} {each}", each) for each in upgrades]
    for number in range(count - len(upgrades)):
        name, neighbour = f"{seed} {number}", number % WITH_NEIGHBOUR == 0
        if number % 2:
            where: tuple[object, ...] = (chance.uniform(0, LONGEST_PLAY_SECONDS),)
            trouble = TROUBLES.get(number % 8) if database == "sqlite" else None
            if trouble == "full":
                where = (chance.randint(1, MOST_IN_VAIN),)
            elif trouble == "locked":
                where = (chance.uniform(0, LONGEST_LOCK_SECONDS * 2), *where)
            kills.append(Kill(trouble or "play", name, where, neighbour and not trouble))
        else:
            moment = MOMENTS[number // 2 % len(MOMENTS)]
            where = (moment, chance.randint(1, 4), chance.randint(1, 3))
            kills.append(Kill("reply", name, where, neighbour))
    chance.shuffle(kills)
    return kills


class Process:
    """A life in a separate process, which reports and is controlled through pipes."""

    def __init__(
        self, evening: Evening, number: int, kill: Kill | None, *, neighbour: bool, alone: bool
    ) -> None:
        self._kill, self._neighbour, self._alone = kill, neighbour, alone
        self._evening, self._number = evening, number
        self.log = evening.folder / f"log-{int(neighbour)}.txt"
        heard, says = os.pipe()
        hears, tells = os.pipe()
        self.id = in_a_process(lambda: self._live(says, hears))
        os.close(says)
        os.close(hears)
        self._heard, self._tells = heard, tells

    async def _live(self, says: int, hears: int) -> None:
        log = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(log, stream)
        seed = f"{self._kill.seed if self._kill else self._number} {self._neighbour}"
        life = await Life.begin(
            self._evening.folder,
            self._evening.url,
            self._number,
            seed,
            neighbour=self._neighbour,
            alone=self._alone,
        )
        fate = Fate(life.ledger)
        await life.check()
        os.write(says, b"!")
        os.read(hears, 1)
        if self._kill is not None and self._neighbour:
            while not select.select([hears], [], [], 0)[0]:
                await life.play_a_little()
            await life.check()
        elif self._kill is not None:
            if self._kill.kind == "reply":
                fate.seal(*self._kill.where)  # type: ignore[arg-type]
            if self._kill.kind == "full":
                await life.play_on_a_full_disk(*self._kill.where)  # type: ignore[arg-type]
            await life.play()
        await life.end()

    def plays(self) -> bool:
        """Wait until people play; return False if they never do."""
        heard = select.select([self._heard], [], [], PATIENCE_SECONDS)[0]
        return bool(heard and os.read(self._heard, 1))

    def tell(self) -> None:
        """Allow it to play; a neighbour that plays then checks everything and ends."""
        with contextlib.suppress(BrokenPipeError):
            os.write(self._tells, b"!")

    def ends(self, seconds: float) -> bool:
        """Return whether it ends within this time."""
        return bool(select.select([self._heard], [], [], seconds)[0])

    def ended(self, *, by_force: bool = False) -> int:
        """Wait until it has ended, and return the cause as `in_a_process` gives it."""
        if by_force:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.id, signal.SIGKILL)
        code = ended(self.id)
        os.close(self._heard)
        os.close(self._tells)
        return code


class Evening:
    """All lives of the bot on one database."""

    def __init__(self, folder: Path, database: str = "sqlite") -> None:
        self.folder = folder
        self.database = database
        self.done: Counter[str] = Counter()
        self.slowest = 0.0
        self._lives = 0
        self._old: dict[str | None, OldDatabase] = {}
        self.url = self._empty("bridgekeeper")

    def points(self, newest: int) -> list[tuple[str | None, int]]:
        """Return every statement of the upgrades of the newest revisions to the next program."""
        with program_of_tomorrow():
            return [
                (revision, point)
                for revision in REVISIONS[-newest:]
                for point in range(len(points_of(self._database(revision))))
            ]

    def kill(self, kill: Kill) -> None:
        """Kill the bot once; the next life checks that nothing is lost. Raises `Lost`."""
        if kill.kind == "migration":
            with program_of_tomorrow():
                self._kill_migration(*kill.where)  # type: ignore[arg-type]
        else:
            self.live(kill)
        self.done[kill.kind] += 1
        self.done["neighbour"] += kill.neighbour
        if kill.kind == "reply":
            self.done[str(kill.where[0])] += 1

    def live(self, kill: Kill | None) -> None:
        """Start the bot, check everything, play on, and kill it (None: end properly).

        A neighbour continues without it. Raises `Lost`.
        """
        began = time.monotonic()
        alone = kill is None or not kill.neighbour
        mortal = Process(self, self._lives, kill, neighbour=False, alone=alone)
        both = [mortal]
        if not alone:
            both.append(Process(self, self._lives, kill, neighbour=True, alone=False))
        self._lives += 1
        heard = [each.plays() for each in both]
        plays = all(heard)
        self.slowest = max(self.slowest, time.monotonic() - began)
        for each in both if plays else ():
            each.tell()
        ends = plays and self._ends(mortal, kill)
        meant_to_end = kill is None or kill.kind in DIES
        code = mortal.ended(by_force=not ends)
        fault = not plays or ends != meant_to_end or code != (-signal.SIGKILL if kill else 0)
        for neighbour in both[1:]:
            neighbour.tell()
            fault |= neighbour.ended(by_force=fault or not neighbour.ends(PATIENCE_SECONDS)) != 0
        if fault:
            said = "\n".join(each.log.read_text("utf-8", "replace")[-4000:] for each in both)
            raise Lost(f"{kill}: plays {plays}, ends {ends} with {code}\n{said}")

    def _ends(self, mortal: Process, kill: Kill | None) -> bool:
        """Return whether it ends before it is time to kill it."""
        if kill is None or kill.kind in DIES:
            return mortal.ends(PATIENCE_SECONDS)
        wait, *locked = map(float, map(str, kill.where))
        for seconds in locked:
            file = self.folder / "bridgekeeper.db"
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                if mortal.ends(min(seconds, wait)):
                    return True
            wait -= min(seconds, wait)
        return mortal.ends(wait)

    def _kill_migration(self, revision: str | None, point: int) -> None:
        old = self._database(revision)
        kill_at(old, point)
        try:
            asyncio.run(start(old.url))
        except Exception as error:
            raise Lost(
                f"upgrading from {revision}, killed at statement {point}: {error}"
            ) from error
        now = within(old.url, contents_if_whole)
        if now is None or not kept(old.contents, now):
            raise Lost(f"upgrading from {revision}, killed at statement {point}")

    def _database(self, revision: str | None) -> OldDatabase:
        if revision not in self._old:
            self._old[revision] = OldDatabase(self._empty(f"upgrade-{revision}"), revision)
        return self._old[revision]

    def _empty(self, name: str) -> str:
        """Return the URL of a new database."""
        if self.database == "sqlite":
            return f"sqlite+aiosqlite:///{self.folder / f'{name}.db'}"
        return new_postgres()


def told(evening: Evening, seconds: float) -> str:
    """Return the figures of a run."""
    ledger = Ledger.read(evening.folder / LEDGER)
    between = ", ".join(f"{evening.done[each]} {each}" for each in MOMENTS)
    kinds = {"migration": "statements of migrations", "play": "play", "reply": "replies"}
    kinds |= {"full": "a full disk", "locked": "a locked database"}
    kills = ", ".join(f"{evening.done[each]} at {name}" for each, name in kinds.items())
    number = sum(evening.done[each] for each in kinds)
    return (
        f"{number} kills in {seconds:.0f} s: {kills} ({between}),"
        f" {evening.done['neighbour']} of them with another process on the same"
        f" {evening.database} database;"
        f" {len({match_id for match_id, _ in ledger.stored})} matches,"
        f" {len(ledger.stored)} moves accepted, {ledger.told} acknowledged,"
        f" slowest start until all was checked {evening.slowest:.1f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    """Make the kills that the command line asks for. Exit code 0 means that nothing was lost."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    asked.add_argument("--count", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked.add_argument(
        "--newest", type=int, default=len(REVISIONS), help="so many revisions are upgraded"
    )
    asked.add_argument("--portion", default="1/1", metavar="I/N")
    asked.add_argument("--minutes", type=float, default=120, help="then it stops, exit code 1")
    options = asked.parse_args(arguments)
    portion, portions = map(int, options.portion.split("/"))
    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        evening = Evening(Path(folder), options.database)
        points = evening.points(options.newest)
        kills = planned(options.count, options.seed, points, options.database)
        kills = kills[portion - 1 :: portions]
        try:
            for kill in kills:
                if time.monotonic() - began > options.minutes * 60:
                    raise Lost("the time is over")
                evening.kill(kill)
            evening.live(None)
        except Lost as lost:
            print(f"{told(evening, time.monotonic() - began)}\nLOST: {lost}")
            return 1
        print(f"{told(evening, time.monotonic() - began)}; nothing lost, nothing twice")
    return 0


if __name__ == "__main__":
    sys.exit(main())
