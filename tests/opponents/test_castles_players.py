"""Players that think, in the Battle of the Castles: whole games, and better ones than by lot."""

from __future__ import annotations

from typing import Any

import pytest

from engine import chance
from engine.castles.actions import END
from engine.castles.board import SEATS_OF, Mode, cell_named
from engine.castles.cards import CARD, RACES
from engine.castles.game import CastlesGame, setup_of
from engine.castles.match import Match
from engine.castles.mind import CastlesMind
from engine.castles.state import Creature
from engine.core import Seat
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import greedy
from opponents.matches import PLAYERS, played
from opponents.thinkers import STRENGTHS, think

GAME = CastlesGame()


def late(mode: Mode, seed: int) -> Match:
    """A match near its end: castles that fall by the next wound."""
    races: dict[Any, Any] = dict(zip(SEATS_OF[mode], RACES, strict=False))
    state, _ = GAME.setup(setup_of(mode, races), seed)
    state.wounds = [5] * len(state.seats)
    return state


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("mode", SEATS_OF)
def test_a_line_is_legal_in_the_position_that_was_thought_about(mode: Mode, strength: str) -> None:
    """Then the turn is over, or chance has spoken. Of the truth it knows the first move."""
    state = late(mode, 5)
    seat = state.acting
    guess = CastlesMind().guess(state, seat, 7)
    action_sequence = ActionSequence.of("castles", guess, seat)
    line = STRENGTHS[strength](action_sequence)
    assert [str(action) for action in line] == think("castles", strength, GAME.dump(state), seat, 7)
    assert action_sequence.is_over(action_sequence.after(line))
    state.apply(seat, line[0])


@pytest.mark.parametrize("name", PLAYERS)
def test_players_play_whole_games(name: str) -> None:
    state = late("duel", 2)
    players = dict.fromkeys(state.seats, PLAYERS[name])
    *_, last = played("castles", state, players, 3)
    assert state.ended is not None
    assert last.document()["event"] == "ended"


def by_lot(action_sequence: ActionSequence) -> Line:
    """Any legal moves, one after the other, to the end of the action sequence."""
    state, seat, line = action_sequence.state.copy(), action_sequence.seat, list[Any]()
    luck = chance.stream(state.chance, "by lot")
    while not action_sequence.is_over(state):
        legal = [move for move in state.legal_actions(seat) if move != END] or [END]
        place, luck = chance.draw(luck, len(legal))
        line.append(legal[place])
        state.apply(seat, legal[place])
    return tuple(line)


@pytest.mark.parametrize(("enemy", "goes"), [("b5", False), ("a5", True)])
def test_greedy_does_not_run_into_a_blow_for_a_step(enemy: str, goes: bool) -> None:
    """One cell on, on the same line, the wounded militia would be dead before its next turn."""
    state, _ = GAME.setup(setup_of("duel", {"A": "humans", "B": "orcs"}, "A"), 1)
    state.hands[0], state.dice = (), (1,)
    own = "b2" if enemy == "b5" else "c2"
    wounded = Creature(CARD["militia"], 0, wounds=CARD["militia"].life - 1)
    state.cells[cell_named("duel", own)] = wounded
    state.cells[cell_named("duel", enemy)] = Creature(CARD["orc_warrior"], 1)
    line = greedy(ActionSequence.of("castles", state, "A"))
    assert (line[0] != END) == goes


def test_greedy_beats_moves_by_lot() -> None:
    won, games = 0, 24
    for seed in range(games):
        state, _ = GAME.setup(setup_of("duel"), seed)
        thinking: Seat = "A" if seed % 2 else "B"
        players = dict.fromkeys(state.seats, by_lot) | {thinking: greedy}
        for _ in played("castles", state, players, seed):
            pass
        assert state.ended is not None
        won += state.ended.winners == (thinking,)
    assert won >= games - 2
