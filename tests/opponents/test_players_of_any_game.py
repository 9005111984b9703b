"""Players that think, in a game of three that the house does not know: turns go A B C B, others are
asked in the middle of a turn, and hands are hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from toys.engine.runs.rules import SEATS, Runs, RunsGame

from engine.core import Seat
from engine.games import PLUGINS, GamePlugin, game_ai_of
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from opponents.foresight import foresight
from opponents.searching import searching
from opponents.thinkers import STRENGTHS, Thinkers, last_resort, think

GAME = RunsGame()


@pytest.fixture(autouse=True)
def plugins() -> Iterator[None]:
    """Two more games in the house."""
    toys = [GamePlugin("runs", under="toys"), GamePlugin("bare", under="toys")]
    PLUGINS.extend(toys)
    yield
    for plugin in toys:
        PLUGINS.remove(plugin)


def runs(a: list[int], b: list[int], c: list[int], turn: int = 1) -> Runs:
    return Runs({"A": a, "B": b, "C": c}, turn)


def thought(strength: str, state: Runs, seat: Seat, seed: int = 7) -> list[str]:
    return think("runs", strength, GAME.dump(state), seat, seed)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("deal", range(4))
def test_whoever_is_due_gets_the_moves_of_an_action_sequence(strength: str, deal: int) -> None:
    """They are legal to the last one, and then somebody else is due, or another turn begins."""
    state, _ = GAME.setup({}, deal)
    asked = 0
    while to_act := state.to_act():
        (seat,), turn = to_act, state.turn
        asked += state.asked is not None
        before = state.key()
        moves = thought(strength, state, seat)
        assert state.key() == before
        assert moves
        for move in moves:
            assert (state.to_act(), state.turn) == (to_act, turn)
            state.apply(seat, move)
        assert (state.to_act(), state.turn) != (to_act, turn)
    assert asked or strength == "hard", "in some of these somebody is asked out of turn"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_is_hidden_changes_no_thought(strength: str) -> None:
    here, there = runs([2, 4, 5], [1, 6, 7], [3, 8, 9]), runs([2, 4, 5], [3, 8, 9], [1, 6, 7])
    assert here.view("A") == there.view("A")
    for seed in range(4):
        assert thought(strength, here, "A", seed) == thought(strength, there, "A", seed)


def test_searching_finds_what_two_plays_do_together() -> None:
    """2 alone loses a point; 2 and 3 after it bring 5."""
    action_sequence = ActionSequence.of("runs", runs([2, 3], [], []), "A")
    assert careful(action_sequence) == ("end",)
    assert searching(action_sequence) == ("2", "3")


def test_foresight_sees_the_strike_of_the_seat_that_is_asked() -> None:
    """5 brings 2 points, and then a strike for 4."""
    action_sequence = ActionSequence.of("runs", runs([5], [], []), "A")
    assert searching(action_sequence) == ("5",)
    assert foresight(action_sequence) == ("end",)


def test_foresight_compares_ends_in_the_same_moment_wherever_somebody_is_asked() -> None:
    """5 is struck down. To have played it looks better only as long as B's raid, which comes after
    the own turn in any case, is left out."""
    assert foresight(ActionSequence.of("runs", runs([5], [8], []), "A")) == ("end",)


def test_foresight_thinks_of_the_rest_of_its_own_turn() -> None:
    """After the answer to 3 there is 4 to be played, which brings 7."""
    assert foresight(ActionSequence.of("runs", runs([3, 4], [], []), "A"))[0] == "3"


def test_the_answer_of_a_seat_that_is_asked_is_thought_about() -> None:
    state = runs([7], [], [])
    state.apply("A", "7")
    assert state.to_act() == ("B",)
    assert thought("easy", state, "B") == ["strike"]


async def test_a_worker_knows_the_games_of_its_parent() -> None:
    workers = Thinkers()
    try:
        moves = await workers.think("runs", "medium", runs([2, 3], [], []), "A", 1)
    finally:
        await workers.close()
    assert moves == ["2", "3"]


async def test_a_game_without_a_mind_is_played_by_lot() -> None:
    assert game_ai_of("bare") is None
    state, workers = runs([2, 4, 6], [1], [3]), Thinkers()
    drawn = [await workers.think("bare", "hard", state, "A", seed) for seed in range(20)]
    assert {move for (move,) in drawn} == {"2", "4", "6", "end"}
    assert drawn == [await workers.think("bare", "hard", state, "A", seed) for seed in range(20)]


def test_the_last_resort_is_the_default_of_the_game_or_any_legal_move() -> None:
    state = runs([7, 8], [], [])
    assert last_resort("runs", state, "A") == "end"
    assert last_resort("bare", state, "A") == "7"
    state.apply("A", "7")
    assert last_resort("runs", state, "B") == "let"


def test_seats_of_the_mind_are_those_of_the_game() -> None:
    game_ai = game_ai_of("runs")
    assert game_ai is not None
    assert tuple(game_ai.seats(runs([], [], []))) == SEATS
