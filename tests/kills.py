"""Kill the bot again and again, and look each time whether everything is still there:

    python tests/kills.py --count 300 --seed 1

A third of the kills (as many as there are statements, at most) comes at a statement of a migration;
of the rest, one half at a random moment while several matches are played, one half between an
accepted move and its reply. `--portion 2/5` makes the second of five portions. Exit code 1 as soon
as anything is lost, doubled or stuck, or the time is over.
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
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import structlog

sys.path.extend(str(Path(__file__).with_name(folder)) for folder in ("bot", "e2e"))

from mortal import MOMENTS, Fate, Ledger, Life
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

LONGEST_PLAY_SECONDS = 1.5
PATIENCE_SECONDS = 300
"""How long a life may take until people play: far more than it needs, also on a busy machine."""


@dataclass(frozen=True)
class Kill:
    """When to kill: `where` is the revision and the point of a migration, or how long people play,
    or the moment between move and reply."""

    kind: str
    seed: str
    where: tuple[object, ...]


class Lost(Exception):  # noqa: N818 - what the run is there to find
    """Something did not outlive a kill."""


def planned(count: int, seed: int, points: list[tuple[str | None, int]]) -> list[Kill]:
    """The kills of a run, mixed; the same for the same seed."""
    chance = random.Random(seed)
    upgrades = chance.sample(points, min(len(points), count // 3))
    kills = [Kill("migration", f"{seed} {each}", each) for each in upgrades]
    for number in range(count - len(upgrades)):
        name = f"{seed} {number}"
        if number % 2:
            kills.append(Kill("play", name, (chance.uniform(0, LONGEST_PLAY_SECONDS),)))
        else:
            moment = MOMENTS[number // 2 % len(MOMENTS)]
            kills.append(Kill("reply", name, (moment, chance.randint(1, 4), chance.randint(1, 3))))
    chance.shuffle(kills)
    return kills


class Evening:
    """All lives of the bot on one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log.txt"
        self.done: Counter[str] = Counter()
        self.slowest = 0.0
        self._old: dict[str | None, OldDatabase] = {}

    def points(self) -> list[tuple[str | None, int]]:
        """Every statement of every migration."""
        return [
            (revision, point)
            for revision in REVISIONS
            for point in range(len(points_of(self._database(revision))))
        ]

    def kill(self, kill: Kill) -> None:
        """Kill the bot once; whether all is there shows the next life. Raises `Lost`."""
        if kill.kind == "migration":
            self._kill_migration(*kill.where)  # type: ignore[arg-type]
        else:
            self.live(kill)
        self.done[kill.kind] += 1
        if kill.kind == "reply":
            self.done[str(kill.where[0])] += 1

    def live(self, kill: Kill | None) -> None:
        """Start the bot, look whether all is there, play on, and kill it (None: end well). Raises
        `Lost`."""
        began = time.monotonic()
        heard, says = os.pipe()
        process = in_a_process(lambda: self._life(kill, says))
        os.close(says)
        with os.fdopen(heard, "rb", buffering=0) as hear:
            plays = bool(select.select([hear], [], [], PATIENCE_SECONDS)[0] and hear.read(1))
            self.slowest = max(self.slowest, time.monotonic() - began)
            wait = kill.where[0] if kill and kill.kind == "play" else PATIENCE_SECONDS
            ends = plays and bool(select.select([hear], [], [], float(str(wait)))[0])
        meant_to_end = kill is None or kill.kind == "reply"
        if not ends:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        code = ended(process)
        if not plays or ends != meant_to_end or code != (-signal.SIGKILL if kill else 0):
            said = self.log.read_text("utf-8", "replace")[-4000:]
            raise Lost(f"{kill}: plays {plays}, ends {ends} with {code}\n{said}")

    async def _life(self, kill: Kill | None, says: int) -> None:
        log = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(log, stream)
        life = await Life.begin(self.folder, kill.seed if kill else "the last one")
        fate = Fate(life.ledger)
        await life.check()
        if kill is not None and kill.kind == "reply":
            fate.seal(*kill.where)  # type: ignore[arg-type]
        os.write(says, b"!")
        if kill is not None:
            await life.play()
        await life.end()

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
            url = f"sqlite+aiosqlite:///{self.folder / f'upgrade-{revision}.db'}"
            self._old[revision] = OldDatabase(url, revision)
        return self._old[revision]


def told(evening: Evening, seconds: float) -> str:
    """The figures of a run."""
    ledger = Ledger.read(evening.folder / "ledger.jsonl")
    between = ", ".join(f"{evening.done[each]} {each}" for each in MOMENTS)
    kinds = {"migration": "statements of migrations", "play": "play", "reply": "replies"}
    kills = ", ".join(f"{evening.done[each]} at {name}" for each, name in kinds.items())
    number = sum(evening.done[each] for each in kinds)
    return (
        f"{number} kills in {seconds:.0f} s: {kills} ({between});"
        f" {len({match_id for match_id, _ in ledger.stored})} matches,"
        f" {len(ledger.stored)} moves accepted, {ledger.told} acknowledged,"
        f" slowest start until all was checked {evening.slowest:.1f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    """Make the kills that the command line asks for. Exit code 0: nothing was lost."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    asked.add_argument("--count", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--portion", default="1/1", metavar="I/N")
    asked.add_argument("--minutes", type=float, default=120, help="then it stops, exit code 1")
    options = asked.parse_args(arguments)
    portion, portions = map(int, options.portion.split("/"))
    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        evening = Evening(Path(folder))
        kills = planned(options.count, options.seed, evening.points())[portion - 1 :: portions]
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
