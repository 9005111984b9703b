"""Databases as a bot that starts for the first time makes them: made once in a run, then copied.

What such a start does itself is tested where migrations are. All stores of a run share what
SQLAlchemy knows of a kind of database: each statement is compiled once, not once in each test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Store, store
from bot.store.files import make_private

make_engine = store._engine


def new_database(file: Path) -> str:
    """The URL of a database in this file, with tables and no rows."""
    make_private(file)
    file.write_bytes(_made())
    return _url(file)


@cache
def _made() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        _in_a_loop(Store(_url(file)).open)
        return file.read_bytes()


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _knowing(url: str) -> AsyncEngine:
    engine = make_engine(url)
    if url.startswith("sqlite+aiosqlite:///"):
        one, known = engine.sync_engine, _known()
        one.dialect, one._compiled_cache = known.dialect, known._compiled_cache
    return engine


@cache
def _known() -> Engine:
    """An engine that has been in touch with a database: its dialect knows what it speaks to."""
    with TemporaryDirectory() as folder:
        engine = make_engine(_url(Path(folder) / "known.db"))

        async def connect() -> None:
            async with engine.connect():
                pass
            await engine.dispose()

        _in_a_loop(connect)
    return engine.sync_engine


def _in_a_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do it in a thread: the event loop of this one may be running."""
    working = Thread(target=lambda: asyncio.run(work()))
    working.start()
    working.join()


store._engine = _knowing
