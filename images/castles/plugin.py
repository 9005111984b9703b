"""The pictures of Battle of the Castles with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.castles.cards import CARD, RACES, TILE_NAMES
from images.castles.animation import CAMERA
from images.castles.board import board
from images.castles.card import card_picture
from images.castles.emblems import scene
from images.castles.hand import hand
from images.castles.places import building_picture, race_picture, tile_picture
from images.picture import Picture
from images.plugins import ImagesPlugin, kind_of_cards, kinds_of_a_match
from texts import Texts


def _card(wanted: str, texts: Texts) -> Picture:
    if wanted in CARD:
        return card_picture(CARD[wanted], texts)
    if wanted in TILE_NAMES:
        return tile_picture(wanted, texts)
    for race in RACES:
        if race == wanted:
            return race_picture(race, texts)
    return building_picture(wanted, texts)


PLUGIN = ImagesPlugin(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, animation=CAMERA.turn, line="barracks/6 end"),
        "card": kind_of_cards("A card, building, race or tile by its id, such as archer.", _card),
    },
    scene=lambda card_id, side: scene(CARD[card_id], (side, side)),
    sign="king",
)
