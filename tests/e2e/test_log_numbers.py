"""Each line of the log that belongs to an interaction or a match has its number."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import pytest
from known_games import SHORT
from people import MESSAGE, ORIGINAL, Club

from bot.games.clash import play
from bot.games.clash.game_ui import ClashUI
from bot.settings import Settings

Lines = Callable[[str], list[dict[str, Any]]]


@pytest.fixture
def lines(configured: Callable[[Settings], Callable[[], str]]) -> Lines:
    """The lines of the log that say this."""
    read = configured(Settings(_env_file=None, token=None, log_json=True, log_level="DEBUG"))

    def saying(what: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in read().splitlines()]
        return [line for line in lines if line["event"] == what]

    return saying


@pytest.fixture
def logs() -> list[dict[str, Any]]:
    """Nothing is caught before it is written."""
    return []


@pytest.fixture
def failing(club: Club) -> Iterator[Club]:
    """A club in which things go wrong on purpose."""
    club.expects_faults = True
    yield club
    club.env._errors.clear()


def fail(*_: object, **__: object) -> None:
    raise ValueError


async def test_a_click_that_fails(
    failing: Club, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT, 1)
    monkeypatch.setattr(ClashUI, "panel", fail)

    await failing.bob.click(table.board, label="My hand")

    (line,) = lines("interaction failed")
    assert line["match"] == (await table.match()).id
    assert line["interaction"] in failing.env.backend.interactions


async def test_a_command_that_fails_of_whoever_plays(
    failing: Club, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT, 1)
    monkeypatch.setattr(ClashUI, "panel", fail)

    await failing.bob.slash(table.channel, "hand")

    (line,) = lines("interaction failed")
    assert line["match"] == (await table.match()).id
    assert line["interaction"] in failing.env.backend.interactions


async def test_a_command_that_fails_of_whoever_watches(
    failing: Club, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT, 1)
    monkeypatch.setattr(ClashUI, "status", fail)

    await failing.dan.slash(table.channel, "board")

    (line,) = lines("interaction failed")
    assert line["match"] == (await table.match()).id


async def test_what_is_offered_while_somebody_types(
    failing: Club, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT)
    monkeypatch.setattr(play, "_choices", fail)
    await failing.ann.autocomplete(table.channel, "play", "card", "x")
    (line,) = lines("nothing to offer")
    assert line["interaction"]


async def test_a_board_is_no_part_of_the_interaction_that_moved_its_match_on(
    failing: Club, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT)
    monkeypatch.setattr(ClashUI, "board", fail)

    await table.type(SHORT.moves[0])

    (line,) = lines("work left undone")
    assert line["match"] == (await table.match()).id
    assert "interaction" not in line


PLACE = {"guild", "channel"}


@pytest.mark.parametrize(
    ("method", "path", "status", "code", "event"),
    [
        ("PATCH", MESSAGE, 403, 50005, "message not changed"),
        ("PATCH", MESSAGE, 403, 50013, "board not shown"),
        ("PATCH", MESSAGE, 500, 0, "board not shown"),
        ("PATCH", ORIGINAL, 403, 50013, "interaction failed"),
        ("POST", "/interactions/*/callback", 403, 50013, "interaction not acknowledged"),
    ],
)
async def test_a_refusal_of_discord_names_server_and_channel(
    failing: Club, lines: Lines, method: str, path: str, status: int, code: int, event: str
) -> None:
    table = await failing.match(SHORT)
    failing.fault(method, path, status, code, times=None)

    await table.type(SHORT.moves[0])

    refused = lines(event)
    assert refused
    for line in refused:
        assert line.keys() >= PLACE
        assert line["guild"] == failing.guild.id
        assert line["channel"] == table.channel.id


async def test_the_start_says_what_has_started(club: Club, lines: Lines) -> None:
    await club.match(SHORT)

    await club.restart()

    (line,) = lines("ready")
    assert line["version"] == version("bridgekeeper")
    assert (line["servers"], line["matches"]) == (1, 1)
