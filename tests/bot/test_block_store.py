"""Blocks in the store: whoever is blocked at the moment of a join gets no seat."""

from __future__ import annotations

import asyncio

import pytest
from test_lobby_store import ANN, BOB, CLEO, NOON, challenge, found, opened, seated, seats

from bot.store import Block, Store

MOST = 2


def block(blocker_id: int = ANN, blocked_id: int = BOB) -> Block:
    return Block(blocker_id=blocker_id, blocked_id=blocked_id, name="Somebody", at=NOON)


async def test_a_block_is_found_from_both_sides(store: Store):
    assert await store.blocks.add(block(), MOST) == []
    for one, others in ((ANN, [CLEO, BOB]), (BOB, [ANN])):
        (between,) = await store.blocks.between(one, others)
        assert (between.blocker_id, between.blocked_id) == (ANN, BOB)
    for one, others in ((ANN, [CLEO]), (CLEO, [ANN, BOB]), (ANN, [])):
        assert not await store.blocks.between(one, others)
    assert await store.blocks.has(ANN, BOB)
    assert not await store.blocks.has(BOB, ANN)
    await store.blocks.remove(BOB, ANN)
    assert await store.blocks.has(ANN, BOB)
    await store.blocks.remove(ANN, BOB)
    assert await store.blocks.of(ANN) == []


async def test_a_limit_counts_others_only(store: Store):
    for blocked_id in (BOB, CLEO, BOB):
        assert await store.blocks.add(block(ANN, blocked_id), MOST) == []
    assert await store.blocks.add(block(ANN, 14), MOST) is None
    assert await store.blocks.add(block(BOB, ANN), MOST) == []
    assert {each.blocked_id for each in await store.blocks.of(ANN)} == {BOB, CLEO}


@pytest.mark.parametrize("blocker_id", [ANN, BOB])
async def test_two_are_separated_in_a_lobby(store: Store, blocker_id: int):
    row = await opened(store)
    assert await store.lobbies.settle(row.id, row.version, seats(A=ANN, B=BOB, C=CLEO), {})
    blocked_id = ANN + BOB - blocker_id
    assert await store.blocks.add(block(blocker_id, blocked_id), MOST) == [row.id]
    now = await found(store, row)
    assert seated(now) == {"A": ANN, "C": CLEO}, "the host stays"
    assert now.unshown


@pytest.mark.parametrize(("blocker_id", "state"), [(ANN, "withdrawn"), (BOB, "declined")])
async def test_a_challenge_between_them_is_closed(store: Store, blocker_id: int, state: str):
    row = await opened(store, challenge())
    assert await store.blocks.add(block(blocker_id, ANN + BOB - blocker_id), MOST) == [row.id]
    assert (await found(store, row)).state == state
    assert await store.lobbies.between(ANN, BOB) is None


async def test_who_was_let_in_before_the_block_is_asked_again(store: Store):
    row = await opened(store)
    assert await store.blocks.add(block(), MOST) == []
    assert not await store.lobbies.settle(row.id, row.version, seats(A=ANN, B=BOB), {})
    now = await found(store, row)
    assert (seated(now), now.unshown) == ({"A": ANN}, False)


async def test_a_join_and_a_block_at_once_never_leave_both_in(stores: list[Store]):
    one, other = stores
    row = await opened(one)
    joins = other.lobbies.settle(row.id, row.version, seats(A=ANN, B=BOB), {})
    joined, separated = await asyncio.gather(joins, one.blocks.add(block(), MOST))
    assert separated == [row.id] * joined
    assert seated(await found(one, row)) == {"A": ANN}
