"""The pictures of the mountain that people ask for by name (`bridgekeeper render`)."""

from __future__ import annotations

from typing import Any

from engine.bald_mountain.cards import card as card_with_id
from engine.bald_mountain.view import MountainView
from engine.core import SEATS, Seat
from engine.documents import DocumentError
from images.bald_mountain.board import board
from images.bald_mountain.film import turn_film
from images.bald_mountain.hand import hand
from images.bald_mountain.lookup import card_picture
from images.bald_mountain.panel import panel
from images.picture import Picture
from images.rooms import Asked, ImagesRoom, Kind, Option

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
    try:
        return card_picture(card_with_id(asked.ids[0]), asked.texts)
    except KeyError:
        raise DocumentError("card", f"there is no card {asked.ids[0]!r}") from None


def _view(state: Any, seat: Seat | None) -> MountainView:
    if seat is not None and seat not in state.seats:
        raise DocumentError("seat", f"nobody has the seat {seat}")
    view: MountainView = state.view(seat)
    return view


ROOM = ImagesRoom(
    kinds={
        "board": Kind(
            "The board of a position of any mode, as a spectator sees it.", "position", _board
        ),
        "hand": Kind("The hand of a seat, as its owner sees it.", "position", _hand, (_SEAT,)),
        "panel": Kind(
            "Board, hand and the signs in sight, as a seat sees them.",
            "position",
            _panel,
            (_SEAT,),
        ),
        "film": Kind(
            "A line of moves as an animated picture, always WebP.",
            "position",
            _film,
            (Option("line", 'Like "draw catch!".', required=True, metavar="MOVES"),),
            film=True,
        ),
        "card": Kind("A card by its id, such as catch.", "card", _card),
    }
)
