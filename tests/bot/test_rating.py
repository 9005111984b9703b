"""Ratings: a puzzle and the person who answers it meet like two players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.store.ratings import (
    NEW_PLAYER,
    Strength,
    after_match,
    after_meeting,
    new_puzzle,
    weight_of,
)
from puzzles import library
from puzzles.ladder import next_rungs


def test_everybody_begins_with_1500():
    assert NEW_PLAYER.rating == 1500
    assert new_puzzle(1720).rating == 1720


def test_who_solves_a_puzzle_gains_and_the_puzzle_loses():
    player, puzzle = after_meeting(NEW_PLAYER, new_puzzle(1500), solved=True)
    assert player.rating > 1500 > puzzle.rating


def test_who_fails_loses_and_the_puzzle_gains():
    player, puzzle = after_meeting(NEW_PLAYER, new_puzzle(1500), solved=False)
    assert player.rating < 1500 < puzzle.rating


def test_solving_a_hard_puzzle_brings_more_than_solving_an_easy_one():
    hard, _ = after_meeting(NEW_PLAYER, new_puzzle(1900), solved=True)
    easy, _ = after_meeting(NEW_PLAYER, new_puzzle(1100), solved=True)
    assert hard.mu > easy.mu


def test_a_puzzle_moves_less_than_a_new_player():
    player, puzzle = after_meeting(NEW_PLAYER, new_puzzle(1500), solved=True)
    assert player.rating - 1500 > 1500 - puzzle.rating


def test_what_is_believed_becomes_surer():
    player = NEW_PLAYER
    for _ in range(20):
        player, _ = after_meeting(player, new_puzzle(1500), solved=True)
    assert player.sigma < NEW_PLAYER.sigma * 0.75


def test_the_rating_comes_near_what_a_player_can_do():
    """People who solve all easier puzzles and no harder one end up in the order of their
    strengths, between those puzzles."""
    ratings = []
    for strength in (1200, 1500, 1800):
        player: Strength = NEW_PLAYER
        for turn in range(200):
            puzzle = new_puzzle(900 + 1200 * (turn * 37 % 100) // 100)
            player, _ = after_meeting(player, puzzle, solved=puzzle.rating < strength)
        assert abs(player.rating - strength) < 300
        ratings.append(player.rating)
    assert ratings == sorted(ratings)


def test_openskills_own_example_of_teams():
    """The numbers of its documentation, for two teams of two by its usual model."""
    model = PlackettLuce()
    sides = [[Strength(25.0, 25 / 3)] * 2, [Strength(25.0, 25 / 3)] * 2]
    expected = model.rate([[model.rating() for _ in side] for side in sides])

    rated = after_match(sides, [1, 2], model=model)

    assert [[each.mu for each in side] for side in rated] == [
        [each.mu for each in side] for side in expected
    ]
    assert [round(side[0].mu, 6) for side in rated] == [26.964295, 23.035705]
    assert [round(side[0].sigma, 6) for side in rated] == [8.177963, 8.177963]


def test_a_free_for_all_by_openskills_usual_model():
    model = PlackettLuce()
    rated = after_match([[Strength(25.0, 25 / 3)]] * 4, [4, 1, 3, 2], model=model)
    assert rated[1][0].mu > rated[3][0].mu > rated[2][0].mu > rated[0][0].mu


strengths = st.builds(Strength, st.floats(0, 50), st.floats(0.5, 9))


@given(st.lists(st.lists(strengths, min_size=2, max_size=3), min_size=2, max_size=3), st.randoms())
def test_the_order_inside_a_team_changes_nothing(sides, chance):
    places = [*range(1, len(sides) + 1)]
    orders = [chance.sample(range(len(side)), len(side)) for side in sides]
    mixed = [[side[at] for at in order] for side, order in zip(sides, orders, strict=True)]

    rated = after_match(sides, places)
    again = after_match(mixed, places)

    assert again == [[side[at] for at in order] for side, order in zip(rated, orders, strict=True)]


def test_a_match_that_counts_by_half_changes_half_as_much():
    whole, half = (after_match([[NEW_PLAYER], [NEW_PLAYER]], [1, 2], each) for each in (1, 0.5))
    gained = [side[0][0].mu - NEW_PLAYER.mu for side in (whole, half)]
    assert gained[1] == pytest.approx(gained[0] / 2)


def test_an_answer_counts_half_after_a_hint_and_nothing_after_two():
    for solved in (True, False):
        whole, half, nothing = (
            after_meeting(NEW_PLAYER, new_puzzle(1500), solved=solved, weight=weight_of(hints))
            for hints in range(3)
        )
        for now, then, before in zip(whole, half, (NEW_PLAYER, new_puzzle(1500)), strict=True):
            assert then.mu - before.mu == pytest.approx((now.mu - before.mu) / 2)
            assert then.sigma - before.sigma == pytest.approx((now.sigma - before.sigma) / 2)
        assert nothing == (NEW_PLAYER, new_puzzle(1500))
    assert weight_of(3) == 0


def test_eight_first_tries_lead_up_the_ladders_and_not_far_beyond_new_players():
    """With today's puzzles as a newcomer is offered them, far below the hardest one."""
    player, climbed = NEW_PLAYER, list[str]()
    for _ in range(8):
        puzzle = next(each for each in next_rungs(climbed) if each.game.id == "clash")
        climbed.append(puzzle.id)
        player, _ = after_meeting(player, new_puzzle(puzzle.rating), solved=True)
    assert 1580 < player.rating < 1640
    assert (
        max(puzzle.rating for puzzles in library.built_in().values() for puzzle in puzzles) > 2200
    )
