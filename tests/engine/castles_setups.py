"""Set-ups of Battle of the Castles, for the tests of every game."""

from __future__ import annotations

from engine.castles.choosing import choice_setup
from engine.castles.game import setup_of
from engine.core import JsonObject

SETUPS: dict[str, list[JsonObject]] = {
    "castles": [
        setup_of("duel", {"A": "humans", "B": "undead"}, "B"),
        setup_of("duel"),
        setup_of("teams"),
    ],
    "castles_races": [choice_setup("duel"), choice_setup("teams")],
}
