"""What a game gives so that the bot can play it: a mind, and the move for who does not answer.

The players of `opponents/` search over `engine.core.State` and know no game. How good a position
is, and what a seat may reckon with, is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import Any, Protocol

from engine.core import Action, Seat, record

Default = Callable[[Any, Seat], Action]
"""The legal move for a seat that is due in a state and does not answer. Where a seat may do
several things in a row, it is the move that ends them, such as the end of a turn."""


@record
class Lookahead:
    """How much the hard player looks at (`opponents.foresight`).

    `ends` of its own stretch are played on, and `replies` of the turn that follows. `patience` are
    the positions that it looks at to find the former, `reply_patience` those for each stretch that
    follows. Where that patience reaches but a corner of a turn, the best of so many `beginnings`
    are gone on with carefully and played on as well.
    """

    ends: int = 16
    beginnings: int = 0
    replies: int = 6
    patience: int = 2500
    reply_patience: int = 400


class Mind(Protocol):
    """What a searching player has to know of a game. The states are those of the game.

    `clear` is how much more a play has to be worth for a person to hear of it, who has made another
    one; a game that says nothing of it says nothing of people's plays.
    """

    clear: float = inf

    scale: float = 1.0
    """How much more a position is worth to a side whose chances are e times the other's."""
    tempo: float = 0.0
    """What it is worth to be due, at the beginning of a turn; `benchmarks/chances.py` fits both."""

    strengths: Mapping[str, int] = MappingProxyType({"easy": 1500})
    """Those of the bot that are offered, the weakest first, with their ratings: each has been
    measured to beat the one before it (`benchmarks/players.py`). The weakest has 1500."""
    lookahead: Lookahead = Lookahead()
    """Less where turns have more positions, or these take longer."""

    def seats(self, state: Any) -> Sequence[Seat]:
        """Who sits at it."""

    def worth(self, state: Any, seat: Seat) -> float:
        """Return how good the position is for the seat: the higher, the better; of any unit.

        A game that is won is worth more than any that goes on, one that is lost less.
        """

    def guess(self, state: Any, seat: Seat, seed: int) -> Any:
        """Make up all that is hidden from the seat, chance to come included.

        The result is an equal position otherwise, alike for one seed and for all positions that the
        seat can't tell apart. The state itself stays as it is.
        """

    def is_plain(self, state: Any, seat: Seat) -> bool:
        """Return whether there is nothing for the seat to think about now.

        Then the default is played.
        """
        return False

    def tally(self, state: Any, seat: Seat, events: Sequence[Any]) -> Mapping[str, int]:
        """Count what these events brought the seat, the most important first.

        The more of each the better: what it has lost counts below 0. `won` is 1 for a victory. The
        state is any of the match.
        """
        return {}
