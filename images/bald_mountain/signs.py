"""The signs of cards and boards.

A sign is an icon in its own colour, drawn without a ground; crystals and gems are made of facets,
and options have a number. Every sign has a text `bald-mountain-sign-<id>` that says what it means.
"""

from __future__ import annotations

from PIL import Image

from images.bald_mountain.colours import BLOW, ENERGY, GEM, TINCTURES
from images.canvas import put
from images.formulas import Formulas, Glyph
from images.icons import Sign, icon
from images.shapes import Points, blend, polygon, ringed, solid
from images.shared import shared
from images.text import label, number
from images.theme import GOLD, INK, LEAF, MIST, PAPER, Colour

_IRON: Colour = (206, 210, 222)
_ROSE: Colour = (255, 172, 190)


SIGNS: dict[str, Sign] = {
    "energy": Sign("", ENERGY),
    "gems": Sign("", GEM),
    "cards": Sign("cards", PAPER),
    "attack": Sign("sword", BLOW),
    "steal": Sign("magnet", (255, 190, 92)),
    "give": Sign("hand-coin", (255, 190, 92)),
    "banish": Sign("broom", (255, 196, 120)),
    "banish-self": Sign("card-off", (255, 196, 120)),
    "turn": Sign("swap-vertical-bold", (190, 160, 255)),
    "bury": Sign("shovel", (214, 178, 140)),
    "retrieve": Sign("tray-arrow-up", (190, 230, 255)),
    "play": Sign("play-box-multiple", (190, 230, 255)),
    "copy": Sign("ra:mirror", (178, 226, 255)),
    "repeat": Sign("repeat", (178, 226, 255)),
    "actions": Sign("timer-sand", GOLD),
    "edge": Sign("axe-battle", (255, 150, 110)),
    "ward": Sign("shield", (150, 196, 255)),
    "reflect": Sign("arrow-u-left-bottom-bold", (255, 214, 120)),
    "guard": Sign("shield-home", (170, 226, 150)),
    "lock": Sign("lock", _IRON),
    "still": Sign("star-off", _IRON),
    "toll": Sign("boom-gate", (255, 190, 92)),
    "choose": Sign("", GOLD),
    "way-out": Sign("door-open", (170, 226, 150)),
    "if": Sign("help-circle", MIST),
    "yes": Sign("check-bold", LEAF),
    "no": Sign("close-thick", _ROSE),
    "them": Sign("ra:hood", _ROSE),
    "all": Sign("account-group", PAPER),
    "altars": Sign("fa:monument", (186, 186, 206)),
    "chance": Sign("dice-5", PAPER),
    "wonder": Sign("star-four-points", GOLD),
    "optional": Sign("star-half-full", GOLD),
    "used": Sign("check-circle", _IRON),
}

_FACETS: dict[str, tuple[tuple[Points, float], ...]] = {
    "energy": (
        (((0.5, 0.0), (0.8, 0.28), (0.8, 0.74), (0.5, 1.0), (0.2, 0.74), (0.2, 0.28)), -0.35),
        (((0.5, 0.0), (0.2, 0.28), (0.2, 0.74), (0.42, 0.62), (0.42, 0.3)), 0.0),
        (((0.5, 0.0), (0.42, 0.3), (0.42, 0.62), (0.5, 1.0), (0.6, 0.64), (0.6, 0.3)), 0.45),
    ),
    "gems": (
        (((0.27, 0.14), (0.73, 0.14), (0.94, 0.41), (0.5, 0.92), (0.06, 0.41)), -0.3),
        (((0.06, 0.41), (0.32, 0.41), (0.5, 0.92)), 0.05),
        (((0.27, 0.14), (0.5, 0.14), (0.32, 0.41), (0.06, 0.41)), 0.25),
        (((0.5, 0.14), (0.68, 0.41), (0.32, 0.41)), 0.6),
        (((0.32, 0.41), (0.68, 0.41), (0.5, 0.92)), 0.15),
    ),
}
"""Facets in parts of the sign's side, and how much lighter or darker each is than the stone."""


@shared(512)
def sign(name: str, size: int, *, faint: bool = False) -> Image.Image:
    """Draw a sign in a square (RGBA), `faint` for an empty place. Raises KeyError if unknown."""
    shown = SIGNS[name]
    if name == "choose":
        return place_disc("1", size)
    if name in _FACETS:
        return _cut(_FACETS[name], shown.colour, size, faint=faint)
    return icon(shown.icon, size, blend(shown.colour, INK, 0.6) if faint else shown.colour)


@shared(32)
def place_disc(place: str, size: int) -> Image.Image:
    """Draw the number of an option on a golden disc (RGBA)."""
    return ringed(size, 0, GOLD, GOLD, number(place, size * 7 // 11, INK))


def _cut(
    facets: tuple[tuple[Points, float], ...], colour: Colour, size: int, *, faint: bool
) -> Image.Image:
    image = Image.new("RGBA", (size, size), (*colour, 0))
    for points, light in facets[:1] if faint else facets:
        shade = blend(colour, PAPER if light > 0 else INK, abs(light))
        if faint:
            shade = blend(colour, INK, 0.78)
        scaled = tuple((x * size, y * size) for x, y in points)
        put(image, solid(polygon((size, size), scaled), shade), (size / 2, size / 2))
    return image


def _glyph(glyph: Glyph, size: int) -> Image.Image:
    kind, value = glyph
    if kind == "sign":
        return sign(value, size)
    if kind == "colour":
        return icon("cards", size, TINCTURES[value].bright)
    if kind == "place":
        return place_disc(value, size)
    return label(value, round(size * 0.88), PAPER, "black")


FORMULAS = Formulas(_glyph, smallest=38, within=9, between=0.42, step=1.1, more=0.2)
"""With the smallest signs, the numbers next to them have 9 points on a phone."""
