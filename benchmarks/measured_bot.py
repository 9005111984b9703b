"""The bot in a process of its own, measured from inside, for `load.py`.

It runs with the real discord.py on a stand-in for Discord (`stand_in.py`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from stand_in import lead_here

KNOWN = 0.0005
"""Seconds; a picture that comes faster was in the cache."""
LAG_SECONDS = 0.02
ASKING_SECONDS = 0.2


@dataclass
class Figures:
    """Measurements in the bot's process, in seconds."""

    pictures: list[float] = field(default_factory=list)
    known_pictures: int = 0
    boards: list[float] = field(default_factory=list)
    questions: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    moves: int = 0
    boards_behind: int = 0
    loop: float = 0.0
    """Processor time of the event loop's thread."""

    def add(self, others: Figures) -> None:
        """Add the measurements of another time."""
        for name, value in vars(others).items():
            setattr(self, name, getattr(self, name) + value)


class Watched:
    """Measures a bot's pictures, boards and event loop without changing it."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._waiting: dict[int, list[tuple[int, float]]] = {}
        self._used = time.thread_time()

    def watch(self, bot: Any) -> None:
        """Begin to measure."""
        draw, moved, shown = bot.renderer.draw, bot.matches._moved, bot.matches.board_shown

        async def drawn(*facts: Any, **more: Any) -> Any:
            began = time.perf_counter()
            picture = await draw(*facts, **more)
            took = time.perf_counter() - began
            if took < KNOWN:
                self.figures.known_pictures += 1
            else:
                self.figures.pictures.append(took)
            return picture

        def moved_on(match: Any, following: Any) -> None:
            self.figures.moves += 1
            if not match.row.private:
                waiting = self._waiting.setdefault(match.id, [])
                waiting.append((match.version, time.perf_counter()))
            moved(match, following)

        async def board_shown(match: Any, *facts: Any) -> Any:
            result = await shown(match, *facts)
            version = match.row.board.shown_version
            now, waiting = time.perf_counter(), self._waiting.pop(match.id, [])
            self.figures.boards += [now - at for moved_to, at in waiting if moved_to <= version]
            if later := [each for each in waiting if each[0] > version]:
                self._waiting[match.id] = later
            return result

        bot.renderer.draw, bot.matches._moved, bot.matches.board_shown = (
            drawn,
            moved_on,
            board_shown,
        )

    def time_the_steps(self) -> None:
        """Time every step of the event loop."""
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            if (took := time.thread_time() - began) > KNOWN:
                self.figures.held.append(took)

        asyncio.Handle._run = timed  # type: ignore[assignment,method-assign]

    async def feel_the_lag(self) -> None:
        """Sleep for a moment repeatedly, and record how late the event loop wakes it."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.figures.lags.append(time.perf_counter() - before - LAG_SECONDS)

    async def ask_the_database(self, bot: Any) -> None:
        """Query the database at intervals, and record how long that takes."""
        while True:
            await asyncio.sleep(ASKING_SECONDS)
            before = time.perf_counter()
            await bot.store.answers()
            self.figures.questions.append(time.perf_counter() - before)

    def taken(self) -> Figures:
        """Return the measurements since the last call.

        Boards that are behind count with their wait so far.
        """
        figures, self.figures = self.figures, Figures()
        now = time.perf_counter()
        behind = [now - at for waiting in self._waiting.values() for _, at in waiting]
        figures.boards += behind
        figures.boards_behind = len(behind)
        before, self._used = self._used, time.thread_time()
        figures.loop = self._used - before
        return figures


def be_the_bot(port: int, database: str, errands: Connection) -> None:
    """Run the bot in its process until it is told to end."""
    lead_here(port)
    asyncio.run(_run_the_bot(database, errands))


async def _run_the_bot(database: str, errands: Connection) -> None:
    from bot import logs
    from bot.client import Bridgekeeper
    from bot.main import tune_python
    from bot.settings import Settings

    settings = Settings(
        _env_file=None,
        token="stand-in",
        database_url=database,
        log_level="WARNING",
        web_port=0,
        web_proxies=1,
    )
    logs.configure(settings)
    tune_python()
    bot, watched = Bridgekeeper(settings), Watched()
    watched.watch(bot)
    watched.time_the_steps()
    running = asyncio.create_task(bot.start("stand-in"))
    lag = asyncio.create_task(watched.feel_the_lag())
    while not bot._command_ids or not bot.is_ready():
        if running.done():
            running.result()
        await asyncio.sleep(0.05)
    asking = asyncio.create_task(watched.ask_the_database(bot))
    errands.send("ready")
    while True:
        errand = await asyncio.to_thread(errands.recv)
        if errand == "end":
            break
        if errand == "figures":
            errands.send(watched.taken())
        else:
            name, facts = errand
            errands.send(await ERRANDS[name](bot, *facts))
    lag.cancel()
    asking.cancel()
    began = time.perf_counter()
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)
    errands.send(time.perf_counter() - began)


