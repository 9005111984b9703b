"""How every command answers: one JSON document or lines for people, and how it refuses."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, NoReturn, TypeVar

import click

from engine.core import Event, IllegalAction, JsonObject, Outcome
from engine.documents import DocumentError

Command = TypeVar("Command", bound=Callable[..., Any])

NO = 1
BAD_INPUT = 2
NOT_NOW = 75
"""What the bot needs isn't there for now (EX_TEMPFAIL of sysexits.h)."""

_LONGEST_MESSAGE = 500
_LONGEST_MOVE = 100

as_json_option = click.option(
    "--json", "as_json", is_flag=True, help="Answer with one JSON document."
)


def processes_option(about: str) -> Callable[[Command], Command]:
    """Return the option for the number of processes, by default as many as there are cores."""
    return click.option(
        "--processes",
        type=click.IntRange(1, 64),
        default=os.cpu_count() or 1,
        show_default=True,
        metavar="N",
        help=about,
    )


class IllegalMove(Exception):  # noqa: N818 - an answer, not a fault
    """The rules refuse a move of a line. `number` counts from 1, `text` is as typed."""

    def __init__(self, number: int, text: str, refusal: IllegalAction) -> None:
        super().__init__(number, text, refusal)
        self.number = number
        self.text = text[:_LONGEST_MOVE]
        self.refusal = refusal

    def __str__(self) -> str:
        return f"move {self.number}, {self.text}: {self.refusal}"


def print_json(document: object) -> None:
    """Print the one document on standard output, in ASCII, so that any terminal carries it.

    Times are in ISO 8601.
    """
    click.echo(json.dumps(document, default=datetime.isoformat))


def refused(refusal: DocumentError | IllegalMove) -> JsonObject:
    """Return a refusal as JSON."""
    if isinstance(refusal, DocumentError):
        error: JsonObject = {
            "code": "bad_input",
            "path": refusal.path,
            "message": refusal.reason,
        }
    else:
        error = {
            "code": refusal.refusal.code,
            "message": str(refusal.refusal),
            "move": refusal.number,
            "text": refusal.text,
            "facts": refusal.refusal.facts,
        }
    return {"error": error}


def print_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], figures: Collection[str]
) -> None:
    """Print rows below their heads; the columns with these heads are aligned to the right."""
    lines = [heads, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [
            cell.rjust(width) if head in figures else cell.ljust(width)
            for head, cell, width in zip(heads, line, widths, strict=True)
        ]
        click.echo("  ".join(cells).rstrip())


@contextmanager
def refusals(as_json: bool) -> Iterator[None]:
    """Turn a refusal inside into its message and its exit code."""
    try:
        yield
    except DocumentError as fault:
        _refuse(fault, BAD_INPUT, as_json)
    except IllegalMove as answer:
        _refuse(answer, NO, as_json)


def _refuse(refusal: DocumentError | IllegalMove, code: int, as_json: bool) -> NoReturn:
    if as_json:
        print_json(refused(refusal))
    else:
        message = str(refusal)[:_LONGEST_MESSAGE]
        shown = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in message)
        click.echo(f"bridgekeeper: {shown}", err=True)
    raise click.exceptions.Exit(code)


def event_line(event: Event) -> str:
    """Return an event for people: `damaged: card ogre, place bu1, amount 3, left 2`."""
    facts = event.document()
    kind = facts.pop("event").replace("_", " ")
    words = ", ".join(f"{name} {_in_words(value)}" for name, value in facts.items())
    return f"{kind}: {words}" if words else str(kind)


def outcome_line(outcome: Outcome) -> str:
    """Describe how a match ended."""
    ended = f"won by {' and '.join(outcome.winners)}" if outcome.winners else "a draw"
    return f"{ended} ({outcome.reason.replace('_', ' ')})"


def _in_words(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return str(value)
