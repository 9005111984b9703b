"""Registers Duel of Two Worlds with the engine."""

from __future__ import annotations

from engine.games import EngineRoom
from engine.steps import steps
from engine.two_worlds.game import TwoWorldsGame
from engine.two_worlds.listing import CARD_LIST
from engine.two_worlds.mind import TwoWorldsMind, default
from engine.two_worlds.simulation import SIMULATION

ROOM = EngineRoom(
    games=(TwoWorldsGame(),),
    minds={"two_worlds": TwoWorldsMind()},
    defaults={"two_worlds": default},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
