"""The real bot with the real discord.py, connected to a stand-in for Discord over sockets.

For tests of connections and requests. Time is real here.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import discord.gateway
import discord.http
import pytest
from load import People
from stand_in import Asked, Document, StandIn, controls_of, lead_here

from bot.client import Bridgekeeper
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
ANN, BOB = PAIR = [(10_001, "ann"), (10_002, "bob")]
GLANCE = 0.01
PATIENCE = 30.0
"""Longest wait in seconds for something immediate; more than it ever takes, also on a busy
machine.
"""
BOARD = r"/channels/\d+/messages/\d+"
ANSWER = r"/webhooks/\d+/[^/]+/messages/@original"
CALLBACK = r"/interactions/\d+/[^/]+/callback"
RUN = "from stand_in import lead_here; lead_here({port}); from bot.main import run; run()"


class Far:
    """Discord with a server, a channel, two people, and perhaps the bot."""

    def __init__(self) -> None:
        self.discord = StandIn(strict=True)
        self.discord.keeps_requests = True
        self.people = People(self.discord, "clash", 1.0, random.Random(1))
        self.guild, (self.channel,) = self.discord.add_guild("Club")
        self.thread = 0
        self._running: asyncio.Task[None] | None = None
        self._bot: Bridgekeeper | None = None

    @property
    def bot(self) -> Bridgekeeper:
        """The bot in this process."""
        assert self._bot is not None, "it has begun"
        return self._bot

    async def begin(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Start Discord, and the bot in this process."""
        await self.discord.start()
        for kind, name in (
            (discord.http.Route, "BASE"),
            (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        ):
            monkeypatch.setattr(kind, name, getattr(kind, name))  # restored at the end
        lead_here(self.discord.port)
        self._bot = Bridgekeeper(Settings(_env_file=None, token="far", database_url=url_in(folder)))
        self._running = asyncio.create_task(self._bot.start("far"))
        await self.come(lambda: bool(self.discord.commands) and self.bot.is_ready())

    async def end(self) -> None:
        """Stop both."""
        if self._bot is not None and self._running is not None:
            await self._bot.close()
            await asyncio.gather(self._running, return_exceptions=True)
        await self.discord.close()

    async def come(self, true: Callable[[], bool]) -> None:
        """Wait until this is true. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self._running is not None and self._running.done():
                    self._running.result()
                await asyncio.sleep(GLANCE)

    async def duel(self) -> None:
        """Let Ann and Bob begin a duel, open their hands, and wait for its board."""
        thread = await self.people._begin(PAIR, self.channel)
        assert thread is not None
        self.thread = thread
        await self.come(lambda: bool(self.asked_for("PATCH", BOARD)))

    async def move(self) -> None:
        """Let the seat to act make a move."""
        await self.people._move(PAIR, self.thread)

    async def refresh(self, person: tuple[int, str] = ANN) -> Asked:
        """Click *Refresh* on a person's panel."""
        panel = self.panel(person)
        (control,) = (each for each in controls_of(panel) if ":refresh:" in each["custom_id"])
        return await self.discord.press(*person, panel, control["custom_id"])

    async def refresh_in_vain(self) -> Asked:
        """Click *Refresh* when Discord no longer waits for the answer."""
        unknown = {"code": 10062, "message": "Unknown interaction"}
        self.discord.refuse("POST", CALLBACK, 404, body=unknown)
        asked = await self.refresh()
        await self.come(lambda: bool(self.answers_to(asked)))
        return asked

    def panel(self, person: tuple[int, str]) -> Document:
        """Return a person's panel."""
        return self.people._panels[person[0]]

    async def shown(self) -> None:
        """Wait until the board shows the current position. Raises `TimeoutError`."""
        match = await self.bot.matches.get(1)
        await self.come(lambda: match.row.board.shown_version == match.version)

    def asked_for(self, method: str, path: str) -> list[int]:
        """Return the indices of such requests among all of them."""
        return [
            number
            for number, (asked, where) in enumerate(self.discord.requests)
            if asked == method and re.fullmatch(path, where)
        ]

    async def answered(self, asked: Asked) -> None:
        """Wait until the person sees an answer. Raises `TimeoutError`."""
        await self.come(asked.answered.done)

    def answers_to(self, asked: Asked) -> list[str]:
        """Return the methods of the requests that answered an interaction."""
        return [method for method, where in self.discord.requests if asked.token in where]


class OwnProcess:
    """The bot in a separate process, as hosts run it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, far: Far, folder: Path) -> OwnProcess:
        """Start Discord and the bot, and wait until it is ready."""
        await far.discord.start()
        paths = (ROOT, ROOT / "benchmarks", *filter(None, [os.environ.get("PYTHONPATH")]))
        settings = {"TOKEN": "far", "DATABASE_URL": url_in(folder), "LOG_LEVEL": "INFO"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            RUN.format(port=far.discord.port),
            cwd=folder,
            stderr=asyncio.subprocess.PIPE,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(map(str, paths)),
                **{f"BRIDGEKEEPER_{name}": value for name, value in settings.items()},
            },
        )
        await far.come(lambda: bool(far.discord.commands) and far.discord.identified > 0)
        return cls(process)

    async def stop(self) -> tuple[int, str]:
        """Tell it to stop, and wait; return its exit code and its log."""
        self._process.send_signal(signal.SIGTERM)
        _, said = await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode, said.decode()

    async def kill(self) -> None:
        """Kill it, if it has not ended."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


def url_in(folder: Path) -> str:
    """Return the URL of a database in this folder."""
    return f"sqlite+aiosqlite:///{folder / 'bridgekeeper.db'}"
