"""What a game gives to the bot: its tables, its offer, its own commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.games.offer import Offer
from bot.games.table import Table
from bot.ui.router import Acts

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"


def _none() -> Sequence[Command]:
    return ()


@dataclass(frozen=True, slots=True)
class BotRoom:
    """`tables` show the game and its formats, by their ids; `commands` gives those that no other
    game has, `acts` what its own buttons, selects and forms do."""

    tables: Mapping[str, Table]
    offer: Offer
    acts: Sequence[Acts] = ()
    commands: Callable[[], Sequence[Command]] = _none