async def _set_up_dailies(bot: Any, servers: Sequence[tuple[int, int]]) -> None:
    """Give every server a daily puzzle from tomorrow on."""
    from bot.store import GrimoireServer

    now = bot.now()
    for guild_id, channel_id in servers:
        server = GrimoireServer(
            guild_id=guild_id,
            channel_id=channel_id,
            hour=now.hour,
            minute=now.minute,
            time_zone="UTC",
            language="en",
            next_at=now + timedelta(days=1),
        )
        await bot.store.dailies.set_up(server)


async def _make_dailies_due(bot: Any) -> None:
    """Make the puzzle of every server due now."""
    from sqlalchemy import update

    from bot.store import GrimoireServer

    now = update(GrimoireServer).values(next_at=bot.now() - timedelta(minutes=1))
    await bot.store._database.change(lambda session: session.execute(now))


async def _close_dailies(bot: Any) -> None:
    """End the day of all puzzles."""
    from sqlalchemy import update

    from bot.store.grimoire_tables import Daily

    over = update(Daily).values(closes_at=bot.now())
    await bot.store._database.change(lambda session: session.execute(over))


async def _tend_dailies(bot: Any) -> float:
    """Do all work on puzzles; return how many seconds that takes."""
    from bot.grimoire.dailies import Dailies

    began, dailies = time.perf_counter(), bot.part(Dailies)
    await dailies.catch_up()
    while dailies.beginning.busy or dailies.work.busy:  # noqa: ASYNC110 - nothing tells when it is done
        await asyncio.sleep(0.02)
    return time.perf_counter() - began


async def _open_links(bot: Any) -> tuple[str, list[str], list[str]]:
    """Return where the pages are, their routes, and keys: links to matches that are over."""
    from sqlalchemy import select

    from bot.store import Link, LinkKind, Match
    from web.server.part import WebPages

    runner = bot.part(WebPages)._runner
    routes = [each.canonical for each in runner.app.router.resources()]
    found = await bot.store._all(select(Match.id).where(Match.result.is_not(None)).limit(200))
    links = [
        await bot.store.links.open(
            Link(kind=LinkKind.MATCH, subject=str(each), owner_id=1, created_at=bot.now())
        )
        for each in found
    ]
    return bot.web_url, routes, [link.key for link in links]


ERRANDS: dict[str, Callable[..., Any]] = {
    "set up": _set_up_dailies,
    "posted": _make_dailies_due,
    "revealed": _close_dailies,
    "tend": _tend_dailies,
    "links": _open_links,
}


class Bot:
    """The bot's process, as seen from this one."""

    def __init__(self, port: int, database: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._errands, theirs = context.Pipe()
        self._process = context.Process(target=be_the_bot, args=(port, database, theirs))
        self._process.start()

    @property
    def pids(self) -> list[int]:
        """The ids of the process and all its descendants."""
        assert self._process.pid is not None
        return [self._process.pid, *_descendants(self._process.pid)]

    async def ready(self) -> None:
        """Wait until players can play."""
        await self._hear()

    async def figures(self) -> Figures:
        """Return the measurements since the last call."""
        self._errands.send("figures")
        seen: Figures = await self._hear()
        return seen

    async def do(self, errand: str, *facts: object) -> Any:
        """Run one of `ERRANDS` inside the process; return its result."""
        self._errands.send((errand, facts))
        return await self._hear()

    async def end(self) -> float:
        """Shut the bot down; return how many seconds that takes."""
        self._errands.send("end")
        seconds: float = await self._hear()
        await asyncio.to_thread(self._process.join)
        return seconds

    async def _hear(self) -> Any:
        while not self._errands.poll():
            if not self._process.is_alive():
                raise SystemExit("the bot has died")
            await asyncio.sleep(0.02)
        return self._errands.recv()


# Costs


def _descendants(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *_descendants(child)]
    return found


def processor_seconds(pids: Collection[int]) -> float:
    """Return the processor seconds that these processes have used."""
    ticks = 0
    for pid in pids:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(stat[11]) + int(stat[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mib(pids: Collection[int]) -> float:
    """Return the memory of these processes in MiB, shared pages counted once."""
    kib = 0
    for pid in pids:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                kib += int(line.split()[1])
    return kib / 1024
