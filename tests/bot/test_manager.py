"""The manager: what follows from a match, who may do what, and what the store keeps of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.errors import Refusal
from bot.matches import LiveMatch, MatchManager
from bot.store import Match, MatchResult, Outline, Seat, Store
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.draft import draft_setup
from engine.clash.game import duel_setup
from engine.core import JsonObject, Outcome

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
PEOPLE = {"A": 10, "B": 11, "C": 12, "D": 13}


class Club:
    """A manager on a store, with what it has told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[tuple[int, list[int]]] = []
        self.finished: list[tuple[int, MatchResult]] = []
        self.manager = self.another_process()

    def another_process(self) -> MatchManager:
        def moved(match: LiveMatch, following: Sequence[int]) -> None:
            self.told.append((match.id, list(following)))

        return MatchManager(self.store, lambda: NOW, moved, self._finished)

    def _finished(self, match: Outline, result: MatchResult) -> None:
        self.finished.append((match.id, result))

    async def match(
        self, game: str, setup: JsonObject, seats: str, clock: JsonObject | None = None
    ) -> LiveMatch:
        row = Match(
            game=game,
            setup=setup,
            clock=clock,
            seed=7,
            language="en",
            guild_id=1,
            channel_id=2,
            origin_channel_id=2,
            has_home=True,
            created_at=NOW,
            updated_at=NOW,
            seats=[Seat(seat=each, user_id=PEOPLE[each], name=each) for each in seats],
        )
        await self.store.add_match(row)
        return await self.manager.get(row.id)

    async def playing(self, seat: str) -> list[int]:
        """The numbers of the matches that whoever sits there plays and that can be read."""
        found, _ = await self.manager.read(await self.store.matches_of(PEOPLE[seat]))
        return [match.id for match in found]

    async def unreadable(self, seat: str) -> list[int]:
        """The numbers of the others."""
        _, unreadable = await self.manager.read(await self.store.matches_of(PEOPLE[seat]))
        return [row.id for row in unreadable]

    async def pick_to_the_end(self, match: LiveMatch, most: int = 100) -> None:
        """Everybody who is due does the first thing possible."""
        for _ in range(most):
            if not match.to_act:
                return
            seat = match.to_act[0]
            move = str(match.state.legal_actions(seat)[0])
            await self.manager.submit(match.id, PEOPLE[seat], move)


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def test_the_last_pick_brings_the_match_with_the_same_people(club: Club) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB", {"seconds": 60})
    await club.pick_to_the_end(draft)

    assert draft.outcome is not None
    assert draft.outcome.reason == "prepared"
    ((_, [following]),) = [each for each in club.told if each[1]]
    match = await club.manager.get(following)
    assert match.game.id == "clash"
    assert match.names == {"A": "A", "B": "B"}
    assert {seat: match.user_in(seat) for seat in match.people} == {"A": 10, "B": 11}
    assert match.row.clock == {"seconds": 60}
    picked = [set(each.cards) for each in draft.state.view(None).players]
    hands = [set(player.hand) for player in match.state.players]
    assert hands == picked


