"""Lobbies in the store: one transaction each, and nobody sits where somebody else does."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.store import Lobby, LobbySeat, Match, Seat, Store
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
ANN, BOB, CLEO, DAN = 10, 11, 12, 13
FOUR = ("A", "B", "C", "D")


@pytest.fixture
def other(stores: list[Store]) -> Store:
    return stores[1]


def match() -> Match:
    return Match(
        game="clash",
        setup=duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]}),
        seed=7,
        language="en",
        channel_id=2,
        origin_channel_id=2,
        created_at=NOON,
        updated_at=NOON,
        seats=[Seat(seat="A", user_id=ANN, name="Ann"), Seat(seat="B", user_id=BOB, name="Bob")],
    )


def lobby(**changes: object) -> Lobby:
    facts = {
        "guild_id": 1,
        "channel_id": 2,
        "host_id": ANN,
        "host_name": "Ann",
        "settings": {"format": "draft", "mode": "free_for_all"},
        "language": "en",
        "created_at": NOON,
        "expires_at": NOON + timedelta(hours=1),
        "seats": [LobbySeat(seat="A", user_id=ANN, name="Ann")],
    }
    return Lobby(**(facts | changes))


def challenge(host: int = ANN, invited: int = BOB) -> Lobby:
    seat = LobbySeat(seat="A", user_id=host, name="Host", pick="1")
    return lobby(host_id=host, invited_id=invited, invited_name="Guest", seats=[seat])


async def opened(store: Store, row: Lobby | None = None) -> Lobby:
    row = row or lobby()
    assert await store.lobbies.open(row)
    return await found(store, row)


async def found(store: Store, row: Lobby) -> Lobby:
    now = await store.lobbies.lobby(row.id)
    assert now is not None
    return now


def seated(row: Lobby) -> dict[str, int]:
    return {each.seat: each.user_id for each in row.seats}


def seats(**people: int) -> list[LobbySeat]:
    return [LobbySeat(seat=seat, user_id=user, name="somebody") for seat, user in people.items()]


async def full(store: Store) -> Lobby:
    row = await opened(store)
    people = {"A": ANN, "B": BOB, "C": CLEO, "D": DAN}
    for count in (2, 3, 4):
        sitting = seats(**{seat: people[seat] for seat in FOUR[:count]})
        assert await store.lobbies.settle(row.id, row.version + count - 2, sitting, {})
    return await found(store, row)


# ------------------------------------------------------------------ sitting down


async def test_people_sit_as_they_come(store: Store):
    row = await full(store)
    assert seated(row) == {"A": ANN, "B": BOB, "C": CLEO, "D": DAN}
    assert (row.version, row.bots) == (3, None)


async def test_the_bot_sits_with_its_strengths(store: Store):
    row = await opened(store)
    sitting, bots = seats(A=ANN, C=BOB), {"B": "easy", "D": "hard"}
    assert await store.lobbies.settle(row.id, row.version, sitting, bots)
    now = await found(store, row)
    assert (seated(now), now.bots) == ({"A": ANN, "C": BOB}, bots)


async def test_of_two_who_change_the_same_lobby_one_does(store: Store, other: Store):
    row = await opened(store)
    got = await asyncio.gather(
        *(
            each.lobbies.settle(row.id, row.version, seats(A=ANN, B=user_id), {})
            for each, user_id in ((store, BOB), (other, CLEO))
        )
    )
    assert sorted(got) == [False, True]
    assert seated(await found(store, row))["B"] == (BOB if got[0] else CLEO)


async def test_who_starts_is_waiting_nowhere_else(store: Store, other: Store):
    row, elsewhere, of_others = (
        await opened(store),
        await opened(store),
        await opened(store, lobby(host_id=CLEO, seats=seats(A=CLEO))),
    )
    found_here = await store.lobbies.waiting(1, [ANN, BOB])
    assert [each.id for each in found_here] == [row.id, elsewhere.id]
    won = await asyncio.gather(
        store.lobbies.start(row.id, row.version, match(), [elsewhere.id]),
        other.lobbies.start(elsewhere.id, elsewhere.version, match(), [row.id]),
    )
    assert sorted(won) == [False, True]
    assert len(await store.matches_of(ANN)) == 1
    assert (await found(store, of_others)).state == "open"


async def test_a_deck_is_for_one_person(store: Store):
    row = await full(store)
    assert await store.lobbies.choose(row.id, ANN, "1") == "done"
    assert await store.lobbies.choose(row.id, BOB, "1") == "taken"
    assert await store.lobbies.choose(row.id, ANN, "1") == "done"
    assert await store.lobbies.choose(row.id, ANN, "random") == "done"
    assert await store.lobbies.choose(row.id, BOB, "1") == "done"
    assert await store.lobbies.choose(row.id, 14, "2") == "absent"


async def test_of_two_who_want_a_deck_at_once_one_gets_it(store: Store, other: Store):
    row = await full(store)
    got = await asyncio.gather(
        *(
            each.lobbies.choose(row.id, user_id, "4")
            for each, user_id in ((store, BOB), (other, CLEO))
        )
    )
    assert sorted(got) == ["done", "taken"]


# ------------------------------------------------------------------ standing up


async def test_after_the_host_the_next_person_is_the_host(store: Store):
    row = await full(store)
    assert await store.lobbies.leave(row.id, ANN) == "done"
    now = await found(store, row)
    assert (now.host_id, now.host_name, now.state) == (BOB, "somebody", "open")
    assert seated(now) == {"B": BOB, "C": CLEO, "D": DAN}


async def test_when_the_last_person_leaves_the_lobby_is_over(store: Store):
    row = await opened(store)
    assert await store.lobbies.leave(row.id, ANN) == "done"
    assert (await found(store, row)).state == "cancelled"
    assert not await store.lobbies.settle(row.id, row.version, seats(A=ANN, B=BOB), {})


async def test_only_who_sits_there_can_leave(store: Store):
    row = await opened(store)
    assert await store.lobbies.leave(row.id, BOB) == "absent"
    assert (await found(store, row)).version == 0


# ------------------------------------------------------------------ the end of a lobby


async def test_a_lobby_starts_once(store: Store, other: Store):
    row = await full(store)
    won = await asyncio.gather(
        other.lobbies.start(row.id, row.version, match()),
        store.lobbies.start(row.id, row.version, match()),
        store.lobbies.close(row.id, "cancelled"),
    )
    assert sum(won) == 1
    assert len(await store.matches_of(ANN)) == won[0] + won[1]


async def test_a_table_that_somebody_leaves_does_not_start(store: Store, other: Store):
    row = await full(store)
    started, left = await asyncio.gather(
        store.lobbies.start(row.id, row.version, match()), other.lobbies.leave(row.id, DAN)
    )
    assert started == (left == "closed")
    assert bool(await store.matches_of(ANN)) == started


async def test_a_started_lobby_knows_its_match(store: Store):
    row = await full(store)
    assert await store.lobbies.start(row.id, row.version, match())
    now = await found(store, row)
    (running,) = await store.matches_of(ANN)
    assert (now.state, now.match_id) == ("started", running.id)


@pytest.mark.parametrize("state", ["started", "declined", "withdrawn", "cancelled", "expired"])
async def test_a_lobby_that_is_over_does_not_change(store: Store, state: str):
    row = await opened(store)
    assert await store.lobbies.close(row.id, state)
    assert not await store.lobbies.settle(row.id, row.version, seats(A=ANN, B=BOB), {})
    assert await store.lobbies.leave(row.id, ANN) == "closed"
    assert await store.lobbies.choose(row.id, ANN, "1") == "closed"
    assert not await store.lobbies.start(row.id, row.version, match())
    assert not await store.lobbies.close(row.id, "cancelled")
    assert (await found(store, row)).state == state


async def test_lobbies_expire_at_their_time_and_only_open_ones(store: Store):
    late = await opened(store)
    closed = await opened(store)
    await store.lobbies.close(closed.id, "cancelled")
    just_before, then = NOON + timedelta(minutes=59), NOON + timedelta(hours=1)
    assert await store.lobbies.overdue(just_before) == []
    assert [row.id for row in await store.lobbies.overdue(then)] == [late.id]


# ------------------------------------------------------------------ challenges


async def test_a_challenge_is_accepted_once(store: Store, other: Store):
    row = await opened(store, challenge())
    won = await asyncio.gather(
        other.lobbies.start(row.id, 0, match()),
        store.lobbies.start(row.id, 0, match()),
        store.lobbies.close(row.id, "withdrawn"),
    )
    assert sum(won) == 1
    assert len(await store.matches_of(ANN)) == won[0] + won[1]


async def test_two_people_have_one_open_challenge_whoever_asks(store: Store):
    row = await opened(store, challenge())
    assert not await store.lobbies.open(challenge(BOB, ANN))
    assert await store.lobbies.open(challenge(ANN, CLEO))
    await store.lobbies.close(row.id, "expired")
    assert await store.lobbies.open(challenge(BOB, ANN))


async def test_of_two_challenges_at_once_one_is_kept(store: Store, other: Store):
    kept = await asyncio.gather(
        store.lobbies.open(challenge()), other.lobbies.open(challenge(BOB, ANN))
    )
    assert sorted(kept) == [False, True]


async def test_somebody_can_open_several_lobbies(store: Store):
    assert (await opened(store)).id != (await opened(store)).id


# ------------------------------------------------------------------ servers


async def test_a_server_has_the_clock_that_was_settled_last(store: Store):
    assert await store.servers.clock(1) is None
    await store.servers.set_clock(1, {"seconds": 60, "misses": 3})
    await store.servers.set_clock(1, {"seconds": 180, "misses": 3})
    assert await store.servers.clock(1) == {"seconds": 180, "misses": 3}
    assert await store.servers.clock(2) is None
    await store.servers.set_clock(1, None)
    assert await store.servers.clock(1) is None
