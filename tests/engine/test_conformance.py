"""What every game in the registry keeps of the interface in `engine.core`.

Its set-ups are in `<game>_setups.py` next to this file.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from every_state import assert_reads_back
from house import toll_setups
from of_games import of_games

from engine import record
from engine.core import SEATS, IllegalAction, JsonObject, Seat
from engine.documents import DocumentError
from engine.games import GamePlugin, game_named, game_of, games

SETUPS: dict[str, list[JsonObject]] = {
    **dict(item for _, item in of_games("setups", "SETUPS")),
    **toll_setups.SETUPS,
}
WITHOUT_CHANCE = {game for _, game in of_games("setups", "WITHOUT_CHANCE")}
"""Games that begin alike with every seed."""
MATCHES = [
    pytest.param(
        name,
        setup,
        seed,
        id=f"{name}-{number}-{seed}",
        marks=pytest.mark.long if seed == 1 else (),
    )
    for name, setups in SETUPS.items()
    for number, setup in enumerate(setups)
    for seed in (0, 1, (1 << 64) - 1)
]
BY_COMPARISON = ("quiet", "empty deck", "last turn")
"""Reasons of ends at which games compare what the seats have left."""
every_match = pytest.mark.parametrize(("name", "setup", "seed"), MATCHES)


@pytest.fixture(autouse=True)
def _toll(toll: GamePlugin) -> None:
    """A game of the tests is tested like those of the house."""


def states(name: str, setup: JsonObject, seed: int) -> Iterator[tuple[Any, random.Random]]:
    """Every state of a random match."""
    chance = random.Random(seed)
    state, _ = game_named(name).setup(setup, seed)
    yield state, chance
    for seat, action in moves(name, json.dumps(setup), seed):
        state.apply(seat, action)
        yield state, chance


@cache
def moves(name: str, setup: str, seed: int) -> list[tuple[Seat, Any]]:
    """The moves of a random match: made up once, as looking for all legal ones takes time."""
    chance = random.Random(seed)
    state, _ = game_named(name).setup(json.loads(setup), seed)
    made = []
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        action = chance.choice(state.legal_actions(seat))
        state.apply(seat, action)
        made.append((seat, action))
    return made


def parts(value: Any, known: dict[int, Any]) -> Iterator[Any]:
    """A value and all that it refers to, each once; nothing that is `known`, which grows. (It
    holds the parts themselves: what is let go of leaves its number to another.)"""
    todo = [value]
    while todo:
        part = todo.pop()
        if id(part) in known:
            continue
        known[id(part)] = part
        yield part
        if isinstance(part, (list, tuple, set, frozenset)):
            todo += part
        elif isinstance(part, dict):
            todo += [*part, *part.values()]
        else:
            todo += [getattr(part, name) for name in slots_of(type(part))]
            todo += getattr(part, "__dict__", {}).values()


@cache
def slots_of(kind: type) -> set[str]:
    """The names of what its values hold without a `__dict__`, also where they are compiled."""
    of_bases = [(base, kept) for base in kind.__mro__ for kept in ("__slots__", "__mypyc_attrs__")]
    names = {name for base, kept in of_bases for name in base.__dict__.get(kept, ())}
    return names - {"__dict__"}


def test_every_game_is_tested_here():
    ids = sorted(game.id for game in games())
    assert ids == sorted(SETUPS), "SETUPS of tests/engine/<game>_setups.py"


@every_match
def test_setup_is_deterministic_and_leaves_its_document_alone(name, setup, seed):
    before = json.dumps(setup)
    (first, told), (second, told_again) = (game_named(name).setup(setup, seed) for _ in range(2))
    assert first.key() == second.key()
    assert told == told_again
    assert json.dumps(setup) == before
    beginnings = {game_named(name).setup(setup, other)[0].key() for other in range(10)}
    assert (len(beginnings) == 1) == (name in WITHOUT_CHANCE)


@every_match
def test_who_is_due_has_something_to_do_and_nobody_else(name, setup, seed):
    for state, _ in states(name, setup, seed):
        to_act = state.to_act()
        assert set(to_act) <= set(SEATS)
        assert len(set(to_act)) == len(to_act)
        assert bool(to_act) == (state.outcome() is None)
        for seat in SEATS:
            assert bool(state.legal_actions(seat)) == (seat in to_act)


@every_match
def test_an_action_of_a_seat_that_is_not_due_is_refused(name, setup, seed):
    last = None
    for state, _ in states(name, setup, seed):
        to_act = state.to_act()
        last = state.legal_actions(to_act[0])[0] if to_act else last
        key = state.key()
        for seat in set(SEATS) - set(to_act):
            with pytest.raises(IllegalAction):
                state.apply(seat, last)
        assert state.key() == key


@every_match
def test_a_copy_equals_and_is_independent(name, setup, seed):
    for state, chance in states(name, setup, seed):
        twin, key = state.copy(), state.key()
        assert twin.key() == key
        assert hash(twin.key()) == hash(key)
        assert game_named(name).dump(twin) == game_named(name).dump(state)
        for seat in twin.to_act()[:1]:
            twin.apply(seat, chance.choice(twin.legal_actions(seat)))
        assert state.key() == key


@every_match
def test_a_silenced_copy_plays_on_as_the_state_does(name, setup, seed):
    for state, chance in states(name, setup, seed):
        for seat in state.to_act()[:1]:
            action = chance.choice(state.legal_actions(seat))
            twin, silent = state.copy(), state.silenced()
            twin.apply(seat, action)
            silent.apply(seat, action)
            assert silent.key() == twin.key()
            assert game_named(name).dump(silent) == game_named(name).dump(twin)


@every_match
def test_action_texts_are_unique_and_read_back(name, setup, seed):
    for state, _ in states(name, setup, seed):
        for seat in state.to_act():
            actions = state.legal_actions(seat)
            assert len({str(action) for action in actions}) == len(actions)
            for action in actions:
                assert game_named(name).read_move(state, str(action)) == (action, "")


@every_match
def test_positions_read_back(name, setup, seed):
    game = game_named(name)
    state, _ = game.setup(setup, seed)
    assert game_of(json.loads(json.dumps(game.dump(state))), "position") is game
    assert_reads_back(game, state, moves(name, json.dumps(setup), seed))
    with pytest.raises(DocumentError):  # the match is over
        game.load(game.dump(state))


@every_match
def test_events_are_documents(name, setup, seed):
    game = game_named(name)
    state, told = game.setup(setup, seed)
    chance = random.Random(seed)
    while to_act := state.to_act():
        told = [*told, *state.apply(to_act[0], chance.choice(state.legal_actions(to_act[0])))]
    for event in told:
        document = event.document()
        assert isinstance(document["event"], str)
        assert json.loads(json.dumps(document)) == document
        assert event.irreversible in (True, False)
        assert {event.surprises(seat) for seat in SEATS} <= {True, False}
        assert hash(event) == hash(event)


@every_match
def test_a_view_holds_nothing_of_the_state_and_nothing_that_can_be_changed(name, setup, seed):
    known: dict[int, Any] = {}
    for state, _ in states(name, setup, seed):
        for viewer in (*SEATS, None):
            for part in parts(state.view(viewer), known):
                assert not hasattr(part, "apply")
                assert not hasattr(part, "copy")


@every_match
def test_chapters_count_up(name, setup, seed):
    turns = [game_named(name).turn_number(state) for state, _ in states(name, setup, seed)]
    assert turns == sorted(turns)


@every_match
def test_who_is_ahead_is_never_everybody_and_has_won_where_a_game_compares(name, setup, seed):
    game, ended = game_named(name), None
    for state, _ in states(name, setup, seed):
        key, ahead, ended = state.key(), game.winners_now(state), state
        assert set(ahead) < set(state.seats)
        assert ahead == tuple(seat for seat in state.seats if seat in ahead)
        assert state.key() == key
    outcome = ended.outcome()
    if outcome.reason in BY_COMPARISON:
        assert game.winners_now(ended) == outcome.winners


@every_match
def test_records_replay(name, setup, seed):
    game, chance, played = game_named(name), random.Random(seed), []
    state, _ = game.setup(setup, seed)
    while to_act := state.to_act():
        action = chance.choice(state.legal_actions(to_act[0]))
        played.append(f"{to_act[0]} {action}")
        state.apply(to_act[0], action)
    written = record.write(game, setup, seed, {}, played, state.outcome())
    replay = record.Replay(json.loads(json.dumps(written)))
    list(replay)
    assert replay.state.key() == state.key()
    assert replay.outcome == state.outcome()


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("junk", ["", " ", "???", "\0", "x" * 1000])
def test_junk_is_no_move(name, junk):
    state, _ = game_named(name).setup(SETUPS[name][0], 1)
    with pytest.raises(IllegalAction) as caught:
        game_named(name).read_move(state, junk)
    assert str(caught.value)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("junk", [None, [], {}, "x", {"format": 1}, {"format": 2}])
def test_junk_is_no_position_and_no_setup(name, junk):
    with pytest.raises(DocumentError):
        game_named(name).load(junk)
    with pytest.raises(DocumentError):
        game_named(name).setup(junk, 1)


@pytest.mark.parametrize("document", [{"format": 1}, {"format": 1, "game": 5}, {"game": "clash"}])
def test_a_document_says_what_game_it_is_of(document):
    with pytest.raises(DocumentError) as caught:
        game_of(document, "position")
    assert caught.value.path in ("game", "format")
