"""What a game gives to the bot: its tables, its offer, its pages, its own commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from discord import app_commands

from bot.house.guide import Guide
from bot.house.lookup import CardBook
from bot.house.offer import Offer
from bot.house.pages import PageTable
from bot.house.table import Table

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"
RoomCheck: TypeAlias = "tuple[str, Callable[[], str]]"
"""A name, and a function that gives back in one line what it has found, or raises what is wrong."""


@dataclass(frozen=True, slots=True)
class BotRoom:
    """What a game gives to the bot.

    `tables` show the game and its formats, by their ids, `grimoires` the pages of those that have
    some (`EngineRoom.grimoires`); `commands` are those that no other game has. `checks` are what
    `bridgekeeper doctor` looks at, by names that no other game has. `cards` are what people can
    look up by name, `guide` is how it is explained.
    """

    tables: Mapping[str, Table]
    offer: Offer
    commands: Sequence[Command] = ()
    grimoires: Mapping[str, PageTable] = field(default_factory=dict)
    checks: Sequence[RoomCheck] = ()
    cards: CardBook | None = None
    guide: Guide | None = None
