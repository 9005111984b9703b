"""Positions as one line of typed text. Each game has its own notation (`engine.core.Notation`).

A line may begin with the game's id and a colon; otherwise it belongs to the first registered game
that has a notation.
"""

from __future__ import annotations

import re

from engine.core import Game, Notation, State
from engine.documents import DocumentError
from engine.games import games

_NAMED = re.compile(r"\s*(?P<game>[a-z][a-z_]*)\s*:", re.IGNORECASE)


def read(line: str) -> tuple[Game, State]:
    """Return the game and the position of a typed line.

    Raises `DocumentError` if it can't be read.
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

    Raises `DocumentError` if the game has no notation.
    """
    if game.notation is None:
        raise DocumentError("game", f"a position of {game.id} has no notation")
    line = game.notation.text(game.dump(state))
    return line if game.id == _written()[0][0].id else f"{game.id}: {line}"


def _written() -> list[tuple[Game, Notation]]:
    return [(game, game.notation) for game in games() if game.notation is not None]
