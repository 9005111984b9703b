"""What somebody may know of a match."""

from __future__ import annotations

from engine.core import Outcome, Seat, record


@record
class PlayerView:
    """A seat: how many `stones` it has, and which (`hand`) if it is the viewer's. `road`: the one
    of this round, empty while it is hidden."""

    seat: Seat
    health: int
    coins: int
    stones: int
    hand: tuple[int, ...] | None
    chosen: bool
    road: str


@record
class TollView:
    """The whole match; `viewer` None is a spectator. `active` None: all choose roads. `asked`: who
    is asked for how many coins."""

    viewer: Seat | None
    river: str
    round: int
    active: Seat | None
    due: tuple[Seat, ...]
    asked: tuple[Seat, int] | None
    laid: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None

    def player(self, seat: Seat) -> PlayerView:
        """This seat."""
        return next(player for player in self.players if player.seat == seat)
