"""A moment of a turn, to be shown with the help."""

from __future__ import annotations

from functools import cache

from bot.house.drawings import make_drawing
from engine.core import JsonObject, Seat
from engine.two_worlds.game import TwoWorldsGame
from engine.two_worlds.view import WorldsView
from images.picture import Drawing
from images.two_worlds.alt import board_alt
from images.two_worlds.board import board
from texts import Texts

_BOARD = {
    "A": {"u3": "archer", "u4": "knight", "l1": "paladin", "l2": "goblin"},
    "B": {"u5": "troll", "u6": "lich", "l6": "dragon"},
}
_HAND = ["blessing", "lightning", "dispel"]


@cache
def example() -> WorldsView:
    """Return what the player in turn sees: two who reach an enemy, a hand."""
    board = {
        cell: {"card": card, "owner": seat}
        for seat, fighters in _BOARD.items()
        for cell, card in fighters.items()
    }
    seats = {
        "A": {"warriors": ["wolf", "demon"], "spells": ["curse", "swap"], "hand": _HAND},
        "B": {"warriors": ["imp", "harpy"], "spells": ["curse", "dash"], "hand": ["flight"]},
    }
    document: JsonObject = {
        "format": 1,
        "game": "two_worlds",
        "ruleset": "1",
        "mode": "duel",
        "setup": "basic",
        "turn": 9,
        "active": "A",
        "first": "A",
        "step": "action",
        "serial": len(board),
        "board": {cell: {**each, "no": no} for no, (cell, each) in enumerate(board.items(), 1)},
        "seats": seats,
    }
    return TwoWorldsGame().load(document).view("A")


def example_drawing(texts: Texts) -> Drawing:
    """Return the drawing of that moment."""
    names: dict[Seat, str] = {
        "A": texts("two-worlds-example-own"),
        "B": texts("two-worlds-example-other"),
    }
    return make_drawing("two worlds example", board, board_alt, example(), names, texts)
