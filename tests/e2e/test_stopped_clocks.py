"""Clocks stand still while people can't be reached: nobody loses a match by an outage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from known_games import SHORT
from people import Club, Table, text
from simcord.backend import serializers

from bot.automation.clocks import Clocks
from bot.boards import publisher as poster
from bot.clock import Clock

THREE = Clock(seconds=180)
TEN = Clock(seconds=600)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many attempts as ever, without the pauses in between."""
    monkeypatch.setattr(poster, "PATIENCE", tuple(0.01 for _ in poster.PATIENCE))


async def minutes(club: Club, count: int) -> None:
    """So many minutes pass, with every sweep."""
    for _ in range(count):
        await club.wait(60)


def pings(club: Club, since: int) -> list[int]:
    """Who was pinged by the requests since then."""
    found: list[int] = []
    for request in club.env.http_requests[since:]:
        body: Any = request.json if isinstance(request.json, dict) else {}
        users = (body.get("allowed_mentions") or {}).get("users") or ()
        if request.path.endswith("/messages"):
            found += map(int, users)
    return found


def fail(club: Club) -> Callable[[], None]:
    """Discord answers 503 to everything."""
    club.fault("*", "/*", 503, times=None)
    return club.env.backend.faults.clear


def forbid(club: Club) -> Callable[[], None]:
    """Cloudflare answers 403 to everything but interactions."""
    club.fault("*", "/channels/*", 403, times=None)
    club.fault("*", "/users/*", 403, times=None)
    return club.env.backend.faults.clear


def disconnect(club: Club) -> Callable[[], None]:
    """The connection to the gateway is down."""

    def tell(what: str) -> None:
        with club.discord.time.simulated():
            club.bot.dispatch(what, 0)

    tell("shard_disconnect")
    return lambda: tell("shard_resumed")


def take_server(club: Club, **how: Any) -> Callable[[], None]:
    """The server is unavailable, or has removed the bot."""
    club.expects_faults = True
    backend, guild = club.env.backend, club.env.backend.get_guild(club.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(guild.id), **how})
    club.fault("*", "/channels/*", 403, code=50001, times=None)

    def give_back() -> None:
        backend.faults.clear()
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    return give_back


def make_unavailable(club: Club) -> Callable[[], None]:
    """Discord has an outage of the server."""
    return take_server(club, unavailable=True)


def remove_bot(club: Club) -> Callable[[], None]:
    """The server removes the bot."""
    return take_server(club)


def forbid_writing(club: Club) -> Callable[[], None]:
    """The bot may not write in the channel."""
    club.expects_faults = True
    club.permit("send_messages", False)
    return lambda: club.permit("send_messages", True)


TROUBLES = [fail, forbid, disconnect, make_unavailable, remove_bot, forbid_writing]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_no_turn_runs_out_and_afterwards_there_is_half_a_turn(
    club: Club, trouble: Callable[[Club], Callable[[], None]]
) -> None:
    table = await club.match(clock=THREE)
    await club.wait(5)
    end_trouble = trouble(club)
    await club.env.settle()
    await minutes(club, 30)
    assert await table.moves() == []

    since = len(club.env.http_requests)
    end_trouble()
    await club.env.settle()
    waited = 0
    while (await table.match()).row.stopped_at is not None or not waited:
        await minutes(club, 1)
        waited += 1
    assert waited <= (6 if trouble is forbid else 1)
    assert await table.moves() == []
    assert pings(club, since) == [club.ann.id]
    assert table.shows(await table.match())
    assert "The clock was stopped" in text(table.board)

    await minutes(club, 2)
    assert (await table.moves())[:1] == ["end"]


async def test_a_rated_match_is_not_lost_by_an_outage(club: Club) -> None:
    challenge = await club.challenge(clock="180", rated=True)
    await club.bob.select(challenge, ["3"])
    table = Table(club, club.thread_at(challenge))
    await table.play(["end", "end"])
    end_trouble = make_unavailable(club)
    await club.env.settle()
    await minutes(club, 25)
    end_trouble()
    await club.env.settle()
    await club.sweep()
    row = await table.row()
    assert row is not None
    assert row.result is None


