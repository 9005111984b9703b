"""Champions that people make up, over all servers: `/champion`."""

from __future__ import annotations

from bot.games.clash.champions import panel
from bot.games.clash.champions.showing import CHAMPIONS

__all__ = ["ACTS", "CHAMPION"]

CHAMPION = CHAMPIONS.group
CHAMPION.add_command(panel.create)

ACTS = CHAMPIONS.acts, panel.ACTS
