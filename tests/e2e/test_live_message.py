"""One live message a match: edited in place, posted anew only where it would be out of sight or
somebody has to be called; what was before is a line, or gone."""

from __future__ import annotations

from typing import Any

import forging
import pytest
from known_games import LIVELY, SHORT
from people import (
    MESSAGES,
    Club,
    Table,
    buttons,
    files_of,
    only_for,
    parts,
    pictures,
    settle_in,
    text,
)
from test_duel_by_buttons import click_move

from bot.boards import panel
from bot.boards.mentions import PRESENT
from bot.boards.panel import TOKEN_LIFE, Panels
from bot.store import GuildSettings
from images.renderer import Renderer

AWAY = PRESENT.total_seconds() + 60


async def played_by_buttons(club: Club, seconds: float) -> Table:
    """A whole duel by clicking, with so many seconds before each move."""
    club.seed = LIVELY.seed
    challenge = await club.challenge()
    await club.bob.select(challenge, ["3"])
    table = Table(club, club.thread_at(challenge))
    for move in LIVELY.moves:
        await club.wait(seconds)
        panel = await table.panel(await table.player())
        await click_move(table, panel, move)
    return table


def pings(club: Club, since: int) -> list[set[int]]:
    """Whom each message that the bot has sent since then was allowed to ping."""
    found = []
    for request in club.env.http_requests[since:]:
        body: Any = request.json if isinstance(request.json, dict) else {}
        if request.method == "POST" and request.path.endswith("/messages"):
            users = (body.get("allowed_mentions") or {}).get("users") or ()
            found.append({int(user) for user in users})
    return found


async def test_a_quick_duel_is_one_message(club: Club) -> None:
    """Seven boards of seven turns it was before."""
    table = await played_by_buttons(club, 20)

    (board,) = table.channel.history()
    assert f"<@{club.bob.id}> wins" in text(board)
    assert len(text(board)) < 600


async def test_a_slow_duel_is_one_board_and_lines(club: Club) -> None:
    table = await played_by_buttons(club, AWAY)

    *lines, board = table.channel.history()
    assert pictures(board)
    assert {text(line) for line in lines} == {"-# Ann – Bob: the current board is below ⤵️"}
    assert [pictures(line) for line in lines] == [[]] * len(lines)


async def test_who_was_just_there_is_not_called(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:2])
    await club.wait(60)
    since = len(club.env.http_requests)

    await table.play(SHORT.moves[2:5])  # Bob's turn, and it is Ann's again

    assert pings(club, since) == []
    assert len(table.channel.history()) == 1


async def test_who_has_been_away_is_called_by_a_new_board(club: Club) -> None:
    table = await club.match(SHORT, 2)
    await club.wait(AWAY)
    since = len(club.env.http_requests)

    await table.play(SHORT.moves[2:5])

    assert pings(club, since) == [{club.ann.id}]
    former, board = table.channel.history()
    assert "the current board is below" in text(former)
    assert buttons(former) == {}
    assert "Turn 3" in pictures(board)[0]


async def test_who_was_there_and_does_nothing_is_called_after_a_while(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:5])
    since = len(club.env.http_requests)
    await club.wait(60)
    assert pings(club, since) == []

    await club.wait(AWAY)
    assert pings(club, since) == [{club.ann.id}]

    await club.wait(10 * AWAY)
    await club.restart()
    await club.wait(AWAY)
    assert pings(club, since) == [{club.ann.id}], "once is enough"


async def test_who_has_begun_the_turn_needs_no_call(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:3])
    since = len(club.env.http_requests)

    await club.wait(2 * AWAY)

    assert pings(club, since) == []


async def test_a_call_that_a_restart_kept_from_being_made_is_made_up_for(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:5])
    since = len(club.env.http_requests)
    club.bot._sweep.cancel()
    await club.wait(AWAY)

    await club.restart()

    assert pings(club, since) == [{club.ann.id}]


