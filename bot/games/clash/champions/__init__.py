"""Champions that people make up, over all servers: `/champion`."""

from bot.games.clash.champions import panel
from bot.games.clash.champions.showing import CHAMPIONS

__all__ = ["ACTS", "CHAMPIONS"]

ACTS = CHAMPIONS.acts, panel.ACTS
