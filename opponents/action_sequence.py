"""What a computer player plans: its moves until another seat must act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core import Game, IllegalAction, Seat, State
from engine.game_ai import Default, GameAI
from engine.games import default_of, game_ai_of, game_named

Line: TypeAlias = tuple[Any, ...]
"""Moves of one seat, one after the other: actions of the game."""


@dataclass(frozen=True, slots=True)
class ActionSequence:
    """An action sequence: the moves of one seat from a state on.

    It ends if another seat must act, another turn begins (in a duel, the next turn) or the game
    is over.
    """

    game: Game
    game_ai: GameAI
    default: Default
    state: State
    seat: Seat
    turn_number: int

    @classmethod
    def of(cls, game: str, state: State, seat: Seat) -> ActionSequence:
        """Of a seat that is due. Raises `KeyError` where the game gives no mind."""
        game_ai = game_ai_of(game)
        if game_ai is None:
            raise KeyError(game)
        rules = game_named(game)
        return cls(rules, game_ai, default_move(game), state, seat, rules.turn_number(state))

    def from_here(self, state: State, seat: Seat) -> ActionSequence:
        """Return a action sequence of this game from another state and seat on."""
        turn_number = self.game.turn_number(state)
        return ActionSequence(self.game, self.game_ai, self.default, state, seat, turn_number)

    def guessed(self, seed: int) -> ActionSequence:
        """Return the action sequence with everything hidden from its seat filled in at random."""
        return self.from_here(self.game_ai.determinize(self.state, self.seat, seed), self.seat)

    def is_over(self, reached: State) -> bool:
        """Return whether it is over, in a state that some of its moves lead to."""
        return (
            self.game.turn_number(reached) != self.turn_number or self.seat not in reached.to_act()
        )

    def is_next_turn(self, reached: State) -> bool:
        """Return whether another turn of its seat's own waits for it there."""
        return (
            self.game.turn_number(reached) != self.turn_number
            and self.seat in reached.to_act()
            and self.seat not in self.game.asked(reached)
        )

    def after(self, line: Line) -> State:
        """Return the state that a line of it leads to."""
        reached = self.state.copy()
        for action in line:
            reached.apply(self.seat, action)
        return reached

    def as_far_as_legal(self, line: Line) -> State:
        """Return where a line leads that was found in another guess: the rules may end it."""
        reached = self.state.copy()
        for action in line:
            try:
                reached.apply(self.seat, action)
            except IllegalAction:
                break
            if self.is_over(reached):
                break
        return reached

    def evaluate(self, reached: State) -> float:
        """Return what a state is worth to its seat."""
        return self.game_ai.evaluate(reached, self.seat)


def default_move(game: str) -> Default:
    """Return the move for a seat that does not answer.

    Of a game that names none, it is the first that is legal.
    """
    return default_of(game) or _first


def _first(state: State, seat: Seat) -> Any:
    legal: Sequence[Any] = state.legal_actions(seat)
    return legal[0]
