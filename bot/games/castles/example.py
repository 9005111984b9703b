"""A moment of a turn, to be shown with the help."""

from __future__ import annotations

from functools import cache

from bot.house.drawings import make_drawing
from engine.castles.game import CastlesGame
from engine.castles.view import CastlesView
from engine.core import JsonObject, Seat
from images.castles.alt import board_alt
from images.castles.board import board
from images.picture import Drawing
from texts import Texts

_DECKS = {
    "A": ["militia", "shieldbearer", "volley", "swordsman"] * 3,
    "B": ["orc_warrior", "axe_thrower", "gamble"] * 2 + ["goblin"],
}


@cache
def example() -> CastlesView:
    """Return what the humans' player sees: a swordsman before a wall, an archer on a tower."""
    document: JsonObject = {
        "format": 1,
        "game": "castles",
        "ruleset": "1",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "first": "A",
        "dice": [6, 4, 2],
        "chance": 1,
        "seats": {
            "A": {
                "race": "humans",
                "wounds": 1,
                "buildings": ["barracks"],
                "hand": ["priestess", "scout", "blessing"],
                "deck": _DECKS["A"],
                "discard": ["militia"],
                "shuffle": 1,
                "built": True,
            },
            "B": {
                "race": "orcs",
                "wounds": 2,
                "buildings": ["totem"],
                "hand": ["bloodlust", "orc_warrior"],
                "deck": _DECKS["B"],
                "discard": ["goblin", "goblin"],
                "shuffle": 1,
            },
        },
        "board": {
            "a1": {"card": "archer", "owner": "A"},
            "b3": {"card": "swordsman", "owner": "A", "wounds": 1},
            "b4": {"card": "orc_warrior", "owner": "B"},
            "c5": {"card": "axe_thrower", "owner": "B"},
        },
        "tiles": {
            "a1": {"tile": "tower", "owner": "A"},
            "a4": {"tile": "wall", "owner": "B"},
        },
        "tombstones": [],
    }
    return CastlesGame().load(document).view("A")


def example_drawing(texts: Texts) -> Drawing:
    """Return the drawing of that moment."""
    names: dict[Seat, str] = {
        "A": texts("castles-example-own"),
        "B": texts("castles-example-other"),
    }
    return make_drawing("castles example", board, board_alt, example(), names, texts)
