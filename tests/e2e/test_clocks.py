"""Clocks: nobody is left waiting for a person who went away, and nobody is hurried unfairly."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from grimoire import wait_until
from known_games import SHORT
from people import MESSAGES, Club, Table, buttons, only_for, text

from bot import quotas
from bot.automation import clocks
from bot.clock import Clock
from bot.matches import MatchManager

TEN = Clock(seconds=600)
ALMOST_OVER, OVER = 590, 610
"""Seconds: just before and just after the time of a turn."""


def said(table: Table) -> list[str]:
    """What the bot has said in the channel."""
    return [text(each) for each in table.channel.history()]


def reminders(table: Table) -> list[str]:
    return [each for each in said(table) if each.startswith("⏰")]


def pings(club: Club) -> list[list[int]]:
    """Whom each message was allowed to ping."""
    found = []
    for request in club.env.http_requests:
        body: Any = request.json if isinstance(request.json, dict) else {}
        if users := (body.get("allowed_mentions") or {}).get("users"):
            found.append([int(each) for each in users])
    return found


async def test_the_board_says_until_when_there_is_time(club: Club) -> None:
    table = await club.match(clock=TEN)
    match = await table.match()
    (seat,) = match.to_act
    deadline = match.clock.deadline(seat)
    assert deadline is not None
    assert f"<t:{int(deadline.timestamp())}:R>" in text(table.board)


async def test_a_turn_that_runs_out_of_time_ends_by_itself(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(ALMOST_OVER - 60)
    assert await table.moves() == []

    await club.wait(120)

    assert await table.moves() == ["end"]
    assert await table.player() is club.bob
    assert "Ann ran out of time" in text(table.board).replace("*", "")
    assert table.shows(await table.match())


async def test_a_move_in_the_last_moment_is_made(club: Club) -> None:
    table = await club.match(SHORT, clock=TEN)
    match = await table.match()
    (seat,) = match.to_act
    deadline = match.clock.deadline(seat)
    assert deadline is not None
    await club.just_before(deadline)

    await table.type("brute:u")

    assert (await table.moves())[0] == "brute:u"
    await club.wait(10)
    assert await table.moves() == ["brute:u", "end"], "the turn is over then"


async def test_playing_a_card_does_not_stop_the_clock_but_ending_the_turn_does(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(500)
    await table.type(SHORT.moves[0])
    await club.wait(140)
    assert await table.moves() == [SHORT.moves[0], "end"]

    await club.wait(400)
    await table.type("end")
    await club.wait(400)
    assert await table.moves() == [SHORT.moves[0], "end", "end"]


async def test_who_is_due_is_reminded_once_when_a_fourth_is_left(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(400)
    assert reminders(table) == []

    await club.wait(80)
    (reminder,) = reminders(table)
    assert f"<@{club.ann.id}>" in reminder
    assert pings(club)[-1] == [club.ann.id]

    await club.wait(60)
    assert len(reminders(table)) == 1


async def test_where_nobody_is_mentioned_nobody_is_reminded(club: Club) -> None:
    await club.settle(calls="never")
    table = await club.match(clock=TEN)
    await club.wait(500)
    assert reminders(table) == []
    assert await table.moves() == []


async def test_the_third_turn_in_a_row_without_an_answer_loses_the_match(club: Club) -> None:
    table = await club.match(clock=TEN)
    for _ in range(2):
        await club.wait(OVER)
        await table.type("end")
    assert (await table.match()).outcome is None

    await club.wait(OVER)

    match = await table.match()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("B",), "abandoned")
    assert "Ann missed too many turns" in text(table.board).replace("*", "")
    assert f"<@{club.bob.id}> wins" in text(table.board)
    assert buttons(table.board) == dict.fromkeys(
        ("Rematch", "Replay", "Review", "What happened"), True
    )


async def test_whoever_answers_begins_to_count_anew(club: Club) -> None:
    table = await club.match(clock=TEN)
    for _ in range(4):
        await club.wait(OVER)  # Ann
        await table.type("end")  # Bob
        await table.type("end")  # Ann is there
        await table.type("end")  # Bob
    assert (await table.match()).outcome is None


async def test_when_both_are_gone_the_match_ends_all_the_same(club: Club) -> None:
    table = await club.match(clock=TEN)
    for _ in range(6):
        await club.wait(OVER)
    assert (await table.match()).outcome is not None
    assert len(await table.moves()) == 5


@pytest.mark.parametrize("hours", [24, 72])
async def test_correspondence_is_the_same_in_hours(club: Club, hours: int) -> None:
    table = await club.match(clock=Clock(seconds=hours * 3600))
    began = club.env.now()
    await wait_until(club, began + timedelta(hours=hours * 0.7))
    assert reminders(table) == []
    await wait_until(club, began + timedelta(hours=hours * 0.8))
    assert len(reminders(table)) == 1
    assert await table.moves() == []
    await wait_until(club, began + timedelta(hours=hours + 1))
    assert await table.moves() == ["end"]


async def test_after_a_restart_the_clock_runs_on(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(300)
    await club.restart()
    await club.wait(200)
    assert await table.moves() == []
    await club.wait(80)
    assert await table.moves() == ["end"]


async def test_the_bot_dies_while_it_shows_a_turn_that_ran_out(club: Club) -> None:
    table = await club.match(clock=TEN)
    with club.dying("POST", MESSAGES):
        await club.wait(OVER)
    await club.restart()
    await club.wait(TEN.seconds / 2)

    moves = await table.moves()
    assert moves.count("end") == 1
    assert table.shows(await table.match())


async def test_a_pause_by_agreement_stops_the_clock(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(300)
    asked = await club.ann.slash(table.channel, "pause")
    assert "when all the others agree" in only_for(asked)
    assert "Ann asks for a pause" in text(table.board).replace("*", "")

    agreed = await club.bob.click(table.board, label="Accept pause")
    assert only_for(agreed) == "The match is paused."
    await club.wait(7200)
    assert await table.moves() == ["pause", "pause"]
    refused = await club.ann.slash(table.channel, "end")
    assert "Resume" in only_for(refused)

    await club.bob.click(table.board, label="Resume")
    await club.wait(240)
    assert await table.moves() == ["pause", "pause", "resume"]
    await club.wait(90)
    assert await table.moves() == ["pause", "pause", "resume", "end"]


async def test_a_pause_survives_a_restart(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.ann.slash(table.channel, "pause")
    await club.bob.slash(table.channel, "pause")
    await club.restart()
    await club.wait(7200)
    assert "Paused" in text(table.board)

    await club.ann.slash(table.channel, "pause")
    await table.type(SHORT.moves[0])
    assert (await table.moves())[-1] == SHORT.moves[0]


async def test_one_can_say_no_to_a_pause_and_outsiders_can_do_nothing(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.ann.slash(table.channel, "pause")
    assert "aren’t playing in this match" in only_for(
        await club.cleo.click(table.board, label="Accept pause")
    )
    before = await table.snapshot()
    assert "already asked for a pause" in only_for(await club.ann.slash(table.channel, "pause"))
    assert await table.snapshot() == before

    await club.bob.click(table.board, label="Decline pause")
    assert set(buttons(table.board)) == {"My hand", "Icons", "Decks", "What happened"}
    await club.wait(OVER)
    assert (await table.moves())[-1] == "end"


async def test_a_pause_is_asked_for_a_few_times(club: Club) -> None:
    table = await club.match(clock=TEN)
    for _ in range(quotas.CHALLENGES):
        await club.ann.slash(table.channel, "pause")
        await club.bob.click(table.board, label="Decline pause")
    refused = only_for(await club.ann.slash(table.channel, "pause"))
    assert f"You’ve asked <@{club.bob.id}> {quotas.CHALLENGES} times" in refused
    await club.bob.slash(table.channel, "pause")
    agreed = await club.ann.slash(table.channel, "pause")
    assert only_for(agreed) == "The match is paused.", "to agree is not to ask"


async def test_without_a_clock_nobody_is_hurried(club: Club) -> None:
    table = await club.match()
    await wait_until(club, club.env.now() + timedelta(days=5))
    assert await table.moves() == []
    assert "Time runs out" not in text(table.board)
    assert "no clock" in only_for(await club.ann.slash(table.channel, "pause"))


async def test_what_another_process_has_moved_on_is_read_anew(club: Club) -> None:
    table = await club.match(clock=TEN)
    other = MatchManager(club.bot.store, club.env.now, lambda *_: None, lambda *_: None)
    row = await table.row()
    assert row is not None
    await club.wait(300)
    await other.submit(row.id, club.ann.id, "end")

    await club.wait(310)
    assert await table.moves() == ["end"]
    assert (await table.match()).to_act == ("B",)

    await club.wait(300)
    assert await table.moves() == ["end", "end"]


async def test_where_nothing_can_be_done_the_clock_waits_for_the_next_sweep(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.expects_faults = True
    asked: list[str] = []

    def nonsense(_game: str, _state: Any, seat: str) -> str:
        asked.append(seat)
        return "nonsense"

    table = await club.match(clock=TEN)
    with monkeypatch.context() as broken:
        broken.setattr(clocks, "last_resort", nonsense)
        await club.wait(OVER)
        assert await table.moves() == []
        assert 1 <= len(asked) <= 3

    await club.sweep()
    assert await table.moves() == ["end"]
