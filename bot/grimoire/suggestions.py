"""Suggest pages while a person types the name of one."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.app import App
from bot.features import Part
from bot.grimoire.heading import difficulty_at, page_table, place_of
from bot.store import StoredPage, page_from
from bot.ui.acknowledgement import LABEL, MOST_OFFERED
from puzzles import library
from puzzles.page import Page
from texts import Texts

MOST = 50_000
"""Suggestions that are kept, about 50 MB: a server with 1,000 pages needs as many a language."""
AT_ONCE = 50
"""Pages that are loaded and read at a time."""
Key: TypeAlias = "str | tuple[int, int]"
"""The id of a built-in page, or number and edition of one that a person made."""


class Suggestion(NamedTuple):
    """A page: its label, its titles by language, and the text in which it is sought."""

    id: str
    label: str
    title: Mapping[str, str]
    sought: str


class Suggestions(Part):
    """Suggestions, made once of each page, in a thread: to read a page takes long."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._made: dict[str, dict[Key, Suggestion | None]] = defaultdict(dict)  # by language

    async def start(self) -> None:
        """Read the built-in pages before a player asks for one: it takes a while."""
        await asyncio.to_thread(library.built_in)

    async def offer(
        self, guild_id: int | None, user_id: int, typed: str, texts: Texts
    ) -> list[tuple[str, str]]:
        """Return label and id of pages whose set and number, id or title holds what is typed."""
        wanted = " ".join(typed.split()).casefold()
        pages = await self.known(guild_id, user_id, texts)
        found = [page for page in pages if wanted in page.sought][:MOST_OFFERED]
        done = await self._store.grimoire.done_of(user_id, [page.id for page in found])
        return [(f"{'✅ ' * (page.id in done)}{page.label}"[:LABEL], page.id) for page in found]

    async def known(self, guild_id: int | None, user_id: int, texts: Texts) -> Sequence[Suggestion]:
        """Return the pages that a person may open in a server, without unreadable ones.

        They are all built-in pages and, after them, the server's own, the oldest first.
        """
        own = (
            await self._store.grimoire.open_editions(guild_id, user_id)
            if guild_id is not None
            else ()
        )
        built_in = {page.id: page for pages in library.built_in().values() for page in pages}
        keys: list[Key] = [*built_in, *own]
        made = self._made[texts.language]
        new = [key for key in keys if key not in made]
        if len(made) + len(new) > MOST:
            made.clear()
            new = keys
        for first in range(0, len(new), AT_ONCE):
            some = new[first : first + AT_ONCE]
            pages = [built_in[key] for key in some if isinstance(key, str)]
            numbers = [key[0] for key in some if not isinstance(key, str)]
            rows = await self._store.grimoire.pages_numbered(numbers) if numbers else ()
            made |= await asyncio.to_thread(_all_made, pages, rows, texts)
        return [found for key in keys if (found := made.get(key)) is not None]


def _all_made(
    built_in: Sequence[Page], rows: Sequence[StoredPage], texts: Texts
) -> dict[Key, Suggestion | None]:
    made: dict[Key, Suggestion | None] = {page.id: _made(page, texts) for page in built_in}
    for row in rows:
        page = page_from(row)
        made[row.number, row.edition] = _made(page, texts) if page is not None else None
    return made


def _made(page: Page, texts: Texts) -> Suggestion:
    """Tell in a few words which page it is, how hard, and what it asks for."""
    name = f"{place_of(page, texts)} · {page.named(texts.language)}"
    difficulty = texts(f"choice-difficulty-{difficulty_at(page.rating)}")
    label = f"{name} · {difficulty} · {page_table(page).aim(page.goal, texts)}"
    sought = "\n".join((name, page.id, *page.title.values())).casefold()
    return Suggestion(page.id, label, page.title, sought)
