"""Positions as one line of text that people type. Each game has its own (`engine.core.Notation`).

A line may begin with the game's id and a colon. Without them it is one of the first game in the
registry that has a notation.
"""

from __future__ import annotations

import re

from engine.core import Game, Notation, State
from engine.documents import DocumentError
from engine.games import games

_NAMED = re.compile(r"\s*(?P<game>[a-z][a-z_]*)\s*:", re.IGNORECASE)


def read(line: str) -> tuple[Game, State]:
    """Read the position that was typed, and find its game.

    Raises `DocumentError`.
    """
    written = _written()
    if not written:
        raise DocumentError("game", "no game has a notation")
    game, notation = written[0]
    if named := _NAMED.match(line):
        for other, its_notation in written:
            if other.id == named["game"].lower():
                return other, its_notation.read(line[named.end() :])
    return game, notation.read(line)


def write(game: Game, state: State) -> str:
    """Return the canonical line of a position.

    Raises `DocumentError` where the game has no notation.
    """
    if game.notation is None:
        raise DocumentError("game", f"a position of {game.id} has no notation")
    line = game.notation.text(game.dump(state))
    return line if game.id == _written()[0][0].id else f"{game.id}: {line}"


def _written() -> list[tuple[Game, Notation]]:
    """Return the games that have a notation."""
    return [(game, game.notation) for game in games() if game.notation is not None]
