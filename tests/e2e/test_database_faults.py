"""The database fails while people play: nothing is done by halves, who acts is told, and as soon as
it is well again everything goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from database_faults import WENT_WRONG, Fault, full, gone, locked, read_only
from known_games import SHORT
from people import Club, only_for

from bot.monitoring.health import Health

FAULTS = [locked, full, read_only, gone]
SAYS = {
    "locked": "database is locked",
    "full": "database or disk is full",
    "read_only": "attempt to write a readonly database",
    "gone": "unable to open database file",
}


@pytest.fixture
def kind_of_database() -> str:
    """SQLite: only a file can be damaged like this."""
    return "sqlite"


@pytest.fixture
def failing(club: Club) -> Iterator[Club]:
    club.expects_faults = True
    yield club
    club.env._errors.clear()


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_move_is_refused_and_can_be_made_again(
    failing: Club, logs: list[dict[str, Any]], fault: Fault
) -> None:
    table = await failing.match(SHORT)
    person = await table.player()
    with fault(failing):
        refused = await person.slash(table.channel, "end")
        assert WENT_WRONG in only_for(refused)
    assert await table.moves() == []
    (told,) = [entry for entry in logs if entry["event"] == "interaction failed"]
    assert SAYS[fault.__name__] in str(told["exc_info"])

    await person.slash(table.channel, "end")

    assert await table.moves() == ["end"]
    assert table.shows(await table.match())


@pytest.mark.parametrize("fault", [locked, read_only, gone])  # a full one has room for a number
async def test_a_board_that_could_not_be_noted_is_shown_by_the_next_sweep(
    failing: Club, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT)
    match = await table.match()
    shown = failing.bot.matches.board_shown

    async def at_a_bad_time(*facts: Any) -> bool:
        with fault(failing):
            return await shown(*facts)

    with monkeypatch.context() as once:
        once.setattr(failing.bot.matches, "board_shown", at_a_bad_time)
        await table.type("end")
    row = await table.row()
    assert row is not None
    assert row.board.shown_version < match.version == 1

    await failing.sweep()

    assert table.shows(await table.match())


@pytest.mark.parametrize("fault", [locked, full, read_only])
async def test_who_watches_the_bot_is_told_that_moves_are_refused(
    failing: Club, fault: Fault
) -> None:
    table, health = await failing.match(SHORT), Health(failing.bot)
    person = await table.player()

    async def reasons() -> list[str]:
        with failing.env._bot_scope():
            return await health.reasons()

    refused = "moves are refused: the database can't be changed; the log says why"
    health.look()
    assert refused not in await reasons()
    with fault(failing):
        await person.slash(table.channel, "end")
        assert refused in await reasons()
    assert refused in await reasons(), "nobody has moved since"
    assert value(failing, "database_writable") == 0

    await person.slash(table.channel, "end")

    assert refused not in await reasons()
    assert value(failing, "database_writable") == 1


def value(club: Club, name: str) -> float | None:
    with club.env._bot_scope():
        return club.bot.metrics.registry.get_sample_value(f"bridgekeeper_{name}")


async def test_who_watches_the_bot_is_told_that_the_database_is_gone(failing: Club) -> None:
    health = Health(failing.bot)
    health.look()
    with gone(failing):
        reasons = await health.reasons()
    assert "the database does not answer; the log says why" in reasons
    assert "the database does not answer; the log says why" not in await health.reasons()
