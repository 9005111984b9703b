"""Which pages a run has."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from datetime import datetime

from bot.store import RunMode, Store
from puzzles import library

PAGES = 30
"""Pages of a run, more than anybody solves."""
EASIEST = 60
"""A storm has some of so many pages that are the easiest for whoever has not seen them."""


async def pages_by_rating(store: Store, guild_id: int, at: datetime) -> list[str]:
    """Return the built-in pages, the easiest first, but for the open one of the day."""
    daily = await store.dailies.open_daily(guild_id, at)
    ratings = await store.grimoire.page_ratings()
    built_in = [page for pages in library.built_in().values() for page in pages]
    built_in.sort(key=lambda page: ratings.get(page.id, page.rating))
    return [page.id for page in built_in if daily is None or page.id != daily.page_id]


def choose_pages(
    mode: RunMode, by_rating: Sequence[str], opened: Collection[str], lot: random.Random
) -> list[str]:
    """Choose the pages of a run, from the easiest page to the hardest.

    Those that the person has not opened come first: others only where there are too few. In a storm
    they are easy ones in any order, in a streak each is harder than the one before.
    """
    fresh = [page for page in by_rating if page not in opened]
    seen = [page for page in by_rating if page in opened]
    if mode is RunMode.STORM:
        fresh, seen = fresh[:EASIEST], seen[:EASIEST]
    chosen = lot.sample(fresh, min(PAGES, len(fresh)))
    chosen += lot.sample(seen, min(PAGES - len(chosen), len(seen)))
    return sorted(chosen, key=by_rating.index) if mode is RunMode.STREAK else chosen
