"""The page that fits a person: neither solved yet nor far from what the person can do."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from bot.grimoire.heading import EASY, HARD
from bot.store import GrimoireStore
from puzzles import library
from puzzles.page import Page

NEAREST = 5
"""So many pages near a person's rating are equally good."""


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
        and difficulty in (None, _difficulty(page))
        and goal_kind in (None, page.goal.kind)
        and page.id not in done
    ]
    if not pages:
        return None
    ratings, own = await store.page_ratings(), await store.player_rating(user_id)
    pages.sort(key=lambda page: abs(ratings.get(page.id, page.rating) - own))
    untried = [page for page in pages if page.id not in tried]
    return choose((untried or pages)[:NEAREST])


def _difficulty(page: Page) -> str:
    return "easy" if page.rating < EASY else "medium" if page.rating < HARD else "hard"
