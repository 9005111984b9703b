"""How each game is shown at a table in Discord: the one list that a new game joins."""

from __future__ import annotations

from bot.games.clash.formats.champions import ChampionsTable
from bot.games.clash.formats.constructed import ConstructedTable
from bot.games.clash.formats.draft import DraftTable
from bot.games.clash.formats.league import LeagueTable
from bot.games.clash.formats.mutation import MutationTable
from bot.games.clash.table import ClashTable
from bot.games.table import Table

TABLES: dict[str, Table] = {
    "clash": ClashTable(),
    "draft": DraftTable(),
    "constructed": ConstructedTable(),
    "champions": ChampionsTable(),
    "mutation": MutationTable(),
    "league": LeagueTable(),
}

__all__ = ["TABLES", "Table"]
