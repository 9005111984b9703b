"""Which page a server gets on a day."""

from __future__ import annotations

from datetime import date
from hashlib import blake2s

from bot.store import GrimoireServer, Store
from puzzles import library

WEEK = 7


async def page_for(store: Store, server: GrimoireServer, day: date) -> str | None:
    """The id of the page; the same for the same server and day, so that it does not matter
    who asks. None when there is no page at all."""
    used = await store.dailies.used_pages(server.guild_id)
    approved = await store.grimoire.approved_pages(server.guild_id)
    waiting = [row for row in approved if row.id not in used]
    today = day.isoformat()
    scheduled = [row.id for row in waiting if row.scheduled_for == today]
    free = [row.id for row in waiting if (row.scheduled_for or "") < today]
    for page_id in (*scheduled, *free):
        if await store.grimoire.any_page(page_id) is not None:
            return page_id
    return _built_in(used, server.salt, day)


def _built_in(used: dict[str, str], salt: bytes, day: date) -> str | None:
    """One that the server has not had, the easier the earlier in the week; when it has had
    all, one of the half that it had longest ago. Nobody can tell which without the salt."""
    pages = [page for pages in library.built_in().values() for page in pages]
    if not pages:
        return None
    by_difficulty = [page.id for page in sorted(pages, key=lambda page: (page.rating, page.id))]
    fresh = [page_id for page_id in by_difficulty if page_id not in used]
    if not fresh:
        by_age = sorted(by_difficulty, key=lambda page_id: used[page_id])
        fresh = by_age[: (len(by_age) + 1) // 2]
    step = {page_id: index * WEEK // len(pages) for index, page_id in enumerate(by_difficulty)}
    nearest = min(abs(step[page_id] - day.weekday()) for page_id in fresh)
    fitting = [page_id for page_id in fresh if abs(step[page_id] - day.weekday()) == nearest]
    lot = blake2s(day.isoformat().encode(), key=salt, digest_size=8).digest()
    return fitting[int.from_bytes(lot, "big") % len(fitting)]
