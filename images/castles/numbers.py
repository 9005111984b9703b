"""The numbers of a creature in two rows.

Life and damage are large; range, move and what activating it costs are below them.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import Card
from engine.castles.view import CreatureView
from engine.core import record
from images.castles.dice import cost
from images.castles.signs import sign
from images.icons import icon
from images.shapes import put
from images.text import label, number
from images.theme import GOLD, PAPER, Colour

Place = tuple[float, float, int]
"""Left, middle, room."""
Groups = tuple[list[Image.Image], ...]
_GAP = 4
_HURT: Colour = (255, 136, 128)


@record
class Numbers:
    """The numbers of a creature as they are now.

    `most`: what life is left of, 0 on cards. `better` are those that are more than printed.
    """

    life: int
    most: int
    damage: int
    range: int
    move: int
    activation: int
    better: tuple[str, ...] = ()


def printed(card: Card) -> Numbers:
    """Those of a card."""
    return Numbers(card.life, 0, card.damage, card.range, card.move, card.activation)


def current(creature: CreatureView) -> Numbers:
    """Those of a creature on the board. Of two damages that beside the target, unless it shoots."""
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


def draw_strength(image: Image.Image, shown: Numbers, place: Place, size: int) -> None:
    """Life left of life, and damage; `size` is that of the signs, at most."""
    groups = _strength(shown, size)
    while _width(groups) > place[2] - 8:
        size -= 4
        groups = _strength(shown, size)
    _draw_spread(image, groups, place)


def _strength(shown: Numbers, size: int) -> Groups:
    ink = _HURT if shown.life < shown.most else PAPER
    life = [sign("life", size), number(str(shown.life), size * 7 // 10, ink)]
    if shown.most:
        of = GOLD if "life" in shown.better else PAPER
        life.append(label(f"/{shown.most}", size * 6 // 10, of, "bold"))
    damage = [sign("damage", size), _figure(shown, "damage", shown.damage, size)]
    if "damage" in shown.better:
        damage.append(icon("arrow-up-bold", size // 2, GOLD))
    return life, damage


def draw_reach(image: Image.Image, shown: Numbers, place: Place, size: int) -> None:
    """Range, move, and what activating costs; `size` is that of the signs."""
    groups = (
        [sign("range", size), _figure(shown, "range", shown.range, size)],
        [sign("move", size), _figure(shown, "move", shown.move, size)],
        [cost(shown.activation, size + 2)],
    )
    _draw_spread(image, groups, place)


def _figure(shown: Numbers, name: str, n: int, size: int) -> Image.Image:
    return number(str(n), size * 7 // 10, GOLD if name in shown.better else PAPER)


def _widths(groups: Groups) -> list[int]:
    return [sum(part.width + _GAP for part in group) - _GAP for group in groups]


def _width(groups: Groups) -> int:
    return sum(_widths(groups)) + 2 * _GAP * (len(groups) - 1)


def _draw_spread(image: Image.Image, groups: Groups, place: Place) -> None:
    """Draw groups of parts side by side with equal gaps between and around them."""
    left, middle, space = place
    widths = _widths(groups)
    gap = max((space - sum(widths)) / (len(groups) + 1), 0)
    x = left + gap
    for group, wide in zip(groups, widths, strict=True):
        at = x
        for part in group:
            put(image, part, (at + part.width / 2, middle))
            at += part.width + _GAP
        x += wide + gap
