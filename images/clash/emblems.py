"""The emblem of each card: an icon on a ground of its set's colours, divided as in heraldry.

Creatures stand on the whole ground; incantations glow on a round seal with rays.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from PIL import Image

from engine.clash.cards import CARDS, MADE_UP, SETS, Card
from engine.core import record
from images.icons import icon
from images.shapes import Points, blend, burst, disc, fill, polygon
from images.theme import INK, PAPER, Colour, icon_names_file

DARK = ("night", "deep", "core")
LIGHT = ("bright", "pale", "frost")


@record
class Tinctures:
    """The colours of a set: three dark ones, from `night` on, and three light ones."""

    night: Colour
    deep: Colour
    core: Colour
    bright: Colour
    pale: Colour
    frost: Colour


@record
class Emblem:
    """What tells a card apart: `first` lies under `second`, `charge` is the icon's colour."""

    icon: str
    field: str
    first: Colour
    second: Colour
    charge: Colour


FIELDS: dict[str, Points] = {
    "plain": (),
    "per_pale": ((0.5, 0), (1, 0), (1, 1), (0.5, 1)),
    "per_fess": ((0, 0.5), (1, 0.5), (1, 1), (0, 1)),
    "per_bend": ((0, 0), (1, 1), (0, 1)),
    "per_bend_sinister": ((1, 0), (1, 1), (0, 1)),
    "per_saltire": ((0, 0), (1, 1), (1, 0), (0, 1)),
    "quarterly": ((0, 0), (0.5, 0), (0.5, 1), (1, 1), (1, 0.5), (0, 0.5)),
    "chevron": ((0, 1), (0, 0.74), (0.5, 0.2), (1, 0.74), (1, 1), (0.5, 0.5)),
    "pile": ((0.08, 0), (0.92, 0), (0.5, 1)),
    "pale": ((0.3, 0), (0.7, 0), (0.7, 1), (0.3, 1)),
    "fess": ((0, 0.3), (1, 0.3), (1, 0.7), (0, 0.7)),
    "bend": ((0, 0), (0.3, 0), (1, 0.7), (1, 1), (0.7, 1), (0, 0.3)),
    "chief": ((0, 0), (1, 0), (1, 0.34), (0, 0.34)),
    "lozenge": ((0.5, 0.03), (0.97, 0.5), (0.5, 0.97), (0.03, 0.5)),
    "roundel": (),
    "bordure": ((0.13, 0.13), (0.87, 0.13), (0.87, 0.87), (0.13, 0.87)),
}
"""How a field is divided: the outline of the second tincture in parts of width and height."""


def _colour(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath("emblems.json").read_text("utf-8")
    )
    return data


@cache
def _tinctures() -> dict[str, Tinctures]:
    tinctures = {
        set_id: Tinctures(**{name: _colour(code) for name, code in colours.items()})
        for set_id, colours in _data()["tinctures"].items()
    }
    if tinctures.keys() != {card_set.id for card_set in SETS}:
        raise ValueError("each set needs its tinctures")
    return tinctures


def tinctures_of(card: Card) -> Tinctures:
    """The colours of the card's set; greys for made-up cards."""
    return _greys() if card.set == MADE_UP else _tinctures()[card.set]


