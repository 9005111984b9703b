"""A cell with a warrior, drawn once for everything it shows.

It has the emblem in the frame of its rank, the name, health left, current damage by distance, and
signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from PIL import Image

from engine.core import Seat, record
from engine.two_worlds.board import CELLS, progress, shown_cell
from engine.two_worlds.view import FighterView
from images.arrows import damage_burst
from images.canvas import put, put_left
from images.health import health_picture
from images.icons import icon
from images.shapes import blend, bordered, dimmed_image, ringed
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, PAPER, SEAT_COLOURS, Colour
from images.two_worlds.colours import HEART, METALS, RAISED, VOID, WOUND
from images.two_worlds.emblems import portrait
from images.two_worlds.field import CELL, EMBLEM, Field
from images.two_worlds.marks import Gone, Marks
from images.two_worlds.signs import card_sign, sign
from images.two_worlds.strikes import INKS, compared, strikes_picture

Light: TypeAlias = Literal["", "ready", "acts", "aimed", "fresh"]
_LEFT = EMBLEM + 14
_TEXT_WIDTH = CELL[0] - _LEFT - 8
_BADGE = 33
_HEARTS = "heart", "heart-plus", "heart-minus"
"""Signs of unhurt health by how it is `compared` with the printed one."""
_LIGHTS: dict[str, Colour] = {"ready": GOLD, "acts": PAPER, "aimed": CRIMSON, "fresh": PAPER}


@record
class CellSpec:
    """Everything that the picture of a cell with a warrior shows."""

    fighter: FighterView
    title: str
    up: bool
    light: Light
    hit: int
    deed: str
    gone: Gone | Literal[""]


def spec_of(
    fighter: FighterView, field: Field, marks: Marks, light: Light, language: str
) -> CellSpec:
    """Collect what is visible of a warrior."""
    cell, gone = fighter.cell, marks.gone.get(fighter.cell)
    return CellSpec(
        fighter,
        fighter.looks.name(language),
        field.is_up(fighter.owner),
        light,
        marks.hits.get(cell, 0),
        marks.deeds.get(cell, ""),
        gone[1] if gone is not None and gone[0] is fighter else "",
    )


def _badges(fighter: FighterView) -> Iterator[tuple[str, int]]:
    if progress("AB".index(fighter.owner), fighter.cell) == CELLS // 2 - 1:
        yield "breakthrough", 1
    if fighter.flies:
        yield "flying", 1
    for ability in dict.fromkeys((fighter.card.ability, fighter.looks.ability)):
        if ability is not None:
            yield ability, 0 if fighter.is_silenced else 1
    kinds = [lies.id for lies in fighter.enchantments]
    for kind in dict.fromkeys(kinds):
        yield kind, kinds.count(kind)


@shared(192)
def cell_picture(seen: CellSpec) -> Image.Image:
    """Draw the cell (RGBA), of the size `CELL`."""
    fighter = seen.fighter
    image = _ground(fighter.owner, seen.light).copy()
    middle = CELL[1] / 2
    put(image, portrait(fighter.looks, EMBLEM), (middle, middle))
    if fighter.form:
        put(image, portrait(fighter.card, 50), (30, CELL[1] - 30))
    _draw_name(image, seen)
    _draw_numbers(image, seen)
    _draw_badges(image, seen)
    if seen.gone:
        image = dimmed_image(image)
        put(image, _gone(seen.gone), (44, 44) if seen.hit else (middle, middle))
    if seen.deed:
        put(image, _deed(seen.deed), (middle, middle))
    if seen.hit:
        put(image, damage_burst(seen.hit, 92), (middle + 22, middle + (14 if seen.gone else 0)))
    return image


@shared(16)
def _ground(seat: Seat, light: Light) -> Image.Image:
    colours = SEAT_COLOURS[seat]
    edge = 6 if light else 4
    outer, inner = _LIGHTS[light] if light else colours.main, blend(colours.dark, VOID, 0.3)
    return bordered(CELL, (20, 20 - edge), edge, outer, inner)


def _draw_name(image: Image.Image, seen: CellSpec) -> None:
    ink = METALS[seen.fighter.card.rank].ink
    words = label(seen.title, 34, ink, "bold", _TEXT_WIDTH)
    image.alpha_composite(words, (_LEFT, 24 - words.height // 2))


def _draw_numbers(image: Image.Image, seen: CellSpec) -> None:
    fighter, y, space = seen.fighter, 60, 110
    left = max(fighter.health - seen.hit, 0) if seen.gone else fighter.health
    change = compared(fighter.most, fighter.looks.health)
    health = health_picture(left, fighter.most, 36, HEART, INKS[change], _HEARTS[change])
    if health.width > space:
        health = health.resize((space, health.height * space // health.width))
    put_left(image, health, (_LEFT, y))
    drawn = strikes_picture(fighter.melee, fighter.ranged, fighter.looks, 39)
    image.alpha_composite(drawn, (_LEFT + 112, y - drawn.height // 2))


def _draw_badges(image: Image.Image, seen: CellSpec) -> None:
    fighter, badges, y = seen.fighter, list(_badges(seen.fighter)), 93
    colours = SEAT_COLOURS[fighter.owner]
    words = label(shown_cell(fighter.cell), 33, colours.bright, "bold")
    right = CELL[0] - 12 - words.width
    put_left(image, words, (right, y))
    way = icon("menu-up" if seen.up else "menu-down", 40, colours.bright)
    put(image, way, (right - 14, y))
    if not badges:
        return
    space = right - 34 - _LEFT
    size = _BADGE
    while (total := sum(_badge_width(size, count) for _, count in badges)) > space:
        size -= 1
    gap = min(6, (space - total) // len(badges))
    x = _LEFT
    for name, count in badges:
        used = (fighter.shifted or fighter.shaped) and name in ("shift", "shapeshift")
        drawn = small_badge(name, count, size, used=used)
        image.alpha_composite(drawn, (x, y - drawn.height // 2))
        x += drawn.width + gap


def _badge_width(size: int, count: int) -> int:
    return size + size * 2 // 3 if count > 1 else size


@shared(96)
def small_badge(name: str, count: int, size: int, *, used: bool = False) -> Image.Image:
    """Draw a sign for a cell, an enchantment's on a ground (RGBA).

    It has a number if it is above 1, is grey and struck out if silenced (0), and has a tick if
    it was used this turn.
    """
    drawn = card_sign(name, size)
    if count == 0:
        drawn = dimmed_image(drawn)
        put(drawn, icon("slash-forward", size, WOUND), (size / 2, size / 2))
    if used:
        drawn = dimmed_image(drawn)
        put(drawn, icon("check-bold", size, RAISED), (size / 2, size / 2))
    if count < 2:
        return drawn
    image = Image.new("RGBA", (_badge_width(size, count), size), (*INK, 0))
    put(image, drawn, (size / 2, size / 2))
    figure = number(str(count), size * 3 // 4, PAPER, max_width=size * 2 // 3)
    put(image, figure, (size * 4 / 3 - 1, size / 2))
    return image


@shared(4)
def _gone(how: Gone) -> Image.Image:
    name = {"fallen": "skull", "saved": "infinity", "returned": "arrow-u-left-top-bold"}[how]
    return ringed(76, 4, CRIMSON if how == "fallen" else GOLD, INK, icon(name, 50, PAPER))


@shared(16)
def _deed(name: str) -> Image.Image:
    drawn = icon("broom", 54, PAPER) if name == "dispel" else sign(name, 54)
    return ringed(88, 5, GOLD, INK, drawn)
