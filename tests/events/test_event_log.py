"""The log of an event: what fits, and what doesn't."""

from __future__ import annotations

from typing import Any

import pytest
from evenings import begin, join, leave, play_all, result, swiss

from bot.events.course import Course, Kind, Line, Method, Plan, Table
from bot.events.standings import standings

ROUND = Line(Kind.ROUND, {"tables": [[1, 2], [3, 4]], "byes": [5]})


@pytest.fixture
def course() -> Course:
    """Five entrants in the first round, with two tables and a bye."""
    course = swiss(5)
    course.take(ROUND)
    return course


def test_a_course_says_who_takes_part_and_what_is_open(course: Course) -> None:
    course.take(result(1, 2, {3: 0, 4: 2}))
    course.take(leave(2))
    assert course.entrants == (1, 2, 3, 4, 5)
    assert course.active == (1, 3, 4, 5)
    assert course.rounds[0].tables == (Table((1, 2)), Table((3, 4), {3: 0, 4: 2}, ended=1))
    assert course.rounds[0].byes == (5,)
    assert course.open_tables() == [1]
    assert not course.is_round_over
    assert course.next_round(1) is None


def test_who_returns_keeps_the_place_in_the_order(course: Course) -> None:
    course.take(leave(2))
    course.take(join(2))
    assert course.active == (1, 2, 3, 4, 5)


def test_the_later_result_of_a_table_counts(course: Course) -> None:
    for points in ({1: 2, 2: 0}, {1: 1, 2: 1}, {1: 0, 2: 2}):
        course.take(result(1, 1, points))
    assert course.rounds[0].tables[0].points == {1: 0, 2: 2}
    assert {each.entrant: each.points for each in standings(course)}[2] == 2


def test_a_result_of_no_one_counts_as_a_loss_of_both(course: Course) -> None:
    course.take(result(1, 1, {1: 0, 2: 0}, "limit"))
    found = [each for each in standings(course) if each.entrant in (1, 2)]
    assert [(each.points, each.drawn, each.lost) for each in found] == [(0, 0, 1), (0, 0, 1)]


def some(kind: Kind, **facts: Any) -> Line:
    return Line(kind, facts)


@pytest.mark.parametrize(
    "line",
    [
        join(1),
        join(0),
        leave(6),
        ROUND,
        result(2, 1, {1: 2, 2: 0}),
        result(0, 1, {1: 2, 2: 0}),
        result(1, 3, {1: 2, 2: 0}),
        result(1, 0, {3: 2, 4: 0}),
        result(1, 1, {1: 2, 3: 0}),
        result(1, 1, {1: 2}),
        result(1, 1, {1: 2, 2: 2}),
        result(1, 1, {1: 3, 2: -1}),
        some(Kind.RESUME),
        some(Kind.FINISH),
    ],
)
def test_a_line_that_does_not_fit_changes_nothing(course: Course, line: Line) -> None:
    before = (course.rounds[0], course.active, course.is_paused, course.is_finished)
    with pytest.raises(ValueError, match=r"\w"):
        course.take(line)
    assert (course.rounds[0], course.active, course.is_paused, course.is_finished) == before
    assert len(course.rounds) == 1


@pytest.mark.parametrize(
    ("tables", "byes"),
    [
        ([[1, 2], [2, 3]], []),
        ([[1, 2]], [1]),
        ([[1, 6]], []),
        ([[1, 5]], []),
        ([[1, 2, 3]], []),
        ([[]], [1]),
    ],
)
def test_a_round_that_does_not_fit_does_not_begin(tables: list[list[int]], byes: list[int]) -> None:
    course = swiss(5)
    course.take(leave(5))
    with pytest.raises(ValueError, match=r"someone|size"):
        course.take(some(Kind.ROUND, tables=tables, byes=byes))
    assert not course.has_begun


def test_no_round_follows_the_last_one() -> None:
    course = swiss(4, rounds=1)
    play_all(course, [1, 2, 3, 4])
    with pytest.raises(ValueError, match="no round follows"):
        course.take(some(Kind.ROUND, tables=[[1, 2]], byes=[]))


@pytest.mark.parametrize("people", [0, 1])
def test_an_event_needs_two_entrants(people: int) -> None:
    """All but an arena: its duels bring them."""
    for method in {*Method} - {Method.ARENA}:
        course = begin(Plan(method, 3, cut=4), people)
        assert course.next_round(1) is None
        assert (course.is_over, course.rounds_left) == (False, 0)
        assert len(standings(course)) == people


def test_a_pause_is_known_and_changes_nothing_else(course: Course) -> None:
    course.take(some(Kind.PAUSE, by=1))
    assert course.is_paused
    with pytest.raises(ValueError, match="paused already"):
        course.take(some(Kind.PAUSE))
    course.take(result(1, 1, {1: 2, 2: 0}))
    for kind in (Kind.EXTEND, Kind.HAND_OVER, Kind.RESUME):
        course.take(some(kind, to=2))
    assert not course.is_paused
    assert course.open_tables() == [2]


def test_after_the_end_only_results_are_corrected() -> None:
    course = swiss(4, rounds=1)
    play_all(course, [1, 2, 3, 4])
    course.take(some(Kind.FINISH))
    assert course.is_finished
    one, other = course.rounds[0].tables[0].entrants
    for line in (join(5), leave(1), some(Kind.FINISH), result(1, 1, {one: 1, other: 1})):
        with pytest.raises(ValueError, match="finished"):
            course.take(line)
    course.take(result(1, 1, {one: 1, other: 1}, "corrected"))
    assert course.rounds[0].tables[0].points == {one: 1, other: 1}


def test_nothing_follows_a_cancellation(course: Course) -> None:
    course.take(some(Kind.CANCEL))
    assert course.is_cancelled
    assert course.next_round(1) is None
    with pytest.raises(ValueError, match="cancelled"):
        course.take(result(1, 1, {1: 2, 2: 0}, "corrected"))
