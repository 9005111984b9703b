"""The numbers of a creature: life and damage, then range, move and activation cost."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.castles.cards import Card
from engine.castles.view import CreatureView
from engine.core import record
from images.canvas import put_row, row_width
from images.castles.colours import BLOOD
from images.castles.signs import sign
from images.health import LEAST, health_picture
from images.layout import beside
from images.text import number
from images.theme import GOLD, PAPER

Place = tuple[float, float, int]
"""Left end, middle of the height, and width."""


@record
class Numbers:
    """The current numbers of a creature.

    `most` is its full life (0 on cards). `better` names the numbers above the printed ones.
    """

    life: int
    most: int
    damage: int
    range: int
    move: int
    activation: int
    better: tuple[str, ...] = ()

    def strength(self, size: int) -> list[Image.Image]:
        """Draw life, with the full life if it is higher, and damage."""
        ink = GOLD if "life" in self.better else PAPER
        return [
            health_picture(self.life, self.most, size, BLOOD, ink),
            self._figure("damage", self.damage, size),
        ]

    def reach(self, size: int, *, whole: bool = False) -> list[Image.Image]:
        """Draw range and move; unless `whole`, only what isn't 1."""
        figures = ("range", self.range), ("move", self.move)
        return [self._figure(name, n, size) for name, n in figures if whole or n != 1]

    def _figure(self, name: str, n: int, size: int) -> Image.Image:
        ink = GOLD if name in self.better else PAPER
        return beside(sign(name, size), number(str(n), max(size * 4 // 5, LEAST), ink), 4)


def printed(card: Card) -> Numbers:
    """Return the numbers of a card."""
    return Numbers(card.life, 0, card.damage, card.range, card.move, card.activation)


def current(creature: CreatureView) -> Numbers:
    """Return a creature's current numbers; damage is that at distance 1 unless it shoots."""
    card = creature.card
    damage = creature.near if creature.reach <= 1 else creature.damage
    better = (
        ("damage", damage > card.damage),
        ("range", creature.reach > card.range),
        ("move", creature.move > card.move),
        ("life", creature.most > card.life),
    )
    return Numbers(
        creature.life,
        creature.most,
        damage,
        creature.reach,
        creature.move,
        card.activation,
        tuple([name for name, holds in better if holds]),
    )


def draw_row(image: Image.Image, row: Sequence[Image.Image], place: Place) -> None:
    """Draw parts with equal gaps between and around them."""
    left, middle, space = place
    gap = (space - row_width(row, 0)) / (len(row) + 1)
    put_row(image, row, (left + gap, middle), gap)
