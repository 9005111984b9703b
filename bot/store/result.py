"""The result of a match: one value, stored with its last move and passed to listeners."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import JSON, Dialect, TypeDecorator

PREPARED = "prepared"
"""The reason for the end of a match that only prepared another one."""
RESIGNATION = "resignation"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The player on a seat when the last move was made, and the seat's result.

    `user_id` is a user or the bot itself; None: an AI of the game. `strength` is that of the bot if
    it plays the seat, also in place of a user who has left. Seats with an equal `team` win and lose
    together. `placement` is 1 for the best; equal seats share it, so a draw is 1 for all. It is
    None in a match that only prepares others or was abandoned. `left`: the user has left the seat
    to the bot in this match. `cards` are those that the seat's moves name.
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

    `game` is what was played, `format` and `mode` what was agreed on (`MatchSettings`), `reason`
    the code of the end (`Outcome.reason`), `turns` the number of the turn in which it ended. For a
    match that could no longer be read, format and mode are empty and the turn is 0.

    `offer` is the game as users know it: a draft has a name of its own in `game`. `play` is the
    kind of play (`MatchSettings.play`), empty if it only prepared another match or counts nowhere;
    `rated`: it was agreed that it counts.
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
        """The seats that won; empty for a draw, or if there was nothing to win."""
        placements = {each.placement for each in self.seats}
        if placements <= {1} or placements <= {None}:
            return ()
        return tuple([each.seat for each in self.seats if each.placement == 1])

    @property
    def is_draw(self) -> bool:
        """Whether it was played to an end that no seat won."""
        return all(each.placement == 1 for each in self.seats)


_DOCUMENT = TypeAdapter(MatchResult)


class ResultColumn(TypeDecorator[MatchResult]):
    """A result as JSON. Reading raises `ValueError` for an invalid document."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: MatchResult | None, dialect: Dialect) -> Any:
        """Convert the result to its document."""
        return None if value is None else _DOCUMENT.dump_python(value, mode="json")

    def process_result_value(self, value: Any, dialect: Dialect) -> MatchResult | None:
        """Convert the document to a result."""
        return None if value is None else _DOCUMENT.validate_python(value)
