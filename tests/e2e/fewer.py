"""Tests of which `make test` runs only the first parameters, because each takes seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

TRIED: Mapping[str, int] = {
    "test_a_board_is_shown_when_a_refusal_has_passed_that_nobody_tells_of": 1,
    "test_a_click_that_cannot_be_acknowledged_plays_nothing": 3,
    "test_a_custom_game_to_its_end": 1,
    "test_a_mage_of_a_team_leaves": 1,
    "test_a_new_board_that_cannot_be_sent_for_a_moment": 2,
    "test_a_reply_that_cannot_be_shown": 3,
    "test_a_role_that_discord_refuses_is_not_asked_for_at_every_sweep": 1,
    "test_a_storm_of_clicks_and_commands_leaves_everything_in_order": 1,
    "test_a_table_of_four_goes_on_after_a_restart_in_every_phase": 1,
    "test_a_whole_duel_in_another_language": 1,
    "test_an_answer_needs_an_offer_in_that_server": 1,
    "test_champions_are_named_unseen_then_shown_then_played": 1,
    "test_cards_of_all_games_are_found_by_their_names": 1,
    "test_dying_while_posting": 1,
    "test_dying_while_revealing": 2,
    "test_every_card_is_offered_by_its_name": 1,
    "test_every_custom_id_with_missing_or_foreign_values_has_a_message": 1,
    "test_every_lesson_of_every_course_can_be_played": 2,
    "test_every_page_of_every_topic_can_be_turned_to": 4,
    "test_for_one_of_four_who_never_answers_the_bot_drafts_and_plays": 1,
    "test_forty_things_for_everybody_are_a_few": 1,
    "test_four_draft_and_play_to_the_end": 1,
    "test_it_goes_on_after_a_restart_in_every_phase": 1,
    "test_no_turn_runs_out_and_afterwards_there_is_half_a_turn": 2,
    "test_twins_give_the_same_answers": 2,
    "test_when_the_lone_mage_leaves_the_pair_has_won": 1,
    "test_without_the_other_one_it_stays_private": 1,
}
"""Number of parameters that are run, by name of the test."""


def leave_to_test_long(items: Sequence[pytest.Item]) -> None:
    """Mark the tests beyond these numbers as long."""
    seen = Counter[str]()
    for item in items:
        name = item.name.partition("[")[0]
        seen[name] += 1
        if seen[name] > TRIED.get(name, seen[name]):
            item.add_marker(pytest.mark.long)
