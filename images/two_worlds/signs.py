"""The signs of warriors and boards: each is an icon in its own colour.

Signs of abilities and enchantments have their ids. Every sign has a text `two-worlds-sign-<id with
hyphens>` that says what it means.
"""

from __future__ import annotations

from PIL import Image

from images.canvas import put
from images.icons import Sign
from images.shapes import blend, bordered
from images.shared import shared
from images.theme import GOLD, INK, PAPER
from images.two_worlds.colours import BLADE, HEART, RAISED, SHOT

SIGNS: dict[str, Sign] = {
    "health": Sign("heart", HEART),
    "melee": Sign("sword", BLADE),
    "ranged": Sign("bow-arrow", SHOT),
    "army": Sign("ra:helmet", (232, 214, 170)),
    "book": Sign("book-open-variant", (196, 190, 255)),
    "hand": Sign("cards", PAPER),
    "fallen": Sign("grave-stone", (206, 206, 220)),
    "cast": Sign("tray-full", (206, 206, 220)),
    "flying": Sign("ra:angel-wings", (208, 236, 255)),
    "shift": Sign("swap-vertical-bold", (178, 232, 255)),
    "shapeshift": Sign("ra:wolf-howl", (214, 190, 255)),
    "reach_flyers": Sign("human-handsup", (236, 206, 160)),
    "pack": Sign("account-group", (190, 232, 140)),
    "rally": Sign("flag-variant", (255, 206, 110)),
    "bulwark": Sign("shield-plus", (150, 236, 176)),
    "dread": Sign("skull", (214, 176, 255)),
    "armour": Sign("ra:vest", (214, 224, 240)),
    "swift": Sign("chevron-double-up", (255, 226, 120)),
    "spell_ward": Sign("shield-star", (188, 192, 255)),
    "silent": Sign("volume-off", (200, 204, 222)),
    "splash": Sign("ra:splash", (255, 160, 96)),
    "knockback": Sign("arrow-expand-up", (130, 222, 238)),
    "deathless": Sign("infinity", (255, 190, 110)),
    "scholar": Sign("book-plus", (190, 214, 255)),
    "reap": Sign("ra:scythe", (206, 240, 190)),
    "curse": Sign("ra:bleeding-eye", (255, 122, 120)),
    "blessing": Sign("ra:sunbeams", (255, 226, 120)),
    "invisibility": Sign("eye-off", (206, 216, 232)),
    "neutralization": Sign("ra:chain", (216, 208, 196)),
    "flight": Sign("ra:feathered-wing", (178, 226, 255)),
    "any-time": Sign("clock-fast", (255, 222, 120)),
    "your-turn": Sign("timer-sand", (196, 210, 236)),
    "enchantment": Sign("auto-fix", (226, 190, 255)),
    "breakthrough": Sign("flag-checkered", GOLD),
    "target": Sign("bullseye", (196, 210, 236)),
    "attack": Sign("sword-cross", (255, 140, 110)),
    "used": Sign("check-bold", RAISED),
}
ENCHANTMENTS = ("curse", "blessing", "invisibility", "neutralization", "flight")
EVERYWHERE = ("health", "melee", "ranged", "army", "book", "hand", "fallen", "cast")
"""Signs on every board: those of each warrior and of each seat."""


@shared(512)
def sign(name: str, size: int) -> Image.Image:
    """Draw a sign in a square of `size` pixels (RGBA). Raises KeyError for an unknown sign."""
    return SIGNS[name].draw(size)


@shared(64)
def chip(name: str, size: int) -> Image.Image:
    """Draw the sign of an enchantment on a ground of its colour (RGBA)."""
    colour = SIGNS[name].colour
    edge, ground = blend(colour, INK, 0.25), blend(colour, INK, 0.78)
    image = bordered((size, size), (size // 4, size // 5), max(size // 16, 2), edge, ground)
    put(image, sign(name, size * 4 // 5), (size / 2, size / 2))
    return image


def card_sign(name: str, size: int) -> Image.Image:
    """Draw a sign as warriors have it, an enchantment's on a ground (RGBA, shared)."""
    return chip(name, size) if name in ENCHANTMENTS else sign(name, size)
