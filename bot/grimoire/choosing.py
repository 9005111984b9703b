"""Which page somebody gets.

A person gets one that is neither solved yet nor far from what the person can do, a server its page
of the day.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from hashlib import blake2s

from bot.grimoire.heading import difficulty_of
from bot.store import GrimoireServer, GrimoireStore, Store, StoredPage, page_from
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
    game: str | None = None,
    *,
    choose: Callable[[Sequence[Page]], Page] = random.choice,
) -> Page | None:
    """Choose a built-in page that the person has neither solved nor seen the solution of.

    It is of this set, difficulty (`easy`, `medium`, `hard`), kind of goal and game, untried ones
    first.
    None when there is none left.
    """
    done, tried = await store.known_pages(user_id)
    pages = [
        page
        for of_set, pages in library.built_in().items()
        for page in pages
        if set_id in (None, of_set)
        and difficulty in (None, difficulty_of(page))
        and goal_kind in (None, page.goal.kind)
        and game in (None, page.game.id)
        and page.id not in done
    ]
    if not pages:
        return None
    ratings, own = await store.page_ratings(), await store.player_rating(user_id)
    pages.sort(key=lambda page: abs(ratings.get(page.id, page.rating) - own))
    untried = [page for page in pages if page.id not in tried]
    return choose((untried or pages)[:NEAREST])


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
    pages = [page for pages in library.built_in().values() for page in pages]
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
