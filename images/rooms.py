"""What a game gives to the pictures: `ROOM` of `images/<game>/room.py` (docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core import SEATS, Event, Seat
from engine.documents import DocumentError
from images.picture import Picture
from texts import Texts

Subject = Literal["position", "draft", "cards", "card"]
"""What a picture is of: a position, told to people as such or as a draft; cards by their ids."""


@dataclass(frozen=True, slots=True)
class Option:
    """What else a picture is asked for with, as `--name`. `choices` are all that it may be."""

    name: str
    help: str
    required: bool = False
    default: str | None = None
    metavar: str = "TEXT"
    choices: tuple[str, ...] = ()


def _no_line(_state: Any) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """What somebody wants a picture of.

    `state` is the position, None for cards, whose `ids` are given instead. `options` has a value
    for each `Option` of the kind, None where it was left out. With the option `line` there are
    moves to show: `played` plays them on a state and gives the events of each, `steps` gives what
    the engine of the game says that is to be seen on the way (`EngineRoom.steps`), and leaves the
    state as it is.
    """

    texts: Texts
    options: Mapping[str, Any]
    state: Any = None
    ids: tuple[str, ...] = ()
    played: Callable[[Any], Sequence[Sequence[Event]]] = _no_line
    steps: Callable[[Any], Iterable[Any]] = _no_line


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture that people ask for by name.

    A kind of this name in another game has an equal subject and options. `draw` raises
    `engine.documents.DocumentError` for what can't be shown. A film is animated.
    """

    help: str
    subject: Subject
    draw: Callable[[PictureRequest], Picture]
    options: tuple[Option, ...] = ()
    film: bool = False


@dataclass(frozen=True, slots=True)
class ImagesRoom:
    """What a game gives to the pictures.

    `kinds` are those that the command line draws, by the name of the command.
    """

    kinds: Mapping[str, Kind]


SEAT_NAMES: Mapping[Seat, str] = {seat: seat for seat in SEATS}
"""A position knows no players: the seats stand for them."""
WHOSE_HAND = Option("seat", "Whose hand.", default="A", choices=SEATS)


def kinds_of_a_match(
    *,
    board: Callable[[Any, Mapping[Seat, str], Texts], Picture],
    hand: Callable[[Any, Mapping[Seat, str], Texts], Picture],
    film: Callable[[Iterable[Any], Mapping[Seat, str], Texts], Picture],
    line: str,
) -> dict[str, Kind]:
    """Return the kinds of picture of a game with one kind of position.

    Its views have a board, and of a seat a hand; `line` is an example of moves that are shown as a
    film.
    """

    def seen(asked: PictureRequest, seat: Seat | None) -> Any:
        if seat is not None and seat not in asked.state.seats:
            raise DocumentError("seat", f"nobody has the seat {seat}")
        return asked.state.view(seat)

    def draw_board(asked: PictureRequest) -> Picture:
        return board(seen(asked, None), SEAT_NAMES, asked.texts)

    def draw_hand(asked: PictureRequest) -> Picture:
        return hand(seen(asked, asked.options["seat"]), SEAT_NAMES, asked.texts)

    def draw_film(asked: PictureRequest) -> Picture:
        return film(asked.steps(asked.state), SEAT_NAMES, asked.texts)

    return {
        "board": Kind("The board of a position, as a spectator sees it.", "position", draw_board),
        "hand": Kind(
            "The hand of a seat, as its owner sees it.", "position", draw_hand, (WHOSE_HAND,)
        ),
        "film": Kind(
            "A line of moves as an animated picture, always WebP.",
            "position",
            draw_film,
            (Option("line", f'Like "{line}".', required=True, metavar="MOVES"),),
            film=True,
        ),
    }
