"""Players that think, on the Bald Mountain: whole games, and better ones than by lot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import chance
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.mind import BaldMountainMind
from engine.bald_mountain.seating import SEATINGS, Mode
from engine.core import Seat
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import greedy
from opponents.matches import PLAYERS, played
from opponents.thinkers import STRENGTHS, think

GAME = BaldMountainGame()


def late(mode: Mode, seed: int) -> Battle:
    """A match near its end: little energy, many gems."""
    state, _ = GAME.setup(setup_of(mode), seed)
    state.energy, state.gems = [5, 5], [9, 9]
    return state


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("mode", SEATINGS)
def test_a_line_is_legal_in_the_position_that_was_thought_about(mode: Mode, strength: str) -> None:
    """Then somebody else is due, or another turn begins. Of the truth it knows the first move."""
    state = late(mode, 5)
    for turn in range(4):
        if state.ended is not None:
            return
        seat = state.acting
        guess = BaldMountainMind().guess(state, seat, 7)
        action_sequence = ActionSequence.of("bald_mountain", guess, seat)
        line = STRENGTHS[strength](action_sequence)
        assert [str(action) for action in line] == think(
            "bald_mountain", strength, GAME.dump(state), seat, 7
        )
        assert action_sequence.is_over(action_sequence.after(line)), turn
        state.apply(seat, line[0])


@pytest.mark.parametrize("mode", SEATINGS)
@pytest.mark.parametrize("name", PLAYERS)
def test_players_play_whole_games(mode: Mode, name: str) -> None:
    state = late(mode, 2)
    players = dict.fromkeys(state.seats, PLAYERS[name])
    *_, last = played("bald_mountain", state, players, 3)
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
    for seed in range(100):
        state, _ = GAME.setup(setup_of("duel"), seed)
        thinking: Seat = "A" if seed % 2 else "B"
        players = dict.fromkeys(state.seats, by_lot) | {thinking: greedy}
        for _ in played("bald_mountain", state, players, seed):
            pass
        assert state.ended is not None
        won += state.ended.winners == (thinking,)
    assert won >= 80
