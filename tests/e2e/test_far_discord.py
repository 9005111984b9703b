"""What the bot does when requests are refused for a while, connections break, servers go and come
back, and it is told to stop: over sockets, by the real discord.py."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from far_discord import ANN, ANSWER, BOARD, BOB, CALLBACK, Far, OwnProcess, url_in
from stand_in import ACKNOWLEDGED_WITHIN, Document, Uplink

from bot.boards.panel import Panels
from bot.boards.publisher import Publisher
from bot.rate_limiter import NEAR
from bot.store import Store
from bot.ui import acknowledgement, first_answers, uplink

FOREVER = 600.0
"""Seconds that nobody here waits for."""


@pytest.fixture
async def far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Far]:
    """Ann and Bob have begun a duel. However busy the machine is, no click is too old."""
    monkeypatch.setattr(first_answers, "YOUNG", FOREVER)
    far = Far()
    await far.begin(tmp_path, monkeypatch)
    await far.duel()
    yield far
    await far.end()


async def test_who_plays_is_acknowledged_answered_and_sees_the_board(far: Far) -> None:
    await far.move()
    await far.shown()

    assert len(far.asked_for("POST", CALLBACK)) >= 5
    registry = far.bot.metrics.registry
    assert registry.get_sample_value("bridgekeeper_acknowledgement_seconds_count")
    assert registry.get_sample_value("bridgekeeper_board_seconds_count")
    answered = {"method": "PATCH", "status": "200"}
    assert registry.get_sample_value("bridgekeeper_discord_request_seconds_count", answered)


# Rate limits and faults that pass


async def test_a_board_that_discord_wants_later_comes_later(far: Far) -> None:
    await far.shown()
    before = len(far.asked_for("PATCH", BOARD))
    later = {"retry_after": 0.2, "global": False, "message": "slow down"}
    far.discord.refuse("PATCH", BOARD, 429, body=later)

    await far.move()
    await far.shown()

    await far.come(lambda: len(far.asked_for("PATCH", BOARD)) >= before + 2)
    match = await far.bot.matches.get(1)
    assert match.row.board.shown_version == match.version > 0


async def test_while_all_requests_have_to_wait_people_are_acknowledged(far: Far) -> None:
    await far.shown()
    # so long that a busy machine acknowledges in time
    later = {"retry_after": 12.0, "global": True, "message": "slow down"}
    far.discord.refuse("PATCH", BOARD, 429, body=later)
    await far.move()
    await far.come(lambda: not far.bot.http._global_over.is_set())
    refused = far.asked_for("PATCH", BOARD)[-1]

    asked = await far.refresh()
    await far.answered(asked)

    acknowledged = far.asked_for("POST", CALLBACK)[-1]
    assert refused == far.asked_for("PATCH", BOARD)[-1] < acknowledged
    await far.come(lambda: far.asked_for("PATCH", BOARD)[-1] > acknowledged)


async def test_an_acknowledgement_that_discord_wants_later_comes_later(far: Far) -> None:
    later = {"retry_after": 0.2, "global": False, "message": "slow down"}
    far.discord.refuse("POST", CALLBACK, 429, body=later)
    asked = await far.refresh()
    await far.answered(asked)
    assert asked.acknowledged_at is not None


@pytest.mark.parametrize(
    ("soon", "method", "path"), [(0.0, "PATCH", ANSWER), (9.0, "POST", CALLBACK)]
)
async def test_an_answer_at_which_discord_stumbles_is_given_again(
    far: Far, monkeypatch: pytest.MonkeyPatch, soon: float, method: str, path: str
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", soon)
    far.discord.refuse(method, path, 502)
    before = len(far.asked_for(method, path))
    asked = await far.refresh()
    await far.answered(asked)
    assert len(far.asked_for(method, path)) == before + 2


async def test_moves_are_no_more_requests_than_discord_takes(far: Far) -> None:
    for _ in range(7):
        await far.move()
    await far.shown()
    assert far.discord.limits is not None
    assert far.discord.too_many == far.discord.limits.refused.total() == 0


async def test_many_requests_at_once_are_sent_one_after_the_other(far: Far) -> None:
    await asyncio.gather(*(far.bot.fetch_channel(far.channel) for _ in range(120)))
    assert far.discord.too_many == 0


async def test_pictures_that_components_show_are_no_attachments(far: Far) -> None:
    await far.shown()
    boards = [each for each in far.discord.messages[far.thread].values() if "for" not in each]
    assert any("attachment://" in str(each["components"]) for each in boards)
    assert [each["attachments"] for each in boards] == [[]] * len(boards)


async def test_an_acknowledgement_that_arrives_after_three_seconds_is_none(far: Far) -> None:
    asked = await far.refresh()
    asked.sent_at -= ACKNOWLEDGED_WITHIN
    await far.come(lambda: bool(far.answers_to(asked)))
    await far.refresh(BOB)
    assert far.answers_to(asked) == ["POST"]
    assert asked.acknowledged_at is None


async def test_requests_share_the_uplink(monkeypatch: pytest.MonkeyPatch) -> None:
    async def pieces(_size: int) -> AsyncIterator[bytes]:
        for piece in (b"1234", b"56"):
            yield piece

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds))

    waits = list[int]()
    monkeypatch.setattr("stand_in.asyncio", SimpleNamespace(sleep=sleep))
    uplink, request = Uplink(2.0), SimpleNamespace(content=SimpleNamespace(iter_chunked=pieces))
    assert [await uplink.read(request) for _ in range(2)] == [b"123456"] * 2  # type: ignore[arg-type]
    assert waits == [2, 3, 5, 6]


async def test_boards_in_a_channel_are_shown_one_after_the_other(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def settle(_match: object) -> bool:
        return True

    async def show(match: Any, *, again: bool) -> bool:
        shown_now.append(match.row.channel_id)
        together.append(sorted(shown_now))
        await asyncio.sleep(0)
        shown_now.remove(match.row.channel_id)
        return not again

    shown_now, together, publisher = list[int](), list[list[int]](), far.bot.part(Publisher)
    monkeypatch.setattr(publisher, "_settle", settle)
    monkeypatch.setattr(publisher, "_show_newest", show)
    places = enumerate((1, 1, 2, 1))
    matches = [SimpleNamespace(id=at, row=SimpleNamespace(channel_id=each)) for at, each in places]

    async def load_shown(match_id: int) -> Any:
        return matches[match_id]

    monkeypatch.setattr(far.bot.matches, "load_shown", load_shown)
    showing = [publisher._show_in_turn(each, again=False) for each in matches]  # type: ignore[arg-type]
    assert all(await asyncio.gather(*showing))
    assert max(together, key=len) == [1, 2]


async def test_a_board_is_drawn_as_the_match_stands_when_its_turn_is_near(far: Far) -> None:
    await far.shown()
    publisher, before = far.bot.part(Publisher), len(far.asked_for("PATCH", BOARD))
    rate_limiter = far.bot.rate_limiter
    rate_limiter._next_at = FOREVER + asyncio.get_running_loop().time()
    others = [asyncio.create_task(far.bot.rate_limiter.turn()) for _ in range(NEAR)]
    await far.come(lambda: len(rate_limiter._waiting) == NEAR)
    while (await far.bot.matches.get(1)).version < 3:
        await far.move()
    rate_limiter._next_at = 0.0
    rate_limiter._give()
    await asyncio.gather(*others)
    await far.shown()
    await far.come(lambda: not publisher.work.busy)
    assert len(far.asked_for("PATCH", BOARD)) == before + 1


# What stands below a board

HISTORY = r"/channels/\d+/messages"


async def in_sight(far: Far) -> bool:
    return await far.bot.part(Publisher)._in_sight(await far.bot.matches.get(1))


async def newest_is(far: Far, message: Document) -> None:
    """Wait until the bot has heard of it."""
    newest = far.bot.part(Publisher).sight._newest[far.thread]
    await far.come(lambda: int(message["id"]) in newest)


async def test_a_move_is_one_request_with_the_token_of_the_bot(far: Far) -> None:
    await far.shown()
    far.discord.counted.clear()
    for _ in range(6):
        await far.move()
        await far.shown()
    match = await far.bot.matches.get(1)
    assert match.turn.number > 1
    assert set(far.discord.counted) == {"PATCH /channels/{}/messages/{}"}
    assert far.discord.counted.total() <= match.version


async def test_a_board_is_in_sight_until_others_have_talked_it_away(far: Far) -> None:
    await far.shown()
    seen = []
    for _ in range(5):
        await newest_is(far, far.discord.say(*ANN, far.thread))
        seen.append(await in_sight(far))
    assert seen == [True] * 4 + [False]
    assert not far.asked_for("GET", HISTORY)


async def test_a_picture_of_the_bot_is_as_high_as_three_lines(far: Far) -> None:
    await far.shown()
    board = next(iter(far.discord.messages[far.thread].values()))
    body = {"components": board["components"], "attachments": []}
    await newest_is(far, far.discord._add(far.thread, body))
    await newest_is(far, far.discord.say(*ANN, far.thread))
    assert await in_sight(far)
    last = far.discord.say(*ANN, far.thread)
    await newest_is(far, last)
    assert not await in_sight(far)
    far.discord._by_id("DELETE", far.thread, int(last["id"]), {})
    newest = far.bot.part(Publisher).sight._newest[far.thread]
    await far.come(lambda: int(last["id"]) not in newest)
    assert await in_sight(far)


@pytest.mark.parametrize("session", ["begins anew", "is resumed"])
async def test_what_was_said_meanwhile_is_asked_for_once_if_discord_has_not_told(
    far: Far, session: str
) -> None:
    await far.shown()
    if session == "begins anew":
        await far.discord.forget_sessions()
    else:
        await far.discord.drop()
    for _ in range(5):
        last = far.discord.say(*ANN, far.thread)
    if session == "begins anew":
        await far.come(lambda: far.discord.identified == 2)
        await far.come(far.bot.is_ready)
    else:
        await newest_is(far, last)
    assert [await in_sight(far) for _ in range(3)] == [False] * 3
    assert len(far.asked_for("GET", HISTORY)) == (session == "begins anew")


# Answers at once


@pytest.mark.parametrize(("soon", "asked_for"), [(9.0, ["POST"]), (0.0, ["POST", "PATCH"])])
async def test_what_is_ready_soon_is_the_first_answer_and_all_else_is_acknowledged(
    far: Far, monkeypatch: pytest.MonkeyPatch, soon: float, asked_for: list[str]
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", soon)
    asked = await far.refresh()
    await far.answered(asked)
    assert far.answers_to(asked) == asked_for
    assert far.panel(ANN)["id"] == str(asked.original)


async def test_after_an_answer_that_came_too_late_all_is_acknowledged_for_a_while(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 9.0)
    late = await far.refresh_in_vain()
    careful = await far.refresh()
    await far.answered(careful)
    monkeypatch.setattr(first_answers, "WHILE_SLOW", timedelta())
    far.bot.first_answers.note_late_answer()
    again = await far.refresh()
    await far.answered(again)

    answers = [far.answers_to(each) for each in (late, careful, again)]
    assert answers == [["POST"], ["POST", "PATCH"], ["POST"]]


async def test_a_click_that_is_no_longer_young_is_acknowledged_first(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 9.0)
    monkeypatch.setattr(acknowledgement, "age_of", lambda _: first_answers.YOUNG + 0.1)
    asked = await far.refresh()
    await far.answered(asked)
    assert far.answers_to(asked) == ["POST", "PATCH"]


async def test_where_the_message_has_just_gone_the_answer_is_given_in_the_usual_way(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 9.0)
    far.discord.refuse("POST", CALLBACK, 404, body={"code": 10008, "message": "Unknown Message"})
    asked = await far.refresh()
    await far.answered(asked)
    assert far.answers_to(asked) == ["POST", "POST", "PATCH"]


async def test_who_can_not_be_acknowledged_later_gets_nothing(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 0.0)
    late = await far.refresh_in_vain()
    asked = await far.refresh()
    await far.answered(asked)
    assert far.answers_to(late) == ["POST"]
    assert far.answers_to(asked) == ["POST", "PATCH"]


# Pictures that a panel shows already


async def sent(far: Far) -> int:
    """The files of the answer to *Refresh*."""
    before, asked = far.discord.files_sent, await far.refresh()
    await far.answered(asked)
    await far.come(lambda: far.bot.part(Panels)._of(1)[ANN[0]].interaction.id == asked.id)
    return far.discord.files_sent - before


@pytest.mark.parametrize("soon", [0.0, 9.0])
async def test_a_picture_is_sent_anew_only_when_it_is_another_one(
    far: Far, monkeypatch: pytest.MonkeyPatch, soon: float
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", soon)
    await sent(far)
    assert await sent(far) == 0
    assert far.panel(ANN)["files"]
    shown = far.bot.part(Panels)._of(1)[ANN[0]]
    far.bot.part(Panels)._of(1)[ANN[0]] = replace(shown, pictures=(1,))
    assert [await sent(far) for _ in range(3)] == [2, 0, 0]


async def test_pictures_that_discord_does_not_keep_are_sent_again(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 9.0)
    await sent(far)
    far.discord.refuse("POST", CALLBACK, 400, body={"code": 50035, "message": "Invalid"})
    assert await sent(far) == 2


async def test_after_an_edit_that_failed_nobody_knows_what_a_panel_shows(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 0.0)
    await sent(far)
    shown = far.bot.part(Panels)._of(1)[ANN[0]]
    far.bot.part(Panels)._of(1)[ANN[0]] = replace(shown, pictures=(1,))
    far.discord.refuse("PATCH", ANSWER, 403, body={"code": 0, "message": "arranged"})
    await far.refresh()
    await far.come(lambda: not any(each.times for each in far.discord._refusals))
    assert far.bot.part(Panels)._of(1)[ANN[0]].pictures is None


@pytest.mark.parametrize("measured", [True, False])
async def test_a_picture_that_would_arrive_late_is_no_first_answer(
    far: Far, monkeypatch: pytest.MonkeyPatch, measured: bool
) -> None:
    monkeypatch.setattr(acknowledgement, "SOON", 9.0)
    far.bot.first_answers.uplink._bytes_a_second.clear()
    if measured:
        far.bot.first_answers.uplink.took(100_000, 1000.0)
    else:
        monkeypatch.setattr(uplink, "UNTIL_MEASURED", 1)
    far.bot.part(Panels)._open.clear()  # nobody knows what it shows
    slow = await far.refresh()
    await far.answered(slow)
    await far.come(lambda: bool(far.bot.part(Panels)._of(1)))
    kept = await far.refresh()
    await far.answered(kept)
    assert [far.answers_to(each) for each in (slow, kept)] == [["POST", "PATCH"], ["POST"]]


async def test_uploads_are_measured(far: Far, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uplink, "WORTH_MEASURING", 1)
    far.bot.part(Panels)._open.clear()
    measured = far.bot.first_answers.uplink
    measured._bytes_a_second.clear()  # what came before was measured too
    await far.answered(await far.refresh())
    await far.come(lambda: bool(measured._bytes_a_second))
    assert min(measured._bytes_a_second) > 0


# The gateway


async def test_a_connection_that_breaks_is_resumed_and_no_click_is_lost(far: Far) -> None:
    await far.discord.drop()
    asked = await far.refresh()  # Discord tells it as soon as the session is resumed

    await far.answered(asked)

    assert (far.discord.resumed, far.discord.identified) == (1, 1)


async def test_discord_asks_to_connect_anew(far: Far) -> None:
    await far.discord.ask_to_reconnect()
    await far.come(lambda: far.discord.resumed == 1)
    asked = await far.refresh()
    await far.answered(asked)
    assert far.discord.identified == 1


async def test_a_session_that_can_not_be_resumed_begins_anew_and_matches_go_on(far: Far) -> None:
    await far.discord.forget_sessions()
    await far.come(lambda: far.discord.identified == 2)
    await far.come(far.bot.is_ready)

    asked = await far.refresh()
    await far.answered(asked)
    await far.move()
    await far.shown()

    assert (await far.bot.matches.get(1)).version > 0


# Servers that go and come back


@pytest.mark.parametrize("after", ["removed", "outage"])
async def test_a_server_that_comes_back_has_its_matches(far: Far, after: str) -> None:
    await far.shown()
    guild = far.discord.guilds[far.guild]
    await far.discord.dispatch(
        "GUILD_DELETE", {"id": guild["id"], "unavailable": after == "outage"}
    )
    await far.come(lambda: not far.bot.reach.can_send(far.guild, far.channel))
    missing = {"code": 50001, "message": "Missing Access"}
    far.discord.refuse("PATCH", BOARD, 403, times=2, body=missing)
    far.discord.refuse("POST", r"/channels/\d+/messages", 403, times=2, body=missing)
    far.discord.refuse("GET", r"/channels/\d+/messages", 403, times=2, body=missing)
    await far.move()  # on a panel that is still open
    match = await far.bot.matches.get(1)
    gone_at = match.version
    assert gone_at > 0, "private panels work wherever the bot isn't"
    await far.come(lambda: not far.bot.part(Publisher).work.busy)
    assert (await far.bot.matches.get(1)).row.board.shown_version <= gone_at

    far.discord._refusals.clear()
    told = {
        key: value for key, value in guild.items() if after != "removed" or key != "unavailable"
    }
    await far.discord.dispatch("GUILD_CREATE", told)
    await far.come(lambda: far.bot.reach.can_send(far.guild, far.channel))
    await far.bot.part(Publisher).catch_up()
    await far.shown()

    assert (await far.bot.matches.get(1)).version == gone_at


# Being told to stop


@pytest.fixture
async def apart(tmp_path: Path) -> AsyncIterator[tuple[Far, OwnProcess]]:
    """The same, the bot in a process of its own."""
    far = Far()
    process = await OwnProcess.begin(far, tmp_path)
    await far.duel()
    yield far, process
    await process.kill()
    await far.end()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")
async def test_who_is_being_answered_has_the_answer_before_the_bot_stops(
    apart: tuple[Far, OwnProcess], tmp_path: Path
) -> None:
    far, process = apart
    far.discord.latency = 0.5
    asked = await far.refresh(BOB)
    await far.come(lambda: asked.acknowledged_at is not None)

    code, said = await process.stop()

    assert asked.answered.done()
    assert code == 0
    assert "error" not in said
    late = await far.refresh(ANN)
    assert late.acknowledged_at is None
    store = Store(url_in(tmp_path))
    assert await store.version_of(1) is not None
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")
async def test_a_discord_that_does_not_answer_keeps_no_bot_from_stopping(
    apart: tuple[Far, OwnProcess],
) -> None:
    far, process = apart
    far.discord.latency = FOREVER
    asked = await far.refresh(BOB)
    await far.come(lambda: asked.acknowledged_at is not None)

    code, said = await asyncio.wait_for(process.stop(), FOREVER / 2)

    assert code == 0
    assert "error" not in said
