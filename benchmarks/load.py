"""Measure the bot with many concurrent matches: what players wait for, and what it costs.

    python benchmarks/load.py [MATCHES ...] [--seconds 60] [--every 10] [--strict] ...
    python benchmarks/load.py dailies 1000

The real bot runs in a process of its own, with the real discord.py, on a stand-in for Discord
behind a socket (`stand_in.py`) that answers each request after `--latency` ms. Matches of two begin
as users begin them. Then in each of them a player who is to act moves every `--every` seconds, with
the buttons of their panel, while the other player's panel is open too. After a match they play
again.

It prints for each number of matches, for the measured time:

    acknowledgement   from the click until the bot announces an answer
    answer            from the click until the player sees something
    picture           from asking for a picture until it is drawn, without cached pictures
    board             from an accepted move until Discord has confirmed the board that shows it
    database          from a query until its answer, including the wait for a connection
    lag               how late the bot's event loop is
    held              how long one step of any task has held the event loop (processor time)

Also: moves per second, requests per second, cores and memory of the bot with its processes (from
ten minutes on repeatedly), and the cores of the stand-in, which shares the machine with it; per
move the bytes, the files, and the requests that count among the fifty a second that Discord allows
a bot, by route. With `--strict` the stand-in enforces this and the other limits, and the number of
429 answers is printed. `--uplink` limits the connection to as many Mbit/s, `--older` adds minutes
to the age of every message. `--visitors` then alternates minutes without and with that many
visitors at once, who make 20,000 requests of all kinds to the web pages (`visitors.py`), and prints
both sides: boards fill up in a match, so minutes are only compared with their neighbours. `dailies`
posts, then reveals, the daily puzzles of a number of servers. It asserts nothing. If the machine
does other work too (its load is printed), only the figures per move are useful.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Any

import calibration
from stand_in import Asked, Document, StandIn, controls_of, lead_here
from visitors import Seen, visit

MATCHES = (50, 200, 500)
MATCHES_OF_A_SERVER = 10
LONG, PARTS = 600, 10
"""From how many seconds on memory is printed repeatedly, and how often."""
ROUNDS = 10
"""How often visitors of the web pages come and go."""
AT_ONCE = 8
"""The number of matches that begin at the same time, before anything is measured."""
MOST_CLICKS = 8
"""The most clicks of a move; after them the player waits again."""
PATIENCE = 60.0
"""Seconds that a player waits for an answer."""
KNOWN = 0.0005
"""Seconds; a picture that comes faster was in the cache."""
LAG_SECONDS = 0.02
ASKING_SECONDS = 0.2
CHOOSES = (["play"], ["card"], ["list"], ["unspent"])
"""Actions of a panel that lead to a move."""


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


# The process of the bot


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


# Players


@dataclass
class Waits:
    """How long players have waited, in seconds, and what failed."""

    acknowledgements: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    unanswered: int = 0
    not_due: int = 0


class People:
    """All players, and what each of them sees."""

    def __init__(self, discord: StandIn, game: str, every: float, dice: random.Random) -> None:
        self.discord = discord
        self.waits = Waits()
        self.everybody = asyncio.Event()
        self._game = game
        self._every = every
        self._dice = dice
        self._panels: dict[int, Document] = {}
        self._boards: dict[int, Document] = {}
        self._changed: dict[int, asyncio.Event] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        discord.seen = self._see

    def _see(self, what: str, channel_id: int, message: Document) -> None:
        shown, user = [each["custom_id"] for each in controls_of(message)], message.get("for")
        if user is not None:
            if what == "DELETE":
                if self._panels.get(user, {}).get("id") == message["id"]:
                    del self._panels[user]
            elif any(each.startswith("move:match:") for each in shown):
                self._panels[user] = message
        elif any(each.startswith(("match:", "open:")) for each in shown):
            self._boards[channel_id] = message
        if channel_id in self._changed:
            self._changed[channel_id].set()

    async def play(self, number: int, channel_id: int, begun: asyncio.Event) -> None:
        """Let two players play one match after another, once `everybody` is set.

        `begun` is set when their first match is on.
        """
        pair = [(10_000 + 2 * number + each, f"player{number}-{each}") for each in range(2)]
        phase = self._dice.uniform(0, self._every)
        while True:
            async with self._slots:
                thread = await self._begin(pair, channel_id)
            begun.set()
            await self.everybody.wait()
            moment = time.perf_counter() + phase
            while thread is not None and self._goes_on(thread):
                await asyncio.sleep(max(0.0, moment - time.perf_counter()))
                moment = max(moment + self._every, time.perf_counter())
                await self._move(pair, thread)

    def _goes_on(self, thread: int) -> bool:
        shown = [each["custom_id"] for each in controls_of(self._boards[thread])]
        return not any(each.startswith("match:rematch:") for each in shown)

    async def _begin(self, pair: list[tuple[int, str]], channel_id: int) -> int | None:
        """Begin a match with both panels open. Return its thread; None if that fails."""
        host, guest = pair
        asked = await self.discord.slash(*host, channel_id, "duel", opponent=guest, game=self._game)
        await self._answer(asked)
        offer = await self._until(channel_id, lambda: self._offer(asked))
        if offer is None:
            return None
        message, custom_id = offer
        await self._answer(await self.discord.press(*guest, message, custom_id))
        thread = int(message["id"])
        board = await self._until(thread, lambda: self._boards.get(thread))
        if board is None:
            return None
        for user in pair:
            self._panels.pop(user[0], None)
            await self._look(user, thread)
        return thread

    def _offer(self, asked: Asked) -> tuple[Document, str] | None:
        """Return the challenge of a command, and the custom id of its accept button."""
        for message in reversed(self.discord.messages[asked.channel_id].values()):
            if int(message["id"]) < asked.id:
                return None
            for control in controls_of(message):
                accepts = control["custom_id"].startswith("lobby:accept:")
                if accepts and str(asked.user_id) in str(message["components"]):
                    return message, control["custom_id"]
        return None

    async def _until(self, channel_id: int, seen: Callable[[], Any]) -> Any:
        """Return the result of `seen` once it is not None; None if it stays so for `PATIENCE`."""
        changed = self._changed.setdefault(channel_id, asyncio.Event())
        try:
            async with asyncio.timeout(PATIENCE):
                while (found := seen()) is None:
                    changed.clear()
                    await changed.wait()
                return found
        except TimeoutError:
            return None

    async def _look(self, user: tuple[int, str], thread: int) -> None:
        """Open the player's panel of the match in this thread, unless it is open."""
        board, panel = self._boards[thread], self._panels.get(user[0])
        for control in controls_of(board):
            shows = control["custom_id"].removeprefix("match:hand:")
            open_now = [_parts(each)[2:3] for each in controls_of(panel)] if panel else []
            if shows != control["custom_id"] and [shows] not in open_now:
                await self._click(user, board, control)

    async def _move(self, pair: list[tuple[int, str]], thread: int) -> None:
        """Let a player who is to act click on the panel or the board until a move is made."""
        for user in pair:
            await self._look(user, thread)
        due = [user for user in pair if self._choices(user[0])]
        user = self._dice.choice(due or pair)
        version, board = self._version(user[0]), self._boards[thread]
        opened = [each for each in controls_of(board) if _parts(each)[0] == "open"]
        if opened and not due:
            await self._click(user, board, self._dice.choice(opened))
        elif not due:
            self.waits.not_due += 1
        for _ in range(MOST_CLICKS):
            choices = self._choices(user[0])
            if not choices or self._version(user[0]) != version:
                return
            await self._click(user, *self._dice.choice(choices))

    async def _click(self, user: tuple[int, str], message: Document, control: Document) -> None:
        values = None
        if "options" in control:
            least = max(1, control.get("min_values", 1))
            options = [each["value"] for each in control["options"]]
            values = self._dice.sample(options, least)
        asked = await self.discord.press(*user, message, control["custom_id"], values)
        await self._answer(asked)

    async def _answer(self, asked: Asked) -> None:
        """Wait for the answer, and record how long that took."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.waits.answers.append(await asked.answered - asked.sent_at)
        except TimeoutError:
            self.waits.unanswered += 1
        if asked.acknowledged_at is not None:
            self.waits.acknowledgements.append(asked.acknowledged_at - asked.sent_at)

    def _choices(self, user: int) -> list[tuple[Document, Document]]:
        """Return the controls that lead this player to a move; empty if they are not to act."""
        panel = self._panels.get(user)
        controls = controls_of(panel) if panel else ()
        return [(panel, each) for each in controls if panel and _parts(each)[4:5] in CHOOSES]

    def _version(self, user: int) -> str:
        panel = self._panels.get(user)
        shown = map(_parts, controls_of(panel) if panel else ())
        return next((parts[3] for parts in shown if parts[0] == "move"), "")


def _parts(control: Document) -> list[str]:
    """Return the parts of a custom id: `move`, `match`, match, version, action and value."""
    custom_id: str = control["custom_id"]
    return custom_id.split(":")


# Measurements


async def matches(number: int, asked: argparse.Namespace) -> None:
    """Print the measurements for this number of matches."""
    discord = stand_in(asked)
    await discord.start()
    channels = [
        discord.add_guild(f"server {each}")[1][0]
        for each in range(-(-number // MATCHES_OF_A_SERVER))
    ]
    people = People(discord, asked.game, asked.every, random.Random(asked.seed))
    with database(asked.database) as url:
        bot = Bot(discord.port, url)
        await bot.ready()
        begun = [asyncio.Event() for _ in range(number)]
        tasks = [
            asyncio.create_task(people.play(each, channels[each // MATCHES_OF_A_SERVER], began))
            for each, began in enumerate(begun)
        ]
        began_at = time.perf_counter()
        await asyncio.gather(*(began.wait() for began in begun))
        people.everybody.set()
        print(f"\n{number} matches of {asked.game} begun in {_since(began_at):.0f} s", flush=True)
        await asyncio.sleep(min(asked.every, asked.settle))
        await measure(bot, discord, people, number, asked, wait(bot, asked.seconds))
        if asked.visitors:
            await compare_with_visitors(bot, people, asked)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        print(f"closed in {await bot.end():.1f} s", flush=True)
    await discord.close()


async def wait(bot: Bot, seconds: float) -> None:
    """Wait; of a long time print how the bot's memory develops."""
    parts = PARTS if seconds >= LONG else 1
    for part in range(1, parts + 1):
        await asyncio.sleep(seconds / parts)
        if parts > 1:
            minutes = seconds * part / parts / 60
            print(f"after {minutes:.0f} minutes: {memory_mib(bot.pids):.0f} MiB", flush=True)


