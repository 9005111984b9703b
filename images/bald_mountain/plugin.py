"""The pictures of Battle on the Bald Mountain with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.bald_mountain.cards import card
from images.bald_mountain.animation import CAMERA
from images.bald_mountain.board import board
from images.bald_mountain.emblems import scene
from images.bald_mountain.hand import hand
from images.bald_mountain.lookup import card_picture
from images.plugins import ImagesPlugin, kind_of_cards, kinds_of_a_match

PLUGIN = ImagesPlugin(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, animation=CAMERA.turn, line="draw catch!"),
        "card": kind_of_cards(
            "A card by its id, such as catch.",
            lambda card_id, texts: card_picture(card(card_id), texts),
        ),
    },
    scene=lambda card_id, side: scene(card(card_id), (side, side)),
    sign="dreamcloak",
)