async def test_a_call_after_which_the_bot_dies_is_not_made_twice(club: Club) -> None:
    table = await club.match(SHORT, 4)
    await club.wait(AWAY)
    with club.dying("POST", MESSAGES, answered=True):
        await table.type("end")
    await club.restart()
    await club.wait(AWAY)

    assert len([each for each in table.boards if buttons(each)]) == 1
    assert len(table.boards) == 1


@pytest.mark.parametrize(("calls", "called"), [("turn", True), ("never", False)])
async def test_a_server_says_when_people_are_called(club: Club, calls: str, called: bool) -> None:
    await club.settle(calls=calls)
    table = await club.match(SHORT, 4)
    since = len(club.env.http_requests)

    await table.type("end")
    await club.wait(2 * AWAY)

    assert pings(club, since) == ([{club.ann.id}] if called else [])
    assert len(table.boards) == 1


async def test_a_board_that_others_talk_away_moves_below_them(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:2])
    for _ in range(5):
        await club.cleo.send(table.channel, "Hello!")
    since = len(club.env.http_requests)

    await table.type(SHORT.moves[2])
    assert pictures(table.channel.history()[0]), "only with the next turn"
    await table.play(SHORT.moves[3:5])

    former, *_, board = table.channel.history()
    assert pictures(former) == []
    assert "Turn 3" in pictures(board)[0]
    assert pings(club, since) == [set()]


async def test_a_word_or_two_leave_it_where_it_is(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:2])
    for _ in range(2):
        await club.cleo.send(table.channel, "Hello!")

    await table.play(SHORT.moves[2:5])

    assert "Turn 3" in pictures(table.channel.history()[0])[0]


async def test_a_server_has_old_boards_deleted(club: Club) -> None:
    await club.settle(calls="turn", old_boards="deleted")
    table = await club.match(SHORT)

    await table.play(SHORT.moves)

    (board,) = table.channel.history()
    assert "Ann wins" in pictures(board)[0]


async def test_a_former_board_that_cannot_be_put_away_now_is_later(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT, 4)
    club.fault("PATCH", "/channels/*/messages/*", 500, times=None)
    await table.type("end")
    assert len(table.boards) == 2

    club.env.backend.faults.clear()
    await club.sweep()

    assert len(table.boards) == 1


async def test_managers_settle_how_matches_are_shown(club: Club) -> None:
    club.permit("manage_guild", True)
    for name, value in (("place", "channel"), ("old_boards", "deleted"), ("calls", "never")):
        text = only_for(await settle_in(club.ann, club.channel, name, value))
    assert "Where matches are played: **in the channel**" in text
    assert "Players are mentioned: **never**" in text

    club.permit("manage_guild", False)
    shown = only_for(await club.bob.slash(club.channel, "server"))
    assert "Old boards: **are deleted**" in shown
    assert "visible to: **only the player; in threads everyone**" in shown
    assert "Default clock: **no clock**" in shown
    club.permit("manage_guild", True)
    text = only_for(await settle_in(club.ann, club.channel, "clock", "60"))
    assert "Missed turns before a player forfeits: **3**" in text
    assert "Players are mentioned: **never**" in text


async def test_nobody_else_settles_that(club: Club) -> None:
    club.permit("manage_guild", False)
    panel = (await club.bob.slash(club.channel, "server")).response
    assert [each for each in parts(panel) if each["type"] == 3] == []
    club.permit("manage_guild", True)
    panel = (await club.bob.slash(club.channel, "server")).response
    await club.bob.select(panel, ["place"], custom_id="server:change")
    club.permit("manage_guild", False)

    refused = await club.bob.select(panel, ["channel"], custom_id="server:set:place")

    assert "need the Manage Server permission" in only_for(refused)
    assert await club.bot.store.servers.guild_settings(club.guild.id) == GuildSettings()