async def test_a_short_trouble_stops_no_clock(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(300)
    end_trouble = disconnect(club)
    await club.wait(40)
    end_trouble()
    await club.wait(200)
    assert await table.moves() == []
    assert "stopped" not in text(table.board)
    await club.wait(100)
    assert await table.moves() == ["end"]


async def test_an_outage_in_which_nobody_asks_anything_is_noticed(club: Club) -> None:
    table = await club.match(clock=Clock(seconds=3600))
    await minutes(club, 10)
    end_trouble = fail(club)
    await minutes(club, 40)
    end_trouble()
    await club.sweep()
    match = await table.match()
    (deadline,) = [match.clock.deadline(seat) for seat in match.to_act]
    assert deadline is not None
    assert (deadline - club.env.now()).total_seconds() > 45 * 60


async def test_a_clock_that_stands_still_survives_a_restart(club: Club) -> None:
    table = await club.match(clock=TEN)
    end_trouble = forbid_writing(club)
    await minutes(club, 20)
    await club.restart()
    await minutes(club, 20)
    assert await table.moves() == []
    match = await club.bot.store.match((await table.match()).id)
    assert match is not None
    assert match.stopped_at is not None
    end_trouble()
    await club.sweep()
    match = await club.bot.store.match(match.id)
    assert match is not None
    assert match.stopped_at is None


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_who_had_much_time_left_gets_the_time_of_the_stop_back(
    club: Club, trouble: Callable[[Club], Callable[[], None]]
) -> None:
    table = await club.match(clock=Clock(seconds=3600))
    await minutes(club, 10)
    end_trouble = trouble(club)
    await minutes(club, 30)
    end_trouble()
    await club.env.settle()
    await minutes(club, 6 if trouble is forbid else 1)
    match = await table.match()
    (since,), (deadline,) = (
        match.clock.running.values(),
        [match.clock.deadline(seat) for seat in match.to_act],
    )
    assert deadline is not None
    given = (deadline - since).total_seconds() - 3600
    assert 28 * 60 < given < 37 * 60


async def test_moves_made_while_the_clock_stands_still_are_taken(club: Club) -> None:
    table = await club.match(clock=TEN)
    panel = await table.panel(club.ann)
    end_trouble = forbid_writing(club)
    await minutes(club, 15)
    assert "The clock is stopped" not in text(panel)
    await club.ann.slash(table.channel, "end")
    assert await table.moves() == ["end"]
    await minutes(club, 15)
    assert await table.moves() == ["end"]
    since = len(club.env.http_requests)
    end_trouble()
    await club.sweep()
    assert pings(club, since) == [club.bob.id]
    await minutes(club, 4)
    assert await table.moves() == ["end"]


async def test_the_bots_own_absence_is_given_back(club: Club) -> None:
    table = await club.match(clock=TEN)
    await club.wait(400)
    club.bot._sweep.cancel()
    await club.bot.part(Clocks).work.close()
    await club.wait(3600)
    since = len(club.env.http_requests)
    await club.restart()
    assert pings(club, since) == [club.ann.id]
    await minutes(club, 4)
    assert await table.moves() == []
    await minutes(club, 2)
    assert await table.moves() == ["end"]


async def test_a_board_is_shown_as_soon_as_a_permission_is_back(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.match(SHORT)
    end_trouble = forbid_writing(club)
    await club.ann.slash(table.channel, "end")
    await minutes(club, 10)
    since = len(club.env.http_requests)
    end_trouble()
    await club.sweep()
    assert table.shows(await table.match())
    assert pings(club, since) == [club.bob.id]


@pytest.mark.parametrize("code", [0, 50013, 200000])
async def test_a_board_is_shown_when_a_refusal_has_passed_that_nobody_tells_of(
    club: Club, code: int
) -> None:
    channels = [club.guild.create_text_channel(f"t{number}") for number in range(3)]
    tables = [await club.match(channel=channel) for channel in channels]
    club.fault("*", "/channels/*", 403, code=code, times=None)
    for table in tables:
        await club.ann.slash(table.channel, "end")
    await minutes(club, 10)
    asked = len([each for each in club.env.http_requests if each.method == "POST"])
    club.env.backend.faults.clear()
    await minutes(club, 21)
    assert [table.shows(await table.match()) for table in tables] == [True] * 3
    assert asked < 60


async def test_a_locked_thread_shows_its_board_when_it_is_unlocked(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.duel()
    club.expects_faults = True
    lock: dict[str, Any] = {"locked": True}
    club.env.backend.edit_channel(table.channel.id, {}, thread_metadata=lock)
    await club.env.settle()
    club.fault("*", f"/channels/{table.channel.id}/*", 403, code=160005, times=None)
    await club.ann.slash(club.channel, "end")
    await minutes(club, 5)
    club.env.backend.faults.clear()
    club.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"locked": False})
    await club.sweep()
    assert table.shows(await table.match())
