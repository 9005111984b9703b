"""A host whose clock is wrong: people are answered all the same."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import forging
import pytest
from known_games import SHORT
from people import Club, end_turn, text

from bot.clock import Clock
from bot.ui import acknowledgement, replies


def set_host_clock(club: Club, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on the host's clock is so many seconds ahead of Discord's."""
    off = timedelta(seconds=seconds)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: club.env.now() + off)


@pytest.mark.parametrize("seconds", [3, 3600, -3, -3600])
@pytest.mark.parametrize("told", [True, False], ids=["known", "not known yet"])
async def test_commands_buttons_and_forms_are_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch, seconds: float, told: bool
) -> None:
    table = await club.match(SHORT)
    set_host_clock(club, monkeypatch, seconds)
    if told:
        club.bot.clock.answered(club.env.now(), discord.utils.utcnow())

    typed = await club.ann.slash(table.channel, "hand")
    clicked = await club.bob.click(table.board, label="My hand")
    asked = await club.ann.slash(table.channel, "deck import")
    sent = await club.ann.submit_modal(asked, {"text": "nothing", "name": "Mine"})

    for each in (typed, clicked, asked, sent):
        assert each.acknowledged
    assert "Your turn" in text(typed.response)


async def test_what_may_be_late_is_tried_and_what_is_too_late_for_discord_is_let_go(
    club: Club, monkeypatch: pytest.MonkeyPatch, logs: list[dict[str, Any]]
) -> None:
    table = await club.match(SHORT, 3)
    panel = await table.panel(club.bob)
    before = await table.snapshot()
    set_host_clock(club, monkeypatch, replies.TOO_LATE + 20)
    club.fault("POST", "/interactions/*/*/callback", 404, 10062, times=2)

    await end_turn(club.bob, panel)
    await club.bob.slash(table.channel, "end")

    assert await table.snapshot() == before
    assert {each["log_level"] for each in logs} <= {"info", "warning"}


@pytest.mark.parametrize("soon", [0.0, 60.0], ids=["acknowledged at once", "put off"])
@pytest.mark.parametrize(("values", "moves"), [("brigand", 2), ("brigand:l", 3)])
async def test_a_choice_that_may_be_late_is_tried_whether_it_makes_a_move_or_not(
    club: Club, monkeypatch: pytest.MonkeyPatch, soon: float, values: str, moves: int
) -> None:
    table = await club.match(SHORT, 2)
    monkeypatch.setattr(acknowledgement, "SOON", soon)
    set_host_clock(club, monkeypatch, 0)
    club.bot.clock.answered(club.env.now(), discord.utils.utcnow())
    set_host_clock(club, monkeypatch, replies.TOO_LATE + 20)
    before = "brigand" if ":" in values else ""

    clicked = await forging.click(club, club.bob, f"move:match:1:2:list:0:{before}", [values])

    assert clicked.acknowledged
    assert await table.moves() == list(SHORT.moves[:moves])


async def test_a_panel_follows_the_match_by_the_time_at_discord(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    set_host_clock(club, monkeypatch, 3600)
    club.bot.clock.answered(club.env.now(), discord.utils.utcnow())
    waiting = await table.panel(club.bob)

    await table.play(["brute:u", "end"])

    assert "Your turn" in text(waiting)


async def test_a_lobby_lives_as_long_as_it_says(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_host_clock(club, monkeypatch, 3600)
    club.bot.clock.answered(club.env.now(), discord.utils.utcnow())
    asked = await club.challenge()
    (lobby,) = await club.bot.store.lobbies.overdue(club.env.now() + timedelta(days=9))
    life = (lobby.expires_at - club.env.now()).total_seconds()
    assert life == pytest.approx(club.bot.settings.lobby_minutes * 60, abs=1)
    assert "Accept" in str(asked.components)


DAY = 24 * 3600


async def test_a_clock_that_is_set_ahead_takes_nobodys_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT, clock=Clock(12 * 3600))
    await club.wait(60)
    set_host_clock(club, monkeypatch, DAY)

    await club.sweep()
    assert await table.moves() == []

    with club.discord.time.simulated():  # to the next request
        club.bot.clock.answered(club.env.now(), discord.utils.utcnow())
    await club.wait(600)
    assert await table.moves() == []
    await club.wait(12 * 3600)
    assert await table.moves() == ["end"]


async def test_a_clock_that_was_ahead_and_is_right_again_gives_nobody_a_day_more(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT, clock=Clock(600))
    await club.wait(60)
    with monkeypatch.context() as wrong:
        set_host_clock(club, wrong, DAY)
        await club.sweep()
    await club.wait(700)
    assert await table.moves() == ["end"]
