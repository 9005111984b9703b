"""Discord fails, refuses or forgets: no accepted move is lost, and the boards catch up."""

from __future__ import annotations

import pytest
from known_games import SHORT
from people import (
    MESSAGE,
    MESSAGES,
    ORIGINAL,
    THREADS,
    Club,
    Table,
    buttons,
    end_turn,
    only_for,
    pictures,
    text,
)

from bot.boards import panel as panels
from bot.boards import publisher as poster
from bot.ui import replies

CALLBACK = "/interactions/*/callback"
PASSING = [500, 429]
LASTING = [403, 404]
STATUSES = PASSING + LASTING


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many attempts as ever, without the pauses in between."""
    monkeypatch.setattr(poster, "PATIENCE", tuple(0.01 for _ in poster.PATIENCE))


async def is_playable(club: Club, table: Table) -> None:
    """Discord is well again: everything is shown, and the match goes on to its end."""
    club.env.backend.faults.clear()
    played = await table.moves()
    assert played == list(SHORT.moves[: len(played)])
    await table.play(SHORT.moves[len(played) :])
    match = await table.match()
    assert match.state.key() == SHORT.state().key()
    assert table.shows(match)
    assert "Ann wins" in pictures(table.board)[0]
    assert [each for each in table.boards if buttons(each)] == [table.board]


@pytest.mark.parametrize("times", [1, None], ids=["once", "always"])
@pytest.mark.parametrize("status", STATUSES)
async def test_a_click_that_cannot_be_acknowledged_plays_nothing(
    club: Club, status: int, times: int | None
) -> None:
    table = await club.match(SHORT, 3)
    panel = await table.panel(club.bob)
    before = await table.snapshot()
    club.fault("POST", CALLBACK, status, times=times)

    await end_turn(club.bob, panel)

    assert await table.snapshot() == before
    await is_playable(club, table)


@pytest.mark.parametrize("times", [1, None], ids=["once", "always"])
@pytest.mark.parametrize("status", STATUSES)
async def test_a_reply_that_cannot_be_shown(club: Club, status: int, times: int | None) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="2. Brigand · 4")
    club.fault("PATCH", ORIGINAL, status, times=times)

    clicked = await club.bob.click(panel, label="Lower lane")

    assert await table.moves() == list(SHORT.moves[:3])
    assert "Brigand" in text(table.board)
    # a message that is gone is replaced by a new panel
    said = "Choose a card" if status == 404 else "Your accepted moves are saved"
    assert said in only_for(clicked)
    await is_playable(club, table)


@pytest.mark.parametrize("status", STATUSES)
async def test_neither_reply_nor_excuse_can_be_shown(club: Club, status: int) -> None:
    table = await club.match(SHORT, 2)
    club.fault("*", "/webhooks/*", status, times=None)

    await table.type("brigand:l")

    assert await table.moves() == list(SHORT.moves[:3])
    assert "Brigand" in text(table.board)
    await is_playable(club, table)


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("status", PASSING)
async def test_a_board_that_cannot_be_edited_for_a_moment(
    club: Club, status: int, times: int
) -> None:
    table = await club.match(SHORT, 2)
    club.fault("PATCH", MESSAGE, status, times=times)

    await table.type("brigand:l")

    assert "Brigand" in text(table.board)
    assert len(table.boards) == 1
    await is_playable(club, table)


@pytest.mark.parametrize("status", PASSING)
async def test_a_board_that_cannot_be_edited_for_long_catches_up_later(
    club: Club, status: int
) -> None:
    table = await club.match(SHORT, 2)
    club.fault("PATCH", MESSAGE, status, times=None)
    await table.play(["brigand:l", "disciple:l"])
    assert "plays **Brigand**" not in text(table.board)

    club.env.backend.faults.clear()
    await club.sweep()

    assert "Disciple" in text(table.board)
    assert len(table.boards) == 1
    await is_playable(club, table)


ARCHIVED, SOMEBODY_ELSES, UNKNOWN = (400, 50083), (403, 50005), (404, 10008)


@pytest.mark.parametrize(("status", "code"), [ARCHIVED, SOMEBODY_ELSES, UNKNOWN])
async def test_a_board_that_can_never_be_edited_again_is_posted_anew(
    club: Club, status: int, code: int
) -> None:
    table = await club.match(SHORT, 2)
    club.fault("PATCH", MESSAGE, status, code)

    await table.type("brigand:l")

    assert "Brigand" in text(table.board)
    assert len(table.channel.history()) == 2
    assert list(buttons(table.board)) == ["My hand", "Icons", "Decks", "What happened"]


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("status", PASSING)
async def test_a_new_board_that_cannot_be_sent_for_a_moment(
    club: Club, status: int, times: int
) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT, 4)
    club.fault("POST", MESSAGES, status, times=times)

    await table.type("end")

    assert "Turn 3" in pictures(table.board)[0]
    assert len(table.boards) == 1
    await is_playable(club, table)


@pytest.mark.parametrize("status", PASSING)
async def test_turns_whose_boards_cannot_be_sent_for_long_are_told_by_the_newest(
    club: Club, status: int
) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT, 1)
    club.fault("POST", MESSAGES, status, times=None)
    await table.play(SHORT.moves[1:6])
    assert await table.moves() == list(SHORT.moves[:6])

    club.env.backend.faults.clear()
    await club.sweep()

    turns = [pictures(each)[0].split(".")[0] for each in table.boards]
    assert turns == ["Turn 3"]
    text = only_for(await club.cleo.click(table.board, label="What happened"))
    assert [f"**Turn {number}**" in text for number in (1, 2, 3)] == [True] * 3
    await is_playable(club, table)


@pytest.mark.parametrize("status", LASTING)
async def test_a_channel_that_takes_no_messages_shows_the_board_when_it_does_again(
    club: Club, status: int
) -> None:
    table = await club.match(SHORT, 4)
    club.fault("POST", MESSAGES, status, times=None)
    await table.type("end")
    await table.type("troll:u")
    assert await table.moves() == list(SHORT.moves[:6])
    club.env.backend.faults.clear()

    await club.ann.slash(table.channel, "board")

    assert "Troll" in text(table.board)
    await is_playable(club, table)


async def test_a_thread_that_discord_fails_to_make_is_waited_for_five_seconds(club: Club) -> None:
    club.fault("POST", THREADS, 500)  # discord.py would ask for a quarter of a minute

    table = await club.duel()

    assert table.channel is club.channel
    assert "starts in this channel" in text(club.channel.history()[0])
    await is_playable(club, table)


@pytest.mark.parametrize("times", [1, 3])
async def test_a_thread_that_cannot_be_made_for_a_moment(club: Club, times: int) -> None:
    club.fault("POST", THREADS, 429, times=times)

    table = await club.duel()

    assert table.channel is not club.channel
    assert table.channel.mention in text(club.channel.history()[0])
    await is_playable(club, table)


@pytest.mark.parametrize("status", PASSING)
async def test_a_thread_that_cannot_be_made_for_long(club: Club, status: int) -> None:
    club.fault("POST", THREADS, status, times=None)
    challenge = await club.challenge()
    await club.bob.select(challenge, ["3"])
    assert club.channel.threads == []

    club.env.backend.faults.clear()
    await club.sweep()

    await is_playable(club, Table(club, club.thread_at(challenge)))


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10008), (400, 160006)])
async def test_a_thread_that_may_not_be_made(club: Club, status: int, code: int) -> None:
    club.fault("POST", THREADS, status, code)

    table = await club.duel()

    assert table.channel is club.channel
    await is_playable(club, table)


@pytest.mark.parametrize("status", PASSING)
async def test_the_challenge_tells_where_the_match_is_even_after_a_fault(
    club: Club, status: int
) -> None:
    challenge = await club.challenge()
    club.fault("PATCH", f"/channels/*/messages/{challenge.id}", status)

    await club.bob.select(challenge, ["3"])
    await club.sweep()

    assert f"<#{challenge.id}>" in text(challenge)


async def test_a_deleted_board_is_posted_anew_with_the_next_move(club: Club) -> None:
    table = await club.match(SHORT, 2)
    club.env.backend.delete_message(table.channel.id, table.board.id)

    await table.type("brigand:l")

    assert "Brigand" in text(table.board)
    await is_playable(club, table)


async def test_a_deleted_old_board_is_not_missed(club: Club) -> None:
    table = await club.match(SHORT, 4)
    club.env.backend.delete_message(table.channel.id, table.board.id)

    await table.type("end")

    assert len(table.boards) == 1
    assert "Turn 3" in pictures(table.board)[0]


async def test_after_the_thread_is_deleted_the_match_moves_to_another_channel(club: Club) -> None:
    table = await club.duel()
    await table.type("brute:u")
    club.env.backend.delete_channel(table.channel.id)
    await club.env.settle()

    seen = await club.bob.slash(club.channel, "board")
    assert "Brute" in pictures(seen.response)[0]
    moved = await club.bob.click(seen.response, label="Move the match here")

    assert "has moved here" in only_for(moved)
    await is_playable(club, Table(club, club.channel))


async def test_a_move_made_while_the_thread_is_gone_is_not_lost(club: Club) -> None:
    table = await club.duel()
    club.env.backend.delete_channel(table.channel.id)
    await club.env.settle()

    await club.ann.slash(club.channel, "play", card="brute", lane="u")
    seen = await club.ann.slash(club.channel, "board")
    await club.ann.click(seen.response, label="Move the match here")

    here = Table(club, club.channel)
    assert await here.moves() == ["brute:u"]
    assert "Brute" in text(here.board)
    await is_playable(club, here)


async def test_a_spectator_cannot_move_a_match(club: Club) -> None:
    table = await club.duel()
    elsewhere = club.guild.create_text_channel("elsewhere")
    seen = await club.ann.slash(elsewhere, "board")
    assert "Move the match here" in buttons(seen.response)

    refused = await club.cleo.slash(elsewhere, "board")

    assert "aren’t playing" in only_for(refused)
    assert (await table.match()).row.channel_id == table.channel.id


async def test_the_board_in_the_old_place_loses_its_buttons_when_a_match_moves(club: Club) -> None:
    table = await club.duel()
    elsewhere = club.guild.create_text_channel("elsewhere")

    seen = await club.ann.slash(elsewhere, "board")
    await club.ann.click(seen.response, label="Move the match here")

    assert list(buttons(Table(club, elsewhere).board)) == [
        "My hand",
        "Icons",
        "Decks",
        "What happened",
    ]
    assert f"continues in {elsewhere.mention}" in text(table.channel.history()[-1])
    assert table.boards == []


async def test_without_permission_to_send_in_the_thread(club: Club) -> None:
    table = await club.duel()
    await table.type("brute:u")
    club.expects_faults = True
    club.permit("send_messages_in_threads", False)

    await table.type("end")
    assert await table.moves() == list(SHORT.moves[:2])
    club.permit("send_messages_in_threads", True)
    await table.type("brigand:l")

    assert "Brigand" in text(table.board)
    await is_playable(club, table)


async def test_after_a_permission_is_given_back_a_restart_shows_what_is_behind(club: Club) -> None:
    table = await club.duel()
    club.expects_faults = True
    club.permit("send_messages_in_threads", False)
    await table.play(["brute:u", "end"])
    club.permit("send_messages_in_threads", True)

    await club.restart()

    assert "Turn 2" in pictures(table.board)[0]
    await is_playable(club, table)


async def test_an_expired_challenge_that_cannot_be_edited_stays_expired(club: Club) -> None:
    challenge = await club.challenge()
    club.fault("PATCH", MESSAGE, 500, times=None)
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)
    club.env.backend.faults.clear()

    refused = await club.bob.click(challenge, label="Accept (random deck)")

    assert "is closed" in only_for(refused)
    assert text(challenge) == "The challenge has expired."


async def test_one_match_that_cannot_be_shown_does_not_hold_up_the_others(club: Club) -> None:
    blocked, free = (club.guild.create_text_channel(name) for name in ("blocked", "free"))
    first = await club.match(SHORT, channel=blocked)
    second = await club.match(SHORT, channel=free)
    club.fault("PATCH", f"/channels/{blocked.id}/messages/*", 500, times=None)

    await first.type("brute:u")
    await second.type("brute:u")
    await club.sweep()

    assert "plays **Brute**" not in text(first.board)
    assert "plays **Brute**" in text(second.board)


async def test_what_comes_too_late_to_be_answered_is_left_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT, 3)
    panel = await table.panel(club.bob)
    before = await table.snapshot()
    with club.discord.time.simulated():
        club.bot.clock.answered(club.env.now(), club.env.now())  # the host's clock is right
    monkeypatch.setattr(replies, "TOO_LATE", -1)
    assert (await club.ann.slash(table.channel, "help")).acknowledged  # tried once

    clicked = await end_turn(club.bob, panel)
    typed = await club.bob.slash(table.channel, "end")

    assert not clicked.acknowledged
    assert not typed.acknowledged
    assert await table.snapshot() == before


async def test_a_panel_that_is_too_old_to_follow_the_match_notices_when_it_is_clicked(
    club: Club,
) -> None:
    table = await club.match(SHORT)
    waiting = await table.panel(club.bob)
    await club.wait(panels.TOKEN_LIFE.total_seconds() + 60)

    since = len(club.env.http_requests)
    await table.play(["brute:u", "end"])
    assert "Waiting for" in text(waiting)
    sent = club.env.http_requests[since:]
    edits = [each for each in sent if each.method == "PATCH" and "/webhooks/" in each.path]
    assert len(edits) == 2  # Ann's own answers

    (newer,) = (await club.bob.click(waiting, label="Refresh")).followups
    assert "Your turn" in text(newer), "below the board that has called Bob"
    assert club.env.backend.messages.get(waiting.id) is None


async def test_a_panel_that_was_dismissed_does_no_harm(club: Club) -> None:
    table = await club.match(SHORT)
    waiting = await table.panel(club.bob)
    club.env.backend.delete_message(waiting.channel_id, waiting.id)
    since = len(club.env.http_requests)

    await table.play(["brute:u", "end"])

    sent = [each for each in club.env.http_requests[since:] if each.method == "POST"]
    assert not [each for each in sent if "/webhooks/" in each.path], "it does not come back"
    assert await table.moves() == ["brute:u", "end"]
    assert "Turn 2" in pictures(table.board)[0]


async def test_the_first_board_is_deleted_and_a_fresh_one_asked_for_at_once(club: Club) -> None:
    table = await club.match(SHORT)
    club.env.backend.delete_message(table.channel.id, table.board.id)

    await club.ann.slash(table.channel, "board")

    assert list(buttons(table.board)) == ["My hand", "Icons", "Decks", "What happened"]
    await is_playable(club, table)


async def test_a_match_that_moves_at_once_has_its_board_in_the_new_place(club: Club) -> None:
    await club.duel()
    elsewhere = club.guild.create_text_channel("elsewhere")

    seen = await club.ann.slash(elsewhere, "board")
    await club.ann.click(seen.response, label="Move the match here")

    await is_playable(club, Table(club, elsewhere))
