"""Registers Battle of the Castles with the engine."""

from __future__ import annotations

from engine.castles.choosing import RacesGame, default_choice
from engine.castles.game import CastlesGame
from engine.castles.listing import CARD_LIST
from engine.castles.mind import CastlesMind, default
from engine.castles.simulation import SIMULATION
from engine.games import EngineRoom
from engine.steps import steps

ROOM = EngineRoom(
    games=(CastlesGame(), RacesGame()),
    minds={"castles": CastlesMind()},
    defaults={"castles": default, "castles_races": default_choice},
    cards=CARD_LIST,
    simulation=SIMULATION,
    steps=steps,
)
