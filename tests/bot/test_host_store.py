"""Blocks and servers in the database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from test_monitoring import match

from bot.store import Attempt, Blocked, HostBlock, KnownServer, Store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
MONTH = timedelta(days=30)
BUSY, QUIET, FORMER = 1, 2, 3


def server(guild_id: int, name: str, **facts: object) -> KnownServer:
    return KnownServer(guild_id=guild_id, name=name, members=5, added_at=NOON, **facts)


def answer(guild_id: int, at: datetime, *, reached: bool) -> Attempt:
    facts = {"user_id": 1, "name": "Ann", "puzzle_id": "p-1", "line": "", "reason": "solved"}
    return Attempt(**facts, guild_id=guild_id, reached=reached, created_at=at)


async def test_a_block_is_replaced_and_lifted(store: Store) -> None:
    for reason in ("spam", "threats"):
        block = HostBlock(blocked_id=7, kind=Blocked.USER, reason=reason, at=NOON)
        await store.hosting.block(block)
    (found,) = await store.hosting.blocks()
    assert (found.kind, found.reason) == (Blocked.USER, "threats")
    assert await store.hosting.unblock(7)
    assert not await store.hosting.unblock(7)
    assert await store.hosting.blocks() == []


async def test_the_busiest_server_comes_first_with_what_was_played_lately(store: Store) -> None:
    rows = [server(QUIET, "Quiet"), server(BUSY, "Busy"), server(FORMER, "Former")]
    await store.hosting.note_servers(rows)
    await store.erasures.request(NOON + MONTH, guild_id=FORMER)
    for guild_id in (BUSY, FORMER):
        row = match("clash")
        row.guild_id, row.created_at, row.updated_at = guild_id, NOON, NOON
        await store.add_match(row)
    late, early = NOON + timedelta(hours=1), NOON - 2 * MONTH
    answers = [(late, True), (late, False), (early, True)]
    for at, reached in answers:
        await store._add(answer(BUSY, at, reached=reached))

    busy, quiet = await store.hosting.activity(NOON - MONTH)

    assert tuple(busy) == (BUSY, "Busy", 5, NOON, 1, 1, late)
    assert tuple(quiet) == (QUIET, "Quiet", 5, NOON, 0, 0, None)


async def test_a_server_that_comes_back_is_not_introduced_again(store: Store) -> None:
    assert not await store.hosting.is_introduced(BUSY)
    await store.hosting.record_introduced(BUSY, NOON)
    await store.hosting.note_servers([server(BUSY, "Busy")])
    await store.erasures.request(NOON + MONTH, guild_id=BUSY)
    assert await store.hosting.activity(NOON) == []
    await store.hosting.note_servers([server(BUSY, "Busy again")])
    await store.erasures.keep([BUSY], NOON)
    (found,) = await store.hosting.activity(NOON)
    assert found.name == "Busy again"
    assert await store.hosting.is_introduced(BUSY)
