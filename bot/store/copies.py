"""Copies of a database: of the SQLite file, and of PostgreSQL with its own programs."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.engine import make_url

from bot.errors import NotReady

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
OTHERS = 0o077

COPIES = Path("data")
"""The folder for copies of a database that isn't a file."""
COPIES_KEPT = 3
NIGHTLY = "nightly"
"""The kind of the copies made every night."""
SIDE_FILES = ("-wal", "-shm", "-journal")
"""Ends of the side files that SQLite creates next to the file, with the file's own mode."""


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database, None for any other database."""
    read = make_url(url)
    if read.get_backend_name() != "sqlite":
        return None
    file = Path(read.database or "")
    return file.resolve() if file.is_symlink() else file  # as SQLite does for its side files


def place_of_copies(url: str) -> Path:
    """Return the path that names copies of a database begin with; its folder exists afterwards.

    For an SQLite database it is the file itself. Raises `OSError`.
    """
    place = sqlite_file(url) or COPIES / (make_url(url).database or "postgresql")
    place.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    return place


def make_private(file: Path) -> None:
    """Make the database readable for its owner only, whether it is new or exists already.

    This includes its side files and copies. A folder that has to be created is private too.
    """
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if not file.exists():  # else not even opened: closing it would release SQLite's own locks
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for path in open_to_others(file):
        with suppress(PermissionError, FileNotFoundError):  # owned by another user, or just deleted
            path.chmod(PRIVATE)


def try_opening(file: Path, mode: str) -> None:
    """Raise `sqlite3.Error` if the file can't be opened to read (`ro`) or write (`rw`).

    If aiosqlite finds that out, it leaves a hanging thread behind.
    """
    sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True).close()


def open_to_others(file: Path) -> list[Path]:
    """Return the files of this database that users other than the owner may read or write."""
    beside = [file.with_name(file.name + end) for end in SIDE_FILES]
    found = []
    for path in (file, *beside, *_copies(file, "revision", NIGHTLY)):
        with suppress(FileNotFoundError):
            if path.stat().st_mode & OTHERS:
                found.append(path)
    return found


def keep_copy(file: Path, revision: str) -> Path:
    """Copy the database to a file next to it, named after the revision that it holds.

    The newest few copies are kept. Raises `OSError` and `sqlite3.Error`.
    """
    final = copy_name(file, revision)
    with copied(file, final):
        pass
    forget_old_copies(file)
    return final


def copy_name(file: Path, revision: str, kind: str = "revision") -> Path:
    """Return the path for the copy of a database of this revision, or of another kind."""
    return file.with_name(f"{file.name}.{kind}-{revision}")


def forget_old_copies(file: Path, kind: str = "revision") -> None:
    """Delete the copies made before upgrades, or of another kind, except the newest few."""
    newest_first = sorted(_copies(file, kind), key=lambda copy: copy.stat().st_mtime, reverse=True)
    for old in newest_first[COPIES_KEPT:]:
        old.unlink(missing_ok=True)


@contextmanager
def copied(file: Path, final: Path) -> Iterator[Path]:
    """Copy an SQLite file and yield the copy; it becomes `final` when the block ends.

    A running bot isn't held up, and the copy contains all that it has stored, including what is
    only in the write-ahead log. `final` is complete or doesn't exist. Raises `OSError` and
    `sqlite3.Error`.
    """
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
        copied_from(source, final) as copy,
    ):
        yield copy


@contextmanager
def copied_from(source: sqlite3.Connection, final: Path) -> Iterator[Path]:
    """Copy the database of a connection as `copied` does."""
    with written_whole(final) as unfinished:
        with closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy)  # in one step: moves made during several would restart it
            copy.execute("PRAGMA journal_mode=DELETE")  # everything is in this one file
        yield unfinished


@contextmanager
def written_whole(final: Path) -> Iterator[Path]:
    """Yield a new private file; it becomes `final`, safe from a power cut, when the block ends.

    If the block raises, the file is deleted.
    """
    unfinished = final.with_name(f"unfinished-{final.name}")
    beside = [unfinished.with_name(unfinished.name + end) for end in SIDE_FILES]
    for path in (unfinished, *beside):
        path.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield unfinished
        _to_disk(unfinished)
        unfinished.replace(final)
    finally:
        unfinished.unlink(missing_ok=True)
    _to_disk(final.parent)


def number_of(file: Path) -> int:
    """Return a number that a copy of the file doesn't have, for `PRAGMA user_version`."""
    return file.stat().st_ino & 0x7FFF_FFFF or 1


