"""Champions that people make up, over all servers: `/champion`."""

from __future__ import annotations

from bot.games.clash.champions import commands, panel
from bot.games.clash.champions.group import CHAMPION

__all__ = ["ACTS", "CHAMPION"]

ACTS = commands.ACTS, panel.ACTS
