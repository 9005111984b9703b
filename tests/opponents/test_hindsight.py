"""What somebody could have done better: found, told rarely, and by nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from long import examples
from positions import duel
from walks import CLASH, random_match, seeds

from bot.game_api import GAME_UIS
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.castles.game import setup_of as castles_setup
from engine.clash.formats.draft import draft_setup
from engine.core import JsonObject, Seat, State
from engine.games import game_ai_of, game_named
from engine.two_worlds.game import setup_of as worlds_setup
from opponents import hindsight
from opponents.hindsight import BetterPlay, Hindsight, HindsightWorkers, certain_events, look_back
from texts import texts_in
from workers import Asker

ENGLISH = texts_in("en")
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob"}
STRONG = "ogre BASTION brute giant djinn titan"
SETUPS: dict[str, JsonObject] = {
    "bald_mountain": mountain_setup("duel"),
    "two_worlds": worlds_setup("basic"),
    "castles": castles_setup("duel", {"A": "humans", "B": "orcs"}),
}


def reviewed(state: State, *moves: str, game: str = "clash") -> Hindsight:
    """What is found about these moves of seat A."""
    return look_back(game, state.copy(), [("A", move) for move in moves], "A")


def missed(state: State, *moves: str) -> BetterPlay:
    found = reviewed(state, *moves).missed
    assert found is not None
    return found


# -- what is found --


def test_a_victory_that_was_missed() -> None:
    """Boom takes the Gnome out of the way of the Brute, and the fort falls."""
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    found = missed(state, "end")

    assert (found.what, found.count) == ("won", 1)
    assert [found.line[place] for place in found.new] == ["boom@bu1"]
    assert found.turn_number == CLASH.turn_number(state)
    assert CLASH.load(found.position).view("A") == state.view("A")


def test_the_best_play_is_not_found_fault_with() -> None:
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    best = missed(state, "end").line
    assert reviewed(state, *best).missed is None


def test_a_turn_without_a_choice_is_passed_over() -> None:
    assert reviewed(duel(mana=0), "end") == Hindsight()


def test_what_is_hardly_better_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    monkeypatch.setattr(type(game_ai_of("clash")), "clear", 10**6)
    assert reviewed(state, "end").missed is None


def test_of_a_match_the_turn_in_which_most_was_missed() -> None:
    """And the last one at whose beginning the loser stood better."""
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    moves: list[tuple[Seat, str]] = []
    played = state.copy()
    while played.to_act():
        moves.append((played.to_act()[0], "end"))
        played.apply(*moves[-1][:1], CLASH.read_move(played, "end")[0])
    found = look_back("clash", state.copy(), moves, "A")
    assert found.missed is not None
    assert found.missed.what == "won"
    alone = look_back("clash", state.copy(), moves[:1], "A").missed
    assert alone is not None
    assert found.missed.gain >= alone.gain


def test_of_several_misses_the_one_that_would_have_gained_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    one = missed(state, "end")
    gains = iter([1.0, 5.0, 3.0])
    monkeypatch.setattr(hindsight, "_missed", lambda *_: replace(one, gain=next(gains)))
    moves: list[tuple[Seat, str]] = [("A", "end"), ("B", "end")] * 2 + [("A", "end")]
    found = look_back("clash", duel(mana=0), moves, "A").missed
    assert found is not None
    assert found.gain == 5.0


def test_a_move_that_cannot_be_made_ends_what_is_certain() -> None:
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    boom, _ = CLASH.read_move(state, "boom@bu1")
    assert hindsight._certain(state.copy(), "A", [boom, boom])[1] == 1
    assert hindsight._certain(state.copy(), "A", [boom])[1] == 1


def test_luck_is_not_promised() -> None:
    """A card that would be drawn is no better play, whatever the guess makes of it."""
    for state, moves in turns("bald_mountain", random.Random(3), 40):
        found = reviewed(state, *moves, game="bald_mountain").missed
        assert found is None or "draw" not in [found.line[place] for place in found.new]


def test_a_game_without_a_mind_has_no_reviews() -> None:
    state, _ = game_named("draft").setup(draft_setup("duel", ["initiation"]), 1)
    assert look_back("draft", state, [], "A") == Hindsight()


async def test_a_worker_finds_what_is_found_here() -> None:
    state = duel(a="boom BASTION djinn giant | brute", b="djinn giant FORT titan | gnome", mana=9)
    reviewers = HindsightWorkers()
    try:
        found = await reviewers.look_back("clash", CLASH.dump(state), [("A", "end")], "A", Asker(1))
    finally:
        await reviewers.close()
    assert found == reviewed(state, "end")


# -- two worlds that a seat can't tell apart: the same remark, and the same forecast --


def turns(game: str, chance: random.Random, most: int) -> Iterator[tuple[State, list[str]]]:
    """Positions in which seat A begins to move, with moves up to where something is revealed."""
    rules = game_named(game)
    if game == "clash":
        match = random_match(chance)
        state, _ = CLASH.setup(match.setup, match.seed)
    else:
        state, _ = rules.setup(SETUPS[game], chance.getrandbits(64))
    while most and (to_act := state.to_act()):
        seat = to_act[0]
        if seat == "A" and not rules.asked(state):
            before, moves, turn_number = state.copy(), list[str](), rules.turn_number(state)
            while "A" in state.to_act() and rules.turn_number(state) == turn_number:
                action = chance.choice(state.legal_actions("A"))
                moves.append(str(action))
                if any(event.surprises("A") for event in state.apply("A", action)):
                    break
            most -= 1
            yield before, moves
        else:
            state.apply(seat, chance.choice(state.legal_actions(seat)))


def told(game: str, state: Any, moves: list[str]) -> tuple[Any, ...]:
    """All that a person could hear of a turn that begins so, and went on so."""
    found = reviewed(state, *moves, game=game).missed
    forecast = GAME_UIS[game].coach.forecast(state, "A", NAMES, ENGLISH)
    return found, forecast


def compare(game: str, chance: random.Random, most: int) -> int:
    """Compare what is told in worlds that look alike; return how often it was something."""
    game_ai, something = game_ai_of(game), 0
    assert game_ai is not None
    for state, moves in turns(game, chance, most):
        here = told(game, state, moves)
        for _ in range(2):
            there = game_ai.determinize(state, "A", chance.getrandbits(64))
            assert there.view("A") == state.view("A")
            assert told(game, there, moves) == here, moves
        something += here[0] is not None
    return something


@pytest.mark.parametrize("game", ["clash", *SETUPS])
@given(seed=seeds())
@examples(4)
def test_nothing_hidden_is_told(game: str, seed: int) -> None:
    compare(game, random.Random(seed), 8)


def test_there_is_something_to_compare() -> None:
    assert sum(compare("clash", random.Random(seed), 8) for seed in range(6)) > 3


def test_what_is_certain_ends_with_what_is_hidden() -> None:
    """A creature that calls another one falls: who comes, its owner alone can know."""
    state = duel(a="boom BASTION ogre djinn", b="BASTION giant djinn titan boom ogre | lackey")
    action, _ = CLASH.read_move(state, "boom@bu1")
    events = certain_events(state, "A", (action,))
    kinds = [event.document()["event"] for event in events]
    assert "destroyed" in kinds
    assert not {"called", "called_nobody"} & {*kinds}
    assert state.to_act() == ("A",), "the position stays as it is"
