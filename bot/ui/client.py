"""The Discord client that messages and interactions need."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any, TypeAlias

import discord
from cachetools import TTLCache

from bot.discord_clock import DiscordClock
from bot.metrics import Metrics
from bot.old_edits import OldEdits
from bot.ui.command_limits import CommandLimits
from bot.ui.first_answers import FirstAnswers
from bot.ui.refusals import Refusals
from images.renderer import Renderer

SHUT_OUT_SECONDS = 60.0
"""Seconds for which the bot remembers that a user can't see a channel."""


class Client(discord.AutoShardedClient):
    """A client with Discord's time, the renderer and metrics. `App` adds what features share."""

    renderer: Renderer
    metrics: Metrics

    def __init__(self, clock: DiscordClock, **options: Any) -> None:
        super().__init__(**options)
        self.clock = clock
        self.stopping = False
        self.web_url = ""
        """Where the web pages are, without a slash at the end; empty if none are served."""
        self.old_edits = OldEdits(self.now)
        self.refusals = Refusals(self.now)
        self.first_answers = FirstAnswers(self.now)
        self.command_limits = CommandLimits(self)
        self.shut_out: TTLCache[tuple[int, int], bool] = TTLCache(
            10_000, SHUT_OUT_SECONDS, timer=lambda: self.now().timestamp()
        )
        """Channel and user ids: users who can't see a channel, as Discord has just said."""
        self.host_blocks: frozenset[int] = frozenset()
        """Ids of users and servers that the host has blocked (`bot/hosting/servers.py`)."""
        self.unfinished: set[asyncio.Task[Any]] = set()
        """Queries that no one waits for any more; cancelling them would cost more."""
        self._command_ids: dict[str, int] = {}

    @property
    def me(self) -> discord.ClientUser:
        """The bot's own user, which has logged in."""
        assert self.user is not None, "logged in"
        return self.user

    async def check_not_barred(self, guild_id: int | None, user_id: int) -> None:
        """Raise `Refusal` if the user may not begin anything in this server."""
        raise NotImplementedError

    def now(self) -> datetime:
        """Return the time at Discord, by which users and messages go."""
        return self.clock.now()

    def command_id(self, command: str) -> int | None:
        """Return the id of a slash command or its group; None until Discord has told it."""
        return self._command_ids.get(command.partition(" ")[0])

    def mention(self, command: str) -> str:
        """Return a slash command as a tappable mention, or as code until its id is known."""
        known = self.command_id(command)
        return f"</{command}:{known}>" if known else f"`/{command}`"


Interaction: TypeAlias = "discord.Interaction[Client]"
"""An interaction for code that only needs messages; features use the one of `bot.app`."""
