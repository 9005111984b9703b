"""The analysis of matches that are over: chances, turning points, wins and defences missed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from long import how_many
from pydantic import TypeAdapter

from engine.core import Seat
from engine.games import PLUGINS, game_ai_of
from opponents.greedy import greedy
from opponents.matches import moves as played
from puzzles.analysis import Analysis, TurnEvaluation, analyse, turning_points
from puzzles.judge import judge
from puzzles.library import of_game
from puzzles.puzzle import Puzzle, read_puzzle

DUEL: Sequence[Sequence[Seat]] = (("A",), ("B",))
SIMULATIONS = {
    part.games[0].id: part.simulation
    for part in (plugin.part("engine") for plugin in PLUGINS)
    if part.simulation is not None and game_ai_of(part.games[0].id) is not None
}


def puzzle_of(kind: str, turns: int | None = None) -> Puzzle:
    """The first built-in puzzle with this goal, late enough in a match."""
    for puzzle in of_game("clash"):
        goal = puzzle.goal.document()
        late = puzzle.position["turn"] > 3
        if goal["kind"] == kind and goal.get("turns") == turns and late:
            return puzzle
    raise AssertionError(kind)


def analysed(puzzle: Puzzle, moves: Sequence[tuple[Seat, str]], winners: str) -> Analysis:
    """The analysis of a match that goes on from the puzzle."""
    return analyse(puzzle.game.id, puzzle.state(), moves, DUEL, [*winners])  # type: ignore[list-item]


def test_a_win_that_was_not_played_is_found_and_proved() -> None:
    puzzle = puzzle_of("win", 1)
    (miss,) = analysed(puzzle, [("A", "end")], "B").misses
    assert (miss.seat, miss.goal) == ("A", {"kind": "win", "turns": 1})
    assert miss.ideas >= 1
    again = read_puzzle(puzzle.document() | {"position": miss.position, "goal": miss.goal})
    assert judge(again, miss.line).reached


def test_a_turn_that_won_has_missed_nothing() -> None:
    puzzle = puzzle_of("win", 1)
    moves = [("A", move) for move in puzzle.solution.split()]
    found = analysed(puzzle, moves, "A")
    assert found.misses == ()
    assert found.evaluations[-1].chances == {"A": 1.0, "B": 0.0}


def test_a_defence_that_was_not_played_is_found_and_proved() -> None:
    """The loser ends the last turn of its own at once, and the reply wins."""
    puzzle = puzzle_of("survive", 1)
    replies = judge(puzzle, "end").defence
    moves = [("A", "end"), *(("B", reply) for reply in replies)]
    (miss,) = analysed(puzzle, moves, "B").misses
    assert miss.goal == {"kind": "survive", "turns": 1}
    again = read_puzzle(puzzle.document() | {"position": miss.position, "goal": miss.goal})
    assert judge(again, miss.line).reached


def test_what_is_given_up_has_no_missed_defence() -> None:
    puzzle = puzzle_of("survive", 1)
    assert analysed(puzzle, [("A", "end")], "B").misses == ()


@pytest.mark.parametrize(
    ("chances", "turning"),
    [
        ((0.5, 0.5, 0.5, 1.0), ()),
        ((0.5, 0.8, 0.8, 0.8), (1,)),
        ((0.5, 0.75, 0.6, 0.6), ()),
        ((0.5, 0.5, 0.2, 0.2, 0.6, 0.6, 0.6), (2, 4)),
        ((0.0, 0.2, 0.45, 0.7, 0.98, 0.98), (2, 3, 4)),
    ],
)
def test_what_turned_a_match_is_what_lasts(
    chances: tuple[float, ...], turning: tuple[int, ...]
) -> None:
    evaluations = [
        TurnEvaluation(number, "A", {"A": chance, "B": 1 - chance})
        for number, chance in enumerate(chances, 1)
    ]
    assert turning_points(evaluations) == turning


def test_a_draw_is_shared() -> None:
    puzzle = puzzle_of("win", 1)
    assert analysed(puzzle, [("A", "end")], "").evaluations[-1].chances == {"A": 0.5, "B": 0.5}


@pytest.mark.parametrize("game", SIMULATIONS)
@given(number=st.integers(0, 10**6))
@settings(max_examples=how_many(2, 5), deadline=None)
def test_every_match_has_chances_from_its_beginning_to_its_end(game: str, number: int) -> None:
    simulation = SIMULATIONS[game]
    assert simulation is not None
    mode, sides = next(iter(simulation.modes.items()))
    state, luck = simulation.begin(mode, 5, number)
    players = dict.fromkeys(state.seats, greedy)
    first = state.copy()
    moves = [(seat, str(action)) for seat, action, _ in played(game, state, players, luck)]
    outcome = state.outcome()
    assert outcome is not None
    found = analyse(game, first, moves, [[*side] for side in sides], outcome.winners)  # type: ignore[misc]
    turns = [each.turn_number for each in found.evaluations]
    assert turns == sorted(turns)
    assert all(abs(sum(each.chances.values()) - 1) < 1e-9 for each in found.evaluations)
    assert set(found.turning) <= {*turns}
    assert found.evaluations[-1].to_act is None


def test_an_analysis_that_an_earlier_version_stored_is_read_and_written_alike() -> None:
    """`review.py` stores it under the former names."""
    missed = {"chapter": 1, "seat": "A", "goal": {}, "position": {}, "line": "end", "ideas": 1}
    standing = {"chapter": 1, "due": "A", "chances": {"A": 0.25, "B": 0.75}}
    stored = {"standings": [standing], "turning": [1], "misses": [missed]}
    documents = TypeAdapter(Analysis)
    found = documents.validate_python(stored)
    assert (found.evaluations[0].turn_number, found.evaluations[0].to_act) == (1, "A")
    assert documents.dump_python(found, mode="json", by_alias=True) == stored
