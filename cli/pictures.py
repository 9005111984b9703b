"""`render`: the pictures that the bot sends, into a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from cli.answers import as_json_option, print_json, refusals
from cli.play import load_position, play_moves
from engine.clash.battle import Battle
from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.duel import Duel
from engine.clash.events import Event
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import Constructed
from engine.clash.formats.draft import Draft
from engine.clash.formats.league import League
from engine.clash.formats.mutation import Mutation
from engine.clash.view import BattleView
from engine.core import SEATS, Game, Seat, State
from engine.documents import DocumentError
from texts import LANGUAGES, Texts, texts_in

if TYPE_CHECKING:
    from images.picture import Picture

FORMATS = {".webp": "WEBP", ".png": "PNG"}
FILM_FORMATS = {".webp": "WEBP"}

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
    """The board of a position of any mode, as a spectator sees it."""
    from images.clash.board import board as draw

    with refusals(as_json):
        kind = _kind(output)
        view = _battle(position).view(None)
        _save(draw(view, (), _names(view), texts_in(language)), output, kind, as_json)


@render.command()
@_position_option
@click.option("--seat", type=click.Choice(SEATS), default="A", show_default=True)
@_picture_options
def hand(position: str, seat: str, output: str, language: str, as_json: bool) -> None:
    """The hand of a seat, as its owner sees it."""
    from images.clash.hand import hand as draw

    with refusals(as_json):
        kind = _kind(output)
        battle = _battle(position)
        if seat not in battle.seating.seats:
            raise DocumentError("seat", f"nobody has the seat {seat}")
        view = battle.view(seat)
        if view.player(seat).ai is not None:
            raise DocumentError("seat", f"{seat} is an AI, which has no hand")
        _save(draw(view, _names(view), texts_in(language)), output, kind, as_json)


@render.command()
@click.option(
    "--draft",
    "file",
    required=True,
    metavar="FILE",
    help="The draft, a JSON file; - is standard input.",
)
@_picture_options
def draft(file: str, output: str, language: str, as_json: bool) -> None:
    """The table of a draft: the open cards and the decks so far."""
    from images.clash.draft import draft as draw

    with refusals(as_json):
        kind = _kind(output)
        _, state = load_position(file)
        if not isinstance(state, Draft):
            raise DocumentError("game", "this must be a draft")
        view = state.view(None)
        names: dict[Seat, str] = {player.seat: player.seat for player in view.players}
        _save(draw(view, names, texts_in(language)), output, kind, as_json)


@render.command(name="format")
@_position_option
@click.option("--seat", type=click.Choice(SEATS), help="What this seat sees, or has.")
@_picture_options
def format_(position: str, seat: Seat | None, output: str, language: str, as_json: bool) -> None:
    """Constructed decks, champions, a mutation draft or a league, as a spectator sees it; of a
    seat what it sees, in a mutation draft its pack, in a league its laboratory."""
    with refusals(as_json):
        kind = _kind(output)
        _, state = load_position(position)
        _save(_format_picture(state, seat, texts_in(language)), output, kind, as_json)


def _format_picture(state: State, seat: Seat | None, texts: Texts) -> Picture:
    from images.clash.champions import champions
    from images.clash.constructed import constructed
    from images.clash.laboratory import laboratory
    from images.clash.league import league
    from images.clash.pack import pack
    from images.clash.who import who

    names: dict[Seat, str] = {each: each for each in SEATS}
    if not isinstance(state, Mutation | League | Constructed | Champions):
        raise DocumentError("game", "this must be a mutation draft, a league, decks or champions")
    if isinstance(state, Mutation):
        return (pack if seat else who)(state.view(seat), names, texts)
    if isinstance(state, League):
        view = state.view(seat)
        return laboratory(view, seat, names, texts) if seat else league(view, names, texts)
    if seat and seat not in (player.seat for player in state.view(None).players):
        raise DocumentError("seat", f"nobody has the seat {seat}")
    if isinstance(state, Constructed):
        return constructed(state.view(seat), names, texts)
    return champions(state.view(seat), names, texts)


@render.command()
@click.argument("card_ids", metavar="ID...", nargs=-1, required=True)
@click.option("--title", required=True, metavar="TEXT", help="What the deck is called.")
@_picture_options
def deck(card_ids: tuple[str, ...], title: str, output: str, language: str, as_json: bool) -> None:
    """A deck of up to 24 cards by their ids."""
    from images.clash.deck import MOST_CARDS
    from images.clash.deck import deck as draw

    with refusals(as_json):
        kind = _kind(output)
        if len(card_ids) > MOST_CARDS:
            raise DocumentError("deck", f"more than {MOST_CARDS} cards")
        cards = [_card(each) for each in card_ids]
        _save(draw(cards, title, texts_in(language)), output, kind, as_json)


@render.command()
@_position_option
@click.option("--title", required=True, metavar="TEXT", help="The title of the page.")
@click.option("--goal", required=True, metavar="TEXT", help="What is to be done, in words.")
@click.option("--line", default="", metavar="MOVES", help="Show the position after these moves.")
@_picture_options
def puzzle(
    position: str,
    title: str,
    goal: str,
    line: str,
    output: str,
    language: str,
    as_json: bool,
) -> None:
    """A page of the grimoire: a position with both hands, for the active seat to solve."""
    from images.clash.puzzle import puzzle as draw

    with refusals(as_json):
        kind = _kind(output)
        game, duel = _duel(position)
        solver = duel.to_act()[0]
        played = [events for _, events in play_moves(game, duel, line)]
        last = cast("Sequence[Event]", played[-1] if played else ())
        page = draw(duel, goal, texts_in(language), title, solver=solver, events=last)
        _save(page, output, kind, as_json)


@render.command()
@_position_option
@click.option("--line", required=True, metavar="MOVES", help='Like "ogre:u end".')
@_picture_options
def film(position: str, line: str, output: str, language: str, as_json: bool) -> None:
    """A line of moves as an animated picture, always WebP."""
    from images.clash.film import solution_film as draw

    with refusals(as_json):
        kind = _kind(output, FILM_FORMATS)
        game, duel = _duel(position)
        moves = [move for move, _ in play_moves(game, duel.copy(), line)]
        _save(draw(duel, moves, texts_in(language)), output, kind, as_json)


@render.command()
@click.argument("card_id", metavar="ID")
@_picture_options
def card(card_id: str, output: str, language: str, as_json: bool) -> None:
    """A card by its id, such as ogre."""
    from images.clash.card import face

    with refusals(as_json):
        kind = _kind(output)
        _save(face(_card(card_id), texts_in(language)), output, kind, as_json)


def _card(card_id: str) -> Card:
    try:
        return card_with_id(card_id)
    except KeyError:
        raise DocumentError("card", f"there is no card {card_id!r}") from None


def _kind(output: str, formats: Mapping[str, str] = FORMATS) -> str:
    """The format of the file, by its ending: asked before anything is drawn."""
    kind = formats.get(Path(output).suffix.lower())
    if kind is None:
        endings = " or ".join(formats)
        raise DocumentError("output", f"{output}: a picture's name ends in {endings}")
    return kind


def _duel(position: str) -> tuple[Game, Duel]:
    game, state = load_position(position)
    if not isinstance(state, Duel):
        raise DocumentError("game", "only a duel can be drawn")
    return game, state


def _battle(position: str) -> Battle:
    _, state = load_position(position)
    if not isinstance(state, Battle):
        raise DocumentError("game", "this must be a match")
    return state


def _names(view: BattleView) -> dict[Seat, str]:
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
