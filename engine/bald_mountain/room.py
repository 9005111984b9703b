"""Registers Battle on the Bald Mountain with the engine."""

from __future__ import annotations

from engine.bald_mountain.game import BaldMountainGame
from engine.bald_mountain.listing import CARD_LIST
from engine.bald_mountain.mind import BaldMountainMind, default
from engine.bald_mountain.simulation import SIMULATION
from engine.games import EngineRoom
from engine.steps import steps

ROOM = EngineRoom(
    games=(BaldMountainGame(),),
    minds={"bald_mountain": BaldMountainMind()},
    defaults={"bald_mountain": default},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
