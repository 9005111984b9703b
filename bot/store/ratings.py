"""How strong players and how hard pages are: a page and whoever answers it meet like two players.

People see points on a scale on which 1500 is a new player and a middling page.
"""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SCALE = 60
"""Points that people see for one of openskill's."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed: the middle and how far off it may be, in openskill's numbers."""

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """The middle in the points that people see."""
        return round(self.mu * SCALE)


NEW_PLAYER = Strength(MODEL.mu, MODEL.sigma)


def new_page(rating: int) -> Strength:
    """Return the strength of a page that nobody has answered.

    It is what its document says, taken for half as uncertain as a new player's strength.
    """
    return Strength(rating / SCALE, MODEL.sigma / 2)


def after_meeting(player: Strength, page: Strength, *, solved: bool) -> tuple[Strength, Strength]:
    """Return player and page after the player's first answer: solving it beats the page."""
    sides = [[MODEL.rating(side.mu, side.sigma)] for side in (player, page)]
    (first,), (second,) = MODEL.rate(sides, ranks=[1, 2] if solved else [2, 1])
    return Strength(first.mu, first.sigma), Strength(second.mu, second.sigma)
