"""The built-in grimoires: one for each set, from easy to hard, in `grimoires/<game>/*.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from engine.games import grimoire_of, grimoires
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


@cache
def _of_game(game: str) -> Mapping[str, tuple[Page, ...]]:
    return {set_id: _grimoire(game, set_id) for set_id in grimoire_of(game).sets}


@cache
def _by_id(game: str) -> Mapping[str, Page]:
    return {page.id: page for pages in _of_game(game).values() for page in pages}


def _grimoire(game: str, set_id: str) -> tuple[Page, ...]:
    file = files(__package__).joinpath("grimoires", game, f"{set_id}.json")
    if not file.is_file():
        return ()
    return tuple(read_page(document) for document in json.loads(file.read_text("utf-8")))
