"""The engine's part of Toll."""

from __future__ import annotations

from engine.games import EngineRoom
from house.engine.toll.game import TollGame
from house.engine.toll.mind import TollMind, default

ROOM = EngineRoom(games=(TollGame(),), minds={"toll": TollMind()}, defaults={"toll": default})
