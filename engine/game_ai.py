"""The parts of a game that the bot needs to play it: a game AI and default moves.

The players of `opponents/` search over `engine.core.State` and know no particular game. The game
says how good a position is and what a seat may expect of hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import Any, Protocol

from engine.core import Action, Seat, record

Default = Callable[[Any, Seat], Action]
"""Returns the legal move for a seat that has to act and does not answer. If a seat may make several
moves in a row, it is the move that ends them, such as the end of a turn."""


@record
class Lookahead:
    """How much the hard player searches (`opponents.foresight`).

    `ends` is how many ends of its own action sequence it searches further, `replies` how many of
    the turn that follows. `patience` limits the positions searched to find the former,
    `reply_patience` those for each later sequence. If `patience` covers only a small part of a
    turn, the best `beginnings` of it are continued carefully and searched further too.
    """

    ends: int = 16
    beginnings: int = 0
    replies: int = 6
    patience: int = 2500
    reply_patience: int = 400


@record
class Playouts:
    """How the hard player compares lines by playing on from them (`opponents.playouts`).

    `lines` is how many lines of its action sequence it compares, `samples` in how many ways it
    fills in what is hidden, `turns` how many turns it plays on. `margin` is the gain for which it
    deviates from the greedy line, as a part of a win. `tries` limits the plays that it tries to
    find the lines, and again those of the playouts.
    """

    lines: int = 4
    samples: int = 4
    turns: int = 6
    margin: float = 0.08
    tries: int = 3_000


class GameAI(Protocol):
    """The knowledge of a searching player about a game; states are those of the game.

    `clear` is how much better another play must be before a review mentions it. It is infinite by
    default, so that a review mentions none.
    """

    clear: float = inf

    scale: float = 1.0
    """The difference in worth at which a side's odds are e to 1."""
    tempo: float = 0.0
    """The worth of being to move when a turn begins; `benchmarks/chances.py` fits both."""

    strengths: Mapping[str, int] = MappingProxyType({"easy": 1500})
    """The strengths of the bot on offer, weakest first, with their ratings: each one beat the one
    before it (`benchmarks/players.py`). The weakest has 1500."""
    lookahead: Lookahead = Lookahead()
    """A smaller one for games whose turns have more positions, or slower ones."""
    playouts: Playouts | None = None
    """With it the hard player compares lines by playouts instead of looking ahead. It is for games
    in which looking ahead doesn't beat the weaker players."""

    def seats(self, state: Any) -> Sequence[Seat]:
        """Return the seats of the match."""
        seats: Sequence[Seat] = state.seats
        return seats

    def evaluate(self, state: Any, seat: Seat) -> float:
        """Return how good the position is for the seat, in any unit: higher is better.

        A won game is worth more than any unfinished one, a lost game less.
        """

    def determinize(self, state: Any, seat: Seat, seed: int) -> Any:
        """Return a copy with all that is hidden from the seat filled in at random, including future
        chance.

        The result depends only on the seed and on what the seat can see. The state is not changed.
        """

    def is_plain(self, state: Any, seat: Seat) -> bool:
        """Return whether the seat has nothing to think about: at most one legal move.

        If so, the bot plays the default move.
        """
        return len(state.legal_actions(seat)) < 2

    def tally(self, state: Any, seat: Seat, events: Sequence[Any]) -> Mapping[str, int]:
        """Count what these events brought the seat, the most important first.

        More of each is better; losses count below 0. `won` is 1 for a victory. `state` may be any
        state of the match.
        """
        return {}
