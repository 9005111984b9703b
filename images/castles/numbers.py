"""The numbers of a creature: life and damage, then range, move and activation cost."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.castles.cards import Card
from engine.castles.view import CreatureView
from engine.core import record
from images.canvas import put_row
from images.castles.signs import cost, sign
from images.text import number
from images.theme import GOLD, PAPER, Colour

Place = tuple[float, float, int]
"""Left end, middle of the height, and width."""
Groups = tuple[list[Image.Image], ...]
Row = Callable[["Numbers", int], Groups]
"""Returns the groups of a row of numbers, with signs of a size."""
_GAP = 4
_HURT: Colour = (255, 136, 128)


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


def draw_numbers(image: Image.Image, row: Row, shown: Numbers, place: Place, size: int) -> None:
    """Draw a row of numbers; the signs are at most `size` high."""
    groups = row(shown, size)
    while _width(groups) > place[2] - 8:
        size -= 2
        groups = row(shown, size)
    _draw_spread(image, groups, place)


def strength(shown: Numbers, size: int) -> Groups:
    """Return life, with the full life if it is higher, and damage."""
    hurt = shown.life < shown.most
    most = GOLD if "life" in shown.better else PAPER
    life = [sign("life", size), number(str(shown.life), size * 8 // 10, _HURT if hurt else most)]
    if hurt:
        life.append(number(f"/{shown.most}", size * 3 // 4, most, "bold"))
    return life, [sign("damage", size), _figure(shown, "damage", shown.damage, size)]


def reach(shown: Numbers, size: int) -> Groups:
    """Return range, move and activation cost."""
    return (
        [sign("range", size), _figure(shown, "range", shown.range, size)],
        [sign("move", size), _figure(shown, "move", shown.move, size)],
        [cost(shown.activation, size + 10)],
    )


def both(shown: Numbers, size: int) -> Groups:
    """Return all numbers in one row."""
    return (*strength(shown, size), *reach(shown, size))


def _figure(shown: Numbers, name: str, n: int, size: int) -> Image.Image:
    return number(str(n), size * 8 // 10, GOLD if name in shown.better else PAPER)


def _widths(groups: Groups) -> list[int]:
    return [sum(part.width + _GAP for part in group) - _GAP for group in groups]


def _width(groups: Groups) -> int:
    return sum(_widths(groups)) + 2 * _GAP * (len(groups) - 1)


def _draw_spread(image: Image.Image, groups: Groups, place: Place) -> None:
    """Draw groups side by side with equal gaps between and around them."""
    left, middle, space = place
    widths = _widths(groups)
    gap = max((space - sum(widths)) / (len(groups) + 1), 0)
    x = left + gap
    for group, wide in zip(groups, widths, strict=True):
        at = x
        put_row(image, group, (at, middle), _GAP)
        x += wide + gap