async def test_a_pick_and_what_follows_are_one_transaction(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    await club.pick_to_the_end(draft, most=11)
    assert draft.to_act
    (seat,) = draft.to_act
    move = str(draft.state.legal_actions(seat)[0])
    before = draft.version

    async def refused(*_: object) -> None:
        raise ConnectionError("the database is gone")

    monkeypatch.setattr(club.store, "add_move", refused)
    with pytest.raises(ConnectionError):
        await club.manager.submit(draft.id, PEOPLE[seat], move)
    monkeypatch.undo()

    again = await club.another_process().get(draft.id)
    assert (draft.version, again.version) == (before, before)
    assert await club.store.running_in(2) == [draft.id]


async def test_two_processes_begin_what_follows_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    await club.pick_to_the_end(draft, most=11)
    other = club.another_process()
    await other.get(draft.id)
    (seat,) = draft.to_act
    move = str(draft.state.legal_actions(seat)[0])

    async def submit(manager: MatchManager) -> str:
        try:
            await manager.submit(draft.id, PEOPLE[seat], move)
        except Refusal as refusal:
            return refusal.key
        return "accepted"

    both, add_move = asyncio.Barrier(2), Store.add_move

    async def add_at_once(store: Store, *facts: Any) -> None:
        await both.wait()
        await add_move(store, *facts)

    monkeypatch.setattr(Store, "add_move", add_at_once)
    async with asyncio.timeout(30):
        said = await asyncio.gather(submit(club.manager), submit(other))

    assert sorted(said) == ["accepted", "refused-stale"]
    assert len(await club.store.running_in(2)) == 1


async def test_a_draft_against_ais_names_them_in_the_match(club: Club) -> None:
    draft = await club.match("draft", draft_setup("coop", ["initiation", "mire"]), "AC")
    await club.pick_to_the_end(draft)

    (following,) = club.told[-1][1]
    match = await club.manager.get(following)
    assert match.names == {"A": "A", "B": "AI B", "C": "C", "D": "AI D"}
    assert match.people == ("A", "C")
    assert match.user_in("B") is None


async def test_who_leaves_a_table_of_four_is_played_by_the_bot(club: Club) -> None:
    draft = await club.match("draft", draft_setup("free_for_all", ["initiation"]), "ABCD")
    await club.manager.resign(draft.id, PEOPLE["B"])

    assert draft.strengths == {"B": "easy"}
    assert draft.outcome is None
    assert (await club.another_process().get(draft.id)).strengths == {"B": "easy"}
    assert await club.store.running_practice() == [(draft.id, 1)]
    with pytest.raises(Refusal, match="refused-not-your-match"):
        await club.manager.resign(draft.id, PEOPLE["B"])
    assert await club.playing("B") == []


async def test_a_seat_that_was_left_stays_the_bots_in_what_follows(club: Club) -> None:
    draft = await club.match("draft", draft_setup("free_for_all", ["initiation"]), "ABCD")
    await club.manager.resign(draft.id, PEOPLE["B"])
    while draft.to_act:
        seat = draft.to_act[0]
        move = str(draft.state.legal_actions(seat)[0])
        await club.manager.make(draft.id, seat, move, version=draft.version)

    (following,) = club.told[-1][1]
    assert (await club.manager.get(following)).strengths == {"B": "easy"}


async def test_when_the_last_one_leaves_the_match_is_over(club: Club) -> None:
    draft = await club.match("draft", draft_setup("free_for_all", ["initiation"]), "ABCD")
    for seat in "ABC":
        await club.manager.resign(draft.id, PEOPLE[seat])
        assert draft.outcome is None
    await club.manager.resign(draft.id, PEOPLE["D"])

    row = await club.store.match(draft.id)
    assert row is not None
    assert row.result is not None
    assert (row.result.winners, row.result.reason) == ((), "abandoned")
    assert await club.store.running_practice() == []


async def test_nobody_moves_in_a_pause(club: Club) -> None:
    decks = {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan"]}
    decks["A"] += ["revenant", "troll"]
    decks["B"] = ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite"]
    decks["B"] += ["vortex"]
    match = await club.match("clash", duel_setup(decks), "AB", {"seconds": 60})  # type: ignore[arg-type]
    (seat,) = match.to_act

    await club.manager.pause(match.id, PEOPLE["A"])
    with pytest.raises(Refusal, match="refused-pause-wanted"):
        await club.manager.pause(match.id, PEOPLE["A"])
    await club.manager.pause(match.id, PEOPLE["B"])
    with pytest.raises(Refusal, match="refused-paused"):
        await club.manager.submit(match.id, PEOPLE[seat], "end")
    assert (await club.another_process().get(match.id)).clock.paused_at == NOW

    await club.manager.resume(match.id, PEOPLE["B"])
    await club.manager.submit(match.id, PEOPLE[seat], "end")
    with pytest.raises(Refusal, match="refused-no-pause"):
        await club.manager.resume(match.id, PEOPLE["B"])


async def test_without_a_clock_there_is_nothing_to_pause(club: Club) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    with pytest.raises(Refusal, match="refused-no-clock"):
        await club.manager.pause(draft.id, PEOPLE["A"])


async def test_an_accepted_action_has_the_clock_look_at_the_match(club: Club) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB", {"seconds": 60})
    (seat,) = draft.to_act
    await club.manager.submit(draft.id, PEOPLE[seat], str(draft.state.legal_actions(seat)[0]))
    assert await club.store.alarms(NOW) == [draft.id]

    await club.store.set_alarm(draft.id, draft.version, None)
    assert await club.store.alarms(NOW) == []
    await club.store.set_alarm(draft.id, draft.version - 1, NOW)  # it has moved on since
    assert await club.store.alarms(NOW) == []


async def test_a_draft_at_the_limit_is_drawn_and_prepares_nothing(club: Club) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    await club.pick_to_the_end(draft, most=5)
    await club.manager.end_at_limit(draft.id)
    assert draft.outcome == Outcome((), "limit")
    assert draft.prepared == draft.to_act == ()
    ((_, result),) = club.finished
    assert result.is_draw
    assert not [each for each in club.told if each[1]]
    again = await club.another_process().get(draft.id)
    assert again.outcome == draft.outcome
    assert again.view("A") == draft.view("A")
    with pytest.raises(Refusal, match="refused-match-over"):
        await club.manager.end_at_limit(draft.id)


async def test_the_limit_is_no_act_of_a_player(club: Club) -> None:
    match = await club.match(
        "clash",
        duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]}),
        "AB",
        {"seconds": 60},
    )
    missed = dict.fromkeys("AB", 1)
    match.clock.missed.update(missed)
    await club.manager.end_at_limit(match.id)
    assert match.clock.missed == missed
    assert match.clock.running == {}
    assert not match.takes_back("A")
