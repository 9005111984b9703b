"""The signs of the 27 abilities: white icons on chips, each in its own colour.

A plain chip is an ability of the card; with a golden edge it is borrowed from a neighbour's aura. A
round sign in a golden ring is an aura that the card gives.
"""

from __future__ import annotations

from PIL import Image

from engine.clash.abilities import BY_ID
from images.canvas import fill, put
from images.icons import Sign, icon
from images.shapes import disc, rounded, solid
from images.shared import shared
from images.theme import GOLD, INK, PAPER

SIGNS: dict[str, Sign] = {
    "aerial": Sign("weather-windy", (84, 136, 190)),
    "sharpening": Sign("knife-military", (104, 116, 134)),
    "aquatic": Sign("waves", (24, 104, 160)),
    "berserk": Sign("axe-battle", (140, 34, 44)),
    "catalyst": Sign("flask", (130, 82, 214)),
    "defender": Sign("chess-rook", (116, 92, 72)),
    "vanish": Sign("vanish", (122, 108, 164)),
    "indestructible": Sign("diamond-stone", (14, 130, 150)),
    "instinct": Sign("paw", (150, 84, 40)),
    "mercenary": Sign("hand-coin", (164, 124, 24)),
    "symbiote": Sign("layers", (92, 136, 40)),
    "perforation": Sign("arrow-projectile", (204, 98, 16)),
    "price_of_blood": Sign("water", (176, 20, 44)),
    "protection": Sign("shield", (36, 98, 204)),
    "rage": Sign("fire", (214, 50, 32)),
    "regeneration": Sign("heart-plus", (40, 146, 76)),
    "splash": Sign("call-split", (184, 128, 0)),
    "sprint": Sign("run-fast", (22, 124, 86)),
    "vulnerability": Sign("heart-broken", (200, 64, 120)),
    "backfire": Sign("boomerang", (186, 70, 52)),
    "counterorder": Sign("swap-horizontal-bold", (52, 112, 124)),
    "lucidity": Sign("lightbulb-on", (196, 144, 10)),
    "blackmail": Sign("lock", (82, 86, 116)),
    "immolation": Sign("campfire", (172, 74, 6)),
    "reinforcement": Sign("account-plus", (54, 98, 62)),
    "shackle": Sign("handcuffs", (90, 90, 102)),
    "cursed": Sign("skull-crossbones", (96, 44, 124)),
}

if unmatched := SIGNS.keys() ^ BY_ID.keys():
    raise ValueError(f"SIGNS in images/clash/ability_icons.py don't match abilities: {unmatched}")


@shared(1024)
def ability_icon(ability_id: str, size: int, *, borrowed: bool = False) -> Image.Image:
    """Draw the chip of an ability in a square of `size` pixels (RGBA)."""
    sign = SIGNS[ability_id]
    radius = round(size * 0.26)
    image = solid(rounded((size, size), radius), GOLD if borrowed else sign.colour)
    if borrowed:
        edge = max(round(size * 0.09), 2)
        inner = size - 2 * edge
        fill(image, (edge, edge), rounded((inner, inner), max(radius - edge, 1)), sign.colour)
    _stamp(image, sign, round(size * (0.68 if borrowed else 0.78)))
    return image


@shared(512)
def aura_icon(ability_id: str, size: int) -> Image.Image:
    """Draw the ringed sign of an aura in a square of `size` pixels (RGBA)."""
    sign = SIGNS[ability_id]
    image = solid(disc(size), GOLD)
    ring, gap = max(round(size * 0.07), 2), max(round(size * 0.045), 1)
    for inset, colour in ((ring, INK), (ring + gap, sign.colour)):
        fill(image, (inset, inset), disc(size - 2 * inset), colour)
    _stamp(image, sign, round(size * 0.58))
    return image


def _stamp(image: Image.Image, sign: Sign, side: int) -> None:
    put(image, icon(sign.icon, side, PAPER), (image.width / 2, image.height / 2))
