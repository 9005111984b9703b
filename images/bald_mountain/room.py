"""The pictures of Battle on the Bald Mountain with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.bald_mountain.cards import card as card_with_id
from engine.documents import DocumentError
from images.bald_mountain.board import board
from images.bald_mountain.film import turn_film
from images.bald_mountain.hand import hand
from images.bald_mountain.lookup import card_picture
from images.picture import Picture
from images.rooms import ImagesRoom, Kind, PictureRequest, kinds_of_a_match


def _card(asked: PictureRequest) -> Picture:
    try:
        return card_picture(card_with_id(asked.ids[0]), asked.texts)
    except KeyError:
        raise DocumentError("card", f"there is no card {asked.ids[0]!r}") from None


ROOM = ImagesRoom(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, film=turn_film, line="draw catch!"),
        "card": Kind("A card by its id, such as catch.", "card", _card),
    }
)
