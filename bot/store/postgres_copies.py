"""Copies of a PostgreSQL database, made and put back by its own programs.

The password reaches them through the environment only.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.engine import make_url

from bot.errors import NotReady
from bot.store.files import written_whole

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
    """Copy a database to a private file with `pg_dump`, whole or not at all.

    Raises `NotReady` if the program is missing or refuses, `OSError`.
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
    """Put a copy in the place of all tables of a database, in one transaction.

    Raises `NotReady` where that fails, and nothing has changed.
    """
    with TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"  # whole before it begins: psql commits at its end
        made = _run(url, ["pg_restore", "--no-owner", "--no-acl", "--file=-", str(file)])
        script.write_text(EMPTYING + made, encoding="utf-8")
        once = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        _run(url, ["psql", *once, f"--file={script}", "--output=/dev/null"])


def _run(url: str, command: Sequence[str]) -> str:
    """Return what a program of PostgreSQL writes."""
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
