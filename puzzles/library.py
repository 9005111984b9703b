"""The built-in grimoires: one for each set in `grimoires/<game>/<set>.json`.

The claims about their puzzles are in `explained/<set>.json`; `bridgekeeper puzzle explain` proves
them. Puzzles that better ones replaced are in `retired.json`: nobody is offered them any more, but
posts and answers of servers still name them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from engine.documents import read
from engine.games import grimoire_of, grimoires
from puzzles.claims import Explanation
from puzzles.puzzle import Puzzle, read_puzzle

RETIRED = "retired"
"""The file of puzzles that better ones replaced."""


def built_in() -> Mapping[str, tuple[Puzzle, ...]]:
    """Return the puzzles by the id of their set, games, sets and puzzles in order."""
    return {
        set_id: puzzles for game, _ in grimoires() for set_id, puzzles in _of_game(game).items()
    }


def of_game(game: str) -> list[Puzzle]:
    """Return the built-in puzzles of a game, set by set; none if it has no puzzles."""
    puzzles = [puzzle for of_set in built_in().values() for puzzle in of_set]
    return [puzzle for puzzle in puzzles if puzzle.position["game"] == game]


def by_id(puzzle_id: str) -> Puzzle:
    """Return the built-in puzzle with this id, also a retired one.

    Raises KeyError.
    """
    found = find(puzzle_id)
    if found is None:
        raise KeyError(puzzle_id)
    return found


def find(puzzle_id: str) -> Puzzle | None:
    """Return the built-in puzzle with this id, also a retired one; None for any other id."""
    of_games = (_by_id(game) for game, _ in grimoires())
    return next((puzzles[puzzle_id] for puzzles in of_games if puzzle_id in puzzles), None)


def _explained(game: str, set_id: str) -> Mapping[str, Explanation]:
    file = folder(game).joinpath("explained", f"{set_id}.json")
    found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {puzzle_id: read(Explanation, document) for puzzle_id, document in found.items()}


def folder(game: str) -> Traversable:
    """Return where the puzzles of a game lie."""
    return files(__package__).joinpath("grimoires", game)


@cache
def _of_game(game: str) -> Mapping[str, tuple[Puzzle, ...]]:
    return {set_id: _grimoire(game, set_id) for set_id in grimoire_of(game).sets}


@cache
def _by_id(game: str) -> Mapping[str, Puzzle]:
    known = [_grimoire(game, RETIRED), *_of_game(game).values()]
    return {puzzle.id: puzzle for puzzles in known for puzzle in puzzles}


def _grimoire(game: str, set_id: str) -> tuple[Puzzle, ...]:
    file = folder(game).joinpath(f"{set_id}.json")
    if not file.is_file():
        return ()
    puzzles, explained = json.loads(file.read_text("utf-8")), _explained(game, set_id)
    return tuple(
        replace(puzzle, explanation=explained.get(puzzle.id))
        for puzzle in map(read_puzzle, puzzles)
    )
