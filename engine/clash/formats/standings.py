"""The table of the mutation league: rounds, duels and standings (clash-of-decks.md 11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import SEATS, Seat, record

BASTION_HEALTH = 8
"""The additional health that a standing bastion counts (Ruling 15)."""
MOST_HEALTH = 16 + BASTION_HEALTH
"""The most health of a result: no hand has more than the cards of both decks."""


@record
class Pairing:
    """A duel of a round: `first` goes first. Written `B-A`."""

    first: Seat
    second: Seat

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


ROUNDS: tuple[tuple[Pairing, Pairing], ...] = (
    (Pairing("B", "A"), Pairing("D", "C")),
    (Pairing("C", "A"), Pairing("D", "B")),
    (Pairing("C", "B"), Pairing("D", "A")),
    (Pairing("A", "B"), Pairing("C", "D")),
    (Pairing("A", "C"), Pairing("B", "D")),
    (Pairing("A", "D"), Pairing("B", "C")),
)
"""The duels of each round (Ruling 16)."""


@record
class Played:
    """A duel that was played. `winner` is None for a draw; `health` is the winner's (Ruling 71)."""

    pairing: Pairing
    winner: Seat | None
    health: int


@record
class Row:
    """A row of the standings.

    `among` are the points in duels against seats with equal points. Equal rows share a rank.
    """

    rank: int
    seat: Seat
    points: int
    among: int
    health: int


def standings(played: Sequence[Played]) -> tuple[Row, ...]:
    """Return the standings: a point for each won duel.

    Ties are broken by head to head, then by remaining stronghold health (Ruling 72).
    """
    points = {seat: sum(duel.winner == seat for duel in played) for seat in SEATS}
    health = {seat: sum(duel.health for duel in played if duel.winner == seat) for seat in SEATS}
    among = {seat: _among(seat, points, played) for seat in SEATS}

    def merit(seat: Seat) -> tuple[int, int, int]:
        return points[seat], among[seat], health[seat]

    order = sorted(SEATS, key=merit, reverse=True)
    return tuple(
        [
            Row(
                1 + sum(merit(other) > merit(seat) for other in SEATS),
                seat,
                points[seat],
                among[seat],
                health[seat],
            )
            for seat in order
        ]
    )


def _among(seat: Seat, points: dict[Seat, int], played: Sequence[Played]) -> int:
    return sum(
        duel.winner == seat and points[duel.pairing.first] == points[duel.pairing.second]
        for duel in played
    )
