"""What a game provides for pictures: `PLUGIN` of `images/<game>/plugin.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image

from engine.core import SEATS, Event, Seat
from engine.documents import DocumentError
from engine.games import plugin_of
from images.brand import logo
from images.picture import Names, Picture
from texts import Texts

Subject = Literal["position", "draft", "cards", "card"]
"""What a picture shows: a position (called so or a draft in texts for users), or cards by id."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command for pictures, given as `--name`. `choices` are its allowed values."""

    name: str
    help: str
    required: bool = False
    default: str | None = None
    metavar: str = "TEXT"
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """The arguments for drawing a picture.

    Attributes:
        texts: Texts in the reader's language.
        options: A value for each `Option` of the kind, None if it is not given.
        state: The position; None for cards.
        ids: The ids of the cards.
        played: Plays the moves of the option `line` on a state, and returns the events of each.
        steps: Returns the steps of these moves by the game's engine (`EnginePlugin.steps`); the
            state stays unchanged.
        waits: Whether it is a page whose goal waits for the opponent's reply.
    """

    texts: Texts
    options: Mapping[str, Any]
    state: Any = None
    ids: tuple[str, ...] = ()
    played: Callable[[Any], Sequence[Sequence[Event]]] = lambda _: ()
    steps: Callable[[Any], Iterable[Any]] = lambda _: ()
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture with a name.

    A kind with the same name in another game has the same subject and options. `draw` raises
    `engine.documents.DocumentError` for a document that can't be shown. A `animation` is animated.
    """

    help: str
    subject: Subject
    draw: Callable[[PictureRequest], Picture]
    options: tuple[Option, ...] = ()
    animation: bool = False


@dataclass(frozen=True, slots=True)
class ImagesPlugin:
    """A game's part of the pictures.

    Attributes:
        kinds: Those that the command line draws, by the name of the command.
        scene: Draws the emblem of a card, given by its id, on its ground as a square of a side in
            pixels (RGB). Raises KeyError for an unknown id.
        sign: The card whose emblem represents the game.
    """

    kinds: Mapping[str, Kind]
    scene: Callable[[str, int], Image.Image] = lambda _, side: logo(side)
    sign: str = ""


def game_scene(game: str, card: str, side: int) -> Image.Image:
    """Draw the emblem of a card, or of its game without one, as a square (RGB, shared)."""
    try:
        part: ImagesPlugin = plugin_of(game).part("images")
    except KeyError:
        return logo(side)
    try:
        return part.scene(card or part.sign, side)
    except KeyError:  # a card that was removed
        return part.scene(part.sign, side)


SEAT_NAMES: Names = {seat: seat for seat in SEATS}
"""Names of the seats for a position, which knows no players."""
WHOSE_HAND = Option("seat", "Whose hand.", default="A", choices=SEATS)


def kind_of_cards(help: str, draw: Callable[[str, Texts], Picture]) -> Kind:
    """Return the kind of picture for a card by its id; `draw` raises KeyError for an unknown id."""

    def drawn(asked: PictureRequest) -> Picture:
        try:
            return draw(asked.ids[0], asked.texts)
        except KeyError:
            raise DocumentError("card", f"there is no card {asked.ids[0]!r}") from None

    return Kind(help, "card", drawn)


def kinds_of_a_match(
    *,
    board: Callable[[Any, Names, Texts], Picture],
    hand: Callable[[Any, Names, Texts], Picture],
    animation: Callable[[Iterable[Any], Names, Texts], Picture],
    line: str,
) -> dict[str, Kind]:
    """Return the kinds of picture for a game with one kind of position.

    The arguments draw the board of a view, the hand of a seat's view, and an animation of steps;
    `line` is an example of moves to animate.
    """

    def seen(asked: PictureRequest, seat: Seat | None) -> Any:
        if seat is not None and seat not in asked.state.seats:
            raise DocumentError("seat", f"nobody has the seat {seat}")
        return asked.state.view(seat)

    def draw_board(asked: PictureRequest) -> Picture:
        return board(seen(asked, None), SEAT_NAMES, asked.texts)

    def draw_hand(asked: PictureRequest) -> Picture:
        return hand(seen(asked, asked.options["seat"]), SEAT_NAMES, asked.texts)

    def draw_animation(asked: PictureRequest) -> Picture:
        return animation(asked.steps(asked.state), SEAT_NAMES, asked.texts)

    return {
        "board": Kind("The board of a position, as a spectator sees it.", "position", draw_board),
        "hand": Kind(
            "The hand of a seat, as its owner sees it.", "position", draw_hand, (WHOSE_HAND,)
        ),
        "film": Kind(
            "A line of moves as an animated picture, always WebP.",
            "position",
            draw_animation,
            (Option("line", f'Like "{line}".', required=True, metavar="MOVES"),),
            animation=True,
        ),
    }
