"""Champions that people make up, over all servers: `/champion`."""

from __future__ import annotations

from bot.games.clash.champions import commands, panel  # noqa: F401 - each adds its commands and buttons
from bot.games.clash.champions.group import CHAMPION

__all__ = ["CHAMPION"]
