"""The SQLite file: private, copied before an upgrade, and refused with a plain word."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from old_databases import (
    OldDatabase,
    contents,
    contents_if_whole,
    ended,
    in_a_process,
    kept,
    start,
    within,
)
from program_of_tomorrow import TODAY, program_of_tomorrow
from sqlalchemy import Connection

from bot.errors import NotReady
from bot.store import Store, migrating
from bot.store.copies import keep_copy


@pytest.fixture(autouse=True)
def tomorrow() -> Iterator[None]:
    """There is a migration more."""
    with program_of_tomorrow():
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A place for an SQLite file."""
    return tmp_path / "bridgekeeper.db"


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def old_one(file: Path) -> OldDatabase:
    """A database of the program of today at this place."""
    return OldDatabase(url_of(file), TODAY)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def others(file: Path) -> set[str]:
    """What lies beside the file."""
    return {each.name for each in file.parent.iterdir()} - {file.name}


def refused(file: Path) -> str:
    """What is told when a bot starts on this database; the database is as it was."""
    before = file.read_bytes()
    with pytest.raises(NotReady) as refused:
        asyncio.run(start(url_of(file)))
    assert file.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


# ------------------------------------------------------------------ private


@pytest.fixture
def usual_mask() -> Iterator[None]:
    """Files are made readable for everybody, unless somebody sees to it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_mask")
async def test_a_new_database_is_private_with_its_folder_and_side_files(tmp_path: Path) -> None:
    file = tmp_path / "data" / "bridgekeeper.db"
    store = Store(url_of(file))
    await store.open()
    await store.set_board(1, origin_told=True)

    assert mode(file.parent) == 0o700
    assert {file.name + end for end in ("", "-wal", "-shm")} <= {
        each.name for each in file.parent.iterdir()
    }
    assert {mode(each) for each in file.parent.iterdir()} == {0o600}
    await store.close()


@pytest.mark.usefixtures("usual_mask")
async def test_an_existing_database_becomes_private_with_all_that_lies_beside_it(
    file: Path,
) -> None:
    store = Store(url_of(file))
    await store.open()
    await store.set_board(1, origin_told=True)
    await asyncio.to_thread(keep_copy, file, TODAY)
    for each in file.parent.iterdir():
        each.chmod(0o644)
    assert others(file) == {f"{file.name}{end}" for end in ("-wal", "-shm", f".revision-{TODAY}")}

    await Store(url_of(file)).open()

    assert {mode(each) for each in file.parent.iterdir()} == {0o600}
    await store.close()


@pytest.mark.usefixtures("usual_mask")
async def test_a_link_to_the_database_is_followed(tmp_path: Path) -> None:
    link, file = tmp_path / "link.db", tmp_path / "elsewhere" / "bridgekeeper.db"
    file.parent.mkdir()
    file.touch(0o644)
    link.symlink_to(file)

    store = Store(url_of(link))
    await store.open()
    await store.set_board(1, origin_told=True)

    assert {mode(each) for each in file.parent.iterdir()} == {0o600}
    await store.close()


# ------------------------------------------------------------------ copies


@pytest.mark.usefixtures("usual_mask")
def test_before_an_upgrade_the_file_is_copied_with_what_only_its_log_holds(file: Path) -> None:
    old = old_one(file)
    with closing(sqlite3.connect(file)) as running:
        running.execute("UPDATE seats SET name = 'Zoe'")
        running.commit()  # in the write-ahead log: nobody has moved it into the file yet
        assert b"Zoe" not in file.read_bytes()

        asyncio.run(start(url_of(file)))

    copy = file.with_name(f"{file.name}.revision-{TODAY}")
    copied = within(url_of(copy), contents)
    assert {seat["name"] for seat in copied["seats"]} == {"Zoe"}
    assert copied.keys() == old.contents.keys()
    assert mode(copy) == 0o600


def test_nothing_is_copied_where_nothing_is_upgraded(file: Path) -> None:
    for _ in range(2):
        asyncio.run(start(url_of(file)))

    assert {each for each in others(file) if "revision" in each or "copy" in each} == set()


def test_the_newest_three_copies_are_kept(file: Path) -> None:
    old_one(file)
    for age, name in enumerate(("d", "c", "b", "a")):
        copy = keep_copy(file, name)
        os.utime(copy, (1_000_000 + age, 1_000_000 + age))

    asyncio.run(start(url_of(file)))

    copies = {each.removeprefix(f"{file.name}.revision-") for each in others(file)}
    assert copies == {"a", "b", TODAY}


@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_a_copy_is_there_whole_or_not_at_all(file: Path, moment: str) -> None:
    old = old_one(file)

    async def start_and_die() -> None:
        setattr(os, moment, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        await start(url_of(file))

    assert ended(in_a_process(start_and_die)) == -signal.SIGKILL
    copy = file.with_name(f"{file.name}.revision-{TODAY}")
    assert not copy.exists()

    asyncio.run(start(url_of(file)))

    assert within(url_of(copy), contents) == old.contents
    assert others(file) == {copy.name}


def test_without_room_for_a_copy_nothing_is_upgraded(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_one(file)

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(migrating, "keep_copy", full)
    assert refused(file) == "The database can't be used: No space left on device"


async def test_who_begins_to_write_ahead_waits_for_others(file: Path) -> None:
    store = Store(url_of(file))
    await store.open()  # which does not write ahead yet
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.set_board(0, origin_told=True))
        await asyncio.wait([writing], timeout=0.2)
        other.execute("COMMIT")

    assert not await writing
    assert others(file) == {f"{file.name}-wal", f"{file.name}-shm"}
    await store.close()


# ------------------------------------------------------------------ rows that refer to others


def test_a_table_that_others_refer_to_can_be_made_anew(file: Path) -> None:
    old = old_one(file)

    asyncio.run(start(url_of(file)))

    now = within(url_of(file), contents_if_whole)
    assert now is not None
    assert kept(old.contents, now)


def test_an_upgrade_that_would_lose_rows_is_taken_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_one(file)
    migrate = migrating.migrate

    def lose(connection: Connection, revision: str) -> None:
        migrate(connection, revision)
        connection.exec_driver_sql("DELETE FROM matches WHERE id = 2")

    monkeypatch.setattr(migrating, "migrate", lose)
    refusal = refused(file)
    assert "would leave rows without " in refusal
    assert "matches (moves)" in refusal
    assert "matches (seats)" in refusal


# ------------------------------------------------------------------ refused


def test_a_newer_database_is_refused(file: Path) -> None:
    asyncio.run(start(url_of(file)))
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()

    refusal = refused(file)

    assert refusal.startswith("The database has revision 9999")
    assert "run the newer version" in refusal


@pytest.mark.parametrize("revision", [f"{number:04}" for number in range(1, 14)])
def test_a_database_from_before_the_first_release_is_refused(file: Path, revision: str) -> None:
    old_one(file)
    with closing(sqlite3.connect(file)) as older:
        older.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        older.commit()

    refusal = refused(file)

    assert refusal.startswith(
        f"The database has revision {revision}, from before the first release"
    )
    assert "move this one away: the next start makes a new one" in refusal
    assert others(file) == set()


def test_tables_without_a_revision_are_refused(file: Path) -> None:
    old_one(file)
    with closing(sqlite3.connect(file)) as broken:
        broken.execute("DELETE FROM alembic_version")
        broken.commit()

    assert refused(file) == "The database can't be used: table matches already exists"


def test_tables_of_somebody_else_stay(file: Path) -> None:
    with closing(sqlite3.connect(file)) as theirs:
        theirs.execute("CREATE TABLE recipes (name TEXT)")
        theirs.execute("INSERT INTO recipes VALUES ('soup')")
        theirs.commit()

    asyncio.run(start(url_of(file)))

    assert within(url_of(file), contents)["recipes"] == [{"name": "soup"}]


@pytest.mark.parametrize("content", [b"not a database at all" * 500, b"SQLite format 3\0" * 300])
def test_what_is_no_database_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)

    assert refused(file).startswith("The database can't be used: ")


def test_a_folder_in_its_place_is_refused(file: Path) -> None:
    file.mkdir()

    with pytest.raises(NotReady, match="can't be used"):
        asyncio.run(start(url_of(file)))
