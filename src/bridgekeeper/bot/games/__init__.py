"""How each game is shown at a table in Discord: the one list that a new game joins."""

from __future__ import annotations

from .champions import ChampionsTable
from .clash import ClashTable
from .constructed import ConstructedTable
from .draft import DraftTable
from .league import LeagueTable
from .mutation import MutationTable
from .table import Table

TABLES: dict[str, Table] = {
    "clash": ClashTable(),
    "draft": DraftTable(),
    "constructed": ConstructedTable(),
    "champions": ChampionsTable(),
    "mutation": MutationTable(),
    "league": LeagueTable(),
}

__all__ = ["TABLES", "Table"]
