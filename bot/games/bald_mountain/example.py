"""A moment of a turn, to be shown with the help."""

from __future__ import annotations

from functools import cache

from bot.house.drawings import make_drawing
from engine.bald_mountain.cards import CARDS, COLOURS
from engine.bald_mountain.game import BaldMountainGame
from engine.bald_mountain.view import MountainView
from engine.core import JsonObject, Seat
from images.bald_mountain.alt import board_alt
from images.bald_mountain.board import board
from images.picture import Drawing
from texts import Texts

_HAND = ["herb_basket", "golden_fish", "koscheis_needle"]
_ALTARS = {
    "curse": [("flame_beast", 0), ("demonspawn", 1)],
    "charm": [("thieving_magpie", 1), ("djinns_door", 0)],
    "illusion": [("whispering_fog", 1)],
    "healing": [("birch_sap", 0), ("salt_circle", 0)],
}
_OTHER_HAND = ["catch", "grubby"]


@cache
def example() -> MountainView:
    """Return what a mage in turn sees: a spell and a wonder of the own side, a hand."""
    laid = [card for stack in _ALTARS.values() for card, _ in stack]
    out = {*_HAND, *_OTHER_HAND, *laid}
    altars = {
        colour: [{"card": card, "side": side} for card, side in _ALTARS[colour]]
        for colour in COLOURS
    }
    document: JsonObject = {
        "format": 1,
        "game": "bald_mountain",
        "ruleset": "1",
        "mode": "duel",
        "chance": 1,
        "turn": 9,
        "active": "A",
        "step": "actions",
        "actions": 2,
        "sides": [{"energy": 9, "gems": 6}, {"energy": 7, "gems": 8}],
        "hands": {"A": _HAND, "B": _OTHER_HAND},
        "altars": altars,
        "deck": [card.id for card in CARDS if card.id not in out],
        "discard": [],
    }
    return BaldMountainGame().load(document).view("A")


def example_drawing(texts: Texts) -> Drawing:
    """Return the drawing of that moment."""
    names: dict[Seat, str] = {
        "A": texts("bald-mountain-example-own"),
        "B": texts("bald-mountain-example-other"),
    }
    return make_drawing("bald mountain example", board, board_alt, example(), names, texts)
