"""The engine's part of Toll."""

from __future__ import annotations

from engine.games import EnginePlugin
from house.engine.toll.game import TollGame
from house.engine.toll.game_ai import TollAI, default

PLUGIN = EnginePlugin(games=(TollGame(),), game_ais={"toll": TollAI()}, defaults={"toll": default})
