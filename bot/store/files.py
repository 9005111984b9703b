"""The SQLite file: private to the host, and copied before its tables change."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
OTHERS = 0o077

COPIES_KEPT = 3
SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite lays beside the file, with the file's own mode."""


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database, None for any other database."""
    read = make_url(url)
    if read.get_backend_name() != "sqlite":
        return None
    file = Path(read.database or "")
    return file.resolve() if file.is_symlink() else file  # as SQLite does for what lies beside it


def make_private(file: Path) -> None:
    """Let nobody but the host read the database, a new one or one that is there already.

    This holds for all files that lie beside it, too. A folder that is made on the way is private.
    """
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if not file.exists():  # else not even opened: closing it would take away SQLite's own locks
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for path in open_to_others(file):
        with suppress(PermissionError, FileNotFoundError):  # somebody else's, or just gone
            path.chmod(PRIVATE)


def try_opening(file: Path, mode: str) -> None:
    """Raise `sqlite3.Error` where the file can't be opened to read (`ro`) or write (`rw`).

    Where aiosqlite finds that out, it leaves a thread behind that has nobody to tell.
    """
    sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True).close()


def open_to_others(file: Path) -> list[Path]:
    """Find files of this database that others than their owner may read or write."""
    beside = [file.with_name(file.name + end) for end in SIDE_FILES]
    found = []
    for path in (file, *beside, *_copies(file)):
        with suppress(FileNotFoundError):
            if path.stat().st_mode & OTHERS:
                found.append(path)
    return found


def keep_copy(file: Path, revision: str) -> Path:
    """Copy the database to a file beside it that is named after the revision that it holds.

    The copy includes what stands only in the write-ahead log. It is there whole or not at all; the
    newest few are kept. Raises `OSError` and `sqlite3.Error`.
    """
    final = file.with_name(f"{file.name}.revision-{revision}")
    unfinished = file.with_name(f"{file.name}.unfinished-copy")
    for end in ("", *SIDE_FILES):
        unfinished.with_name(unfinished.name + end).unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(unfinished)) as copy,
    ):
        source.backup(copy)
    _to_disk(unfinished)
    unfinished.replace(final)
    _to_disk(file.parent)
    newest_first = sorted(_copies(file), key=lambda copy: copy.stat().st_mtime, reverse=True)
    for old in newest_first[COPIES_KEPT:]:
        old.unlink(missing_ok=True)
    return final


def _copies(file: Path) -> Iterator[Path]:
    return (
        path for path in file.parent.iterdir() if path.name.startswith(f"{file.name}.revision-")
    )


def _to_disk(path: Path) -> None:
    """Wait until the content of a file, or the names in a folder, would outlive a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
