"""The pictures' part of Toll."""

from __future__ import annotations

from engine.core import SEATS
from house.images.toll.board import board, hand
from images.picture import Picture
from images.plugins import ImagesPlugin, Kind, Option, PictureRequest

_NAMES = {seat: seat for seat in SEATS}


def _board(asked: PictureRequest) -> Picture:
    return board(asked.state.view(None), _NAMES, asked.texts)


def _hand(asked: PictureRequest) -> Picture:
    return hand(asked.state.view(asked.options["seat"]), _NAMES, asked.texts)


PLUGIN = ImagesPlugin(
    kinds={
        "board": Kind("The river.", "position", _board),
        "hand": Kind(
            "The stones of a seat.",
            "position",
            _hand,
            (Option("seat", "Whose hand.", default="A", choices=SEATS),),
        ),
    }
)
