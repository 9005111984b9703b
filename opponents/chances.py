"""The chances of all sides to win, from what a position is worth to their seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.core import Seat, State
from engine.game_ai import GameAI


def win_chances(game_ai: GameAI, state: State, sides: Sequence[Sequence[Seat]]) -> dict[str, float]:
    """Return the chances of the sides, named by their seats; together they are 1."""
    to_act = {*state.to_act()}
    evaluations = [
        sum(game_ai.evaluate(state, seat) for seat in side) / len(side)
        + bool(to_act & {*side}) * game_ai.tempo
        for side in sides
    ]
    best = max(evaluations)
    powers = [exp((evaluation - best) / game_ai.scale) for evaluation in evaluations]
    return {"".join(side): power / sum(powers) for side, power in zip(sides, powers, strict=True)}


def shares(sides: Sequence[Sequence[Seat]], winners: Sequence[Seat]) -> dict[str, float]:
    """Return what the sides have of a finished match, named by their seats.

    A draw, which has no winners, is shared by all.
    """
    won = [side for side in sides if not winners or {*winners} & {*side}]
    return {"".join(side): (side in won) / len(won) for side in sides}
