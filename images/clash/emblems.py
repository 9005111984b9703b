"""The emblem of each card in its set's colours.

Creatures are on a hill before the sun; incantations are in a golden ring on light rays.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from PIL import Image

from engine.clash.cards import CARDS, MADE_UP, SETS, Card
from engine.clash.looks import COLOURS, EMBLEMS
from images.canvas import fill
from images.emblems import Charge, Emblem, emblem_data, read_emblems, read_tinctures
from images.linocut import Scenery, draw_emblem, draw_ground, draw_scene, ink_of, scenery_of
from images.shapes import blend, disc
from images.shared import shared
from images.theme import GOLD, INK, PAPER, Tinctures

CHOSEN = {
    "crown": "ra:queen-crown",
    "helmet": "ra:helmet",
    "hood": "ra:hood",
    "sword": "ra:broadsword",
    "axe": "ra:axe",
    "hammer": "ra:hammer",
    "bow": "bow-arrow",
    "shield": "ra:heavy-shield",
    "dragon": "ra:dragon",
    "wolf": "ra:wolf-head",
    "lion": "ra:lion",
    "horse": "fa:horse-head",
    "raven": "ra:raven",
    "snake": "ra:snake",
    "spider": "fa:spider",
    "octopus": "ra:octopus",
    "frog": "fa:frog",
    "cat": "ra:cat",
    "skull": "ra:skull",
    "ghost": "fa:ghost",
    "flame": "ra:flame-symbol",
    "snowflake": "ra:snowflake",
    "bolt": "ra:lightning-bolt",
    "tree": "fa:tree",
    "eye": "noto:eye",
}
"""The icons of emblems that users can choose for made-up cards."""
_COLOURS = dict(zip(COLOURS, (card_set.id for card_set in SETS), strict=True))

if CHOSEN.keys() != {*EMBLEMS}:
    raise ValueError("each emblem that can be chosen needs its icon")


@cache
def _data() -> dict[str, Any]:
    return emblem_data(__package__)


@cache
def _tinctures() -> dict[str, Tinctures]:
    """Return the colours of each set; greys of the first for made-up cards."""
    tinctures = read_tinctures(__package__)
    if tinctures.keys() != {card_set.id for card_set in SETS}:
        raise ValueError("each set needs its tinctures")
    hued = tinctures[SETS[0].id]
    shades = hued.night, hued.deep, hued.core, hued.bright, hued.frost
    night, deep, core, bright, frost = ((sum(shade) // 3,) * 3 for shade in shades)
    return {**tinctures, MADE_UP: Tinctures(night, deep, core, bright, frost)}


def palette_of(card: Card) -> str:
    """Return the set whose colours the card has.

    For a made-up card it is that of the chosen colour, or `MADE_UP` for greys.
    """
    return _COLOURS.get(card.colour, card.set)


def tinctures_of(palette: str) -> Tinctures:
    """Return the colours of a set; greys for made-up cards."""
    return _tinctures()[palette]


def emblem_of(card: Card) -> Emblem:
    """Return the card's emblem.

    A mutated creature keeps that of the printed card, whose name it has. Other made-up cards have
    the chosen icon or a common one.
    """
    if card.set != MADE_UP:
        return emblems()[card.id]
    if card.name() in _printed_names() and not (card.emblem or card.colour):
        return emblems()[_printed_names()[card.name()]]
    icon = CHOSEN.get(card.emblem, "pencil-ruler")
    return Emblem(Charge(icon, PAPER, tinctures_of(palette_of(card)).frost), None)


@cache
def _printed_names() -> dict[str, str]:
    return {card.name(): card.id for card in CARDS}


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id. Raises ValueError if the data are wrong."""
    lights = {card.id: tinctures_of(card.set).frost for card in CARDS}
    return read_emblems(_data()["cards"], _data()["accents"], lights)


def paint_scene(
    card: Card, size: tuple[int, int], side: int = 0, middle: tuple[float, float] | None = None
) -> Image.Image:
    """Draw the emblem on its scenery as a new rectangle of `size` (RGB).

    `side` and `middle` are those of the emblem, as in `linocut.draw_scene`.
    """
    emblem, colours = emblem_of(card), tinctures_of(palette_of(card))
    if card.is_creature:
        return draw_scene(size, emblem, scenery_of(colours), side=side, middle=middle)
    side = side or round(min(size) * 0.92)
    middle = middle or (size[0] / 2, size[1] / 2)
    light = blend(colours.frost, PAPER, 0.35)
    sky = Scenery(light, blend(colours.bright, PAPER, 0.45), light, light, (), 18)
    image = draw_ground(size, sky, middle, 0)
    _draw_seal(image, side, middle, colours)
    draw_emblem(image, emblem, round(side * 0.64), middle, ink_of(colours))
    return image


scene = shared(256)(paint_scene)
"""Draws the same, but the image is kept and shared."""


def _draw_seal(
    image: Image.Image, side: int, middle: tuple[float, float], colours: Tinctures
) -> None:
    rim = max(side // 26, min(2, side // 12))
    for inset, colour in (
        (0, blend(colours.deep, INK, 0.2)),
        (rim, GOLD),
        (2 * rim, blend(colours.core, colours.deep, 0.4)),
    ):
        wide = side - 2 * inset
        corner = round(middle[0] - side / 2) + inset, round(middle[1] - side / 2) + inset
        fill(image, corner, disc(wide), colour)
