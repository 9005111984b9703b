"""The board: the public picture, the same for all seats and spectators.

It shows one moment and only what is in the view.
"""

from __future__ import annotations

from math import hypot

from PIL import Image

from engine.castles.board import COLUMNS, cell_name, cells_of
from engine.castles.view import CastlesView
from engine.core import Seat
from images.arrows import damage_burst, draw_arrow
from images.boards import Board, seat_ground
from images.canvas import put
from images.caption import CAPTION
from images.castles import cell
from images.castles.alt import board_versions, status_words
from images.castles.castle import castle_picture, castle_spec
from images.castles.colours import DUSK, EARTH, PALETTE, STONE
from images.castles.creature import BAND
from images.castles.emblems import race_icon, scene, token
from images.castles.field import DICE, Field, field_of
from images.castles.marks import ArrowKind, Marks, marks_of
from images.castles.signs import badge
from images.castles.turn import turn_picture
from images.layout import WIDTH
from images.picture import Names
from images.scenes import Scene
from images.shapes import cornered, faded
from images.text import label
from images.theme import CRIMSON, INK, PAPER, VIOLET, Colour
from texts import Texts

_ARROWS: dict[ArrowKind, tuple[Colour, int]] = {
    "walk": (PAPER, 12),
    "attack": (CRIMSON, 20),
    "ability": (VIOLET, 18),
}


def _marks(scene: Scene | None) -> Marks:
    return Marks() if scene is None else marks_of(scene.events, scene.view.mode)


def whole_board(
    view: CastlesView, marks: Marks, names: Names, texts: Texts, *, below: Seat | None = None
) -> Image.Image:
    """Draw the board with space for its caption (RGB, a new image); `below` is A by default."""
    field = field_of(view.mode, below)
    canvas = Image.new("RGB", (WIDTH, field.height), DUSK)
    canvas.paste(turn_picture(view, texts), (0, CAPTION))
    canvas.paste(EARTH, (0, field.top, WIDTH, field.height - field.castle[1]))
    for each in view.castles:
        seen = castle_spec(view, each.seat, field, names, marks, texts)
        canvas.paste(castle_picture(seen), field.castle_corner(each.seat))
    for place in range(cells_of(view.mode)):
        drawn = cell.cell_picture(cell.spec_of(view, place, field, marks, texts.language))
        canvas.paste(drawn, field.corner(place))
    if field.mode == "teams":
        _draw_rulers(canvas, field)
    _draw_marks(canvas, field, view, marks)
    return canvas


def _draw_rulers(canvas: Image.Image, field: Field) -> None:
    """Draw the names of columns at the left of the cells, and those of lines below."""
    (wide, high), lowest = field.cell, field.top + COLUMNS * field.row
    for at in range(cells_of(field.mode)):
        (x, y), name = field.corner(at), cell_name(at)
        if at < COLUMNS:
            put(canvas, label(name[1], 33, STONE), (x / 2, y + high / 2))
        if y + field.row > lowest:
            put(canvas, label(name[0], 33, STONE), (x + wide / 2, lowest + field.ruler[1] / 2 - 3))


def _draw_marks(canvas: Image.Image, field: Field, view: CastlesView, marks: Marks) -> None:
    large = field.cell[1] * 2 // 3
    aside = min(large, (field.cell[0] - large) // 2)
    for at, dead in marks.gone.items():
        ghost = faded(scene(dead, (large, large)), 1, 0.25, INK)
        put(canvas, cornered(ghost, 18), field.aim(at))
    aims = {at: _emblem_middle(field, view, at) for at in range(cells_of(view.mode))}
    for start, end, kind in marks.arrows:
        aim = aims[end] if isinstance(end, int) else field.castle_aim(end)
        colour, width = _ARROWS[kind]
        short = field.row * 0.66 if kind == "walk" else large * 0.46  # names of walkers stay free
        tip = _short_of(aims[start], aim, short)
        draw_arrow(canvas, aims[start], tip, colour, width * large // 96)
    for at, name in marks.deeds.items():
        if at not in marks.blows:
            put(canvas, badge(name, large * 4 // 5), aims[at])
    for at, wounds in marks.blows.items():
        sign = damage_burst(wounds, large) if wounds else badge("shield", large * 7 // 8)
        x, y = field.aim(at)
        put(canvas, sign, (x - aside, y) if at in marks.gone else aims[at])
    for at in marks.gone:
        x, y = field.aim(at)
        put(canvas, badge("kill", large * 7 // 8), (x + aside, y))


def _emblem_middle(field: Field, view: CastlesView, at: int) -> tuple[float, float]:
    """Return the middle of a creature's emblem, where nothing hides figures, else of the cell."""
    creature = view.at(at)
    if creature is None:
        return field.aim(at)
    (x, y), (wide, high) = field.corner(at), field.cell
    band = -BAND if field.towards(creature.owner) == "down" else BAND
    return x + min(wide * 0.23, 62), y + (high + band) / 2


def _short_of(
    start: tuple[float, float], end: tuple[float, float], by: float
) -> tuple[float, float]:
    """Return a point before the end, so that an arrow does not cover its target."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = max(1 - by / length, 0.4) if length else 1
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


BOARD = Board(
    f"{__name__}:BOARD",
    whole_board,
    _marks,
    status_words,
    seat_ground,
    lambda view, seat, size: race_icon(view.castle(seat).race, size * 9 // 10),
    token,
    alts=board_versions,
    palette=PALETTE,
    spare=DICE,
)
board = BOARD.picture
