"""The pictures of the castles that people ask for by name (`bridgekeeper render`)."""

from __future__ import annotations

from typing import Any

from engine.castles.cards import CARD, RACES, TILE_NAMES
from engine.castles.view import CastlesView
from engine.core import SEATS, Seat
from engine.documents import DocumentError
from images.castles.board import board
from images.castles.card import card_picture
from images.castles.film import turn_film
from images.castles.hand import hand
from images.castles.panel import panel
from images.castles.places import building_picture, race_picture, tile_picture
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
    """A card, or else a building, a race or a tile."""
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


def _view(state: Any, seat: Seat | None) -> CastlesView:
    if seat is not None and seat not in state.seats:
        raise DocumentError("seat", f"nobody has the seat {seat}")
    view: CastlesView = state.view(seat)
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
            (Option("line", 'Like "barracks/6 end".', required=True, metavar="MOVES"),),
            film=True,
        ),
        "card": Kind("A card, building, race or tile by its id, such as archer.", "card", _card),
    }
)
