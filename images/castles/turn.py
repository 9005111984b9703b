"""The dice of the turn, and whether building and the race's power have been used."""

from __future__ import annotations

from PIL import Image

from engine.castles.view import CastlesView
from engine.core import Seat
from images.canvas import fill, put, put_left
from images.castles.alt import power_name
from images.castles.colours import DUSK, TINCTURES
from images.castles.field import DICE
from images.castles.signs import die
from images.icons import icon
from images.layout import WIDTH, ticked
from images.shapes import blend, rounded
from images.shared import shared
from images.text import label
from images.theme import GOLD, INK, MIST, PAPER, SEAT_COLOURS, STEEL
from texts import Texts

ALL = 4
"""Dice rolled at the start of a turn."""
_SIDE = 54


def turn_picture(view: CastlesView, texts: Texts) -> Image.Image:
    """Draw the turn over the whole width (RGB), `DICE` high. The image is shared."""
    race = view.castle(view.active).race
    words = texts("castles-picture-build"), power_name(race, texts)
    used = view.built, view.powered
    return _turn(view.active, TINCTURES[race].sign, view.dice, words, used)


@shared(32)
def _turn(
    seat: Seat, sign: str, dice: tuple[int, ...], words: tuple[str, str], used: tuple[bool, bool]
) -> Image.Image:
    colours = SEAT_COLOURS[seat]
    image = Image.new("RGB", (WIDTH, DICE), DUSK)
    fill(image, (4, 2), rounded((WIDTH - 8, DICE - 4), 20), blend(colours.dark, DUSK, 0.5))
    x = 18 + _SIDE / 2
    for value in (*dice, *[0] * (ALL - len(dice))):
        put(image, die(value, _SIDE), (x, DICE / 2))
        x += _SIDE + 10
    if dice:
        total = label(f"= {sum(dice)}", 40, PAPER, "black")
        put(image, total, (x + total.width / 2 - 24, DICE / 2))
    _draw_chip(image, "hammer", words[0], 384, 268, used=used[0])
    _draw_chip(image, sign, words[1], 660, 332, used=used[1])
    return image


def _draw_chip(
    image: Image.Image, sign: str, words: str, left: int, wide: int, *, used: bool
) -> None:
    high, top = 56, (DICE - 56) // 2
    fill(image, (left, top), rounded((wide, high), 18), STEEL if used else GOLD)
    fill(image, (left + 3, top + 3), rounded((wide - 6, high - 6), 16), INK)
    ink = MIST if used else GOLD
    put(image, icon(sign, 40, ink), (left + 30, DICE / 2))
    space = wide - 56 - (48 if used else 10)
    put_left(image, label(words, 33, ink, "bold", space), (left + 54, DICE / 2))
    if used:
        put(image, ticked(38), (left + wide - 26, DICE / 2))
