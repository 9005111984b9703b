"""Which page a server gets as its page of the day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from hashlib import blake2s

from bot.store import GrimoireServer, Store, StoredPage, page_from
from puzzles import library
from puzzles.ladder import is_first_step

WEEK = 7


async def pages_for(store: Store, servers: Sequence[tuple[GrimoireServer, date]]) -> dict[int, str]:
    """Choose the pages of these servers, each for a day of its own: ids by the servers' ids.

    A server and a day always give one page, so that it does not matter who asks. No server for
    which there is no page at all.
    """
    guilds = [server.guild_id for server, _ in servers]
    used = await store.dailies.used_pages(guilds)
    approved = await store.grimoire.approved_pages(guilds)
    by_difficulty = _by_difficulty()
    found: dict[int, str] = {}
    for server, day in servers:
        had, own = used[server.guild_id], approved[server.guild_id]
        page_id = _own([row for row in own if row.id not in had], day)
        page_id = page_id or _built_in(by_difficulty, had, server.salt, day)
        if page_id is not None:
            found[server.guild_id] = page_id
    return found


def _own(waiting: Sequence[StoredPage], day: date) -> str | None:
    """Choose one of a server's own pages that it has not had.

    It is the one that is meant for this day, else the oldest that waits for none.
    """
    today = day.isoformat()
    scheduled = [row for row in waiting if row.scheduled_for == today]
    free = [row for row in waiting if (row.scheduled_for or "") < today]
    readable = (row.id for row in (*scheduled, *free) if page_from(row) is not None)
    return next(readable, None)


def _by_difficulty() -> list[str]:
    """Return the built-in pages, easy ones first, but for those that only beginners puzzle over."""
    built_in = [page for pages in library.built_in().values() for page in pages]
    pages = [page for page in built_in if not is_first_step(page)]
    return [page.id for page in sorted(pages, key=lambda page: (page.rating, page.id))]


def _built_in(
    by_difficulty: Sequence[str], used: Mapping[str, str], salt: bytes, day: date
) -> str | None:
    """Choose a page that the server has not had, the easier the earlier in the week.

    When it has had all, it is one of the half that it had longest ago. Nobody can tell which
    without the salt.
    """
    if not by_difficulty:
        return None
    fresh = [page_id for page_id in by_difficulty if page_id not in used]
    if not fresh:
        by_age = sorted(by_difficulty, key=lambda page_id: used[page_id])
        fresh = by_age[: (len(by_age) + 1) // 2]
    many = len(by_difficulty)
    step = {page_id: index * WEEK // many for index, page_id in enumerate(by_difficulty)}
    nearest = min(abs(step[page_id] - day.weekday()) for page_id in fresh)
    fitting = [page_id for page_id in fresh if abs(step[page_id] - day.weekday()) == nearest]
    lot = blake2s(day.isoformat().encode(), key=salt, digest_size=8).digest()
    return fitting[int.from_bytes(lot, "big") % len(fitting)]
