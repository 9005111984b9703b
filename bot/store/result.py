"""How a match ended: one value, stored with its last move and given to whoever listens."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import JSON, Dialect, TypeDecorator

PREPARED = "prepared"
"""The reason of the end of what has only prepared a match that follows."""
RESIGNATION = "resignation"
ABANDONED = "abandoned"
"""The reason of an end by the clock, which has a winner, or because no one was left."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Who sat on a seat when the last move was made, and how they did.

    `user_id` is a person or the bot itself; None: an AI of the game. `strength` is that of the bot
    where it plays, also in place of somebody who has left. Seats with an equal `team` win and lose
    together. `placement` is 1 for the best; who is equal shares it, so a draw is 1 for all. None
    where nobody is placed: a match that only prepares others, or that was abandoned. `left`: the
    person has left the seat to the bot in this match. `cards` are those that the own moves name.
    """

    seat: str
    name: str
    user_id: int | None
    strength: str | None
    team: int
    placement: int | None
    left: bool = False
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended.

    `game` is what was played, `format` and `mode` what was agreed on (`Terms`), `reason` the code
    of the end (`Outcome.reason`), `turns` the number of the turn in which it ended. Of a match
    that could not be read any more format and mode are empty, and no turn is known (0).

    `offer` is the game as people know it: a draft is one of its own in `game`. `play` is the kind
    of play (`Terms.play`), empty where it only prepared what follows; `rated`: it was agreed that
    it counts.
    """

    game: str
    format: str
    mode: str
    reason: str
    turns: int
    began_at: datetime
    ended_at: datetime
    seats: tuple[SeatResult, ...]
    offer: str = ""
    play: str = ""
    rated: bool = False

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won; none of a draw, and where there was nothing to win."""
        placements = {each.placement for each in self.seats}
        if placements <= {1} or placements <= {None}:
            return ()
        return tuple([each.seat for each in self.seats if each.placement == 1])

    @property
    def is_draw(self) -> bool:
        """Whether it was played to an end that nobody won."""
        return all(each.placement == 1 for each in self.seats)


_DOCUMENT = TypeAdapter(MatchResult)


class ResultColumn(TypeDecorator[MatchResult]):
    """A result as JSON. Reading raises `ValueError` for a document that is none."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: MatchResult | None, dialect: Dialect) -> Any:
        """Write it as a document."""
        return None if value is None else _DOCUMENT.dump_python(value, mode="json")

    def process_result_value(self, value: Any, dialect: Dialect) -> MatchResult | None:
        """Read it from its document."""
        return None if value is None else _DOCUMENT.validate_python(value)