async def measure(
    bot: Bot,
    discord: StandIn,
    people: People,
    number: int,
    asked: argparse.Namespace,
    work: Awaitable[object],
) -> None:
    """Print what is measured until this work is done."""
    await bot.figures()
    people.waits, discord.requested, discord.bytes_sent = Waits(), 0, 0
    discord.files_sent = discord.too_many = 0
    discord.counted.clear()
    pids, began_at = bot.pids, time.perf_counter()
    used, own = processor_seconds(pids), time.process_time()
    await work
    figures, seconds = await bot.figures(), _since(began_at)
    used, own = processor_seconds(bot.pids) - used, time.process_time() - own
    memory = memory_mib(bot.pids)
    report(people.waits, figures)
    moves = max(1, figures.moves)
    print(
        f"moves a second: {figures.moves / seconds:.1f} of {number / asked.every:.1f};"
        f" requests a second: {discord.requested / seconds:.0f};"
        f" sent: {discord.bytes_sent / seconds / 2**20:.1f} MiB/s\n"
        f"cores: {used / seconds:.2f}, of the stand-in {own / seconds:.2f}; the processor's"
        f" time for a move: {used / moves * 1e3:.0f} ms, {figures.loop / moves * 1e3:.1f} of them"
        f" in the event loop; memory: {memory:.0f} MiB\n"
        f"of a move: {discord.bytes_sent / moves / 1024:.0f} KiB,"
        f" {discord.files_sent / moves:.1f} files,"
        f" {discord.counted.total() / moves:.2f} counted requests"
        f" ({discord.counted.total() / seconds:.0f} a second); 429: {discord.too_many}\n"
        f"{_by_route(discord.counted, moves)}"
        f"pictures known: {figures.known_pictures}; load of the machine:"
        f" {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n"
        f"unanswered: {people.waits.unanswered}; boards behind at the end:"
        f" {figures.boards_behind}; nobody knew of being due: {people.waits.not_due}",
        flush=True,
    )


