"""The built-in grimoires: one for each set, from easy to hard, in `grimoires/*.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from engine.clash.cards import SETS
from puzzles.page import Page, read_page


@cache
def built_in() -> Mapping[str, tuple[Page, ...]]:
    """The pages by the id of their set, sets and pages in order."""
    return {each.id: _grimoire(each.id) for each in SETS}


def _grimoire(set_id: str) -> tuple[Page, ...]:
    file = files(__package__).joinpath("grimoires", f"{set_id}.json")
    if not file.is_file():
        return ()
    return tuple(read_page(document) for document in json.loads(file.read_text("utf-8")))


@cache
def _by_id() -> Mapping[str, Page]:
    return {page.id: page for pages in built_in().values() for page in pages}


def by_id(page_id: str) -> Page:
    """The built-in page with this id. Raises KeyError."""
    return _by_id()[page_id]
