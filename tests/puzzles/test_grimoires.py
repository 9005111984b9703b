"""The built-in pages: whole, in order, about their sets, in three languages, and proved."""

from __future__ import annotations

from collections import Counter

import pytest
from long import mark_all_long_but

from engine.clash.cards import SETS, Card
from engine.clash.pages.mine import FEW, FIRST, ClashMine, hallmarks
from puzzles.judge import judge
from puzzles.library import built_in, by_id
from puzzles.page import LANGUAGES, Page, read_page
from puzzles.solver import PUBLISHED, solve

PAGES = [page for pages in built_in().values() for page in pages]
OF_A_GRIMOIRE = 32
LONGEST_TITLE = 40
PARTS = 4
"""A set is proved in so many parts, so that processes share them; the hard pages are its last."""

each_set = pytest.mark.parametrize("set_id", [each.id for each in SETS])


def cards_of(page: Page) -> list[Card]:
    """All cards of a position, in hands and in play."""
    found: list[Card] = []
    for player in page.state().players:
        found += player.hand
        for lane in player.lanes:
            for creature in lane:
                found += creature.cards
                found += [card for card, _ in creature.shackled]
    return found


@each_set
def test_every_set_has_its_grimoire(set_id: str) -> None:
    pages = built_in()[set_id]
    numbers = range(1, OF_A_GRIMOIRE + 1)
    assert [page.id for page in pages] == [
        f"{set_id.replace('_', '-')}-{number:02}" for number in numbers
    ]
    assert {page.set for page in pages} == {set_id}
    assert all(by_id(page.id) is page for page in pages)


@each_set
def test_a_grimoire_has_easy_pages_and_hard_ones(set_id: str) -> None:
    ratings = [page.rating for page in built_in()[set_id]]
    assert min(ratings) < 1400
    assert max(ratings) >= 1600


def test_first_steps_have_few_abilities_in_view_and_one_or_two_plays() -> None:
    mine, pages = ClashMine(), built_in()[FIRST]
    for page in pages:
        in_view = {ability for card in cards_of(page) for ability in card.abilities}
        auras = {card.aura_ability for card in cards_of(page) if card.aura_ability}
        assert len(in_view | auras) <= FEW, page.id
        solved = solve(page.state(), page.goal)
        assert len(solved.ideas) == 1, page.id
        assert len(solved.ideas[0]) <= 2, page.id
    steps = Counter((mine.sort(page.goal), page.solution.count(" ") > 1) for page in pages)
    assert {sort for sort, _ in steps} == mine.shares.keys(), "every goal from one play on"
    assert {sort for sort, several in steps if not several} >= mine.shares.keys()


@each_set
def test_a_grimoire_has_every_kind_of_goal(set_id: str) -> None:
    mine = ClashMine()
    sorts = Counter(mine.sort(page.goal) for page in built_in()[set_id])
    assert sorts.keys() == mine.shares.keys()


@each_set
def test_pages_use_cards_of_their_set_and_show_what_it_is_about(set_id: str) -> None:
    about = hallmarks(set_id)
    for page in built_in()[set_id]:
        cards = cards_of(page)
        assert {card.set for card in cards} == {set_id}
        assert any((card.mask | card.aura) & about for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_of_its_own_in_every_language(language: str) -> None:
    titles = Counter(page.title[language] for page in PAGES)
    assert [title for title, times in titles.items() if times > 1] == []
    assert all(len(title) <= LONGEST_TITLE for title in titles)


def test_no_position_is_asked_about_twice() -> None:
    seen = Counter((page.state().key(), str(page.goal)) for page in PAGES)
    assert max(seen.values()) == 1


def test_every_page_is_written_in_canonical_form() -> None:
    for page in PAGES:
        assert read_page(page.document()) == page


@pytest.mark.parametrize("part", mark_all_long_but([0], range(PARTS)))
@each_set
def test_every_page_is_proved_with_one_idea(set_id: str, part: int) -> None:
    for page in built_in()[set_id][part::PARTS]:
        solved = solve(page.state(), page.goal, PUBLISHED)
        assert solved.proved, page.id
        assert len(solved.ideas) == 1, page.id
        verdict = judge(page, page.solution)
        assert verdict.reached, page.id
        assert " ".join(map(str, verdict.played)) == page.solution, page.id
