"""Ratings: a page and the person who answers it meet like two players."""

from __future__ import annotations

from bot.store.ratings import NEW_PLAYER, Strength, after_meeting, new_page


def test_everybody_begins_with_1500():
    assert NEW_PLAYER.rating == 1500
    assert new_page(1720).rating == 1720


def test_who_solves_a_page_gains_and_the_page_loses():
    player, page = after_meeting(NEW_PLAYER, new_page(1500), solved=True)
    assert player.rating > 1500 > page.rating


def test_who_fails_loses_and_the_page_gains():
    player, page = after_meeting(NEW_PLAYER, new_page(1500), solved=False)
    assert player.rating < 1500 < page.rating


def test_solving_a_hard_page_brings_more_than_solving_an_easy_one():
    hard, _ = after_meeting(NEW_PLAYER, new_page(1900), solved=True)
    easy, _ = after_meeting(NEW_PLAYER, new_page(1100), solved=True)
    assert hard.mu > easy.mu


def test_a_page_moves_less_than_a_new_player():
    player, page = after_meeting(NEW_PLAYER, new_page(1500), solved=True)
    assert player.rating - 1500 > 1500 - page.rating


def test_what_is_believed_becomes_surer():
    player = NEW_PLAYER
    for _ in range(20):
        player, _ = after_meeting(player, new_page(1500), solved=True)
    assert player.sigma < NEW_PLAYER.sigma * 0.75


def test_the_rating_comes_near_what_a_player_can_do():
    """People who solve all easier pages and no harder one end up in the order of their
    strengths, between those pages."""
    ratings = []
    for strength in (1200, 1500, 1800):
        player: Strength = NEW_PLAYER
        for turn in range(200):
            page = new_page(900 + 1200 * (turn * 37 % 100) // 100)
            player, _ = after_meeting(player, page, solved=page.rating < strength)
        assert abs(player.rating - strength) < 300
        ratings.append(player.rating)
    assert ratings == sorted(ratings)
