"""The pictures of Duel of Two Worlds with a name (`bridgekeeper render`)."""

from __future__ import annotations

from engine.two_worlds.cards import RANKS, SPELL, WARRIOR
from images.picture import Picture
from images.plugins import ImagesPlugin, kind_of_cards, kinds_of_a_match
from images.two_worlds.animation import CAMERA
from images.two_worlds.board import board
from images.two_worlds.card import card_picture, rank_sheet, spell_sheet
from images.two_worlds.emblems import scene
from images.two_worlds.hand import hand
from texts import Texts


def _card(card_id: str, texts: Texts) -> Picture:
    if card_id == "spells":
        return spell_sheet(texts)
    for rank in RANKS:
        if card_id == rank:
            return rank_sheet(rank, texts)
    return card_picture(WARRIOR.get(card_id) or SPELL[card_id], texts)


PLUGIN = ImagesPlugin(
    kinds={
        **kinds_of_a_match(board=board, hand=hand, animation=CAMERA.turn, line="u2+u3>u4 pass end"),
        "card": kind_of_cards(
            "A card by its id, such as dragon; all of champion, elite, regular, spells.", _card
        ),
    },
    scene=lambda card_id, side: scene(WARRIOR.get(card_id) or SPELL[card_id], (side, side)),
    sign="dragon",
)
