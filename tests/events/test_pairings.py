"""Pairings: an example for each rule of every method."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from evenings import (
    begin,
    byes,
    join,
    leave,
    play_all,
    play_by_hand,
    play_round,
    result,
    standing_of,
    swiss,
    tables,
)

from bot.events.course import Course, Method, Plan
from bot.events.pairings import table_sizes
from bot.events.standings import TieBreak, standings

EVERY_SIZE = range(3, 129)


def knockout(people: int) -> Course:
    return begin(Plan(Method.KNOCKOUT, 0), people)


def round_robin(people: int) -> Course:
    return begin(Plan(Method.ROUND_ROBIN, 0), people)


def pods(people: int, rounds: int = 1, size: int = 4, bots: bool = False) -> Course:
    return begin(Plan(Method.PODS, rounds, size, bots), people)


def met(course: Course) -> list[frozenset[int]]:
    """Return each pair that met, as often as it did."""
    seated = [table.entrants for played in course.rounds for table in played.tables]
    return [frozenset(pair) for table in seated for pair in combinations(table, 2)]


# Swiss


def test_the_first_round_is_random_and_its_seed_decides() -> None:
    course = swiss(8)
    assert course.next_round(1) == course.next_round(1)
    assert len({str(course.next_round(seed)) for seed in range(20)}) > 15


def test_winners_meet_winners() -> None:
    course = swiss(8)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2), (5, 6, 2), (7, 8, 2)])
    for seed in range(5):
        for one, other in tables(course.next_round(seed)):
            assert one % 2 == other % 2


def test_differences_in_points_are_as_small_as_possible() -> None:
    """After two rounds 1 and 5 have four points, 2, 3, 6 and 7 two, 4 and 8 none."""
    course = swiss(8, rounds=5)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2), (5, 6, 2), (7, 8, 2)])
    play_by_hand(course, [(1, 3, 2), (5, 7, 2), (2, 4, 2), (6, 8, 2)])
    points = {each.entrant: each.points for each in standings(course)}
    for seed in range(5):
        pairs = tables(course.next_round(seed))
        assert all(points[one] == points[other] for one, other in pairs)


def test_several_small_differences_are_better_than_a_large_one() -> None:
    """1 has four points, 3 and 5 two, 6 none: 1 meets 3 or 5 (4 + 4), not 6 (16 + 0)."""
    course = swiss(6, rounds=5)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2), (5, 6, 2)])
    play_by_hand(course, [(1, 4, 2)])
    course.take(leave(2))
    course.take(leave(4))
    for seed in range(5):
        assert [1, 6] not in tables(course.next_round(seed))


def test_no_one_meets_again_while_others_can_be_met() -> None:
    """1 and 2 have all the points, but met already."""
    course = swiss(4)
    play_by_hand(course, [(1, 2, 1), (3, 4, 1)])
    assert {frozenset(pair) for pair in tables(course.next_round(1))} & set(met(course)) == set()


def test_when_all_have_met_those_meet_who_met_least_often() -> None:
    course = swiss(4, rounds=6)
    play_all(course, [1, 2, 3, 4])
    assert {met(course).count(pair) for pair in met(course)} == {2}


def test_one_rematch_is_better_than_two() -> None:
    """1 and 3 met three times, but 2 and 4 never did; all others met once."""
    course = swiss(4, rounds=9)
    for _ in range(3):
        play_by_hand(course, [(1, 3, 1)])
    play_by_hand(course, [(1, 2, 1), (3, 4, 1)])
    play_by_hand(course, [(1, 4, 1), (2, 3, 1)])
    for seed in range(5):
        assert {frozenset(pair) for pair in tables(course.next_round(seed))} == {
            frozenset({1, 3}),
            frozenset({2, 4}),
        }


def test_the_bye_goes_to_the_lowest_without_one() -> None:
    course = swiss(5, rounds=5)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2)], [5])
    play_by_hand(course, [(1, 3, 2), (5, 2, 2)], [4])
    assert [each.entrant for each in standings(course)] == [1, 5, 3, 4, 2]
    for seed in range(5):
        assert byes(course.next_round(seed)) == [2]


def test_everyone_has_a_bye_before_anyone_has_two() -> None:
    course = swiss(5, rounds=10)
    played = play_all(course, [1, 2, 3, 4, 5])
    free = [entrant for line in played for entrant in byes(line)]
    assert sorted(free[:5]) == sorted(free[5:]) == [1, 2, 3, 4, 5]


def test_with_bots_the_odd_one_plays_a_bot_and_everyone_does_once() -> None:
    course = swiss(5, rounds=5, bots=True)
    played = play_all(course, [1, 2, 3, 4, 5])
    alone = [table[0] for line in played for table in tables(line) if len(table) == 1]
    assert sorted(alone) == [1, 2, 3, 4, 5]
    assert {tuple(byes(line)) for line in played} == {()}
    assert sum(each.byes for each in standings(course)) == 0


def test_a_late_entry_plays_from_the_next_round_on_without_points() -> None:
    course = swiss(4, rounds=3)
    play_round(course, [1, 2, 3, 4])
    course.take(course.next_round(1) or join(0))
    course.take(join(5))
    assert 5 not in course.rounds[-1].placed()
    for number in course.open_tables():
        one, other = course.rounds[-1].tables[number - 1].entrants
        course.take(result(2, number, {one: 2, other: 0}))
    line = course.next_round(1)
    assert 5 in [*chain(*tables(line)), *byes(line)]
    assert standing_of(course, 5).points == 0


def test_who_leaves_in_a_round_keeps_its_result_and_is_not_paired_again() -> None:
    course = swiss(4)
    line = course.next_round(1)
    assert line is not None
    course.take(line)
    gone = tables(line)[0][0]
    course.take(leave(gone))
    for number, (one, other) in enumerate(tables(line), 1):
        course.take(result(1, number, {one: 2, other: 0}))
    assert standing_of(course, gone).points == 2
    assert gone not in [*chain(*tables(course.next_round(1))), *byes(course.next_round(1))]
    course.take(join(gone))
    assert gone in [*chain(*tables(course.next_round(1))), *byes(course.next_round(1))]


@pytest.mark.parametrize("seed", range(8))
def test_of_equals_the_bye_goes_where_the_others_meet_their_like(seed: int) -> None:
    """3 and 6 share the last rank. If 6 has the bye, 3 has to meet someone with more points."""
    course = swiss(6, rounds=6)
    play_by_hand(course, [(2, 3, 2), (1, 5, 2), (4, 6, 2)])
    play_by_hand(course, [(1, 4, 2), (2, 6, 2), (5, 3, 2)])
    course.take(leave(4))
    line = course.next_round(seed)
    assert byes(line) == [3]
    assert sorted(map(sorted, tables(line))) == [[1, 2], [5, 6]]


@pytest.mark.parametrize("method", [each for each in Method if each is not Method.ARENA])
def test_the_event_is_over_when_all_but_one_have_left(method: Method) -> None:
    course = begin(Plan(method, 5), 4)
    course.take(course.next_round(1) or join(0))
    for entrant in (1, 2, 3):
        course.take(leave(entrant))
    assert not course.is_over, "tables have no result"
    for number in course.open_tables():
        one, *others = course.rounds[-1].tables[number - 1].entrants
        course.take(result(1, number, {one: 2, **dict.fromkeys(others, 0)}))
    assert course.is_over
    assert course.next_round(1) is None
    assert course.rounds_left == 0


def test_a_cut_takes_the_best_who_are_still_there() -> None:
    course = swiss(8, rounds=3, cut=4)
    assert course.total_rounds == 5
    order = [1, 2, 3, 4, 5, 6, 7, 8]
    for _ in range(3):
        play_round(course, order)
    best = [each.entrant for each in standings(course)]
    course.take(leave(best[1]))
    line = course.next_round(1)
    assert tables(line) == [[best[0], best[4]], [best[2], best[3]]]
    course.take(line or join(0))
    with pytest.raises(ValueError, match="join any more"):
        course.take(join(9))


# Pods


@pytest.mark.parametrize("size", [3, 4])
def test_tables_are_as_full_as_possible_and_no_one_is_alone(size: int) -> None:
    for people in EVERY_SIZE:
        sizes = table_sizes(people, size)
        assert sum(sizes) == people
        assert len(sizes) == -(-people // size)
        assert 2 <= min(sizes) <= max(sizes) <= size
        small = [each for each in sizes if each < size]
        assert len(small) == {0: 0, 1: 2}.get(people % size, 1)


def test_five_at_tables_of_four_are_three_and_two() -> None:
    for bots in (False, True):
        line = pods(5, bots=bots).next_round(1)
        assert [len(table) for table in tables(line)] == [3, 2]
        assert byes(line) == []


def test_pods_of_two_leave_one_entrant_free_or_give_a_bot() -> None:
    assert len(byes(pods(5, size=2).next_round(1))) == 1
    assert [len(table) for table in tables(pods(5, size=2, bots=True).next_round(1))] == [2, 2, 1]


@pytest.mark.parametrize(("people", "size", "rounds"), [(9, 3, 3), (16, 4, 3), (32, 4, 4)])
def test_no_one_meets_again_in_the_next_rounds_of_pods(people: int, size: int, rounds: int) -> None:
    course = pods(people, rounds, size)
    play_all(course, [*range(1, people + 1)])
    assert len(met(course)) == len(set(met(course))) == rounds * people * (size - 1) // 2


def test_pods_are_grouped_by_points() -> None:
    course = pods(32, rounds=2)
    play_round(course, [*range(1, 33)])
    points = {each.entrant: each.points for each in standings(course)}
    spread = [{points[each] for each in table} for table in tables(course.next_round(1))]
    assert [len(each) for each in spread] == [1] * 8


@pytest.mark.parametrize("bots", [False, True])
def test_small_tables_are_for_others_each_time(bots: bool) -> None:
    for seed in range(6):
        course = pods(6, rounds=3, bots=bots)
        played = [play_round(course, [5, 2, 6, 1, 3, 4], seed) for _ in range(3)]
        small = [table for line in played for table in tables(line) if len(table) < 4]
        assert sorted(chain(*small)) == [1, 2, 3, 4, 5, 6]


# Knockout


@pytest.mark.parametrize("people", [*range(3, 18), 31, 32, 33, 64, 65, 127, 128])
def test_a_knockout_has_byes_for_the_best_in_the_first_round_only(people: int) -> None:
    course = knockout(people)
    expected = (people - 1).bit_length()
    assert course.total_rounds == expected
    first, *others = play_all(course, [*range(1, people + 1)])
    assert byes(first) == [*range(1, 2**expected - people + 1)]
    assert [byes(line) for line in others] == [[]] * (expected - 1)
    assert tables(others[-1] if others else first) == [[1, 2]]
    assert [each.entrant for each in standings(course)][:2] == [1, 2]
    assert {each.rank for each in standings(course)[2:4]} == {3}, "third place is shared"


def test_the_bracket_is_fixed() -> None:
    """The winner of 1-8 meets the winner of 4-5; here the lower seeds win."""
    course = knockout(8)
    first, second, final = play_all(course, [8, 5, 6, 7, 1, 2, 3, 4])
    assert tables(first) == [[1, 8], [2, 7], [3, 6], [4, 5]]
    assert tables(second) == [[5, 8], [6, 7]]
    assert tables(final) == [[6, 8]]
    assert [each.rank for each in standings(course)] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert standings(course)[0].decided_by is TieBreak.STAGE


def test_rounds_that_are_left_are_known_during_a_round() -> None:
    course = knockout(8)
    left = []
    while (line := course.next_round(1)) is not None:
        course.take(line)
        left.append(course.rounds_left)
        for number, (one, other) in enumerate(tables(line), 1):
            course.take(result(len(course.rounds), number, {one: 2, other: 0}))
            left.append(course.rounds_left)
    assert left == [2] * 5 + [1] * 3 + [0] * 2


def test_at_a_drawn_table_the_better_seed_advances() -> None:
    course = knockout(4)
    play_by_hand(course, [(1, 4, 1), (2, 3, 1)])
    assert tables(course.next_round(1)) == [[1, 2]]


def test_the_opponent_of_a_winner_who_left_has_a_bye() -> None:
    course = knockout(8)
    play_round(course, [*range(1, 9)])
    course.take(leave(4))
    line = course.next_round(1)
    assert (tables(line), byes(line)) == ([[2, 3]], [1])
    play_round(course, [*range(1, 9)])
    assert tables(course.next_round(1)) == [[1, 2]]


def test_a_finalist_whose_opponent_left_has_won() -> None:
    course = knockout(4)
    play_round(course, [1, 2, 3, 4])
    course.take(leave(1))
    assert course.is_over
    assert [each.entrant for each in standings(course)][:2] == [2, 1]
    assert standings(course)[1].rank == 2


def test_a_correction_does_not_change_tables_that_began() -> None:
    course = knockout(4)
    play_by_hand(course, [(1, 4, 2), (2, 3, 2)])
    final = course.next_round(1)
    assert final is not None
    course.take(final)
    course.take(result(1, 1, {1: 0, 4: 2}, "corrected"))
    course.take(result(2, 1, {1: 2, 2: 0}))
    assert course.is_over
    assert [each.entrant for each in standings(course)] == [1, 2, 3, 4]


def test_a_correction_before_the_next_round_changes_who_advances() -> None:
    course = knockout(4)
    play_by_hand(course, [(1, 4, 2), (2, 3, 2)])
    course.take(result(1, 1, {1: 0, 4: 2}, "corrected"))
    assert tables(course.next_round(1)) == [[2, 4]]


# Round robin


@pytest.mark.parametrize("people", [*range(2, 17), 32, 127])
def test_in_a_round_robin_everyone_meets_everyone_once(people: int) -> None:
    course = round_robin(people)
    assert course.total_rounds == people - 1 + people % 2
    played = play_all(course, [*range(1, people + 1)])
    assert len(played) == course.total_rounds
    assert len(met(course)) == len(set(met(course))) == people * (people - 1) // 2
    free = [entrant for line in played for entrant in byes(line)]
    assert sorted(free) == ([*range(1, people + 1)] if people % 2 else [])


def test_the_opponents_of_one_who_left_have_byes() -> None:
    course = round_robin(4)
    play_round(course, [1, 2, 3, 4])
    course.take(leave(4))
    others = play_all(course, [1, 2, 3, 4])
    assert [len(byes(line)) for line in others] == [1, 1]
    assert course.total_rounds == 3


@pytest.mark.parametrize("method", [Method.KNOCKOUT, Method.ROUND_ROBIN])
def test_no_one_joins_a_knockout_or_a_round_robin_that_has_begun(method: Method) -> None:
    course = begin(Plan(method, 0), 4)
    course.take(course.next_round(1) or join(0))
    course.take(leave(4))
    for entrant in (4, 5):
        with pytest.raises(ValueError, match="join any more"):
            course.take(join(entrant))


def test_the_last_round_ends_the_event() -> None:
    course = swiss(4, rounds=2)
    assert (course.has_begun, course.is_over, course.rounds_left) == (False, False, 2)
    play_round(course, [1, 2, 3, 4])
    assert (course.is_round_over, course.is_over, course.rounds_left) == (True, False, 1)
    play_round(course, [1, 2, 3, 4])
    assert (course.is_over, course.rounds_left, course.next_round(1)) == (True, 0, None)
