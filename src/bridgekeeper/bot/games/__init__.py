"""How each game is shown at a table in Discord: the one list that a new game joins."""

from __future__ import annotations

from .clash import ClashTable
from .table import Table

TABLES: dict[str, Table] = {"clash": ClashTable()}

__all__ = ["TABLES", "Table"]
