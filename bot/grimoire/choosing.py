"""Which page somebody gets: a person one that is neither solved yet nor far from what the person
can do, a server its page of the day."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date
from hashlib import blake2s

from bot.grimoire.heading import difficulty_of
from bot.store import GrimoireServer, GrimoireStore, Store
from puzzles import library
from puzzles.page import Page

NEAREST = 5
"""So many pages near a person's rating are equally good."""
WEEK = 7


async def fitting_page(
    store: GrimoireStore,
    user_id: int,
    set_id: str | None = None,
    difficulty: str | None = None,
    goal_kind: str | None = None,
    *,
    choose: Callable[[Sequence[Page]], Page] = random.choice,
) -> Page | None:
    """A built-in page of this set, difficulty (`easy`, `medium`, `hard`) and kind of goal that
    the person has neither solved nor seen the solution of, untried ones first; None when
    there is none left."""
    done, tried = await store.known_pages(user_id)
    pages = [
        page
        for of_set, pages in library.built_in().items()
        for page in pages
        if set_id in (None, of_set)
        and difficulty in (None, difficulty_of(page))
        and goal_kind in (None, page.goal.kind)
        and page.id not in done
    ]
    if not pages:
        return None
    ratings, own = await store.page_ratings(), await store.player_rating(user_id)
    pages.sort(key=lambda page: abs(ratings.get(page.id, page.rating) - own))
    untried = [page for page in pages if page.id not in tried]
    return choose((untried or pages)[:NEAREST])


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
