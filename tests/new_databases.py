"""Databases as a bot that starts for the first time makes them: made once in a run, then copied.

What such a start does itself is tested where migrations are.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from bot.store import Store
from bot.store.files import make_private


def new_database(file: Path) -> str:
    """The URL of a database in this file, with tables and no rows."""
    make_private(file)
    file.write_bytes(_made())
    return _url(file)


@cache
def _made() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        # In a thread: the event loop of this one may be running.
        making = Thread(target=lambda: asyncio.run(Store(_url(file)).open()))
        making.start()
        making.join()
        return file.read_bytes()


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
