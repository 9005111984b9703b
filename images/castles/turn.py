"""The dice of the turn, and whether building and the race's power have been used.

In teams the chip for building shows the tiles left, as castles have no space for them.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.view import CastlesView
from images.canvas import fill, put, put_left, put_row
from images.castles.alt import power_name
from images.castles.castle import supply_parts
from images.castles.colours import DUSK, TINCTURES
from images.castles.field import DICE
from images.castles.signs import die
from images.icons import icon
from images.layout import WIDTH, ticked
from images.shapes import blend, rounded
from images.text import label
from images.theme import GOLD, INK, MIST, PAPER, SEAT_COLOURS, STEEL
from texts import Texts

ALL = 4
"""Dice rolled at the start of a turn."""
_SIDE = 48


def turn_picture(view: CastlesView, texts: Texts) -> Image.Image:
    """Draw the turn over the whole width (RGB, a new image), `DICE` high."""
    castle, dice = view.castle(view.active), view.dice
    ground = blend(SEAT_COLOURS[castle.seat].dark, DUSK, 0.5)
    image = Image.new("RGB", (WIDTH, DICE), DUSK)
    fill(image, (4, 2), rounded((WIDTH - 8, DICE - 4), 20), ground)
    x = 18 + _SIDE / 2
    for value in (*dice, *[0] * (ALL - len(dice))):
        put(image, die(value, _SIDE), (x, DICE / 2))
        x += _SIDE + 10
    if dice:
        total = label(f"= {sum(dice)}", 40, PAPER, "black")
        put(image, total, (x + total.width / 2 - 24, DICE / 2))
    supply = castle.tiles if view.mode == "teams" and not view.built else ()
    words = "" if supply else texts("castles-picture-build")
    _draw_chip(image, "hammer", words, 364, 288, used=view.built)
    for place, count in enumerate(supply):
        parts = supply_parts(castle.seat, count, (38, 38))
        put_row(image, parts, (424 + place * 74, DICE / 2), 4)
    power = TINCTURES[castle.race].sign, power_name(castle.race, texts)
    _draw_chip(image, *power, 660, 332, used=view.powered)
    return image


def _draw_chip(
    image: Image.Image, sign: str, words: str, left: int, wide: int, *, used: bool
) -> None:
    high, top = 52, (DICE - 52) // 2
    fill(image, (left, top), rounded((wide, high), 18), STEEL if used else GOLD)
    fill(image, (left + 3, top + 3), rounded((wide - 6, high - 6), 16), INK)
    ink = MIST if used else GOLD
    put(image, icon(sign, 40, ink), (left + 30, DICE / 2))
    if words:
        space = wide - 56 - (48 if used else 10)
        put_left(image, label(words, 33, ink, "bold", space), (left + 54, DICE / 2))
    if used:
        put(image, ticked(38), (left + wide - 26, DICE / 2))
