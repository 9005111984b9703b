"""Leagues: groups, and who moves between them."""

from __future__ import annotations

import pytest
from evenings import begin, join, leave, play_all, result

from bot.events.course import Course, Kind, Line, Method, Plan
from bot.events.league import make_groups, moves, order_after
from bot.events.standings import TieBreak, standings


def league(people: int) -> Course:
    return begin(Plan(Method.LEAGUE, 1), people)


@pytest.mark.parametrize(
    ("people", "sizes"),
    [(4, [4]), (8, [8]), (9, [5, 4]), (12, [6, 6]), (17, [6, 6, 5]), (32, [8, 8, 8, 8])],
)
def test_groups_have_four_to_eight(people: int, sizes: list[int]) -> None:
    groups = make_groups([*range(people)])
    assert [len(group) for group in groups] == sizes
    assert [each for group in groups for each in group] == [*range(people)]


@pytest.mark.parametrize("people", [0, 3])
def test_a_league_needs_four(people: int) -> None:
    assert league(people).next_round(1) is None
    assert league(people).fewest == 4


def test_everyone_meets_everyone_in_their_group() -> None:
    course = league(9)
    course.order = [9, 8, 7, 6, 5, 4, 3, 2, 1]
    line = course.next_round(1)
    assert line is not None
    assert line.facts["groups"] == [[9, 8, 7, 6, 5], [4, 3, 2, 1]]
    assert len(line.facts["tables"]) == 10 + 6


def test_no_one_joins_once_it_has_begun() -> None:
    course = league(4)
    course.take(course.next_round(1) or join(0))
    with pytest.raises(ValueError, match="no one can join"):
        course.take(join(5))


def test_the_last_of_a_group_stands_before_the_best_of_the_next() -> None:
    course = league(12)
    play_all(course, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    found = standings(course)
    assert [each.entrant for each in found] == [6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8, 7]
    assert found[5].decided_by is TieBreak.GROUP


def test_two_change_places_between_groups_of_six() -> None:
    course = league(12)
    play_all(course, [*range(1, 13)])
    assert moves(course) == {5: -1, 6: -1, 7: 1, 8: 1}
    assert order_after(course) == [1, 2, 3, 4, 7, 8, 5, 6, 9, 10, 11, 12]


def test_one_changes_places_if_a_group_is_smaller() -> None:
    course = league(17)
    play_all(course, [*range(1, 18)])
    assert moves(course) == {5: -1, 6: -1, 7: 1, 8: 1, 12: -1, 13: 1}


def test_no_one_moves_in_a_league_of_eleven() -> None:
    course = league(11)
    play_all(course, [*range(1, 12)])
    assert moves(course) == {}
    assert order_after(course) == []


def test_those_who_left_before_it_began_stand_behind_all_groups() -> None:
    course = league(13)
    course.take(leave(1))
    play_all(course, [*range(1, 14)])
    assert standings(course)[-1].entrant == 1
    assert len(moves(course)) == 4


def duel(course: Course, winner: int, loser: int, *, points: int = 2) -> None:
    """Begin and end a duel of an arena."""
    course.take(Line(Kind.TABLE, {"entrants": [winner, loser]}))
    number = len(course.rounds[0].tables)
    course.take(result(1, number, {winner: points, loser: 2 - points}))


@pytest.fixture
def arena() -> Course:
    course = begin(Plan(Method.ARENA, 2), 3)
    course.take(course.next_round(1) or join(0))
    return course


def test_after_two_wins_in_a_row_points_count_twice(arena: Course) -> None:
    for won in (True, True, True, False, True):
        duel(arena, *((1, 2) if won else (2, 1)))
    points = {each.entrant: each.points for each in standings(arena)}
    assert points == {1: 2 + 2 + 4 + 0 + 2, 2: 2, 3: 0}


def test_a_draw_counts_twice_too_and_ends_the_streak(arena: Course) -> None:
    duel(arena, 1, 2)
    duel(arena, 1, 3)
    assert standings(arena)[0].is_on_streak
    duel(arena, 1, 2, points=1)
    assert not standings(arena)[0].is_on_streak
    assert {each.entrant: each.points for each in standings(arena)} == {1: 6, 2: 1, 3: 0}


def test_a_streak_counts_duels_as_they_ended(arena: Course) -> None:
    for _ in range(3):
        arena.take(Line(Kind.TABLE, {"entrants": [1, 2]}))
    for number in (2, 3, 1):
        arena.take(result(1, number, {1: 2 * (number != 1), 2: 2 * (number == 1)}))
    assert {each.entrant: each.points for each in standings(arena)} == {1: 4, 2: 2, 3: 0}


def test_a_corrected_duel_keeps_its_place_in_the_streak(arena: Course) -> None:
    for _ in range(3):
        duel(arena, 1, 2)
    arena.take(result(1, 1, {1: 0, 2: 2}, "corrected"))
    assert {each.entrant: each.points for each in standings(arena)} == {1: 4, 2: 2, 3: 0}


def test_an_arena_ends_while_a_duel_runs(arena: Course) -> None:
    arena.take(Line(Kind.TABLE, {"entrants": [1, 2]}))
    assert arena.is_over
    arena.take(Line(Kind.FINISH, {}))
    assert all(each.points == 0 for each in standings(arena))


@pytest.mark.parametrize("entrants", [[1], [1, 1], [1, 9], [1, 2, 3]])
def test_a_duel_that_does_not_fit_is_not_added(arena: Course, entrants: list[int]) -> None:
    with pytest.raises(ValueError, match=r"size|take part"):
        arena.take(Line(Kind.TABLE, {"entrants": entrants}))
    assert arena.rounds[0].tables == ()
