"""Which pages people are offered: first steps to begin with, then what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from grimoire_days import ANN, BOB, GUILD, answer, made, server

from bot.grimoire.offering import BEGINNING, Wanted, fitting_page
from bot.store import PageState, Store
from puzzles import library
from puzzles.claims import Explanation
from puzzles.ladder import is_first_step, ladders
from puzzles.page import Page
from puzzles.solver import solve

CARL = 12


def claimed_of(page: Page) -> Explanation:
    found = page.explanation
    assert found is not None
    return found


def first(pages: Sequence[str]) -> str:
    return pages[0]


async def offered(store: Store, guild_id: int | None = None, **wanted: str) -> Page:
    page = await fitting_page(store, ANN, guild_id, Wanted(**wanted), choose=first)
    assert page is not None
    return page


async def climb(store: Store, pages: int, reason: str = "solved") -> list[Page]:
    """Answer the pages that are offered, one after the other."""
    seen = []
    for _ in range(pages):
        seen.append(page := await offered(store))
        await store.grimoire.add_attempt(answer(reason, page_id=page.id, guild_id=None))
    return seen


@pytest.mark.parametrize("reason", ["solved", "short"])
async def test_a_newcomers_first_pages(store: Store, reason: str) -> None:
    """Each goal once; three abilities in view at most, one or two plays."""
    seen = await climb(store, 5, reason)
    for page in seen:
        found = claimed_of(page)
        print(f"{page.id}: {page.named('en')}, {page.goal.document()}", end=", ")
        print(f"abilities in view {found.in_view}, plays {found.plays}")
        assert found.in_view <= 3
        assert found.plays == len(solve(page.state(), page.goal).ideas[0]) <= 2
    assert len({str(page.goal.document().items()) for page in seen}) == 5


async def test_no_chance_decides_which_ladder_is_next(store: Store) -> None:
    other = await fitting_page(store, ANN, choose=lambda pages: pages[-1])
    assert other is not None
    assert other.id == (await offered(store)).id


async def test_the_ladders_go_upward_and_then_the_rating_tells(store: Store) -> None:
    for steps in ladders().values():
        plays = [claimed_of(page).plays for page in steps]
        assert plays[0] == 1
        assert plays == sorted(plays)
    assert all(is_first_step(page) for page in await climb(store, BEGINNING))
    further = await offered(store)
    strength = await store.grimoire.player_rating(ANN)
    nearest = min(
        abs(page.rating - strength) for pages in library.built_in().values() for page in pages
    )
    assert abs(further.rating - strength) <= nearest + 10


async def test_a_beginner_may_ask_for_a_goal_and_for_more(store: Store) -> None:
    page = await offered(store, goal_kind="survive")
    assert (page.goal.kind, is_first_step(page)) == ("survive", True)
    assert (await offered(store, set_id="mire")).set == "mire"


async def test_pages_by_theme(store: Store) -> None:
    for theme in ("sacrifice", "counted", "splash"):
        assert theme in claimed_of(await offered(store, theme=theme)).themes
    hard = await offered(store, theme="feeding", goal_kind="win", difficulty="hard")
    assert "feeding" in claimed_of(hard).themes
    assert hard.rating >= 1600
    assert await fitting_page(store, ANN, None, Wanted(theme="chess")) is None


async def test_approved_pages_of_the_server_are_offered_to_those_who_do_not_know_them(
    store: Store,
) -> None:
    page_id = await made(store)  # by Ann, approved by Bob
    await made(store, state=PageState.PENDING)
    own = Wanted(set_id="mixed")
    for who, guild_id, expected in (
        (CARL, GUILD, page_id),
        (CARL, GUILD + 1, None),
        (CARL, None, None),
        (ANN, GUILD, None),
        (BOB, GUILD, None),
    ):
        page = await fitting_page(store, who, guild_id, own)
        assert (page.id if page else None) == expected, who
    themed = Wanted(set_id="mixed", theme="rage")
    assert await fitting_page(store, CARL, GUILD, themed) is None


async def test_a_page_that_waits_for_its_day_is_not_offered(store: Store) -> None:
    await store.dailies.set_up(server())
    await made(store)
    assert await fitting_page(store, CARL, GUILD, Wanted(set_id="mixed")) is None


async def test_a_page_that_can_not_be_read_any_more_is_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    unreadable, readable = await made(store), await made(store)
    page_of = store.grimoire.page_of

    async def reading(page_id: str, user_id: int | None = None) -> Page | None:
        return None if page_id == unreadable else await page_of(page_id, user_id)

    monkeypatch.setattr(store.grimoire, "page_of", reading)
    page = await fitting_page(store, CARL, GUILD, Wanted(set_id="mixed"), choose=first)
    assert page is not None
    assert page.id == readable


@pytest.mark.parametrize("liked", [0, 1])
async def test_of_two_pages_as_near_the_one_that_is_liked_is_offered(
    store: Store, liked: int
) -> None:
    pages = [await made(store), await made(store)]
    for page_id in pages:
        await store.grimoire.add_attempt(answer("solved", user_id=BOB, page_id=page_id))
        await store.solvers.vote(BOB, page_id, up=page_id == pages[liked])
    page = await fitting_page(store, CARL, GUILD, Wanted(set_id="mixed"), choose=first)
    assert page is not None
    assert page.id == pages[liked]
