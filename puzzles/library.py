"""The built-in grimoires: one for each set in `grimoires/<game>/<set>.json`.

The claims about their puzzles are in `explained/<set>.json`; `bridgekeeper page explain` proves
them.
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
from puzzles.page import Page, read_page


def built_in() -> Mapping[str, tuple[Page, ...]]:
    """Return the pages by the id of their set, games, sets and pages in order."""
    return {set_id: pages for game, _ in grimoires() for set_id, pages in _of_game(game).items()}


def by_id(page_id: str) -> Page:
    """Return the built-in page with this id.

    Raises KeyError.
    """
    for game, _ in grimoires():
        if page_id in _by_id(game):
            return _by_id(game)[page_id]
    raise KeyError(page_id)


def _explained(game: str, set_id: str) -> Mapping[str, Explanation]:
    file = folder(game).joinpath("explained", f"{set_id}.json")
    found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {page_id: read(Explanation, document) for page_id, document in found.items()}


def folder(game: str) -> Traversable:
    """Return where the pages of a game lie."""
    return files(__package__).joinpath("grimoires", game)


@cache
def _of_game(game: str) -> Mapping[str, tuple[Page, ...]]:
    return {set_id: _grimoire(game, set_id) for set_id in grimoire_of(game).sets}


@cache
def _by_id(game: str) -> Mapping[str, Page]:
    return {page.id: page for pages in _of_game(game).values() for page in pages}


def _grimoire(game: str, set_id: str) -> tuple[Page, ...]:
    file = folder(game).joinpath(f"{set_id}.json")
    if not file.is_file():
        return ()
    pages, explained = json.loads(file.read_text("utf-8")), _explained(game, set_id)
    return tuple(
        replace(page, explanation=explained.get(page.id)) for page in map(read_page, pages)
    )
