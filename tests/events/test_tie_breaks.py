"""Tie-breaks: published examples, calculated by hand as well, and one example for each rule.

Points are half wins here, so that Buchholz and Sonneborn-Berger are twice the published ones.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from evenings import begin, leave, play_all, play_by_hand, result, standing_of, swiss

from bot.events.course import Course, Kind, Line, Method, Plan, points_of
from bot.events.standings import TieBreak, standings

A, B, C, D, E = range(1, 6)


def value(course: Course, entrant: int, tie_break: TieBreak) -> Fraction:
    return standing_of(course, entrant).tie_breaks[tie_break]


@pytest.fixture
def crosstable() -> Course:
    """The crosstable in the tests of lichess (lichess-org/scalachess, TiebreakTest.scala).

    A: beats B and E, draws with C, loses to D: 2½. B: beats C, draws with D: 1½. C: beats D, draws
    with E: 2. D: beats A and E: 2½. E: beats B: 1½. In each round one of them is free, without a
    bye.
    """
    course = swiss(5, rounds=5)
    play_by_hand(course, [(B, E, 0), (C, D, 2)])
    play_by_hand(course, [(A, C, 1), (D, E, 2)])
    play_by_hand(course, [(A, D, 0), (B, C, 2)])
    play_by_hand(course, [(A, E, 2), (B, D, 1)])
    play_by_hand(course, [(A, B, 2), (C, E, 1)])
    return course


def test_buchholz_of_a_published_crosstable(crosstable: Course) -> None:
    """Published: 7½ for A. By hand: 1½ + 2 + 2½ + 1½ = 7½; for C 2½ + 1½ + 2½ + 1½ = 8."""
    assert value(crosstable, A, TieBreak.BUCHHOLZ) == 2 * Fraction("7.5")
    assert value(crosstable, C, TieBreak.BUCHHOLZ) == 2 * 8


def test_sonneborn_berger_of_a_published_crosstable(crosstable: Course) -> None:
    """Published: 4 for A. By hand: 1½ (B) + 1½ (E) + 2 / 2 (C) = 4; for D 2½ + 1½ + 1½ / 2."""
    assert value(crosstable, A, TieBreak.SONNEBORN_BERGER) == 2 * 4
    assert value(crosstable, D, TieBreak.SONNEBORN_BERGER) == 2 * Fraction("4.75")


def test_head_to_head_of_a_published_crosstable(crosstable: Course) -> None:
    """Published: of A and D, both with 2½ points, D has won the direct encounter."""
    first, second, third, fourth, fifth = standings(crosstable)
    assert [first.entrant, second.entrant, third.entrant] == [D, A, C]
    assert [fourth.entrant, fifth.entrant] == [E, B]
    assert first.points == second.points == 5
    assert first.decided_by is fourth.decided_by is TieBreak.HEAD_TO_HEAD
    assert second.decided_by is third.decided_by is fifth.decided_by is None


def test_sonneborn_berger_of_a_published_double_round() -> None:
    """The table of Sensei's Library (senseis.xmp.net, Sonneborn-Berger): A 11, B 9, C 6, D 4.

    Four players, two games each with all others, no draws: A and B have won 4, C 3, D 1.
    """
    course = swiss(4, rounds=6)
    play_by_hand(course, [(A, B, 2), (C, D, 2)])
    play_by_hand(course, [(A, C, 2), (B, D, 2)])
    play_by_hand(course, [(A, D, 2), (B, C, 2)])
    play_by_hand(course, [(A, B, 0), (C, D, 2)])
    play_by_hand(course, [(A, C, 2), (B, D, 2)])
    play_by_hand(course, [(A, D, 0), (B, C, 0)])
    assert [each.points // 2 for each in standings(course)] == [4, 4, 3, 1]
    found = {each: value(course, each, TieBreak.SONNEBORN_BERGER) / 2 for each in (A, B, C, D)}
    assert found == {A: 11, B: 9, C: 6, D: 4}
    assert standings(course)[0].decided_by is TieBreak.SONNEBORN_BERGER


def test_opponents_percentage_of_a_published_example() -> None:
    """Antoine Ruel, "Figuring Out Tiebreakers" (Channel Fireball): opponents with 0-3, 1-2 and 2-1
    are (33.33 + 33.33 + 66.67) / 3 = 44.44 %, because each counts at least a third.

    By hand: the least is exactly 1/3, so (1/3 + 1/3 + 2/3) / 3 = 4/9.
    """
    john, bob, billy, me, *others = range(1, 9)
    course = swiss(8)
    play_by_hand(course, [(me, john, 2), (bob, others[0], 2), (billy, others[1], 2)])
    play_by_hand(course, [(me, bob, 2), (john, others[1], 0), (billy, others[2], 2)])
    play_by_hand(course, [(me, billy, 2), (john, others[2], 0), (bob, others[3], 0)])
    assert value(course, me, TieBreak.OPPONENTS) == Fraction(4, 9)


def test_opponents_percentage_of_a_whole_published_pod() -> None:
    """Star City Games, "Double or Nothing: Breaking the Tie": Jim beat Chris, Bob and Tarik; Chris
    is 2-1, Bob 0-3. Tarik, who beat Bob, is 1-2.

    By hand for Jim: (2/3 + 1/3 + 1/3) / 3 = 4/9; for Bob (3/3 + 2/3 + 1/3) / 3 = 2/3.
    """
    jim, chris, bob, tarik = range(1, 5)
    course = begin(Plan(Method.ROUND_ROBIN, 0), 4)
    play_all(course, [jim, chris, tarik, bob])
    assert value(course, jim, TieBreak.OPPONENTS) == Fraction(4, 9)
    assert value(course, bob, TieBreak.OPPONENTS) == Fraction(2, 3)


def test_match_win_percentages_of_the_magic_tournament_rules() -> None:
    """Appendix C: 1-3 and gone is 0.25, raised to 0.33; 3-2 with a bye in round one is 0.60.

    The first one's only opponent with no other match is `early`, the second one's is `late`.
    """
    early, poor, late, better, *others = range(1, 11)
    course = swiss(10, rounds=5)
    play_by_hand(course, [(early, poor, 0), (others[0], others[1], 2)], [better])
    play_by_hand(course, [(poor, others[0], 0), (better, others[1], 2)])
    play_by_hand(course, [(poor, others[2], 0), (better, others[3], 2)])
    play_by_hand(course, [(poor, others[4], 0), (better, others[5], 0)])
    course.take(leave(poor))
    play_by_hand(course, [(better, late, 0)])
    course.take(leave(better))
    assert value(course, early, TieBreak.OPPONENTS) == Fraction(1, 3)
    assert value(course, late, TieBreak.OPPONENTS) == Fraction(3, 5)


def test_head_to_head_needs_all_to_have_met() -> None:
    """1, 2 and 3 have two points each. 1 beat 2, but no one met 3."""
    course = swiss(5, rounds=2)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2)])
    play_by_hand(course, [(2, 5, 2)])
    assert [each.points for each in standings(course)[:3]] == [2, 2, 2]
    assert {value(course, each, TieBreak.HEAD_TO_HEAD) for each in (1, 2, 3)} == {0}


def test_a_bye_is_a_win_against_an_opponent_with_the_same_points() -> None:
    course = swiss(3, rounds=2)
    play_by_hand(course, [(1, 2, 2)], [3])
    play_by_hand(course, [(1, 3, 1)], [2])
    assert [(each.entrant, each.points) for each in standings(course)] == [(3, 3), (1, 3), (2, 2)]
    assert value(course, 3, TieBreak.BUCHHOLZ) == 3 + 3
    assert value(course, 3, TieBreak.SONNEBORN_BERGER) == Fraction(3, 2) + 3
    assert value(course, 3, TieBreak.OPPONENTS) == Fraction(3, 4)
    assert value(course, 3, TieBreak.WINS) == 0
    assert standing_of(course, 3).byes == 1


def test_those_who_are_equal_in_everything_share_a_rank() -> None:
    course = swiss(4, rounds=1)
    play_by_hand(course, [(1, 2, 2), (3, 4, 2)])
    assert [(each.rank, each.entrant) for each in standings(course)] == [
        (1, 1), (1, 3), (3, 2), (3, 4)
    ]  # fmt: skip
    assert {each.decided_by for each in standings(course)} == {None}


def test_a_table_that_is_not_over_does_not_count_yet() -> None:
    course = swiss(2, rounds=1)
    course.take(Line(Kind.ROUND, {"tables": [[1, 2]], "byes": []}))
    assert {each.points + each.won + each.lost for each in standings(course)} == {0}


@pytest.mark.parametrize(
    ("placements", "points"),
    [
        ({1: 1, 2: 2}, {1: 2, 2: 0}),
        ({1: 1, 2: 1}, {1: 1, 2: 1}),
        ({1: 1, 2: 2, 3: 3, 4: 4}, {1: 6, 2: 4, 3: 2, 4: 0}),
        ({1: 1, 2: 1, 3: 3, 4: 3}, {1: 5, 2: 5, 3: 1, 4: 1}),
        ({1: 1, 2: 4, -1: 2, -2: 3}, {1: 6, 2: 0}),
        ({1: 2, -1: 1}, {1: 0}),
        ({1: None, 2: 1, -1: 2}, {1: 2, 2: 2}),
    ],
)
def test_points_at_a_table(placements: dict[int, int | None], points: dict[int, int]) -> None:
    assert points_of(placements) == points


@pytest.mark.parametrize(
    ("placements", "record"),
    [
        ({1: 1, 2: 2, 3: 3, 4: 4}, "won lost lost lost"),
        ({1: 1, 2: 1, 3: 3, 4: 4}, "drawn drawn lost lost"),
        ({1: 2, 2: 2, 3: 1, 4: 4}, "lost lost won lost"),
        ({1: 2, 2: 3, 3: 4, -1: 1}, "lost lost lost"),
        ({1: 1, 2: 3, 3: 4, -1: 1}, "drawn lost lost"),
        ({1: None, 2: None, 3: None, -1: None}, "drawn drawn drawn"),
    ],
)
def test_a_table_of_four_is_won_drawn_or_lost(
    placements: dict[int, int | None], record: str
) -> None:
    people = len([seat for seat in placements if seat > 0])
    course = begin(Plan(Method.PODS, 1, size=4, bots=True), people)
    course.take(Line(Kind.ROUND, {"tables": [[*range(1, people + 1)]], "byes": []}))
    course.take(result(1, 1, points_of(placements)))
    for entrant, word in enumerate(record.split(), 1):
        found = standing_of(course, entrant)
        assert (found.won, found.drawn, found.lost) == tuple(
            int(word == each) for each in ("won", "drawn", "lost")
        )


def test_after_a_cut_the_stage_comes_first_and_the_swiss_rounds_second() -> None:
    course = swiss(8, rounds=3, cut=4)
    order = [1, 2, 3, 4, 5, 6, 7, 8]
    while len(course.rounds) < 3:
        play_by_hand(course, [(each, each + 4, 2) for each in (1, 2, 3, 4)])
    semifinal = course.next_round(1)
    assert semifinal is not None
    before = {each.entrant: each.points for each in standings(course)}
    seeds = [each.entrant for each in standings(course)[:4]]
    assert semifinal.facts == {
        "tables": [[seeds[0], seeds[3]], [seeds[1], seeds[2]]], "byes": []
    }  # fmt: skip
    play_all(course, [seeds[3], seeds[1], *order])
    found = standings(course)
    assert [each.entrant for each in found[:2]] == [seeds[3], seeds[1]]
    assert {each.entrant: each.points for each in found} == before
    assert found[0].decided_by is found[1].decided_by is TieBreak.STAGE
    assert [each.rank for each in found[2:4]] == [3, 3], "equal in the Swiss rounds too"


def test_after_puzzles_points_count_and_then_less_time() -> None:
    course = begin(Plan(Method.PUZZLES, 2), 3)
    for number, solved in ((1, {1: 12, 2: 2, 3: 2}), (2, {1: 0, 2: 10, 3: 2})):
        line = course.next_round(1)
        assert line is not None
        assert line.facts == {"tables": [[1, 2, 3]], "byes": []}
        course.take(line)
        facts = result(number, 1, solved).facts
        course.take(Line(Kind.RESULT, {**facts, "seconds": {"1": 90, "2": 60, "3": 300}}))
    found = standings(course)
    assert [(each.entrant, each.points) for each in found] == [(2, 12), (1, 12), (3, 4)]
    assert found[0].decided_by is TieBreak.TIME
    assert found[0].tie_breaks == {TieBreak.TIME: -120}
    assert course.is_over