async def test_a_server_has_its_matches_in_the_channel(club: Club) -> None:
    await club.settle(place="channel")

    table = await club.duel()

    assert table.channel is club.channel
    assert club.channel.threads == []
    await table.play(SHORT.moves)
    assert "Ann wins" in pictures(table.board)[0]
    _, board = club.channel.history()
    assert board.id == table.board.id


async def test_who_is_due_reads_what_happened_since_the_own_turn(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(["brute:u", "end"])
    assert "**Ann** plays **Brute**" in text(table.board), "Bob has not moved yet"

    await table.type("brigand:l")

    assert "**Bob** plays **Brigand**" in text(table.board)
    assert "**Ann** plays **Brute**" not in text(table.board)
    words = only_for(await club.bob.click(table.board, label="What happened"))
    assert "**Ann** plays **Brute** (4 mana)" in words


async def test_what_happened_opens_where_an_old_button_was(club: Club) -> None:
    table = await club.match(LIVELY)
    old = [each["custom_id"] for each in parts(table.board) if "told" in each.get("custom_id", "")]
    await table.play(LIVELY.moves)

    text = only_for(await forging.click(club, club.bob, old[0], private=False))

    assert "Turn 1" in text
    assert "Turn 6" not in text


async def test_a_panel_that_is_opened_anew_takes_the_place_of_the_one_before(club: Club) -> None:
    table = await club.match(SHORT)
    first = await table.panel(club.ann)
    there = club.env.backend.messages[first.channel_id]

    second = await table.panel(club.ann)

    assert first.id not in there, "it would stand there as if it were to be played on"
    assert second.id in there
    await club.ann.click(second, label="3. Brute · 4")
    assert second.id in there, "a click leaves it where it is"


async def test_an_open_panel_keeps_nothing_of_what_the_clicked_message_shows(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hundreds of them open it would be most of what the bot has in memory."""
    monkeypatch.setattr(club.bot, "now", club.env.now)
    table = await club.match(SHORT)
    player = await table.player()
    shown = await table.panel(player)
    await player.click(shown, label="Refresh")

    kept = club.bot.part(Panels)._of((await table.match()).id)[player.id]
    assert kept.interaction.message is not None
    assert kept.interaction.message.components == []


async def test_panels_that_are_put_away_while_others_are_shown_are_left_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    waiting, player = await table.waiting(), await table.player()
    await table.panel(waiting)
    await table.panel(player)
    await club.wait(TOKEN_LIFE.total_seconds() + 60)
    await table.panel(waiting)  # the first to be shown anew; the other one is too old for that
    match, panels, show, shown = await table.match(), club.bot.part(Panels), panel.show, []

    async def slowly(*facts: Any) -> None:
        shown.append(facts)
        panels._of(match.id).clear()
        await show(*facts)

    monkeypatch.setattr(panel, "show", slowly)
    monkeypatch.setattr(club.bot, "now", club.env.now)
    await club.bot.matches.make(match.id, match.to_act[0], "end", version=match.version, sure=True)
    await club.posted()

    assert len(shown) == 1


async def test_while_painters_are_behind_who_only_looks_on_has_the_board(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    waiting, player = await table.waiting(), await table.player()
    looking_on, playing = await table.panel(waiting), await table.panel(player)
    before = pictures(looking_on)
    monkeypatch.setattr(Renderer, "is_behind", True)

    await table.play(SHORT.moves[:1])
    assert await table.player() == player
    assert pictures(looking_on) == before, "it is a move behind"
    assert len(pictures(playing)) == 2
    assert table.shows(await table.match())

    await table.play(["end"])
    assert "Your turn" in text(looking_on)
    assert [file.filename for file in files_of(looking_on)] == ["board.png", "hand.png"]


async def test_a_panel_that_discord_does_not_take_away_is_left_behind(club: Club) -> None:
    table = await club.match(SHORT)
    first = await table.panel(club.ann)
    await club.wait(TOKEN_LIFE.total_seconds() + 60)

    second = await table.panel(club.ann)

    there = club.env.backend.messages[first.channel_id]
    assert {first.id, second.id} <= there.keys()
