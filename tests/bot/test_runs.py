"""Runs through puzzles: their rules, the choice of their puzzles, and what is kept of them."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta
from typing import Any

import pytest
from grimoire_days import ANN, BOB, GUILD, NOON, bind_puzzles
from hypothesis import given
from hypothesis import strategies as st

from bot.grimoire.runs import EASIEST, PUZZLES, choose_puzzles
from bot.store import ALONE, Attempt, Race, RaceState, Run, RunMode, Store
from bot.store.runs import DOUBLE_CLICK, TIME

SECOND = timedelta(seconds=1)
ANSWERS = st.lists(st.tuples(st.integers(0, 60), st.booleans()), max_size=12)
"""Seconds since the answer before, and whether it is right."""


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


def run_of(mode: RunMode, puzzles: int = 6, **facts: Any) -> Run:
    """A run that begins at noon."""
    usual = {"user_id": ANN, "name": "Ann", "guild_id": GUILD, "place": 0, "solved": 0}
    ids = [f"page-{number}" for number in range(puzzles)]
    return Run(**{**usual, "mode": mode, "puzzles": ids, "started_at": NOON, **facts})


def attempt(puzzle_id: str, at: Any, *, reached: bool = True, user_id: int = ANN) -> Attempt:
    reason = "solved" if reached else "short"
    return Attempt(
        user_id=user_id,
        name="Ann",
        guild_id=GUILD,
        puzzle_id=puzzle_id,
        line="end",
        reason=reason,
        reached=reached,
        created_at=at,
    )


# ------------------------------------------------------------------ the rules


def test_a_storm_goes_on_after_a_mistake_and_ends_with_its_time():
    run = run_of(RunMode.STORM)
    run.take(NOON + SECOND, reached=True)
    run.take(NOON + 2 * SECOND, reached=False)
    assert (run.solved, run.missed) == (1, "page-1")
    assert run.puzzle_at(NOON + 180 * SECOND) == "page-2"
    assert run.puzzle_at(NOON + 181 * SECOND) is None


def test_a_run_that_has_not_begun_is_not_over():
    run = run_of(RunMode.STORM)
    assert not run.is_over(NOON - SECOND)
    assert run.puzzle_at(NOON - SECOND) == "page-0"
    assert not run.counts("page-0", NOON - SECOND), "it was given before the run"
    assert run.counts("page-0", NOON)
    assert not run.counts("page-1", NOON)


def test_a_streak_ends_with_the_first_mistake_and_has_no_time():
    run = run_of(RunMode.STREAK)
    later = NOON + timedelta(days=3)
    run.take(later, reached=True)
    assert run.puzzle_at(later) == "page-1"
    run.take(later, reached=False)
    assert run.puzzle_at(later) is None
    assert (run.solved, run.missed) == (1, "page-1")


@given(st.sampled_from(RunMode), st.integers(1, 8), ANSWERS)
def test_any_answers_lead_puzzle_by_puzzle_to_the_end(
    mode: RunMode, puzzles: int, answers: list[tuple[int, bool]]
):
    run, at, right, wrong = run_of(mode, puzzles), NOON, 0, 0
    for seconds, reached in answers:
        at += seconds * SECOND
        to_act = run.puzzle_at(at)
        if to_act is None:
            assert (
                right + wrong == puzzles
                or (mode is RunMode.STREAK and wrong)
                or (mode in TIME and at > NOON + TIME[mode])
            )
            break
        assert to_act == run.puzzles[right + wrong]
        run.take(at, reached=reached)
        right, wrong = right + reached, wrong + (not reached)
        assert (run.solved, run.place) == (right, right + wrong)
        assert run.is_about(to_act, at)
        assert not any(run.is_about(puzzle, at) for puzzle in run.puzzles[run.place + 1 :])


def test_a_click_belongs_to_a_run_until_its_end_was_seen_and_a_moment_longer():
    run = run_of(RunMode.STREAK, over_at=NOON)
    assert run.is_about("page-0", NOON + DOUBLE_CLICK)
    assert not run.is_about("page-0", NOON + DOUBLE_CLICK + SECOND)


# ------------------------------------------------------------------ the choice


@given(
    st.sampled_from(ALONE), st.integers(0, 150), st.sets(st.integers(0, 149)), st.integers(0, 99)
)
def test_new_puzzles_come_first_and_those_of_a_streak_rise(
    mode: RunMode, many: int, seen: set[int], seed: int
):
    by_rating = [str(number) for number in range(many)]
    opened = {str(number) for number in seen}
    chosen = choose_puzzles(mode, by_rating, opened, random.Random(seed))
    assert len({*chosen}) == len(chosen) == min(PUZZLES, many)
    fresh = sum(puzzle not in opened for puzzle in by_rating)
    assert sum(puzzle not in opened for puzzle in chosen) == min(PUZZLES, fresh)
    places = [int(puzzle) for puzzle in chosen]
    if mode is RunMode.STREAK:
        assert places == sorted(places)
    else:
        easiest = [puzzle for puzzle in by_rating if puzzle not in opened][:EASIEST]
        assert all(puzzle in easiest for puzzle in chosen if puzzle not in opened)


# ------------------------------------------------------------------ what is kept


async def test_answers_in_a_run_move_it_on_and_are_not_rated(store: Store):
    await store.runs.start(run_of(RunMode.STORM))
    outcome = await store.grimoire.add_attempt(attempt("page-0", NOON + SECOND))
    assert outcome.in_run
    assert outcome.rating is None
    run = await store.runs.newest(ANN)
    assert run is not None
    assert (run.place, run.solved) == (1, 1)
    again = await store.grimoire.add_attempt(attempt("page-0", NOON + SECOND))
    assert not again.in_run, "the run has left this page"
    late = await store.grimoire.add_attempt(attempt("page-1", NOON + timedelta(minutes=4)))
    assert not late.in_run


async def test_an_answer_given_in_time_counts_however_late_it_is_judged(store: Store):
    await store.runs.start(run_of(RunMode.STORM))
    for puzzle in ("page-0", "page-1"):
        given_at = NOON + timedelta(minutes=3)
        assert (await store.grimoire.add_attempt(attempt(puzzle, given_at))).in_run
    assert await store.runs.own_best(ANN, RunMode.STORM) == 2
    assert await store.runs.own_best(ANN, RunMode.STREAK) == 0


async def test_one_answer_of_two_that_come_together_counts(store: Store):
    await store.runs.start(run_of(RunMode.STREAK))
    same = [store.grimoire.add_attempt(attempt("page-0", NOON)) for _ in range(2)]
    outcomes = await asyncio.gather(*same)
    assert sorted(outcome.in_run for outcome in outcomes) == [False, True]


async def test_a_double_click_begins_one_run_and_a_later_one_replaces_it(store: Store):
    first = await store.runs.start(run_of(RunMode.STORM))
    assert (await store.runs.start(run_of(RunMode.STORM))).id == first.id
    second = await store.runs.start(run_of(RunMode.STORM, started_at=NOON + 9 * SECOND))
    assert second.id != first.id
    newest = await store.runs.newest(ANN)
    assert newest is not None
    assert newest.id == second.id


async def test_a_double_click_whose_second_click_comes_first_begins_one_run(store: Store):
    first = await store.runs.start(run_of(RunMode.STORM, started_at=NOON + SECOND))
    assert (await store.runs.start(run_of(RunMode.STORM))).id == first.id


async def test_nobody_is_done_before_a_race_begins_by_another_clock(store: Store):
    """Another process looks at the race, and the clock of its host is behind."""
    race = Race(
        guild_id=GUILD,
        channel_id=1,
        host_id=ANN,
        language="en",
        state=RaceState.OPEN,
        due_at=NOON,
        told=False,
    )
    assert await store.races.open(race, "Ann")
    await store.races.join(race.id, BOB, "Bob")
    assert await store.races.start(race.id, ["page-0"], NOON)
    scores = await store.races.scores(race, NOON - SECOND)
    assert [each.is_over for each in scores] == [False, False]


async def test_the_best_of_a_server_are_of_this_server_mode_and_time(store: Store):
    facts = [
        {"solved": 3},
        {"solved": 5, "started_at": NOON + timedelta(hours=1)},
        {"solved": 4, "user_id": BOB, "name": "Bob"},
        {"solved": 9, "guild_id": GUILD + 1},
        {"solved": 8, "mode": RunMode.STREAK},
        {"solved": 7, "started_at": NOON - timedelta(days=1)},
    ]
    for each in facts:
        await store.runs.start(run_of(**{"mode": RunMode.STORM, "over_at": NOON, **each}))
    best = await store.runs.best(GUILD, RunMode.STORM, NOON, 3, ANN)
    assert [(run.name, run.solved) for run in best] == [("Ann", 5), ("Bob", 4)]
