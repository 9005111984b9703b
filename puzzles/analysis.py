"""Analyse a finished match: win chances by turn, and missed wins with their proofs.

It uses the true hidden information, so call it only after the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from pydantic import Field

from engine.core import JsonObject, Seat, State
from engine.documents import DocumentError
from engine.games import game_ai_of, game_named, grimoires
from opponents.chances import shares, win_chances
from puzzles.search import Budget
from puzzles.solver import solve

A_TURN = Budget(nodes=120_000, seconds=1.2)
"""What a search in one turn may cost: one that does not come to its end proves nothing."""
ALL_TURNS = 3.0
"""Seconds of all searches of a match together."""
SWING = 0.18
"""A turn in which the chances of a side change by so much may be a turning point."""
MOST_POINTS = 3


_Beginning: TypeAlias = "tuple[int, Seat, State]"
"""Of a turn: its number, who is to act, and the state."""


@dataclass(frozen=True, slots=True)
class TurnEvaluation:
    """When a turn begins: who is to act (None: it is over) and the chances of each side, 0 to 1."""

    turn_number: Annotated[int, Field(alias="chapter")]
    to_act: Annotated[Seat | None, Field(alias="due")]
    chances: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class MissedGoal:
    """A turn in which a goal was possible and not reached, with a proved line.

    `ideas` counts the different solutions; 0 if the search stopped early.
    """

    turn_number: Annotated[int, Field(alias="chapter")]
    seat: Seat
    goal: JsonObject
    position: JsonObject
    line: str
    ideas: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found: evaluations by turn, turns that turned the match, and what was missed."""

    evaluations: Annotated[tuple[TurnEvaluation, ...], Field(alias="standings")]
    turning: tuple[int, ...]
    misses: tuple[MissedGoal, ...]


def analyse(
    game: str,
    state: State,
    moves: Sequence[tuple[Seat, str]],
    sides: Sequence[Sequence[Seat]],
    winners: Sequence[Seat],
    report: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Analyse a match from its first state on, which moves with it.

    `moves` are who moved and how, `sides` the seats that win and lose together, `winners` those who
    have won, however it ended. `report` hears how many percent of the turns are searched. Raises
    `IllegalAction` where the moves don't fit.
    """
    rules, game_ai = game_named(game), game_ai_of(game)
    beginnings: list[_Beginning] = []
    for seat, text in moves:
        turn_number = rules.turn_number(state)
        if (not beginnings or turn_number != beginnings[-1][0]) and seat not in rules.asked(state):
            beginnings.append((turn_number, seat, state.copy()))
        action, _ = rules.read_move(state, text)
        state.apply(seat, action)
    evaluations: list[TurnEvaluation] = []
    if game_ai is not None:
        evaluations = [
            TurnEvaluation(*at[:2], win_chances(game_ai, at[2], sides)) for at in beginnings
        ]
        evaluations.append(TurnEvaluation(rules.turn_number(state), None, shares(sides, winners)))
    misses = tuple(_misses(game, beginnings, state, winners, report))
    return Analysis(tuple(evaluations), turning_points(evaluations), misses)


def turning_points(evaluations: Sequence[TurnEvaluation]) -> tuple[int, ...]:
    """Return the turns in which the chances changed most for good, in order.

    A change that the next turn reverses doesn't count, and the last turn only ends the match.
    """
    swings = []
    for before, after, later in zip(evaluations, evaluations[1:], evaluations[2:], strict=False):
        swing = max(
            min(abs(each.chances[side] - before.chances[side]) for each in (after, later))
            for side in before.chances
        )
        if swing >= SWING:
            swings.append((swing, before.turn_number))
    return tuple(
        sorted(turn_number for _, turn_number in sorted(swings, reverse=True)[:MOST_POINTS])
    )


def _misses(
    game: str,
    beginnings: Sequence[_Beginning],
    end: State,
    winners: Sequence[Seat],
    report: Callable[[int], None],
) -> Iterator[MissedGoal]:
    """Search every turn for a win, and the loser's last turn for a defence.

    A turn that won has no miss. Positions that can't be puzzles (`Mine.looked_at`) are skipped.
    """
    grimoire, seconds = dict(grimoires()).get(game), ALL_TURNS
    if grimoire is None or grimoire.mine is None:
        return
    last = {seat: number for number, (_, seat, _) in enumerate(beginnings)}
    on_the_board = end.outcome() is not None
    for number, (turn_number, seat, state) in enumerate(beginnings):
        report(100 * number // len(beginnings))
        if seat in winners and number == len(beginnings) - 1 and on_the_board:
            continue
        lost_next = winners and seat not in winners and number == last[seat] and on_the_board
        try:
            loaded = grimoire.load(game_named(game).dump(state))
            position = grimoire.mine.canonical(loaded)
        except DocumentError:  # of more than two players, say
            continue
        for goal in grimoire.urgent if grimoire.mine.looked_at(loaded) else ():
            if goal.waits and not lost_next:
                continue
            budget = Budget(A_TURN.nodes, min(A_TURN.seconds, seconds))
            solved = solve(position, goal, budget)
            seconds -= solved.seconds
            if solved.lines:
                ideas = len(solved.ideas) if solved.proved else 0
                document = game_named(game).dump(position)
                yield MissedGoal(
                    turn_number, seat, goal.document(), document, solved.lines[0], ideas
                )
                break