async def compare_with_visitors(bot: Bot, people: People, asked: argparse.Namespace) -> None:
    """Let visitors of the web pages come and go, and print what players wait for on both sides."""
    url, routes, keys = await bot.do("links")
    alone, beside, seen, loop = (
        (Waits(), Figures()),
        (Waits(), Figures()),
        Seen(),
        asyncio.get_running_loop(),
    )
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        for seed in range(asked.seed, asked.seed + ROUNDS):
            began_at, facts = time.perf_counter(), (asked.requests // ROUNDS, asked.visitors, seed)
            async with measured(bot, people, *beside):
                visited = loop.run_in_executor(process, visit, url, routes, keys, *facts)
                seen.add(await visited)
            async with measured(bot, people, *alone):
                await asyncio.sleep(_since(began_at))
    cuts = quantiles(seen.waits, n=100)
    print(
        f"\n{seen.statuses.total()} requests of {asked.visitors} visitors: statuses"
        f" {dict(sorted(seen.statuses.items()))}, without an answer {dict(seen.failed)};"
        f" p50 {cuts[49] * 1e3:.0f} ms, p99 {cuts[98] * 1e3:.0f} ms"
    )
    for name, (waits, figures) in (("without visitors", alone), ("with visitors", beside)):
        print(f"\n{name}: {figures.moves} moves, {waits.unanswered} unanswered")
        report(waits, figures)


@asynccontextmanager
async def measured(bot: Bot, people: People, waits: Waits, figures: Figures) -> AsyncIterator[None]:
    """Add to these waits and figures what is measured in the block."""
    await bot.figures()
    people.waits = waits
    yield
    people.waits = Waits()
    figures.add(await bot.figures())


async def dailies(servers: int, asked: argparse.Namespace) -> None:
    """Print how long the daily puzzles of this number of servers take."""
    discord = stand_in(asked)
    await discord.start()
    known = [(guild, channels[0]) for guild, channels in map(discord.add_guild, _names(servers))]
    with database(asked.database) as url:
        bot = Bot(discord.port, url)
        await bot.ready()
        await bot.do("set up", known)
        pids = bot.pids
        for what in ("posted", "revealed"):
            used, sent = processor_seconds(pids), sum(map(len, discord.messages.values()))
            await bot.do(what)
            seconds = await bot.do("tend")
            sent = sum(map(len, discord.messages.values())) - sent
            used = processor_seconds(pids) - used
            print(f"{sent} daily pages {what} in {seconds:.1f} s, cores: {used / seconds:.2f}")
        await bot.end()
    await discord.close()


def _names(servers: int) -> Iterator[str]:
    return (f"server {each}" for each in range(servers))


def stand_in(asked: argparse.Namespace) -> StandIn:
    """Return the stand-in for Discord with the chosen options."""
    uplink = asked.uplink * 1_000_000 / 8 if asked.uplink is not None else None
    return StandIn(asked.latency / 1000, strict=asked.strict, uplink=uplink, older=asked.older * 60)


def _by_route(counted: Counter[str], moves: int) -> str:
    """Return a line for each route."""
    return "".join(f"{times / moves:>9.2f} {name}\n" for name, times in counted.most_common())


def report(waits: Waits, figures: Figures) -> None:
    """Print a line for each kind of wait."""
    print(f"{'':<17}{'times':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'worst':>9}   (ms)")
    for name, seconds in (
        ("acknowledgement", waits.acknowledgements),
        ("answer", waits.answers),
        ("picture", figures.pictures),
        ("board", figures.boards),
        ("database", figures.questions),
        ("lag", figures.lags),
        ("held", figures.held),
    ):
        if len(seconds) > 1:
            cuts = quantiles(seconds, n=100, method="inclusive")
            typical = (cuts[49], cuts[94], cuts[98], max(seconds))
            line = "".join(f"{each * 1e3:>9.0f}" for each in typical)
            print(f"{name:<17}{len(seconds):>8}{line}")


@contextmanager
def database(url: str | None) -> Iterator[str]:
    """Yield the URL of the named database, else of a temporary file."""
    if url is not None:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite+aiosqlite:///{Path(folder) / 'load.db'}"


def _since(began: float) -> float:
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description="How the bot bears many matches at once.")
    parser.add_argument("what", nargs="*", help="numbers of matches, or: dailies SERVERS")
    parser.add_argument("--seconds", type=float, default=60, help="how long is measured")
    parser.add_argument("--game", default="clash", help="the game that is played")
    parser.add_argument("--every", type=float, default=10, help="seconds between moves of a match")
    parser.add_argument("--latency", type=float, default=50, help="ms that Discord takes")
    parser.add_argument("--strict", action="store_true", help="with the limits of Discord")
    parser.add_argument("--uplink", type=float, help="Mbit/s from the bot to Discord")
    parser.add_argument("--older", type=float, default=0, help="minutes added to messages' age")
    parser.add_argument("--settle", type=float, default=10, help="seconds before it is measured")
    parser.add_argument("--visitors", type=int, default=0, help="of the web pages, at once")
    parser.add_argument("--requests", type=int, default=20_000, help="of all visitors")
    parser.add_argument("--database", help="its URL; else an SQLite file")
    parser.add_argument("--seed", type=int, default=1, help="of what people choose")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    if asked.what[:1] == ["dailies"]:
        asyncio.run(dailies(int((asked.what[1:] or [1000])[0]), asked))
        return
    for number in map(int, asked.what or MATCHES):
        asyncio.run(matches(number, asked))


if __name__ == "__main__":
    main()
