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
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import calibration
from measured_bot import Bot, Figures, memory_mib, processor_seconds
from stand_in import Asked, Document, StandIn, controls_of
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
CHOOSES = (["play"], ["card"], ["list"], ["unspent"])
"""Actions of a panel that lead to a move."""


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
