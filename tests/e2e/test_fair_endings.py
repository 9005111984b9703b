"""Whoever waits in vain may claim the win, or end the match without a result."""

from __future__ import annotations

from datetime import timedelta

import forging
import pytest
from grimoire import wait_until
from people import Club, Table, buttons, only_for, text

from bot.clock import Clock

WAYS = {"Claim the win", "End without result"}
DAY = 24 * 3600


def leave(club: Club) -> None:
    """Bob, who is due, leaves the server."""
    club.env.backend.remove_member(club.guild.id, club.bob.id)


async def offered(club: Club, table: Table) -> set[str]:
    """What Ann, who waits, is offered on her panel."""
    opened = await club.ann.slash(table.channel, "hand")
    assert opened.response is not None
    return WAYS & {*buttons(opened.response)}


async def waiting_for_bob(club: Club, clock: Clock | None) -> Table:
    """It is Bob's turn."""
    table = await club.match(clock=clock)
    await table.type("end")
    return table


async def test_who_has_left_the_server_loses_if_the_other_one_claims_it(club: Club) -> None:
    table = await waiting_for_bob(club, Clock(seconds=DAY))
    leave(club)
    assert await offered(club, table) == set()
    await club.wait(11 * 60)
    panel = (await club.ann.slash(table.channel, "hand")).response
    assert panel is not None
    assert "Bob has left the server" in text(panel).replace("*", "")
    await club.ann.click(panel, label="Claim the win")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("A",), "abandoned")


async def test_without_a_result_nobody_wins_and_the_board_says_why(club: Club) -> None:
    table = await waiting_for_bob(club, Clock(seconds=DAY))
    leave(club)
    await club.wait(11 * 60)
    panel = (await club.ann.slash(table.channel, "hand")).response
    assert panel is not None
    await club.ann.click(panel, label="End without result")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert "Ended without a result" in text(table.board)
    await club.restart()
    row = await table.row()
    assert row is not None
    assert [(seat.thinks, seat.name) for seat in row.seats] == [(None, "Ann"), (None, "Bob")]


async def test_a_silence_of_seven_days_is_enough(club: Club) -> None:
    table = await waiting_for_bob(club, Clock(seconds=8 * DAY))
    await wait_until(club, club.env.now() + timedelta(days=6.9))
    assert await offered(club, table) == set()
    await wait_until(club, club.env.now() + timedelta(days=0.2))
    assert await offered(club, table) == WAYS


async def test_three_turns_without_an_answer_are_enough(club: Club) -> None:
    table = await waiting_for_bob(club, Clock(seconds=600, misses=5))
    for turn in range(3):
        assert await offered(club, table) == set(), turn
        await club.wait(610)
        assert await offered(club, table) == set(), turn
        if turn < 2:
            await table.type("end")
    await table.type("end")
    assert await offered(club, table) == WAYS


@pytest.mark.parametrize("how", ["friendly", "own turn", "stopped", "somebody else"])
async def test_it_is_not_offered_and_a_forged_click_does_nothing(club: Club, how: str) -> None:
    table = await waiting_for_bob(club, None if how == "friendly" else Clock(seconds=DAY))
    if how == "own turn":
        await table.type("end")
    elif how == "stopped":
        club.expects_faults = True
        club.permit("send_messages", False)
    leave(club)
    await club.wait(3600)
    who = club.cleo if how == "somebody else" else club.ann
    if who is club.ann:
        assert await offered(club, table) == set()
    before = await table.moves()
    for way in ("win", "void"):
        refused = await forging.click(club, who, f"match:claim:1:{way}")
        assert only_for(refused)
    assert await table.moves() == before
    assert (await table.match()).outcome is None


async def test_who_moves_at_the_last_moment_does_not_lose(club: Club) -> None:
    table = await waiting_for_bob(club, Clock(seconds=8 * DAY))
    await wait_until(club, club.env.now() + timedelta(days=7.1))
    assert await offered(club, table) == WAYS
    await table.type("end")
    refused = await forging.click(club, club.ann, "match:claim:1:win")
    assert "isn’t away long enough" in only_for(refused)
    assert (await table.match()).outcome is None


async def test_a_rated_match_needs_a_clock_and_the_challenge_says_so(club: Club) -> None:
    challenge = await club.challenge(rated=True)
    assert "a rated match needs a clock" in text(challenge)
    assert "the result counts" not in text(challenge)
    await club.bob.select(challenge, ["3"])
    row = await Table(club, club.thread_at(challenge)).row()
    assert row is not None
    assert row.settings is not None
    assert not row.settings.get("rated")


async def test_a_rated_match_with_a_clock_counts(club: Club) -> None:
    challenge = await club.challenge(rated=True, clock="86400")
    assert "the result counts" in text(challenge)
    assert "needs a clock" not in text(challenge)
