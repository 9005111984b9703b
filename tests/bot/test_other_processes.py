"""Two processes on one database: what one has stored, the other knows."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from erasures import erasure_of
from test_manager import NOW, PEOPLE, Club

from bot.errors import Refusal
from bot.matches import MatchManager
from bot.store import Store
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.draft import draft_setup
from engine.clash.game import duel_setup

DUEL = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def end(manager: MatchManager, match_id: int) -> None:
    """Whoever is due ends the turn."""
    (seat,) = (await manager.get(match_id)).to_act
    await manager.submit(match_id, PEOPLE[seat], "end")


async def same(club: Club, ours: MatchManager, theirs: MatchManager, match_id: int) -> None:
    """Both know the match alike, and a third one that has just begun too."""
    found = [await each.get(match_id) for each in (ours, theirs, club.another_process())]
    assert len({each.state.key() for each in found}) == 1
    assert len({each.version for each in found}) == 1
    assert len({each.row.result for each in found}) == 1
    assert len({each.people for each in found}) == 1
    assert len({(str(each.clock.due_since), str(each.asked_at)) for each in found}) == 1
    assert len({str(each.turns) for each in found}) == 1


async def test_a_move_of_another_process_is_known_at_once(club: Club) -> None:
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB", {"seconds": 60})
    await theirs.get(match.id)
    for manager in (ours, theirs, theirs, ours, theirs):
        await end(manager, match.id)
        await same(club, ours, theirs, match.id)
    assert match is await ours.get(match.id)  # who holds it sees it move on


async def test_whose_turn_it_is_by_another_process_may_move(club: Club) -> None:
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB")
    (first,) = match.to_act
    await end(theirs, match.id)
    with pytest.raises(Refusal, match="refused-not-your-turn"):
        await ours.submit(match.id, PEOPLE[first], "end")
    await ours.submit(match.id, PEOPLE["B" if first == "A" else "A"], "end")
    assert match.version == 2


@pytest.mark.parametrize("asked", ["read", "in_channel", "newest"])
async def test_every_way_to_a_match_leads_to_the_newest(club: Club, asked: str) -> None:
    match = await club.match("clash", DUEL, "AB")
    await end(club.another_process(), match.id)
    rows = await club.store.matches_of(PEOPLE["A"])
    found: Any = {
        "read": lambda: club.manager.read(rows),
        "in_channel": lambda: club.manager.in_channel(2),
        "newest": lambda: club.manager.get(match.id, 1),
    }[asked]
    got = await found()
    assert (got[0][0] if asked == "read" else got).version == 1


async def test_undo_resigning_and_leaving_are_known_too(club: Club) -> None:
    ours, theirs = club.manager, club.another_process()
    duel = await club.match("clash", DUEL, "AB")
    await theirs.get(duel.id)
    (seat,) = duel.to_act
    move = next(str(each) for each in duel.state.legal_actions(seat) if str(each) != "end")
    await ours.submit(duel.id, PEOPLE[seat], move)
    await theirs.undo(duel.id, PEOPLE[seat])
    await same(club, ours, theirs, duel.id)
    await ours.resign(duel.id, PEOPLE["A"])
    with pytest.raises(Refusal, match="refused-match-over"):
        await theirs.submit(duel.id, PEOPLE["B"], "end")
    await same(club, ours, theirs, duel.id)

    draft = await club.match("draft", draft_setup("free_for_all", ["initiation"]), "ABCD")
    await theirs.resign(draft.id, PEOPLE["B"])
    await same(club, ours, theirs, draft.id)
    assert draft.strengths == {"B": "easy"}


async def test_who_loses_a_race_gets_the_newest_next_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process stores its move after we have looked, and before we store ours."""
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB")
    (seat,) = match.to_act
    add_move = club.store.add_move

    async def late(*facts: Any) -> None:
        monkeypatch.undo()
        await end(theirs, match.id)
        await add_move(*facts)

    monkeypatch.setattr(club.store, "add_move", late)
    with pytest.raises(Refusal, match="refused-stale"):
        await ours.submit(match.id, PEOPLE[seat], "end")
    await same(club, ours, theirs, match.id)
    await end(ours, match.id)
    assert (await ours.get(match.id)).version == 2


