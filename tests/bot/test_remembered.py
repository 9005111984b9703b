"""Rows that are kept for a moment: not too long, and never older than a change that was told."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Motion, Store
from bot.store.rows import SECONDS, Remembered


class Table:
    """A row that others can change, and a clock."""

    def __init__(self) -> None:
        self.row: str | None = "first"
        self.read = 0
        self.now = 0.0
        self.remembered = Remembered(self._read, lambda: self.now)

    async def _read(self, key: int) -> str | None:
        assert key == 7
        self.read += 1
        row = self.row
        await asyncio.sleep(0)
        return row

    async def get(self) -> str | None:
        return await self.remembered.get(7)


@pytest.mark.parametrize("row", ["first", None])
async def test_a_row_is_read_once_in_a_while(row: str | None) -> None:
    table = Table()
    table.row = row
    assert [await table.get(), await table.get()] == [row, row]
    assert table.read == 1


async def test_what_another_process_has_changed_is_seen_after_a_while() -> None:
    table = Table()
    await table.get()
    table.row = "second"
    table.now = SECONDS - 1
    assert await table.get() == "first"
    table.now = SECONDS + 1
    assert await table.get() == "second"


async def test_what_is_changed_here_is_seen_at_once() -> None:
    table = Table()
    await table.get()
    table.row = "second"
    table.remembered.changed(7)
    assert await table.get() == "second"


async def test_what_was_read_before_a_change_is_not_kept() -> None:
    table = Table()
    reading = asyncio.create_task(table.get())
    await asyncio.sleep(0)
    table.row = "second"
    table.remembered.changed(7)
    assert await reading == "first"
    assert await table.get() == "second"


async def test_a_person_goes_before_the_server(store: Store) -> None:
    users, servers = store.users, store.servers
    assert await users.motion(1, 5) is Motion.ANIMATION
    await servers.change_guild_settings(5, motion=Motion.STILL)
    assert await users.motion(1, 5) is Motion.STILL
    await users.set_motion(1, Motion.ANIMATION)
    assert await users.motion(1, 5) is Motion.ANIMATION
    await users.set_motion(1, None)
    assert await users.motion(1, 5) is Motion.STILL
