"""What all features share: the client of Discord with the store, the matches and the painters.

Features import this and never each other's innards; `client` makes them and puts them in.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypeVar

import discord
from cachetools import TTLCache

from bot.discord_clock import DiscordClock
from bot.matches.manager import MatchManager
from bot.old_edits import OldEdits
from bot.pacer import Pacer
from bot.quotas import Quotas
from bot.seeing.metrics import Metrics
from bot.settings import Settings
from bot.store import Daily, Lobby, Match, Store
from images.renderer import Renderer
from puzzles.workers import Solvers

Part = TypeVar("Part")

SHUT_OUT_SECONDS = 60.0
"""How long it is remembered that somebody can't look into a channel."""


class App(discord.AutoShardedClient):
    """The bot as its features see it, with a connection to Discord for each of its shards."""

    settings: Settings
    clock: DiscordClock
    store: Store
    matches: MatchManager
    renderer: Renderer
    quotas: Quotas
    metrics: Metrics
    pacer: Pacer
    old_edits: OldEdits
    judges: Solvers
    workshop: Solvers

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.stopping = False
        self.shut_out: TTLCache[tuple[int, int], bool] = TTLCache(
            10_000, SHUT_OUT_SECONDS, timer=lambda: self.now().timestamp()
        )
        """Channels and people who can't look into them, as Discord has said a moment ago."""
        self._parts: dict[type[Any], Any] = {}
        self._command_ids: dict[str, int] = {}

    @property
    def me(self) -> discord.ClientUser:
        """The bot itself, which has logged in."""
        assert self.user is not None, "logged in"
        return self.user

    def now(self) -> datetime:
        """The time at Discord: what its people and messages go by."""
        return self.clock.now()

    def mention(self, command: str) -> str:
        """A slash command as something to tap, once Discord has told its id."""
        known = self._command_ids.get(command.partition(" ")[0])
        return f"</{command}:{known}>" if known else f"`/{command}`"

    def channel_of(self, row: Match | Lobby | Daily) -> discord.PartialMessageable:
        """Where it is shown."""
        return self.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def add_part(self, part: Part) -> Part:
        """Keep what a feature has one of in each process."""
        self._parts[type(part)] = part
        return part

    def part(self, kind: type[Part]) -> Part:
        """The one of this kind."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    def begun(self, match_id: int) -> None:
        """A match is in the store now: it is shown, and its clock and the bot's turns begin."""
        raise NotImplementedError