@cache
def _greys() -> Tinctures:
    """The first set's colours without their hue."""
    colours = _data()["tinctures"][SETS[0].id]
    return Tinctures(**{name: (sum(_colour(code)) // 3,) * 3 for name, code in colours.items()})


def emblem_of(card: Card) -> Emblem:
    """The card's emblem. A mutated creature keeps that of the printed card, whose name it has;
    other made-up cards share their icon, and the field is their own."""
    if card.set != MADE_UP:
        return emblems()[card.id]
    if card.name() in _printed_names():
        return emblems()[_printed_names()[card.name()]]
    greys, fields = tinctures_of(card), sorted(FIELDS)
    field = fields[sum(card.id.encode()) % len(fields)]
    charge = blend(PAPER, greys.frost, 0.3)
    return Emblem("pencil-ruler", field, greys.night, greys.core, charge)


@cache
def _printed_names() -> dict[str, str]:
    return {card.name(): card.id for card in CARDS}


@cache
def emblems() -> dict[str, Emblem]:
    """The emblem of each card by its id. Raises ValueError where the data are wrong."""
    rows: dict[str, list[str]] = _data()["cards"]
    if rows.keys() != {card.id for card in CARDS}:
        raise ValueError("each card needs exactly one emblem")
    known = json.loads(icon_names_file().read_text("utf-8")).keys()
    made = {card.id: _emblem(card, *rows[card.id], known=known) for card in CARDS}
    if len(set(made.values())) != len(made):
        raise ValueError("two cards with the same emblem")
    return made


def _emblem(card: Card, name: str, field: str, first: str, second: str, *, known: Any) -> Emblem:
    if name not in known or field not in FIELDS:
        raise ValueError(f"{card.id}: unknown icon {name} or field {field}")
    dark = first in DARK
    if {first, second} - set(DARK if dark else LIGHT):
        raise ValueError(f"{card.id}: an icon is not legible on {first} and {second}")
    colours = tinctures_of(card)
    charge = blend(PAPER, colours.frost, 0.3) if dark else blend(colours.night, INK, 0.6)
    return Emblem(name, field, getattr(colours, first), getattr(colours, second), charge)


def ground(emblem: Emblem, size: tuple[int, int]) -> Image.Image:
    """The divided field as a rectangle of `size` (RGB)."""
    image = Image.new("RGB", size, emblem.first)
    width, height = size
    if emblem.field == "roundel":
        side = round(min(size) * 0.94)
        fill(image, ((width - side) // 2, (height - side) // 2), disc(side), emblem.second)
    elif FIELDS[emblem.field]:
        points = tuple((x * width, y * height) for x, y in FIELDS[emblem.field])
        outline = polygon.__wrapped__(size, points)  # kept in scenes, not once more as a mask
        fill(image, (0, 0), outline, emblem.second)
    return image


@lru_cache(maxsize=256)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """The emblem on its ground as a rectangle of `size` (RGB). Shared: never draw on it."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """The same as `scene`, as a new image that is not remembered."""
    return _standing(card, size) if card.is_creature else _sealed(card, size)


def _standing(card: Card, size: tuple[int, int]) -> Image.Image:
    emblem = emblem_of(card)
    image = ground(emblem, size)
    _charge(image, emblem, round(min(size[1] * 0.86, size[0] * 0.74, min(size) * 0.8)))
    return image


def _sealed(card: Card, size: tuple[int, int]) -> Image.Image:
    """A seal with rays on the darkest colour of the set."""
    emblem, colours = emblem_of(card), tinctures_of(card)
    night = blend(colours.night, INK, 0.5)
    image = Image.new("RGB", size, night)
    rays, rim, seal = (round(min(size) * part) for part in (0.99, 0.82, 0.76))
    for side, mask, colour in (
        (rays, burst(rays, 16), blend(colours.core, night, 0.3)),
        (rim, disc(rim), colours.frost),
    ):
        fill(image, ((size[0] - side) // 2, (size[1] - side) // 2), mask, colour)
    place = (size[0] - seal) // 2, (size[1] - seal) // 2
    image.paste(ground(emblem, (seal, seal)), place, disc(seal))
    _charge(image, emblem, round(min(size) * 0.56))
    return image


def _charge(image: Image.Image, emblem: Emblem, side: int) -> None:
    """The icon in the middle; a light one over its own shade."""
    mask = _silhouette(emblem.icon, side)
    x, y = (image.width - side) // 2, (image.height - side) // 2
    if sum(emblem.charge) > sum(emblem.first):
        drop = max(side // 40, 1)
        shade = blend(min(emblem.first, emblem.second, key=sum), INK, 0.5)
        fill(image, (x + drop, y + drop), mask, shade)
    fill(image, (x, y), mask, emblem.charge)


def _silhouette(name: str, side: int) -> Image.Image:
    """The mask of an icon, drawn twice as large so that hinting does not flatten curves."""
    large = icon.__wrapped__(name, 2 * side, PAPER)  # too large for the cache of small icons
    return large.getchannel("A").reduce(2)
