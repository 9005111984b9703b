"""The client of Discord as messages and interactions need it."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any, TypeAlias

import discord
from cachetools import TTLCache

from bot.discord_clock import DiscordClock
from bot.metrics import Metrics
from bot.old_edits import OldEdits
from bot.ui.first_answers import FirstAnswers
from bot.ui.refusals import Refusals
from images.renderer import Renderer

SHUT_OUT_SECONDS = 60.0
"""How long it is remembered that somebody can't look into a channel."""


class Client(discord.AutoShardedClient):
    """A client with Discord's time, painters and figures. What features share, `App` adds."""

    renderer: Renderer
    metrics: Metrics

    def __init__(self, clock: DiscordClock, **options: Any) -> None:
        super().__init__(**options)
        self.clock = clock
        self.stopping = False
        self.old_edits = OldEdits(self.now)
        self.refusals = Refusals(self.now)
        self.first_answers = FirstAnswers(self.now)
        self.shut_out: TTLCache[tuple[int, int], bool] = TTLCache(
            10_000, SHUT_OUT_SECONDS, timer=lambda: self.now().timestamp()
        )
        """Channels and people who can't look into them, as Discord has said a moment ago."""
        self.unfinished: set[asyncio.Task[Any]] = set()
        """Queries that no one waits for any more: to break them off costs more."""
        self._command_ids: dict[str, int] = {}

    @property
    def me(self) -> discord.ClientUser:
        """The bot itself, which has logged in."""
        assert self.user is not None, "logged in"
        return self.user

    def now(self) -> datetime:
        """Return the time at Discord: what its people and messages go by."""
        return self.clock.now()

    def mention(self, command: str) -> str:
        """Return a slash command as something to tap, once Discord has told its id."""
        known = self._command_ids.get(command.partition(" ")[0])
        return f"</{command}:{known}>" if known else f"`/{command}`"


Interaction: TypeAlias = "discord.Interaction[Client]"
"""What somebody does, for whoever needs nothing but messages; features have `bot.app`'s."""
