"""How far the host's clock is off, told by what Discord says itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import aiohttp
import discord
import pytest
import structlog
from aiohttp import web

from bot.discord_clock import DOUBT, REMEMBERED, WORTH_A_WORD, DiscordClock, date_in
from bot.discord_requests import DiscordRequests

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


class World:
    """The true time, and a host whose clock is `off` by so many seconds."""

    def __init__(self, off: float) -> None:
        self.now = NOON
        self.off = off
        self.clock = DiscordClock(self.host, lambda: (self.now - NOON).total_seconds())

    def host(self) -> datetime:
        """What the host's clock says."""
        return self.now + timedelta(seconds=self.off)

    def passes(self, seconds: float) -> None:
        """The time goes on."""
        self.now += timedelta(seconds=seconds)

    def request(self, seconds: float = 0.2) -> None:
        """The bot asks Discord something; so long until the answer, which tells whole seconds."""
        asked_at = self.host()
        self.passes(seconds / 2)
        told = self.now.replace(microsecond=0)
        self.passes(seconds / 2)
        self.clock.answered(told, asked_at)

    def interaction(self, underway: float = 0.1) -> datetime:
        """Somebody clicks; so many seconds later the bot hears of it."""
        made_at = self.now
        self.passes(underway)
        self.clock.arrived(made_at)
        return made_at

    def in_use(self) -> None:
        """Requests and clicks at all times of a second."""
        for _ in range(20):
            self.passes(0.37)
            self.request()
            self.interaction()


@pytest.mark.parametrize("off", [-7200.0, -5.0, -1.2, 1.2, 3.0, 90.0])
def test_a_clock_that_is_wrong_is_found_out_and_corrected(off: float) -> None:
    world = World(off)
    world.in_use()
    assert world.clock.ahead == pytest.approx(off, abs=0.25)
    assert (world.clock.now() - world.now).total_seconds() == pytest.approx(0, abs=0.25)
    assert world.clock.age(world.now - timedelta(seconds=2)) == pytest.approx(2, abs=0.25)


@pytest.mark.parametrize("off", [-0.05, 0.0, 0.05])
def test_a_clock_that_may_be_right_is_left_alone(off: float) -> None:
    world = World(off)
    world.request()
    world.interaction()
    assert world.clock.ahead == 0
    assert world.clock.now() == world.host()


def test_nothing_is_known_before_discord_has_told_a_time() -> None:
    world = World(3)
    assert world.clock.ahead is None
    assert world.clock.now() == world.host()
    made_at = world.interaction()
    assert world.clock.age(made_at) is None  # it is late, or the clock is wrong
    world.request()
    age = world.clock.age(made_at)
    assert age is not None
    assert age < 2.8


def test_an_interaction_from_the_future_proves_alone_that_the_clock_is_behind() -> None:
    world = World(-5)
    world.interaction(underway=0.4)
    assert world.clock.ahead == pytest.approx(-4.6)


def test_late_interactions_prove_nothing_against_the_clock() -> None:
    world = World(0)
    world.request()
    for _ in range(REMEMBERED // 2):
        made_at = world.interaction(underway=20)
        assert world.clock.age(made_at) == pytest.approx(20)
    assert world.clock.ahead == 0


def test_a_clock_that_was_set_right_is_noticed() -> None:
    world = World(600)
    world.in_use()
    world.off = 0
    world.request()
    assert world.clock.ahead == 0
    world.in_use()
    assert world.clock.ahead == 0


def test_a_clock_that_was_set_is_not_corrected_any_more() -> None:
    world = World(off=86_400.0)
    world.in_use()
    assert world.clock.ahead == pytest.approx(86_400, abs=1)

    world.off = 0.0

    assert world.clock.ahead is None
    assert world.clock.now() == world.now


def test_a_clock_that_drifts_slowly_is_not_taken_for_one_that_was_set() -> None:
    world = World(off=90.0)
    for _ in range(100):
        world.in_use()
        world.off += 0.05
        assert world.clock.ahead == pytest.approx(world.off, abs=1)


def test_many_interactions_at_once_do_not_make_the_rest_forgotten() -> None:
    world = World(3)
    world.in_use()
    for _ in range(2 * REMEMBERED):
        world.interaction()
    assert world.clock.ahead == pytest.approx(3, abs=0.25)


def test_what_seems_late_is_tried_once_in_a_while() -> None:
    world = World(0)
    assert world.clock.is_doubtful()
    world.passes(DOUBT - 1)
    assert not world.clock.is_doubtful()
    world.passes(2)
    assert world.clock.is_doubtful()


def test_whoever_clicks_after_the_clock_was_set_ahead_is_not_late() -> None:
    world = World(0)
    world.in_use()
    world.off = 600
    made_at = world.interaction()
    assert world.clock.age(made_at) is None, "nobody can know yet"
    world.request()
    assert world.clock.ahead == pytest.approx(600, abs=1)


def test_a_clock_that_was_set_during_a_request_tells_nothing_absurd() -> None:
    world = World(0)
    asked_at = world.host()
    world.off = -600
    world.passes(0.2)
    world.clock.answered(world.now.replace(microsecond=0), asked_at)
    assert world.clock.ahead is None


def test_the_host_is_told_once() -> None:
    world = World(WORTH_A_WORD + 2)
    with structlog.testing.capture_logs() as written:
        world.in_use()
        world.in_use()
    assert [(each["log_level"], each["off"]) for each in written] == [("warning", "ahead")]
    assert written[0]["seconds"] == pytest.approx(3, abs=1)


def test_a_clock_that_is_right_is_not_worth_a_word() -> None:
    world = World(0.5)
    with structlog.testing.capture_logs() as written:
        world.in_use()
    assert written == []


# ------------------------------------------------------------------ on the wire


@pytest.fixture
async def discord_an_hour_behind(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server in the place of Discord's API, which goes by a time of its own; its address."""

    async def answer(_request: web.Request) -> web.Response:
        date = datetime.now(UTC) - timedelta(hours=1)
        return web.json_response({}, headers={"Date": format_datetime(date, usegmt=True)})

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    yield f"http://127.0.0.1:{port}"
    await runner.cleanup()


async def test_the_clock_listens_to_what_discord_answers(discord_an_hour_behind: str) -> None:
    clock, requests = DiscordClock(), DiscordRequests()
    requests.listeners.append(clock.heard)
    async with aiohttp.ClientSession(trace_configs=[requests.trace]) as session:
        async with session.get(f"{discord_an_hour_behind}/somewhere/else") as answer:
            await answer.read()
        assert clock.ahead is None
        async with session.get(f"{discord.http.Route.BASE}/gateway") as answer:
            await answer.read()
    assert clock.ahead == pytest.approx(3600, abs=60)


@pytest.mark.parametrize("header", ["", "yesterday", "Fri, 20 Nov 2026 12:00:00 -0000", "\0"])
def test_what_tells_no_time_is_left_alone(header: str) -> None:
    assert date_in(header) is None
