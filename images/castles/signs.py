"""The signs of cards and boards, and dice.

A sign is an icon in its own colour, drawn without a ground; costs are numbers on a die. Every sign
has a text `castles-sign-<id>` that says what it means.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import TileKind
from engine.core import Seat
from images.canvas import fill, put
from images.castles.colours import BLOOD, STONE
from images.castles.emblems import TILE_ICONS
from images.health import LEAST
from images.icons import Sign, icon
from images.shapes import blend, bordered, disc, outline, ringed, rounded, solid
from images.shared import shared
from images.text import number
from images.theme import CRIMSON, GOLD, INK, MIST, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour

_STEEL: Colour = (255, 176, 120)
_SKY: Colour = (152, 206, 255)
_GREEN: Colour = (178, 232, 140)
_ROSE: Colour = (255, 160, 150)
_VIOLET: Colour = (206, 176, 255)


SIGNS: dict[str, Sign] = {
    "cost": Sign("", PAPER),
    "life": Sign("heart", BLOOD),
    "damage": Sign("sword", _STEEL),
    "range": Sign("bow-arrow", _SKY),
    "move": Sign("shoe-print", _GREEN),
    "wounds": Sign("fire", CRIMSON),
    "hand": Sign("cards", PAPER),
    "deck": Sign("layers-triple", PAPER),
    "discard": Sign("tray-full", MIST),
    "build": Sign("hammer", GOLD),
    "tower": Sign("chess-rook", STONE),
    "gate": Sign("fa:dungeon", STONE),
    "wall": Sign("wall", STONE),
    "tombstone": Sign("grave-stone", STONE),
    "flying": Sign("ra:feathered-wing", (226, 240, 255)),
    "lifesteal": Sign("blood-bag", BLOOD),
    "no-wound": Sign("shield-home", (200, 206, 222)),
    "activated": Sign("check-circle", MIST),
    "stunned": Sign("sleep", (140, 214, 255)),
    "shield": Sign("shield", (120, 184, 255)),
    "boost-humans": Sign("card-plus", BLOOD),
    "boost-orcs": Sign("card-plus", _STEEL),
    "ability": Sign("star-four-points", GOLD),
    "enemy": Sign("account", _ROSE),
    "ally": Sign("account-multiple", _GREEN),
    "own": Sign("account", _GREEN),
    "any": Sign("account-group", PAPER),
    "self": Sign("account-circle", GOLD),
    "no-legend": Sign("crown", MIST),
    "cell": Sign("square-rounded-outline", MIST),
    "in-line": Sign("arrow-up-down-bold", _SKY),
    "line": Sign("view-column", _SKY),
    "around": Sign("arrow-expand-all", _SKY),
    "board": Sign("view-grid", _SKY),
    "blow": Sign("ra:explosion", (255, 150, 84)),
    "heal": Sign("medical-bag", _GREEN),
    "ready": Sign("restore", _GREEN),
    "kill": Sign("skull", PAPER),
    "shove": Sign("cursor-move", _VIOLET),
    "pull": Sign("hook", _VIOLET),
    "skeleton": Sign("skull-crossbones", PAPER),
    "castle": Sign("castle", GOLD),
    "reroll": Sign("dice-multiple", PAPER),
    "raze": Sign("ra:demolish", _STEEL),
}


_PIPS = ("", "c", "ne sw", "ne c sw", "nw ne sw se", "nw ne c sw se", "nw ne w e sw se")
"""The places of pips by value."""
_PLACES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
"""The places on a die, row by row."""


@shared(16)
def die(value: int, side: int) -> Image.Image:
    """Draw a die that shows 1 to 6, or the grey outline of a spent one for 0 (RGBA)."""
    if not value:
        return solid(outline((side, side), side // 5, max(side // 16, 2)), STEEL)
    image = solid(rounded((side, side), side // 5), blend(STONE, INK, 0.45))
    fill(image, (0, 0), rounded((side, side - max(side // 14, 2)), side // 5), PAPER)
    pip = round(side * 0.2)
    for name in _PIPS[value].split():
        y, x = divmod(_PLACES.index(name), 3)
        middle = side * (0.24 + 0.26 * x), side * (0.22 + 0.25 * y)
        put(image, solid(disc(pip), INK), middle)
    return image


@shared(64)
def cost(n: int, side: int) -> Image.Image:
    """Draw the number of pips to pay on a die (RGBA)."""
    image = solid(rounded((side, side), side // 5), blend(STONE, INK, 0.5))
    fill(image, (0, 0), rounded((side, side - max(side // 14, 2)), side // 5), PAPER)
    high = max(round(side * 0.62), min(LEAST, side - 3))
    figure = number(str(n), high, INK, "black", round(side * 0.9))
    put(image, figure, (side / 2, side * 0.47))
    return image


@shared(512)
def sign(name: str, size: int) -> Image.Image:
    """Draw a sign in a square of `size` pixels (RGBA). Raises KeyError for an unknown sign."""
    shown = SIGNS[name]
    if name == "cost":
        return cost(6, size)
    if name == "wounds":
        return pip_picture(size, wounded=True)
    if name.startswith("boost-"):
        square = Image.new("RGBA", (size, size), (*PAPER, 0))
        card = back(name.removeprefix("boost-"), (size * 3 // 4, size), SLATE)
        put(square, card, (size / 2, size / 2))
        return square
    drawn = icon(shown.icon, size, shown.colour)
    if name != "no-legend":
        return drawn
    image = drawn.copy()
    put(image, icon("close-thick", size, CRIMSON), (size / 2, size / 2))
    return image


@shared(128)
def badge(name: str, side: int) -> Image.Image:
    """Draw a sign on a dark disc, for emblems (RGBA)."""
    ring = SIGNS[name].colour
    return ringed(side, max(side // 14, 2), ring, INK, sign(name, side * 2 // 3))


@shared(8)
def pip_picture(side: int, *, wounded: bool) -> Image.Image:
    """Draw one of the six pips of a castle, whole or burning (RGBA)."""
    if wounded:
        return ringed(side, 2, INK, CRIMSON, icon("fire", side * 3 // 4, (255, 226, 160)))
    whole = icon("chess-rook", side * 2 // 3, (196, 208, 226))
    return ringed(side, 3, (96, 112, 132), (48, 58, 74), whole)


@shared(16)
def back(race: str, size: tuple[int, int], ground: Colour) -> Image.Image:
    """Draw a card face down in the colour of its owner (RGBA)."""
    radii, edge = (size[0] // 5, size[0] // 6), max(size[0] // 12, 2)
    image = bordered(size, radii, edge, PAPER, blend(ground, INK, 0.35))
    drawn = sign("damage" if race == "orcs" else "life", size[0] * 3 // 4)
    put(image, drawn, (size[0] / 2, size[1] / 2))
    return image


@shared(32)
def tile_badge(kind: TileKind, owner: Seat, size: tuple[int, int]) -> Image.Image:
    """Draw a tile on the colour of its owner (RGBA)."""
    radii, colours = (min(size) // 4, min(size) // 5), SEAT_COLOURS[owner]
    image = bordered(size, radii, max(min(size) // 16, 2), colours.bright, colours.main)
    put(image, icon(TILE_ICONS[kind], min(size) * 4 // 5, PAPER), (size[0] / 2, size[1] / 2))
    return image


DANGER: Colour = blend(CRIMSON, PAPER, 0.5)
"""The number of a deck that is nearly empty."""
