"""The pictures of Duel of Two Worlds with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.documents import DocumentError
from engine.two_worlds.cards import RANKS, SPELL, WARRIOR
from images.picture import Picture
from images.rooms import ImagesRoom, Kind, PictureRequest, kinds_of_a_match
from images.two_worlds.board import board
from images.two_worlds.card import card_picture, rank_sheet, spell_sheet
from images.two_worlds.film import turn_film
from images.two_worlds.hand import hand


def _card(asked: PictureRequest) -> Picture:
    card_id = asked.ids[0]
    if card_id == "spells":
        return spell_sheet(asked.texts)
    for rank in RANKS:
        if card_id == rank:
            return rank_sheet(rank, asked.texts)
    card = WARRIOR.get(card_id) or SPELL.get(card_id)
    if card is None:
        raise DocumentError("card", f"there is no card {card_id!r}")
    return card_picture(card, asked.texts)


ROOM = ImagesRoom(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, film=turn_film, line="u2+u3>u4 pass end"),
        "card": Kind(
            "A card by its id, such as dragon; all of champion, elite, regular, spells.",
            "card",
            _card,
        ),
    }
)
