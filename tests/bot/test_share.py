"""Several processes on one database: each finds the work of its own servers, and all is found."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from ended import result
from new_databases import DATABASES, new_database

from bot.store import (
    Board,
    Daily,
    GrimoireServer,
    Lobby,
    Match,
    Move,
    Seat,
    ShardOwnership,
    StandingOrder,
    Store,
    Succession,
)

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(days=1)
SHARDS = 5
SHARES = (
    ShardOwnership(SHARDS, (0, 3)),
    ShardOwnership(SHARDS, (1,)),
    ShardOwnership(SHARDS, (2, 4)),
)
GUILDS = [None, *((number << 22) + number * 7 for number in range(1, 40))]


def test_every_server_is_in_exactly_one_share() -> None:
    for guild in GUILDS:
        assert sum(guild in share for share in SHARES) == 1
        assert guild in ShardOwnership()
    assert None in SHARES[0]  # Discord sends private messages to the first shard
    assert [share.is_all for share in SHARES] == [False, False, False]
    assert ShardOwnership(2, (0, 1)).is_all


def match(number: int, guild: int | None) -> Match:
    """One in which everything is to be done; every second is the end of something larger."""
    over = number % 2 == 0
    return Match(
        id=number,
        game="clash",
        setup={},
        seed=1,
        language="en",
        guild_id=guild,
        channel_id=1,
        origin_channel_id=1,
        has_home=True,
        alarm_at=NOON,
        board=Board(call_at=NOON, newest_version=1),
        version=1,
        result=result("A", "resignation") if over else None,
        created_at=NOON,
        updated_at=NOON,
        seats=[Seat(seat="A", user_id=1, name="Ann", thinks="easy")],
        moves=[Move(number=0, seat="A", text="end", played_at=NOON)],
        succession=Succession(parent_id=1, parent_version=number, part=0, seats={})
        if over
        else None,
    )


@pytest.mark.parametrize("kind", DATABASES)
async def test_the_work_is_split_and_none_is_left_out(kind: str, tmp_path: Path) -> None:
    with new_database(kind, tmp_path / "store.db") as url:
        alone, *stores = (Store(url, share=share) for share in (ShardOwnership(), *SHARES))
        for number, guild in enumerate(GUILDS, 1):
            await alone.add_match(match(number, guild))
            await alone.leave_order(
                StandingOrder(match_id=number, seat="A", turn_number=0, text="pass")
            )
            await alone.lobbies.open(
                Lobby(
                    guild_id=guild,
                    channel_id=1,
                    host_id=number,
                    host_name="Ann",
                    settings={},
                    language="en",
                    created_at=NOON,
                    expires_at=NOON,
                )
            )
            if guild is not None:
                settled = {"channel_id": 1, "hour": 8, "time_zone": "UTC", "language": "en"}
                await alone.dailies.set_up(GrimoireServer(guild_id=guild, next_at=NOON, **settled))
                await alone._add(
                    Daily(
                        guild_id=guild,
                        day="2026-05-01",
                        puzzle_id="initiation-01",
                        channel_id=1,
                        language="en",
                        due_at=NOON,
                        closes_at=LATER,
                    )
                )
        for find in (
            lambda store: store.matches_behind(LATER),
            lambda store: store.calls(LATER),
            lambda store: store.alarms(LATER),
            lambda store: store.running_practice(),
            lambda store: store.with_orders(),
            lambda store: store.unreported(),
            lambda store: _ids(store.lobbies.overdue(LATER)),
            lambda store: _ids(store.dailies.work(LATER)),
            lambda store: _ids(store.dailies.overdue(LATER)),
        ):
            whole = sorted(await find(alone))
            parts = [await find(store) for store in stores]
            assert all(parts)
            assert sorted(each for part in parts for each in part) == whole
            assert len(whole) >= len(GUILDS) // 2
        for store in (alone, *stores):
            await store.close()


async def _ids(finding: object) -> list[int]:
    rows = await finding  # type: ignore[misc]
    return [row.guild_id if isinstance(row, GrimoireServer) else row.id for row in rows]