async def test_a_match_that_is_known_costs_one_look_at_its_version(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.match("clash", DUEL, "AB")
    read: list[int] = []
    monkeypatch.setattr(club.store, "match", read.append)
    for _ in range(3):
        assert await club.manager.get(match.id) is match
    await end(club.manager, match.id)
    assert read == []


async def test_of_a_match_that_is_known_only_what_is_new_is_read(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB")
    for _ in range(4):
        await end(ours, match.id)
    await theirs.get(match.id)
    for _ in range(2):
        await end(ours, match.id)
    read: list[list[int]] = []
    of_store = club.store.match

    async def noted(*asked: Any, **how: Any) -> Any:
        row = await of_store(*asked, **how)
        assert row is not None
        read.append([move.number for move in row.moves])
        return row

    monkeypatch.setattr(club.store, "match", noted)
    await same(club, ours, theirs, match.id)
    assert read == [[4, 5], [*range(6)]]  # theirs, and a process that has just begun


async def test_a_seat_is_reminded_by_one_of_several(club: Club, stores: list[Store]) -> None:
    match = await club.match("clash", DUEL, "AB", {"seconds": 60})
    (seat,) = match.to_act
    since = match.clock.due_since[seat]
    theirs = MatchManager(stores[1], lambda: since, lambda *_: None, lambda *_: None)
    other = await theirs.get(match.id)
    asked = [
        club.manager.claim_reminder(match, seat, since),
        theirs.claim_reminder(other, seat, since),
    ]
    assert sorted(await asyncio.gather(*asked)) == [False, True]
    assert not await club.another_process().claim_reminder(other, seat, since)  # after a restart
    later = since + timedelta(seconds=1)
    assert await theirs.claim_reminder(other, seat, later)
    assert match.reminded_of(seat) == since


async def test_what_is_shown_of_a_match_never_goes_backwards(
    club: Club, stores: list[Store]
) -> None:
    ours, theirs = (
        club.manager,
        MatchManager(stores[1], lambda: NOW, lambda *_: None, lambda *_: None),
    )
    match = await club.match("clash", DUEL, "AB")
    other = await theirs.get(match.id)
    assert await theirs.record_board(other, 5, {})
    assert not await ours.record_board(match, 6, {})  # the other one stands there by now
    await ours.load_shown(match.id)
    assert match.row.board.message_id == 5
    assert await theirs.board_shown(other, 5, 3, 1, None)
    assert not await ours.board_shown(match, 5, 2, 1, None)
    assert not await ours.board_shown(match, 6, 4, 1, None)  # a message that is gone
    assert await ours.board_shown(match, 5, 4, 1, None)
    assert await theirs.move_to(other, 77)
    assert not await ours.move_to(match, 78)
    shown = await club.store.shown_of(match.id)
    assert shown is not None
    assert shown.match["channel_id"] == 77


async def test_a_player_replaced_by_another_process_is_known_with_the_next_move(club: Club) -> None:
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB")
    await theirs.get(match.id)
    (first,) = match.to_act
    (other,) = {"A", "B"} - {first}
    await club.store.erasures.request(NOW, user_id=PEOPLE[other])
    erasure = await erasure_of(club.store, PEOPLE[other])
    assert erasure is not None
    words = {"en": "Former"}
    await club.store.erasures.erase_user(erasure, NOW, words, set, ours.forget)
    await end(ours, match.id)
    for each in (await ours.get(match.id), await theirs.get(match.id)):
        assert {*each.names.values()} > {"Former"}
        assert erasure.former_id in [seat.user_id for seat in each.row.seats]


@pytest.mark.parametrize("first", ["limit", "move"])
async def test_of_a_move_and_the_limit_in_two_processes_one_is_accepted(
    club: Club, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = club.manager, club.another_process()
    match = await club.match("clash", DUEL, "AB")
    await theirs.get(match.id)
    (seat,) = match.to_act

    async def version_of(_: int) -> int:
        return 0  # both have looked before the other has stored anything

    with monkeypatch.context() as patch:
        patch.setattr(club.store, "version_of", version_of)
        moves = [
            ours.end_at_limit(match.id),
            theirs.submit(match.id, PEOPLE[seat], "end"),
        ]
        early, late = moves if first == "limit" else reversed(moves)
        await early
        with pytest.raises(Refusal, match="refused-stale"):
            await late
    await same(club, ours, theirs, match.id)
    assert len(club.finished) == (first == "limit")
    if first == "move":
        await ours.end_at_limit(match.id)
        await same(club, ours, theirs, match.id)
    assert len(club.finished) == 1
