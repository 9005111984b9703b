"""Players that think, in Duel of Two Worlds: whole games, and better ones than by lot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import chance
from engine.core import Seat
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.mind import TwoWorldsMind
from engine.two_worlds.state import SetUp
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import greedy
from opponents.matches import PLAYERS, played
from opponents.thinkers import STRENGTHS, think

GAME = TwoWorldsGame()
SETUPS: list[SetUp] = ["basic", "draft"]


def begun(setup: SetUp, seed: int) -> Match:
    """A match whose armies are picked: the first cards of each packet are kept."""
    state, _ = GAME.setup(setup_of(setup), seed)
    while state.step == "picks":
        state.apply(state.acting, state.legal_actions(state.acting)[0])
    return state


def late(seed: int) -> Match:
    """A match near its end: small decks, and a quiet rift that is near."""
    state = begun("basic", seed)
    state.warriors = [deck[:3] for deck in state.warriors]
    state.turn += 108
    return state


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_line_is_legal_in_the_position_that_was_thought_about(strength: str) -> None:
    """Then somebody else is due, or another turn begins. Of the truth it knows the first move."""
    state = begun("draft", 5)
    for turn in range(6):
        seat = state.acting
        guess = TwoWorldsMind().guess(state, seat, 7)
        action_sequence = ActionSequence.of("two_worlds", guess, seat)
        line = STRENGTHS[strength](action_sequence)
        assert [str(action) for action in line] == think(
            "two_worlds", strength, GAME.dump(state), seat, 7
        )
        assert action_sequence.is_over(action_sequence.after(line)), turn
        state.apply(seat, line[0])


@pytest.mark.parametrize("setup", SETUPS)
def test_a_player_picks_its_army(setup: SetUp) -> None:
    state, _ = GAME.setup(setup_of(setup), 3)
    while state.step == "picks":
        seat = state.to_act()[0]
        (text, *_) = think("two_worlds", "easy", GAME.dump(state), seat, 7)
        state.apply(seat, GAME.read_move(state, text)[0])
    assert [len(deck) for deck in state.warriors] == [12, 12]


@pytest.mark.parametrize("name", PLAYERS)
def test_players_play_whole_games(name: str) -> None:
    state = late(2)
    players = dict.fromkeys(state.seats, PLAYERS[name])
    *_, last = played("two_worlds", state, players, 3)
    assert state.ended is not None
    assert last.document()["event"] == "ended"


def by_lot(action_sequence: ActionSequence) -> Line:
    """Any legal moves, one after the other, to the end of the action sequence."""
    state, seat, line = action_sequence.state.copy(), action_sequence.seat, list[Any]()
    luck = chance.stream(0, json.dumps(GAME.dump(state)))
    while not action_sequence.is_over(state):
        legal = state.legal_actions(seat)
        place, luck = chance.draw(luck, len(legal))
        line.append(legal[place])
        state.apply(seat, legal[place])
    return tuple(line)


def test_greedy_beats_moves_by_lot() -> None:
    won = 0
    for seed in range(40):
        state = begun("basic", seed)
        thinking: Seat = "A" if seed % 2 else "B"
        players = dict.fromkeys(state.seats, by_lot) | {thinking: greedy}
        for _ in played("two_worlds", state, players, seed):
            pass
        assert state.ended is not None
        won += state.ended.winners == (thinking,)
    assert won >= 30
