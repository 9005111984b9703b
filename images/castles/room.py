"""The pictures of Battle of the Castles with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.castles.cards import CARD, RACES, TILE_NAMES
from engine.documents import DocumentError
from images.castles.board import board
from images.castles.card import card_picture
from images.castles.film import turn_film
from images.castles.hand import hand
from images.castles.places import building_picture, race_picture, tile_picture
from images.picture import Picture
from images.rooms import ImagesRoom, Kind, PictureRequest, kinds_of_a_match


def _card(asked: PictureRequest) -> Picture:
    wanted = asked.ids[0]
    if wanted in CARD:
        return card_picture(CARD[wanted], asked.texts)
    if wanted in TILE_NAMES:
        return tile_picture(wanted, asked.texts)
    for race in RACES:
        if race == wanted:
            return race_picture(race, asked.texts)
    try:
        return building_picture(wanted, asked.texts)
    except KeyError:
        raise DocumentError("card", f"there is no card {wanted!r}") from None


ROOM = ImagesRoom(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, film=turn_film, line="barracks/6 end"),
        "card": Kind("A card, building, race or tile by its id, such as archer.", "card", _card),
    }
)
