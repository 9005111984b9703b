"""Several processes of the bot on one database: each looks after its own servers, and where two
meet nothing is lost, refused, or done twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from known_games import SHORT
from new_databases import DATABASES, new_database
from people import Club, Table, buttons, only_for, pictures, text
from processes import FirstClub, Neighbour, another_process
from strict_rules import NONCE_LIFE
from test_clocks import ALMOST_OVER, TEN, reminders

from bot.app import App
from bot.boards import publisher
from bot.boards.publisher import Publisher
from bot.clock import Clock
from bot.matches import LiveMatch
from bot.settings import Settings

SHARDS = 2


@pytest.fixture(params=DATABASES)
def kind_of_database(request: pytest.FixtureRequest) -> str:
    """Both kinds: SQLite waits for whoever writes, PostgreSQL does not."""
    return str(request.param)


@pytest.fixture
def kind_of_club() -> type[Club]:
    return FirstClub


@pytest.fixture
def numbers() -> tuple[int, ...]:
    """The shards of the first process: all, unless a test says otherwise."""
    return (0, 1)


@pytest.fixture
def settings(kind_of_database: str, numbers: tuple[int, ...], tmp_path: Path) -> Iterator[Settings]:
    """Those of the first of two processes."""
    with new_database(kind_of_database, tmp_path / "bridgekeeper.db") as url:
        yield Settings(_env_file=None, database_url=url, shards=SHARDS, shard_ids=numbers)


its_own = pytest.mark.parametrize("numbers", [(0,)], ids=["its own"])
"""Each process looks after other servers."""


async def is_shown(table: Table) -> bool:
    """Is what the board shows how the match stands, whichever process has shown it?"""
    row = await table.row()
    return row is not None and row.board.shown_version == row.version


def written_to(club: Club, table: Table) -> int:
    """How many requests have changed something in the channel of a match."""
    here = f"/channels/{table.channel.id}/"
    asked = club.env.http_requests
    return sum(here in each.path and each.method in ("POST", "PATCH") for each in asked)


async def neighbours(club: Club) -> tuple[Neighbour, Table]:
    """A second process with a server of its own, in which Ann and Bob begin a match."""
    second = club.bot.settings.model_copy(update={"shard_ids": (1,)})
    await another_process(club, second)
    neighbour = Neighbour(club)
    await club.env.settle()
    challenged = await neighbour.ann.slash(
        neighbour.channel, "duel", opponent=neighbour.bob, deck="1"
    )
    assert challenged.response is not None
    await neighbour.bob.select(challenged.response, ["3"])
    (thread,) = neighbour.channel.threads
    return neighbour, Table(club, thread)


@its_own
async def test_each_process_looks_after_its_own_servers(club: Club) -> None:
    _, there = await neighbours(club)
    here = await club.match(SHORT)
    await club.sweep()
    await club.sweep()
    for table in (here, there):
        assert len(table.boards) == 1
        assert await is_shown(table)
    for bot, guild in zip(club.bots, (there.channel.guild, club.guild), strict=True):
        assert [each.id for each in bot.guilds] == [guild.id]
        behind = (await bot.store.matches_behind(bot.now()), await bot.store.calls(bot.now()))
        assert behind == ([], [])


@its_own
async def test_a_move_by_another_process_is_shown_by_that_of_the_server(club: Club) -> None:
    """Ann gives up in her own server what she plays in another."""
    neighbour, table = await neighbours(club)
    row = await table.row()
    assert row is not None
    sent = written_to(club, table)
    await club.bot.matches.resign(row.id, club.ann.id)
    await club.bot.part(Publisher).work.done(row.id)
    assert written_to(club, table) == sent
    assert "wins" not in text(table.board)

    await club.env.advance_time(4)
    await club.posted()

    assert "Bob" in text(table.board)
    match = await table.match()
    assert await is_shown(table)
    assert match.outcome is not None
    assert [each for each in table.boards if "My hand" in buttons(each)] == []
    assert neighbour.guild.id == match.row.guild_id


async def test_two_that_hear_the_same_accept_it_once_and_refuse_nobody(club: Club) -> None:
    """A newer one has begun while the older one still runs."""
    await another_process(club, club.bot.settings)
    table = await club.duel()
    for number in range(len(SHORT.moves)):
        played = await table.type(SHORT.moves[number])
        assert "can’t" not in only_for(played)
        assert "not your turn" not in only_for(played)
    await club.sweep()
    await club.posted()

    assert await table.moves() == list(SHORT.moves)
    assert len(club.channel.threads) == 1
    match = await table.match()
    assert await is_shown(table)
    assert len([each for each in table.boards if each.id == match.row.board.message_id]) == 1
    assert [each for each in table.boards if "My hand" in buttons(each)] == []
    assert len(table.boards) == 1, "the others are lines"


async def test_two_that_show_the_same_leave_one_board_that_is_the_newest(club: Club) -> None:
    other = await another_process(club, club.bot.settings)
    club.discord.limits_count = False  # neither knows what the other asks of the same channel
    table = await club.match(SHORT)
    row = await table.row()
    assert row is not None
    for move in SHORT.moves[:5]:
        (seat,) = (await table.match()).to_act
        bot = (club.bot, other)[len(await table.moves()) % 2]
        await bot.matches.submit(row.id, table.sitting(seat).id, move)
        with club.env._bot_scope():  # its time is Discord's, as in all that Discord has asked for
            for each in (club.bot, other):
                each.part(Publisher).request(row.id, anew=move == "end")
        await club.posted()
        await club.sweep()  # a former board that nobody could put away at once is put away by it
        row = await table.row()  # as it is stored: who was slower knows of an older board
        assert row is not None
        assert await is_shown(table)
        shown = [each.id for each in table.boards if buttons(each)]
        assert shown == [row.board.message_id], (
            f"still to be put away: {row.board.former_message_id}"
        )
    assert "Turn 3" in pictures(table.board)[0]


async def test_an_older_board_that_comes_late_does_not_stay(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await another_process(club, club.bot.settings)
    table = await club.match(SHORT)
    row = await table.row()
    assert row is not None
    compose, drawn = publisher.board_of, list[int]()

    async def slowly(client: App, match: LiveMatch) -> Any:
        board = await compose(client, match)
        drawn.append(match.version)
        if len(drawn) == 1:  # the other process shows the next move before this one is sent
            await other.matches.submit(row.id, club.ann.id, SHORT.moves[1])
            await other.part(Publisher).work.done(row.id)
            assert "Turn 2" in pictures(table.board)[0]
        return board

    monkeypatch.setattr(publisher, "board_of", slowly)
    await club.bot.matches.submit(row.id, club.ann.id, SHORT.moves[0])
    await club.posted()

    assert drawn == [1, 2, 2]
    assert "Turn 2" in pictures(table.board)[0]
    assert await is_shown(table)


async def test_a_board_that_another_process_has_put_away_is_not_brought_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await another_process(club, club.bot.settings)
    table = await club.match(SHORT)
    row = await table.row()
    assert row is not None
    compose, drawn = publisher.board_of, list[int]()

    async def slowly(client: App, match: LiveMatch) -> Any:
        board = await compose(client, match)
        drawn.append(match.version)
        if len(drawn) == 1:  # the other process posts a board below before this edit is sent
            other.part(Publisher).request(row.id, anew=True)
            await other.part(Publisher).work.done(row.id)
        return board

    monkeypatch.setattr(publisher, "board_of", slowly)
    await club.bot.matches.submit(row.id, club.ann.id, SHORT.moves[0])
    await club.posted()

    newest = await table.row()
    assert newest is not None
    assert newest.board.message_id != row.board.message_id
    assert [each.id for each in table.boards if buttons(each)] == [newest.board.message_id]


async def test_a_reminder_comes_once_from_however_many(club: Club) -> None:
    """Also after a restart, when Discord has forgotten the nonce of the first one."""
    await another_process(club, club.bot.settings)
    table = await club.match(SHORT, clock=Clock(seconds=3600))
    await club.wait(2760)
    assert len(reminders(table)) == 1
    await club.wait(NONCE_LIFE.total_seconds() + 60)
    await club.restart()
    await club.wait(390)  # the new one has looked at the clock by now
    assert await table.moves() == []
    assert len(reminders(table)) == 1


async def test_a_clock_that_runs_out_moves_once(club: Club) -> None:
    await another_process(club, club.bot.settings)
    table = await club.match(SHORT, clock=TEN)
    await club.wait(ALMOST_OVER - 60)
    assert await table.moves() == []
    await club.wait(120)
    assert await table.moves() == ["end"]
    assert await is_shown(table)


async def test_a_thread_is_made_where_the_server_is_not_known_yet(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As right after a start, when Discord has not told of all servers."""
    monkeypatch.setattr(type(club.bot), "get_channel", lambda *_: None)
    table = await club.duel()
    (thread,) = club.channel.threads
    assert table.channel.id == thread.id
    assert len(table.boards) == 1
