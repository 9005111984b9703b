"""The dice of the turn, and whether building and the race's power have been used."""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import Race
from engine.castles.view import CastlesView
from engine.core import Seat, record
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


@record
class TurnSpec:
    """Everything that the picture of a turn shows."""

    seat: Seat
    race: Race
    dice: tuple[int, ...]
    built: bool
    powered: bool
    words: tuple[str, str]


def spec_of(view: CastlesView, texts: Texts) -> TurnSpec:
    """Collect what is visible of the turn."""
    race = view.castle(view.active).race
    words = texts("castles-picture-build"), power_name(race, texts)
    return TurnSpec(view.active, race, view.dice, view.built, view.powered, words)


@shared(32)
def turn_picture(seen: TurnSpec) -> Image.Image:
    """Draw the turn over the whole width (RGB), `DICE` high."""
    colours = SEAT_COLOURS[seen.seat]
    image = Image.new("RGB", (WIDTH, DICE), DUSK)
    fill(image, (4, 2), rounded((WIDTH - 8, DICE - 4), 20), blend(colours.dark, DUSK, 0.5))
    x = 18 + _SIDE / 2
    for place in range(max(ALL, len(seen.dice))):
        value = seen.dice[place] if place < len(seen.dice) else 0
        put(image, die(value, _SIDE), (x, DICE / 2))
        x += _SIDE + 10
    if seen.dice:
        total = label(f"= {sum(seen.dice)}", 40, PAPER, "black")
        put(image, total, (x + total.width / 2 - 24, DICE / 2))
    _draw_chip(image, "hammer", seen.words[0], 384, 268, used=seen.built)
    _draw_chip(image, TINCTURES[seen.race].sign, seen.words[1], 660, 332, used=seen.powered)
    return image


def _draw_chip(
    image: Image.Image, sign: str, words: str, left: int, wide: int, *, used: bool
) -> None:
    """Draw something that can be done once a turn, ticked if it has been done."""
    high, top = 56, (DICE - 56) // 2
    fill(image, (left, top), rounded((wide, high), 18), STEEL if used else GOLD)
    fill(image, (left + 3, top + 3), rounded((wide - 6, high - 6), 16), INK)
    ink = MIST if used else GOLD
    put(image, icon(sign, 40, ink), (left + 30, DICE / 2))
    space = wide - 56 - (48 if used else 10)
    put_left(image, label(words, 33, ink, "bold", space), (left + 54, DICE / 2))
    if used:
        put(image, ticked(38), (left + wide - 26, DICE / 2))
