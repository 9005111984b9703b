"""`render`: the pictures that the bot sends, into a file."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from ..engine.clash.cards import card as card_with_id
from ..engine.clash.view import DuelView
from ..engine.core import SEATS, Seat
from ..engine.documents import DocumentError
from ..texts import LANGUAGES, texts_in
from .answers import as_json_option, print_json, refusals
from .play import load_position

if TYPE_CHECKING:
    from ..images.picture import Picture

FORMATS = {".webp": "WEBP", ".png": "PNG"}

Command = TypeVar("Command", bound=Callable[..., Any])


def _picture_options(command: Command) -> Command:
    """The options that every picture has."""
    for option in (
        as_json_option,
        click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True),
        click.option(
            "-o",
            "--output",
            required=True,
            metavar="FILE",
            help="Where the picture goes: a name that ends in .webp or .png.",
        ),
    ):
        command = option(command)
    return command


_position_option = click.option(
    "--position",
    required=True,
    metavar="FILE",
    help="The position, a JSON file; - is standard input.",
)


@click.group()
def render() -> None:
    """Draw a picture into a WebP or PNG file.

    What it shows in words goes to standard error, or into the JSON document.
    """


@render.command()
@_position_option
@_picture_options
def board(position: str, output: str, language: str, as_json: bool) -> None:
    """The board of a position, as a spectator sees it."""
    from ..images.clash.board import board as draw

    with refusals(as_json):
        kind = _kind(output)
        view = _view(position, None)
        _save(draw(view, (), _names(view), texts_in(language)), output, kind, as_json)


@render.command()
@_position_option
@click.option("--seat", type=click.Choice(["A", "B"]), default="A", show_default=True)
@_picture_options
def hand(position: str, seat: str, output: str, language: str, as_json: bool) -> None:
    """The hand of a seat, as its owner sees it."""
    from ..images.clash.hand import hand as draw

    with refusals(as_json):
        kind = _kind(output)
        view = _view(position, SEATS[SEATS.index(cast(Seat, seat))])
        _save(draw(view, _names(view), texts_in(language)), output, kind, as_json)


@render.command()
@click.argument("card_id", metavar="ID")
@_picture_options
def card(card_id: str, output: str, language: str, as_json: bool) -> None:
    """A card by its id, such as ogre."""
    from ..images.clash.card import face

    with refusals(as_json):
        kind = _kind(output)
        try:
            drawn = card_with_id(card_id)
        except KeyError:
            raise DocumentError("card", f"there is no card {card_id!r}") from None
        _save(face(drawn, texts_in(language)), output, kind, as_json)


def _kind(output: str) -> str:
    """The format of the file, by its ending: asked before anything is drawn."""
    kind = FORMATS.get(Path(output).suffix.lower())
    if kind is None:
        raise DocumentError("output", f"{output}: a picture's name ends in {' or '.join(FORMATS)}")
    return kind


def _view(position: str, seat: Seat | None) -> DuelView:
    _, state = load_position(position)
    view = state.view(seat)
    assert isinstance(view, DuelView), "the only pictures there are"
    return view


def _names(view: DuelView) -> dict[Seat, str]:
    """A position knows no players: the seats stand for them."""
    return {player.seat: player.seat for player in view.players}


def _save(picture: Picture, output: str, kind: str, as_json: bool) -> None:
    data = picture.data if kind == "WEBP" else _converted(picture.data, kind)
    try:
        Path(output).write_bytes(data)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        reason = error.strerror if isinstance(error, OSError) else None
        raise DocumentError("output", f"can't write {output}: {reason or error}") from None
    if as_json:
        print_json({"file": output, "format": kind.lower(), "bytes": len(data), "alt": picture.alt})
    else:
        click.echo(picture.alt, err=True)


def _converted(data: bytes, kind: str) -> bytes:
    from PIL import Image

    buffer = BytesIO()
    with Image.open(BytesIO(data)) as image:
        image.save(buffer, kind)
    return buffer.getvalue()
