"""What all features share: the client of Discord with the store, the matches and the painters.

Features (`bot/features.py`) import this and never each other's innards.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.background import Locks
from bot.discord_clock import DiscordClock
from bot.matches.manager import MatchManager
from bot.pacer import Pacer
from bot.quotas import Quotas
from bot.settings import Settings
from bot.store import Daily, Lobby, Match, Race, Store
from bot.ui.client import Client
from bot.ui.reach import Reach
from puzzles.workers import Solvers

Part = TypeVar("Part")


class App(Client):
    """The bot as its features see it, with a connection to Discord for each of its shards."""

    settings: Settings
    store: Store
    matches: MatchManager
    quotas: Quotas
    pacer: Pacer
    tree: app_commands.CommandTree[Any]

    def __init__(self, clock: DiscordClock, **options: Any) -> None:
        super().__init__(clock, **options)
        self.reach = Reach(self)
        self.locks: Locks[tuple[str | int, ...]] = Locks()
        """Of what is decided one at a time: by what it is, and the ids of what it is about."""
        self._parts: dict[type[Any], Any] = {}

    def channel_of(self, row: Match | Lobby | Daily | Race) -> discord.PartialMessageable:
        """Return the channel where it is shown."""
        return self.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def part(self, kind: type[Part]) -> Part:
        """Return the part of this kind that a feature has in this bot."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    def make_solvers(self, name: str, count: int) -> Solvers:
        """Return so many worker processes, whose queue is measured under this name.

        The caller closes them.
        """
        solvers = Solvers(count, self.settings.worker_memory_mib)
        self.metrics.read_queue(name, lambda: solvers.waiting)
        return solvers

    def begun(self, match_id: int) -> None:
        """Show a match that is in the store now; its clock and the bot's turns begin."""
        raise NotImplementedError


Interaction: TypeAlias = "discord.Interaction[App]"
"""What somebody does, as features see it."""
