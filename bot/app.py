"""The client as features share it: Discord with the store, the matches and the renderer.

Features (`bot/features.py`) import this module, and nothing private of each other.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.background import Locks
from bot.discord_clock import DiscordClock
from bot.errors import Refusal
from bot.matches.manager import MatchManager
from bot.quotas import Quotas
from bot.rate_limiter import RateLimiter
from bot.settings import Settings
from bot.store import Daily, Event, Lobby, Match, Race, Store
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
    rate_limiter: RateLimiter
    tree: app_commands.CommandTree[Any]

    def __init__(self, clock: DiscordClock, **options: Any) -> None:
        super().__init__(clock, **options)
        self.reach = Reach(self)
        self.locks: Locks[tuple[str | int, ...]] = Locks()
        """Locks for decisions that must not be made at the same time, by kind and the ids
        concerned.
        """
        self._parts: dict[type[Any], Any] = {}

    def channel_of(self, row: Match | Lobby | Daily | Race | Event) -> discord.PartialMessageable:
        """Return the channel in which a match, lobby, puzzle, race or event is shown."""
        return self.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def part(self, kind: type[Part]) -> Part:
        """Return the part of this class that a feature has in this bot."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    def make_solvers(self, name: str, count: int, most_of_a_user: int | None = None) -> Solvers:
        """Return `count` worker processes, whose queue is measured under this name.

        At most `most_of_a_user` jobs of a user wait (None: any number). The caller closes them.
        """
        solvers = Solvers(count, self.settings.worker_memory_mib, most_of_a_user=most_of_a_user)
        self.metrics.read_queue(name, lambda: solvers.waiting)
        return solvers

    async def check_not_barred(self, guild_id: int | None, user_id: int) -> None:
        """Raise `Refusal` if the user is barred in this server: asked for whatever `begins`."""
        bar = await self.store.moderation.bar(guild_id or 0, user_id, self.now())
        if bar is None:
            return
        if bar.until is None:
            raise Refusal("refused-barred")
        raise Refusal("refused-barred-until", when=discord.utils.format_dt(bar.until, "f"))

    def begun(self, match_id: int) -> None:
        """Tell all parts of a new match that has just been stored."""
        raise NotImplementedError


Interaction: TypeAlias = "discord.Interaction[App]"
"""An interaction as features see it."""
