"""The emblem of each card on a ground in its set's colours.

The ground is divided as in heraldry, lit from above and textured like all of its set. Creatures'
icons are on a dark ground, those of incantations on a light seal with rays.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from PIL import Image

from engine.clash.cards import CARDS, MADE_UP, SETS, Card
from engine.clash.looks import COLOURS, EMBLEMS
from engine.core import record
from images import textures
from images.canvas import fill, fill_middle
from images.emblems import Charge, Emblem, colour_of, draw_emblem, emblem_data
from images.icons import is_icon
from images.shapes import Points, blend, burst, disc, polygon
from images.shared import shared
from images.theme import GOLD, INK, PAPER, Colour

_SHARES = 0.86, 0.46
"""Parts of an emblem's side that its two icons take."""
_TEXTURES = {
    "initiation": "rays",
    "treachery": "lattice",
    "submersion": "waves",
    "breaching_in": "bricks",
    "deliquescence": "drips",
    "elusive": "mist",
    "resistance": "scales",
    "slyness": "lozenges",
    "belligerence": "slashes",
    "mire": "bubbles",
    "dissension": "cracks",
}
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
class FieldEmblem(Emblem):
    """An emblem on a field: of the colour `first`, and `second` on the part that `FIELDS` says."""

    field: str
    first: Colour
    second: Colour


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
"""Divisions of a field: the outline of the second colour in parts of width and height."""

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
    "eye": "ra:eyeball",
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
    tinctures = {
        set_id: Tinctures(**{name: colour_of(code) for name, code in colours.items()})
        for set_id, colours in _data()["tinctures"].items()
    }
    if tinctures.keys() != {card_set.id for card_set in SETS}:
        raise ValueError("each set needs its tinctures")
    return tinctures


def lit(image: Image.Image, set_id: str) -> Image.Image:
    """Return a new image: this one (RGB) under the light and the texture of a set.

    Made-up cards have only the light.
    """
    return textures.lit(image, _TEXTURES.get(set_id, ""))


def palette_of(card: Card) -> str:
    """Return the set whose colours the card has.

    For a made-up card it is that of the chosen colour, or `MADE_UP` for greys.
    """
    return _COLOURS.get(card.colour, card.set)


def tinctures_of(palette: str) -> Tinctures:
    """Return the colours of a set; greys for made-up cards."""
    return _greys() if palette == MADE_UP else _tinctures()[palette]


@cache
def _greys() -> Tinctures:
    """Return the first set's colours without their hue."""
    colours = _data()["tinctures"][SETS[0].id]
    return Tinctures(**{name: (sum(colour_of(code)) // 3,) * 3 for name, code in colours.items()})


def emblem_of(card: Card) -> FieldEmblem:
    """Return the card's emblem.

    A mutated creature keeps that of the printed card, whose name it has. Other made-up cards have
    the chosen icon or a common one; their id decides the field.
    """
    if card.set != MADE_UP:
        return emblems()[card.id]
    if card.name() in _printed_names() and not (card.emblem or card.colour):
        return emblems()[_printed_names()[card.name()]]
    colours, fields = tinctures_of(palette_of(card)), sorted(FIELDS)
    field = fields[sum(card.id.encode()) % len(fields)]
    charge = Charge(CHOSEN.get(card.emblem, "pencil-ruler"), PAPER, colours.frost)
    return FieldEmblem(charge, None, field, colours.night, colours.deep)


@cache
def _printed_names() -> dict[str, str]:
    return {card.name(): card.id for card in CARDS}


@cache
def emblems() -> dict[str, FieldEmblem]:
    """Return the emblem of each card by its id. Raises ValueError if the data are wrong."""
    rows: dict[str, list[str]] = _data()["cards"]
    if rows.keys() != {card.id for card in CARDS}:
        raise ValueError("each card needs exactly one emblem")
    made = {card.id: _emblem(card, *rows[card.id]) for card in CARDS}
    if len({_icons(emblem) for emblem in made.values()}) != len(made):
        raise ValueError("two cards with the same emblem")
    return made


def _icons(emblem: FieldEmblem) -> tuple[str, ...]:
    return tuple(charge.icon for charge in (emblem.charge, emblem.sign) if charge is not None)


def _emblem(
    card: Card, charge: str, field: str, first: str, second: str, sign: str | None = None
) -> FieldEmblem:
    """Parse a row of the data; an accent may follow an icon ("ra:crown gold")."""
    if field not in FIELDS or {first, second} - set(DARK if card.is_creature else LIGHT):
        raise ValueError(f"{card.id}: no field {field} of {first} and {second}")
    colours = tinctures_of(palette_of(card))
    try:
        icon = _charge(charge, colours, light=card.is_creature)
        small = None if sign is None else _charge(sign, colours, light=card.is_creature)
    except KeyError as unknown:
        raise ValueError(f"{card.id}: no icon or accent {unknown}") from None
    return FieldEmblem(icon, small, field, getattr(colours, first), getattr(colours, second))


def _charge(words: str, colours: Tinctures, *, light: bool) -> Charge:
    """Return an icon in its accent, else in the set's colours; `light` for a dark ground."""
    name, _, accent = words.partition(" ")
    if not is_icon(name):
        raise KeyError(name)
    if accent:
        top, bottom, dark = (colour_of(code) for code in _data()["accents"][accent])
    else:
        top, bottom, dark = PAPER, colours.frost, blend(colours.night, INK, 0.4)
    return Charge(name, top, bottom) if light else Charge(name, dark, blend(dark, INK, 0.5))


@shared(256)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a rectangle of `size` (RGB)."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw what `scene` draws as a new image that is not cached."""
    return _without_seal(card, size) if card.is_creature else _sealed(card, size)


def _without_seal(card: Card, size: tuple[int, int]) -> Image.Image:
    emblem = emblem_of(card)
    image = lit(_divided(emblem, size), palette_of(card))
    side = round(min(size[1] * 0.84, size[0] * 0.76))
    draw_emblem(image, emblem, side, emblem.first, shares=_SHARES)
    return image


def _sealed(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw a seal with rays on the darkest colour of the set."""
    emblem, colours = emblem_of(card), tinctures_of(palette_of(card))
    night = blend(colours.night, INK, 0.5)
    image = Image.new("RGB", size, night)
    rays, rim, seal = (round(min(size) * part) for part in (0.99, 0.84, 0.78))
    fill_middle(image, burst(rays, 16), colours.core)
    fill_middle(image, disc(rim), GOLD)
    image = lit(image, palette_of(card))
    place = (size[0] - seal) // 2, (size[1] - seal) // 2
    image.paste(lit(_divided(emblem, (seal, seal)), palette_of(card)), place, disc(seal))
    draw_emblem(image, emblem, round(min(size) * 0.56), emblem.first, shares=_SHARES)
    return image


def _divided(emblem: FieldEmblem, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, emblem.first)
    width, height = size
    if emblem.field == "roundel":
        fill_middle(image, disc(round(min(size) * 0.94)), emblem.second)
    elif FIELDS[emblem.field]:
        points = tuple((x * width, y * height) for x, y in FIELDS[emblem.field])
        outline = polygon.__wrapped__(size, points)  # scenes are cached, so the mask need not be
        fill(image, (0, 0), outline, emblem.second)
    return image
