"""The commands `legal` and `apply`, and `position`.

They say what can be played in a position, what a line of moves does, and give a position in its two
forms.
"""

from __future__ import annotations

import json
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Sequence

import click

from cli.answers import (
    IllegalMove,
    as_json_option,
    event_line,
    outcome_line,
    print_json,
    refusals,
    refused,
)
from cli.documents import lines, read_bytes
from engine import notation
from engine.bounded import decode, parse
from engine.core import Event, Game, IllegalAction, JsonObject, State
from engine.documents import DocumentError
from engine.games import game_of, plugin_of
from puzzles.puzzle import Puzzle, read_puzzle

LONGEST_LINE = 20_000
"""Characters of a line of moves; a whole match has about 5,000."""

position_option = click.option(
    "--position",
    metavar="FILE",
    help="The position, as JSON or in notation; - is standard input.",
)
_batch_option = click.option(
    "--batch",
    is_flag=True,
    help='Read JSON lines {"position": {...}, "line": "..."} on standard input and answer each'
    ' with one JSON line, in order; {"error": {...}} where one is refused. Paths in errors are'
    " those inside the position.",
)


@click.command()
@position_option
@_batch_option
@as_json_option
def legal(position: str | None, batch: bool, as_json: bool) -> None:
    """List the moves that are legal in a position.

    In a batch, "line" may be left out; with it, the moves that are legal after it.
    """
    if batch:
        _refuse_beside_batch(position)
        _answer_batch(_legal_after)
        return
    with refusals(as_json):
        moves = _legal_moves(load_position(_needed(position, "--position"))[1])
        if as_json:
            print_json({"moves": moves})
        else:
            for move in moves:
                click.echo(move)


@click.command()
@position_option
@click.option("--line", metavar="MOVES", help='Moves with spaces between, like "ogre:u end".')
@_batch_option
@as_json_option
def apply(position: str | None, line: str | None, batch: bool, as_json: bool) -> None:
    """Play a line of moves and list what happens.

    The line may continue after `end` with the opponent's moves. An empty line plays nothing and
    answers the position unchanged. An illegal move exits 1 and changes nothing.
    """
    if batch:
        _refuse_beside_batch(position, line)
        _answer_batch(_applied)
        return
    with refusals(as_json):
        file, moves = _needed(position, "--position"), _needed(line, "--line")
        game, state = load_position(file)
        events = play_line(game, state, moves)
        if as_json:
            print_json(_reached(game, state, events))
            return
        for event in events:
            click.echo(event_line(event))
        if outcome := state.outcome():
            click.echo(outcome_line(outcome))


@click.command()
@click.argument("file")
@click.option("--json", "form", flag_value="json", help="Answer with the JSON document.")
@click.option("--notation", "form", flag_value="notation", help="Answer with one line of text.")
def position(file: str, form: str | None) -> None:
    """Check a position and write it in canonical form.

    FILE holds JSON or notation; - is standard input. Without an option the answer is the other
    of the two forms.
    """
    with refusals(form == "json"):
        data = read_bytes(file)
        game, state = _position_in(data)
        if form == "json" or (form is None and not _is_json(data)):
            print_json(game.dump(state))
        else:
            click.echo(notation.write(game, state))


def load_position(file: str) -> tuple[Game, State]:
    """Load the position in a file, as JSON or in notation, and find its game.

    Raises `DocumentError`.
    """
    return _position_in(read_bytes(file))


def load_puzzle(file: str) -> Puzzle | None:
    """Load the puzzle in a file; None if the file has a position. Raises `DocumentError`."""
    if file == "-":  # it can be read once
        return None
    data = read_bytes(file)
    document = parse(data) if _is_json(data) else None
    is_puzzle = isinstance(document, dict) and {"position", "goal"} <= document.keys()
    return read_puzzle(document) if is_puzzle else None


def _position_in(data: bytes) -> tuple[Game, State]:
    if _is_json(data):
        return _loaded(parse(data))
    return notation.read(decode(data))


