"""Discord can't be reached for a while: nothing stumbles, and whoever is within reach is served."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import aiohttp
import pytest
import simcord.http.client
from grimoire import at, bind_grimoire, posts, wait_until
from known_games import SHORT
from people import MESSAGE, MESSAGES, ORIGINAL, Club, end_turn, text

from bot.boards import panel as panels
from bot.clock import Clock


class Line:
    """The connection to Discord, which can be cut for requests of a kind."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._kinds: list[tuple[str, str]] = []
        self._dispatch = simcord.http.client.router.dispatch

    def cut(self, method: str, path: str) -> None:
        """From now on such requests reach nobody."""
        self._club.expects_faults = True
        self._kinds.append((method, path))

    def mend(self) -> None:
        """All is as it was."""
        self._kinds.clear()

    def dispatch(self, backend: Any, method: str, path: str, **facts: Any) -> Any:
        """Do what is asked, if it gets there."""
        if any(method == asked and fnmatch(path, where) for asked, where in self._kinds):
            raise aiohttp.ClientConnectionError("no way")
        return self._dispatch(backend, method, path, **facts)


@pytest.fixture
def line(club: Club, monkeypatch: pytest.MonkeyPatch) -> Line:
    """The connection of the club."""
    line = Line(club)
    monkeypatch.setattr(simcord.http.client.router, "dispatch", line.dispatch)
    return line


def events(logs: list[dict[str, Any]]) -> list[str]:
    return [each["event"] for each in logs]


async def test_a_click_that_can_be_answered_in_no_way_is_played_all_the_same(
    club: Club, line: Line, logs: list[dict[str, Any]]
) -> None:
    table = await club.match(SHORT, 3)
    panel = await table.panel(club.bob)
    line.cut("PATCH", ORIGINAL)
    line.cut("POST", "/webhooks/*")

    await end_turn(club.bob, panel)

    assert await table.moves() == [*SHORT.moves[:3], "end"]
    assert club.env.errors == []
    happened = [event for event in events(logs) if event != "panel gone"]
    assert happened[-2:] == ["interaction failed", "could not answer"]


async def test_a_panel_that_cannot_be_reached_spoils_no_move_of_the_other_player(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    await table.panel(club.bob)
    club.expects_faults = True
    show = panels.show

    async def show_or_not(interaction: Any, *facts: Any, **named: Any) -> None:
        if interaction.user.id == club.bob.id:
            raise aiohttp.ClientConnectionError("no way")
        await show(interaction, *facts, **named)

    monkeypatch.setattr(panels, "show", show_or_not)
    played = await club.ann.slash(table.channel, "end")

    assert await table.moves() == ["end"]
    said = [each for each in (played.response, *played.followups) if each is not None]
    assert [each for each in said if "went wrong" in text(each)] == []
    assert club.env.errors == []


async def test_lobbies_expire_one_after_the_other_even_if_none_can_be_reached(
    club: Club, line: Line, logs: list[dict[str, Any]]
) -> None:
    await club.challenge()
    await club.cleo.slash(club.channel, "duel", opponent=club.dan, deck="1")
    line.cut("PATCH", MESSAGE)
    logs.clear()

    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)

    assert events(logs) == ["lobby not shown"] * 2


async def test_a_daily_puzzle_that_could_not_be_sent_comes_a_few_minutes_later(
    club: Club, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    line.cut("POST", MESSAGES)
    await wait_until(club, at(1, 1))
    assert posts(club) == []

    line.mend()
    for _ in range(4):
        await club.sweep()

    assert len(posts(club)) == 1


async def test_a_reminder_that_could_not_be_sent_does_not_stop_the_clock(
    club: Club, line: Line, logs: list[dict[str, Any]]
) -> None:
    table = await club.match(clock=Clock(seconds=600))
    line.cut("POST", MESSAGES)
    await club.wait(500)
    assert "nobody reminded" in events(logs)
    assert "clock stumbled" not in events(logs)
    assert await table.moves() == []
