"""What a viewer may know of a match."""

from __future__ import annotations

from engine.core import Outcome, Seat, record


@record
class PlayerView:
    """A seat: its number of `stones`, and which they are (`hand`) if it is the viewer's.

    `road` is that of this round, empty while it is hidden.
    """

    seat: Seat
    health: int
    coins: int
    stones: int
    hand: tuple[int, ...] | None
    chosen: bool
    road: str


@record
class TollView:
    """The whole match; a `viewer` of None is a spectator.

    `active` is None while all choose roads. `asked` is the seat that is asked, and for how many
    coins.
    """

    viewer: Seat | None
    river: str
    round: int
    active: Seat | None
    to_act: tuple[Seat, ...]
    asked: tuple[Seat, int] | None
    laid: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None

    def player(self, seat: Seat) -> PlayerView:
        """Return this seat."""
        return next(player for player in self.players if player.seat == seat)
