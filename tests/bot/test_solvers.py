"""How people have done at puzzles over time, and what they think of them."""

from __future__ import annotations

import asyncio

import pytest
from grimoire_days import ANN, BOB, HOUR, NOON, answer, bind_puzzles

from bot.grimoire.offering import Wanted, fitting_puzzle
from bot.grimoire.ranking import strengths
from bot.store import Store
from images.charts import Bar
from puzzles import library
from texts import texts_in


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


async def test_the_rating_is_kept_after_each_answer_that_changed_it(store: Store) -> None:
    outcomes = [
        await store.grimoire.add_attempt(answer(reason, puzzle_id=puzzle_id))
        for reason, puzzle_id in (
            ("solved", "test-03"),
            ("short", "test-03"),
            ("illegal", "test-04"),
            ("short", "test-04"),
        )
    ]
    rated = [outcome.rating[1] for outcome in outcomes if outcome.rating]
    assert len(rated) == 2
    curve = await store.solvers.rating_curve(ANN)
    assert curve == [(rating, NOON + HOUR) for rating in rated]
    assert curve[-1][0] == await store.grimoire.player_rating(ANN)
    assert await store.solvers.rating_curve(BOB) == []


async def test_the_first_answer_to_a_puzzle_tells(store: Store) -> None:
    for reason, puzzle_id in (("short", "test-03"), ("solved", "test-03"), ("illegal", "test-04")):
        await store.grimoire.add_attempt(answer(reason, puzzle_id=puzzle_id))
    await store.grimoire.add_attempt(answer("solved", puzzle_id="test-04"))
    assert await store.solvers.first_answers(ANN) == {"test-03": False, "test-04": True}


async def test_failed_puzzles_wait_until_they_are_solved_or_given_up(store: Store) -> None:
    for number in (1, 2, 3, 4):
        await store.grimoire.add_attempt(answer("short", puzzle_id=f"test-{number:02}"))
    await store.grimoire.add_attempt(answer("illegal", puzzle_id="test-05"))
    await store.grimoire.add_attempt(answer("solved", puzzle_id="test-03"))
    await store.grimoire.add_attempt(answer("given_up", puzzle_id="test-02"))
    assert await store.solvers.failed_puzzles(ANN, 5) == ["test-04", "test-01"]
    assert await store.solvers.failed_puzzles(ANN, 1) == ["test-04"]
    assert await store.solvers.failed_puzzles(BOB, 5) == []


async def test_who_has_solved_a_puzzle_votes_once_and_may_think_again(store: Store) -> None:
    assert not await store.solvers.vote(ANN, "test-03", up=True)
    for who in (ANN, BOB):
        await store.grimoire.add_attempt(answer("solved", who))
    at_once = (store.solvers.vote(ANN, "test-03", up=True) for _ in range(3))
    assert await asyncio.gather(*at_once) == [True, True, True]
    assert await store.solvers.vote(BOB, "test-03", up=True)
    assert await store.solvers.votes("test-03") == (2, 0)
    assert await store.solvers.vote(BOB, "test-03", up=False)
    assert await store.solvers.votes("test-03") == (1, 1)
    assert await store.solvers.scores() == {"test-03": 0}


async def test_liked_puzzles_are_offered_before_others_as_near(store: Store) -> None:
    async def nearest() -> str:
        puzzle = await fitting_puzzle(store, BOB, None, Wanted(), choose=lambda puzzles: puzzles[0])
        assert puzzle is not None
        return puzzle.id

    assert await nearest() == "test-10"  # exactly as hard as Bob is strong
    for who in range(100, 106):
        await store.grimoire.add_attempt(answer("solved", who, puzzle_id="test-11"))
        await store.solvers.vote(who, "test-11", up=True)
    harder = (await store.grimoire.puzzle_ratings())["test-11"]
    assert harder <= 1550
    assert await nearest() == "test-11"
    for who in range(100, 106):
        await store.solvers.vote(who, "test-11", up=False)
    assert await nearest() == "test-10"


def test_strengths_are_of_the_themes_met_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    first = {"mire-29": True, "elusive-09": False, "elusive-18": True, "p-7": True}
    assert all(library.by_id(puzzle_id) for puzzle_id in first if puzzle_id != "p-7")
    bars = strengths(first, texts_in("en"))
    assert bars[:2] == (Bar("Rage", (2, 1)), Bar("the right order", (2, 1)))
    assert len(bars) == 6
    assert strengths({}, texts_in("en")) == ()