def _is_json(data: bytes) -> bool:
    """Return whether the data are JSON.

    A position in notation begins with a letter; an empty file is no JSON document either way, and
    is refused as one.
    """
    start = data.removeprefix(BOM_UTF8).lstrip()[:1]
    return start in (b"{", b"[", b'"', b"")


def play_line(game: Game, state: State, line: str) -> list[Event]:
    """Play a line of moves on the state. Raises `IllegalMove` at the first illegal one."""
    return [event for _, events in play_moves(game, state, line) for event in events]


def play_moves(game: Game, state: State, line: str) -> Iterator[tuple[str, Sequence[Event]]]:
    """Play a line of moves on the state: yield each in canonical form with what happened.

    Raises `IllegalMove` at the first illegal one.
    """
    if len(line) > LONGEST_LINE:
        raise DocumentError("line", f"longer than {LONGEST_LINE:,} characters")
    rest = " ".join(line.split())
    number = 0
    while rest:
        number += 1
        typed, read = rest, False
        try:
            to_act = state.to_act()
            if not to_act:
                raise IllegalAction("game_over")
            action, rest = game.read_move(state, typed)
            read = True
            events = state.apply(to_act[0], action)
        except IllegalAction as refusal:
            move = typed.removesuffix(rest).rstrip() if read else _first_move(game, typed)
            raise IllegalMove(number, move, refusal) from None
        yield str(action), events
        rest = rest.lstrip()


def _loaded(document: object) -> tuple[Game, State]:
    game = game_of(document, "position")
    return game, game.load(document)


def _legal_moves(state: State) -> list[str]:
    return [str(action) for seat in state.to_act()[:1] for action in state.legal_actions(seat)]


def _first_move(game: Game, line: str) -> str:
    """Return the first move of a line that the game can't read."""
    move: str = plugin_of(game.id).part("engine").first_move(line)
    return move


def _reached(game: Game, state: State, events: list[Event]) -> JsonObject:
    outcome = state.outcome()
    return {
        "position": game.dump(state),
        "events": [event.document() for event in events],
        "outcome": outcome and {"winner": list(outcome.winners)},
    }


def _legal_after(request: JsonObject) -> JsonObject:
    game, state = _loaded(request["position"])
    play_line(game, state, request.get("line", ""))
    return {"moves": _legal_moves(state)}


def _applied(request: JsonObject) -> JsonObject:
    if "line" not in request:
        raise DocumentError("line", "this key is missing")
    game, state = _loaded(request["position"])
    return _reached(game, state, play_line(game, state, request["line"]))


def _request(data: bytes) -> JsonObject:
    """Read a line of a batch.

    Raises `DocumentError`.
    """
    request = parse(data)
    if not isinstance(request, dict):
        raise DocumentError("", 'a request is a JSON object {"position": {...}, "line": "..."}')
    for key in request:
        if key not in ("position", "line"):
            raise DocumentError(key, "unknown key")
    if "position" not in request:
        raise DocumentError("position", "this key is missing")
    if not isinstance(request.get("line", ""), str):
        raise DocumentError("line", "a line of moves is a string")
    return request


def _answer_batch(answer: Callable[[JsonObject], JsonObject]) -> None:
    """Answer line for line, each at once: the other side may be waiting for it."""
    answers = sys.stdout.buffer
    for data in lines(sys.stdin.buffer):
        try:
            document = answer(_request(data))
        except (DocumentError, IllegalMove) as refusal:
            document = refused(refusal)
        answers.write(json.dumps(document).encode() + b"\n")
        answers.flush()


def _refuse_beside_batch(*options: str | None) -> None:
    if any(option is not None for option in options):
        raise click.UsageError("--batch reads positions and lines from standard input.")


def _needed(value: str | None, option: str) -> str:
    if value is None:
        raise click.UsageError(f"Missing option '{option}' (or --batch).")
    return value
