"""What all features share: the client of Discord with the store, the matches and the painters.

Features import this and never each other's innards; `client` makes them and puts them in.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

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
    judges: Solvers
    workshop: Solvers
    analysts: Solvers
    tree: app_commands.CommandTree[Any]

    def __init__(self, clock: DiscordClock, **options: Any) -> None:
        super().__init__(clock, **options)
        self.reach = Reach(self)
        self._parts: dict[type[Any], Any] = {}

    def channel_of(self, row: Match | Lobby | Daily | Race) -> discord.PartialMessageable:
        """Return the channel where it is shown."""
        return self.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def register_part(self, part: Part) -> Part:
        """Keep what a feature has one of in each process."""
        self._parts[type(part)] = part
        return part

    def part(self, kind: type[Part]) -> Part:
        """Return the part of this kind."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    def begun(self, match_id: int) -> None:
        """Show a match that is in the store now; its clock and the bot's turns begin."""
        raise NotImplementedError


Interaction: TypeAlias = "discord.Interaction[App]"
"""What somebody does, as features see it."""
