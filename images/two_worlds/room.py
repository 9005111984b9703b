"""The pictures of the two worlds that people ask for by name (`bridgekeeper render`)."""

from __future__ import annotations

from typing import Any

from engine.core import SEATS, Seat
from engine.documents import DocumentError
from engine.two_worlds.cards import RANKS, SPELL, WARRIOR
from engine.two_worlds.view import WorldsView
from images.picture import Picture
from images.rooms import Asked, ImagesRoom, Kind, Option
from images.two_worlds.board import board
from images.two_worlds.card import card_picture, rank_sheet, spell_sheet
from images.two_worlds.film import turn_film
from images.two_worlds.hand import hand
from images.two_worlds.panel import panel

_NAMES: dict[Seat, str] = {seat: seat for seat in SEATS}
"""A position knows no players: the seats stand for them."""
_SEAT = Option("seat", "Whose hand.", default="A", choices=SEATS)


def _board(asked: Asked) -> Picture:
    return board(_view(asked.state, None), _NAMES, asked.texts)


def _hand(asked: Asked) -> Picture:
    return hand(_view(asked.state, asked.options["seat"]), _NAMES, asked.texts)


def _panel(asked: Asked) -> Picture:
    return panel(_view(asked.state, asked.options["seat"]), _NAMES, asked.texts)


def _film(asked: Asked) -> Picture:
    _view(asked.state, None)
    return turn_film(asked.steps(asked.state), _NAMES, asked.texts)


def _card(asked: Asked) -> Picture:
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


def _view(state: Any, seat: Seat | None) -> WorldsView:
    if seat is not None and seat not in state.seats:
        raise DocumentError("seat", f"nobody has the seat {seat}")
    view: WorldsView = state.view(seat)
    return view


ROOM = ImagesRoom(
    kinds={
        "board": Kind("The board of a position, as a spectator sees it.", "position", _board),
        "hand": Kind("The hand of a seat, as its owner sees it.", "position", _hand, (_SEAT,)),
        "panel": Kind(
            "Board, hand and the signs in sight, or the cards to choose from, as a seat sees them.",
            "position",
            _panel,
            (_SEAT,),
        ),
        "film": Kind(
            "A line of moves as an animated picture, always WebP.",
            "position",
            _film,
            (Option("line", 'Like "u2+u3>u4 pass end".', required=True, metavar="MOVES"),),
            film=True,
        ),
        "card": Kind(
            "A card by its id, such as dragon; all of champion, elite, regular, spells.",
            "card",
            _card,
        ),
    }
)
