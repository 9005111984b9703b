"""Moves that are taken back: what stands afterwards, what it costs to read them, and how many."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from test_manager import NOW, PEOPLE, Club

from bot.errors import Refusal
from bot.matches import LiveMatch, ready
from bot.matches.manager import MOST_UNDOS
from bot.store import Match, Move, MoveKind, Seat, Store
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.castles.game import setup_of as castles_setup
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.constructed import constructed_setup
from engine.clash.formats.mutation import mutation_setup
from engine.clash.game import duel_setup
from engine.games import game_named
from engine.two_worlds.game import setup_of as worlds_setup

DUEL = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})
MATCHES = {
    "clash": (DUEL, "AB"),
    "constructed": (
        constructed_setup("duel", "1.0"),
        "AB",
    ),  # hidden until both have brought theirs
    "mutation": (mutation_setup(["initiation", "slyness"]), "ABCD"),  # all are due at the same time
    "bald_mountain": (mountain_setup("four"), "ABCD"),
    "two_worlds": (worlds_setup(), "AB"),
    "castles": (castles_setup("duel"), "AB"),
}
CLOCK = {"seconds": 600}


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


class Table:
    """A match whose rows are kept in memory, each accepted as the manager accepts it."""

    def __init__(self, game: str, seed: int) -> None:
        setup, seats = MATCHES[game]
        self.chance = random.Random(seed)
        self.row = Match(
            id=1,
            game=game,
            setup=setup,
            rules=game_named(game).rules,
            clock=CLOCK,
            seed=seed,
            version=0,
            private=False,
            created_at=NOW,
            seats=[Seat(seat=each, user_id=PEOPLE[each], name=each) for each in seats],
            moves=[],
        )
        self.match = LiveMatch.of(self.row)

    def accept(self, seat: str, kind: MoveKind, text: str = "", *, late: bool = False) -> None:
        at = NOW + timedelta(seconds=7 * (self.row.version + 1))
        facts = {"kind": kind, "text": text, "by_clock": late, "played_at": at}
        move = Move(match_id=1, number=self.row.version, seat=seat, **facts)
        self.row.version += 1
        self.row.moves.append(move)
        self.match.take(move)

    def play(self, seat: str) -> None:
        """A move at random; now and then it is the clock that makes it."""
        action = self.chance.choice(self.match.state.legal_actions(seat))
        self.accept(seat, MoveKind.MOVE, str(action), late=self.chance.random() < 0.1)

    def go_on(self, rounds: int) -> Iterator[LiveMatch]:
        """Moves, many of which are taken back."""
        for _ in range(rounds):
            willing = [seat for seat in self.match.people if self.match.takes_back(seat)]
            if willing and self.chance.random() < 0.45:
                self.accept(self.chance.choice(willing), MoveKind.UNDO)
            elif self.match.to_act:
                self.play(self.chance.choice(self.match.to_act))
            yield self.match


def known_of(match: LiveMatch) -> dict[str, Any]:
    """All that a match says of itself."""
    return {
        "position": match.state.key(),
        "moves": [(each.seat, each.text, each.events, each.turn_number) for each in match.moves],
        "turns": [(each.number, each.events, each.latest, each.timed_out) for each in match.turns],
        "view": match.view(None),
        "due since": match.clock.due_since,
        "asked at": match.asked_at,
        "missed": {seat: count for seat, count in match.clock.missed.items() if count},
        "acted at": match.acted_at,
        "calls": match.calls,
        "deadlines": {seat: match.clock.deadline(seat) for seat in match.to_act},
        "taken back": {seat: match.has_taken_back(seat) for seat in match.names},
    }


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("seed", range(3))
def test_who_saw_it_happen_and_who_reads_it_know_the_same(game: str, seed: int) -> None:
    table, taken_back = Table(game, seed), 0
    for played in table.go_on(150):
        taken_back += table.row.moves[-1].kind is MoveKind.UNDO
        assert known_of(LiveMatch.of(table.row)) == known_of(played)
    assert taken_back > 3


@pytest.mark.parametrize("game", MATCHES)
def test_a_move_taken_back_leaves_the_position_before_it(game: str) -> None:
    table, before = Table(game, 5), None
    for match in table.go_on(100):
        if table.row.moves[-1].kind is MoveKind.UNDO and before is not None:
            twin = match.before(0)
            for move in match.moves:
                twin.apply(move.seat, match.game.read_move(twin, move.text)[0])
            assert match.state.key() == twin.key()
        before = match.state.key()


@pytest.mark.parametrize("game", MATCHES)
def test_a_move_that_was_tried_is_not_made_again_until_the_position_changes(game: str) -> None:
    table = Table(game, 5)
    for match in table.go_on(60):
        if not match.to_act:
            continue
        seat, before = match.to_act[0], match.state.key()
        move = str(table.chance.choice(match.state.legal_actions(seat)))
        tried = match.try_move(seat, move)
        assert match.try_move(seat, move) is tried
        assert match.state.key() == before
        fresh = match.state.copy()
        fresh.apply(seat, match.game.read_move(fresh, move)[0])
        assert tried.state.key() == fresh.key()


def test_positions_of_the_past_are_those_that_were() -> None:
    table, seen = Table("castles", 8), {}
    for match in table.go_on(150):
        seen[len(match.moves)] = match.state.key()
        assert match.before(len(match.moves)).key() == match.state.key()
    for number in range(1, len(table.match.moves) + 1):
        assert table.match.before(number).key() == seen[number]


def flooded(pairs: int) -> Table:
    """A match in the middle of a turn, where the same move is made and taken back very often."""
    table = Table("castles", 3)
    while len(table.match.moves) < 40:
        table.play(table.match.to_act[0])
    while True:
        (seat,) = table.match.to_act
        table.play(seat)
        if table.match.takes_back(seat):
            break
    move = table.row.moves[-1].text
    for _ in range(pairs):
        table.accept(seat, MoveKind.UNDO)
        table.accept(seat, MoveKind.MOVE, move)
    return table


def test_moves_that_were_taken_back_are_not_played_when_a_match_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = flooded(pairs=60)
    read: Counter[str] = Counter()
    original = type(table.match.game).read_move

    def counting(*facts: Any) -> Any:
        read["moves"] += 1
        return original(*facts)

    monkeypatch.setattr(type(table.match.game), "read_move", counting)
    match = LiveMatch.of(table.row)
    assert read["moves"] == len(match.moves)

    read.clear()
    (seat,) = match.to_act
    table.match = match
    table.accept(seat, MoveKind.UNDO)
    last_turn = sum(move.turn_number == match.turn.number for move in match.moves)
    assert read["moves"] <= last_turn + 1


async def test_others_are_answered_while_a_match_is_read(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "SLICE", 0)
    match = await club.match("clash", DUEL, "AB")
    for _ in range(30):
        (seat,) = match.to_act
        await club.manager.submit(match.id, PEOPLE[seat], "end")
        if match.outcome:
            break
    turns, read_in, take = 0, list[int](), LiveMatch.take

    def taking(live: LiveMatch, move: Move, **facts: Any) -> None:
        read_in.append(turns)
        take(live, move, **facts)

    monkeypatch.setattr(LiveMatch, "take", taking)
    reading = asyncio.ensure_future(club.another_process().get(match.id))
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1
    assert len(set(read_in)) == len(read_in) == (await reading).version


def test_a_deck_is_not_taken_back_once_both_are_open() -> None:
    table = Table("constructed", 1)
    while len(table.match.to_act) == 2 or not table.match.moves[-1].ended:
        table.play(table.match.to_act[0])
    assert not any(table.match.takes_back(seat) for seat in "AB")


async def test_so_many_moves_are_taken_back_in_a_turn_and_no_more(club: Club) -> None:
    match = await club.match("clash", DUEL, "AB")
    (seat,) = match.to_act
    move = next(str(each) for each in match.state.legal_actions(seat) if str(each) != "end")
    for _ in range(MOST_UNDOS):
        await club.manager.submit(match.id, PEOPLE[seat], move)
        await club.manager.undo(match.id, PEOPLE[seat])
    await club.manager.submit(match.id, PEOPLE[seat], move)
    version = match.version
    with pytest.raises(Refusal, match="refused-many-undos"):
        await club.manager.undo(match.id, PEOPLE[seat])
    assert match.version == version

    await club.manager.submit(match.id, PEOPLE[seat], "end", sure=True)
    (other,) = match.to_act
    assert match.has_taken_back(seat) == match.has_taken_back(other) == 0
