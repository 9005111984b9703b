"""Back a database up while the bot runs, and restore it while the bot is stopped."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from sqlalchemy import Connection, text

from bot.errors import NotReady
from bot.store import copies
from bot.store.copies import (
    NIGHTLY,
    SIDE_FILES,
    copied,
    copied_from,
    copy_name,
    forget_old_copies,
    make_private,
    place_of_copies,
    sqlite_file,
)
from bot.store.migrating import read_only, refuse_unknown, state_at

OTHERS_CONNECTED = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def back_up(url: str, file: Path, *, overwrite: bool = False) -> None:
    """Copy a database to a private file, completely or not at all; the bot may be running.

    Raises `NotReady` if it can't be copied, and what a driver raises.
    """
    if file.exists() and not overwrite:
        raise NotReady(f"{file} exists already: name another file, or add --overwrite")
    database = sqlite_file(url)
    if database is None:
        copies.dump(url, file)
        return
    if not database.exists():
        raise NotReady(f"{database} doesn't exist: there is nothing to back up")
    if file.exists() and file.samefile(database):
        raise NotReady(f"{file} is the database itself: name another file")
    with copied(database, file) as copy:
        asyncio.run(state_at(_url_of(copy)))


def back_up_nightly(url: str, night: date) -> Path | None:
    """Back a database up for a night, and keep the newest three of these backups.

    They are next to the file, or in the folder `COPIES` if the database isn't a file. Returns the
    new one; None if it exists already or another process is making it. Raises as `back_up` does.
    """
    database = place_of_copies(url)
    file = copy_name(database, str(night), NIGHTLY)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)  # until it is closed, or a power cut
        if file.exists():
            return None
        back_up(url, file)
        forget_old_copies(database, NIGHTLY)
    except BlockingIOError:
        return None
    finally:
        os.close(folder)
    return file


def restore(url: str, file: Path) -> Path | None:
    """Replace a database that no process uses with a copy, completely or not at all.

    Returns the path at which the former database is kept, or None if there was none. Raises
    `NotReady` if the copy can't be restored, and what a driver raises; nothing has changed then.
    """
    if not file.is_file():
        raise NotReady(f"{file} doesn't exist")
    database = sqlite_file(url)
    if database is None:
        return _restore_server(url, file)
    if database.exists() and file.samefile(database):
        raise NotReady(f"{file} is the database itself: name another file")
    state = asyncio.run(state_at(_url_of(file)))
    if state is None or state.startswith("no tables"):
        raise NotReady(f"{file} isn't a database of Bridgekeeper")
    return _restore_file(database, file)


def _restore_file(database: Path, file: Path) -> Path | None:
    make_private(database)
    kept = _name_of_former(database) if database.stat().st_size else None
    staged = database.with_name(f"{database.name}.to-restore")
    try:
        with copied(file, staged):
            pass
        try:
            with closing(_opened_alone(database)) as here, closing(sqlite3.connect(staged)) as copy:
                if kept is not None:
                    with copied_from(here, kept):
                        pass
                copy.backup(here)  # one transaction, which SQLite rolls back if it is interrupted
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:  # the present file can't be read
            assert kept is not None, "an empty file can be"
            _put_aside(database, kept)
            staged.replace(database)
    finally:
        staged.unlink(missing_ok=True)
    return kept


def _opened_alone(database: Path) -> sqlite3.Connection:
    """Open a file that no other process can use until it is closed. Raises `NotReady`."""
    connection = sqlite3.connect(database, timeout=0, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except BaseException as fault:
        connection.close()
        if getattr(fault, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            raise NotReady(f"{database} is in use: stop the bot first") from None
        raise
    return connection


def _put_aside(database: Path, kept: Path) -> None:
    """Move an unreadable database and its side files away, byte by byte."""
    for end in ("", *SIDE_FILES):
        beside = database.with_name(database.name + end)
        if beside.exists():
            shutil.copy2(beside, kept.with_name(kept.name + end))
    for end in SIDE_FILES:
        database.with_name(database.name + end).unlink(missing_ok=True)


def _restore_server(url: str, file: Path) -> Path | None:
    def look(connection: Connection) -> int:
        return int(connection.execute(text(OTHERS_CONNECTED)).scalar_one())

    revision = copies.revision_in(url, file)
    if revision is None:
        raise NotReady(f"{file} isn't a database of Bridgekeeper")
    refuse_unknown(revision)
    if others := asyncio.run(read_only(url, look)):
        raise NotReady(f"the database has {others} other connections: stop the bot first")
    kept = _name_of_former(file)
    copies.dump(url, kept)
    copies.load(url, file)
    return kept


def _name_of_former(file: Path) -> Path:
    return file.with_name(f"{file.name}.before-restore-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")


def _url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
