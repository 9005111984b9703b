"""Computer players in worker processes, and the moves that are made without thinking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import chance
from engine.core import JsonObject, Seat, State
from engine.games import default_of, game_ai_of, game_named
from opponents.action_sequence import ActionSequence, Line, default_move
from opponents.foresight import foresight
from opponents.greedy import greedy
from opponents.playouts import playing_on
from opponents.searching import searching
from workers import MEMORY_MIB, Workers


def hard(action_sequence: ActionSequence) -> Line:
    """Return the line of the hard player, by playouts in a game that has them."""
    player = foresight if action_sequence.game_ai.playouts is None else playing_on
    return player(action_sequence)


STRENGTHS: dict[str, Callable[[ActionSequence], Line]] = {
    "easy": greedy,
    "medium": searching,
    "hard": hard,
}
"""The players by what people call them."""
_USUAL = "medium"
"""The strength where nobody asks for another."""

WEAKEST = next(iter(STRENGTHS))

PATIENCE_SECONDS = 10.0
"""How long a action sequence may be thought about: many times what it takes."""


def strengths_of(game: str) -> Sequence[str]:
    """Return the strengths in which the bot plays a game, the weakest first.

    In a game that gives no mind (`unthinking`) there is but one.
    """
    game_ai = game_ai_of(game)
    return tuple(STRENGTHS)[:1] if game_ai is None else tuple(game_ai.strengths)


def rating_of(game: str, strength: str) -> int | None:
    """Return how strong the bot is in a game, measured against itself: the weakest has 1500.

    Of two who are 120 points apart the stronger one wins two games of three. None where nothing
    was measured, because there is but one strength.
    """
    game_ai = game_ai_of(game)
    return (
        game_ai.strengths.get(strength)
        if game_ai is not None and len(game_ai.strengths) > 1
        else None
    )


def usual_strength(game: str) -> str:
    """Return the bot's default strength in a game."""
    offered = strengths_of(game)
    return _USUAL if _USUAL in offered else offered[0]


def harder_than(game: str, strength: str) -> str | None:
    """Return the next strength in which the bot plays a game; None for the last one."""
    following = [*strengths_of(game), None]
    return following[following.index(strength) + 1] if strength in following else None


class Thinkers(Workers):
    """Workers that think about turns. `close` ends them in the middle of a thought."""

    def __init__(self, processes: int = 1, memory_mib: int = MEMORY_MIB) -> None:
        super().__init__(processes, memory_mib, grace=0.0)

    async def think(
        self, game: str, strength: str, state: State, seat: Seat, seed: int
    ) -> list[str]:
        """Return the next moves of a seat that must act, as text.

        They are the moves of a turn, or a response in another seat's turn. Information that is
        hidden from the seat is filled in from the seed; if the truth is different, a move may be
        illegal. A game without a mind gets one move of `unthinking`.

        Raises:
            TimeoutError: It takes too long, counted from when a worker has begun.
            MemoryError: The worker needs too much memory.
        """
        game_ai = game_ai_of(game)
        if game_ai is None or game_ai.is_plain(state, seat):
            return [unthinking(game, state, seat, seed)]
        position = game_named(game).dump(state)
        return await self._do(think, game, strength, position, seat, seed, seconds=PATIENCE_SECONDS)


def think(game: str, strength: str, position: JsonObject, seat: Seat, seed: int) -> list[str]:
    """Return what a player of this strength does in this position."""
    state = game_named(game).load(position)
    game_ai = game_ai_of(game)
    assert game_ai is not None, "asked only of a game that gives one"
    imagined = game_ai.determinize(state, seat, seed).silenced()
    action_sequence = ActionSequence.of(game, imagined, seat)
    return [str(action) for action in STRENGTHS[strength](action_sequence)]


def unthinking(game: str, state: State, seat: Seat, seed: int) -> str:
    """Return a move of a seat that must act, in a game without a mind.

    It is the default move, or else a random legal one.
    """
    default = default_of(game)
    if default is not None:
        return str(default(state, seat))
    legal = state.legal_actions(seat)
    turn_number = game_named(game).turn_number(state)
    lot = chance.stream(seed, f"unthinking {turn_number} {' '.join(map(str, legal))}")
    return str(legal[chance.draw(lot, len(legal))[0]])


def last_resort(game: str, state: State, seat: Seat) -> str:
    """Return the move that is made for a seat that is due and does not answer.

    It is the default, or the first that is legal.
    """
    return str(default_move(game)(state, seat))