def is_incomplete_copy(file: Path) -> bool:
    """Return whether the file was copied while the bot ran, without its write-ahead log.

    The bot writes the number of its file into the file, and SQLite marks that there is a log; the
    last process that closes the file removes that mark. Neither a file left by a killed bot nor a
    copy made by SQLite itself counts as incomplete.
    """
    with file.open("rb") as opened:
        header = opened.read(100)
    number = int.from_bytes(header[60:64], "big")
    return (
        header[18:20] == b"\2\2"  # there is a log
        and not file.with_name(f"{file.name}-wal").exists()
        and int.from_bytes(header[24:28], "big") > 1  # SQLite writes its copies in one change
        and number not in (0, number_of(file))
    )


def _copies(file: Path, *kinds: str) -> Iterator[Path]:
    beginnings = tuple(f"{file.name}.{kind}-" for kind in kinds)
    return (path for path in file.parent.iterdir() if path.name.startswith(beginnings))


def _to_disk(path: Path) -> None:
    """Wait until the content of a file, or the names in a folder, would survive a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
EMPTYING = """
DO $$
DECLARE
    name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I CASCADE', name);
    END LOOP;
END $$;
"""
_REVISION = re.compile(r"^COPY [^\n]*alembic_version [^\n]*\n(\w+)$", re.MULTILINE)


def dump(url: str, file: Path) -> None:
    """Copy a database to a private file with `pg_dump`, completely or not at all.

    Raises `OSError`, and `NotReady` if the program is missing or refuses.
    """
    with written_whole(file) as unfinished:
        _run(url, ["pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={unfinished}"])


def revision_in(url: str, file: Path) -> str | None:
    """Return the revision of the tables in a copy; None if it isn't one of this bot.

    Raises `NotReady` if the file can't be read.
    """
    asked = ["--data-only", "--table=alembic_version", "--file=-"]
    found = _REVISION.search(_run(url, ["pg_restore", *asked, str(file)]))
    return found[1] if found else None


def load(url: str, file: Path) -> None:
    """Replace all tables of a database with those of a copy, in one transaction.

    Raises `NotReady` if that fails; nothing has changed then.
    """
    with TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"  # complete first: psql commits at its end
        made = _run(url, ["pg_restore", "--no-owner", "--no-acl", "--file=-", str(file)])
        script.write_text(EMPTYING + made, encoding="utf-8")
        once = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        _run(url, ["psql", *once, f"--file={script}", "--output=/dev/null"])


def _run(url: str, command: Sequence[str]) -> str:
    """Run a program of PostgreSQL and return its output. Raises `NotReady`."""
    try:
        ended = subprocess.run(
            command, env=_environment(url), capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise NotReady(
            f"{command[0]} isn't installed: install PostgreSQL's client programs"
            " (Debian: postgresql-client)"
        ) from None
    if ended.returncode:
        raise NotReady(" ".join(ended.stderr.split()) or f"{command[0]} has failed")
    return ended.stdout


def _environment(url: str) -> dict[str, str]:
    read = make_url(url)
    asked = {name: value for name, value in read.query.items() if isinstance(value, str)}
    ssl = asked.get("sslmode") or asked.get("ssl")
    facts = {
        "PGHOST": read.host or asked.get("host"),
        "PGPORT": read.port or asked.get("port"),
        "PGUSER": read.username or asked.get("user"),
        "PGPASSWORD": read.password or asked.get("password"),
        "PGDATABASE": read.database or asked.get("database"),
        "PGSSLMODE": ssl if ssl in SSL_MODES else None,
    }
    return os.environ | {name: str(value) for name, value in facts.items() if value}
