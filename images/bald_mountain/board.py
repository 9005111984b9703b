"""The board: the public picture, the same for all seats and spectators.

It shows one moment and only what is in the view.
"""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.seating import side_of
from engine.bald_mountain.view import MountainView
from engine.core import SEATS, Seat
from images.arrows import draw_arrow
from images.bald_mountain import altar, side
from images.bald_mountain.alt import board_versions, status_words
from images.bald_mountain.colours import PALETTE, SIDES, SideColours
from images.bald_mountain.emblems import token
from images.bald_mountain.field import (
    ALTARS_TOP,
    BELOW,
    HEIGHT,
    SHELF_TOP,
    Field,
    altar_corner,
    emblem_middle,
    field_from,
)
from images.bald_mountain.marks import Marks, marks_of
from images.bald_mountain.night import night
from images.bald_mountain.shelf import shelf_picture
from images.bald_mountain.signs import sign
from images.boards import Board
from images.canvas import put
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names
from images.scenes import Scene
from images.shapes import blend, disc, solid
from images.theme import CRIMSON, INK
from texts import Texts


def colours_of(seat: Seat) -> SideColours:
    """Return the colours of a seat's side."""
    return SIDES[side_of(SEATS.index(seat))]


def ground_of(seat: Seat) -> tuple[int, int, int]:
    """Return the ground for light text about this seat."""
    colours = colours_of(seat)
    return blend(colours.dark, colours.main, 0.15)


def _symbol(_: MountainView, seat: Seat, size: int) -> Image.Image:
    colours = colours_of(seat)
    return icon(colours.sign, size * 9 // 10, colours.bright)


def _marks(scene: Scene | None) -> Marks:
    return Marks() if scene is None else marks_of(scene.events)


def whole_board(
    view: MountainView, marks: Marks, names: Names, texts: Texts, *, below: Seat | None = None
) -> Image.Image:
    """Draw the board with space for its caption (RGB, a new image); `below` is A by default."""
    field = field_from(below)
    canvas = Image.new("RGB", (WIDTH, HEIGHT))
    canvas.paste(shelf_picture(view, texts), (0, SHELF_TOP))
    for number in (0, 1):
        lower = number == field.below
        drawn = side.side_picture(side.spec_of(view, number, names, marks, lower=lower))
        canvas.paste(drawn, (0, field.side_top(number)))
    canvas.paste(night(), (0, ALTARS_TOP))
    for number in range(4):
        seen = altar.spec_of(view, number, field, marks, texts.language)
        x, y = altar_corner(number)
        canvas.paste(altar.altar_picture(seen), (x, ALTARS_TOP + y))
    if marks.attack is not None:
        _draw_attack(canvas, view, field, marks.attack)
    return canvas


def _draw_attack(
    canvas: Image.Image, view: MountainView, field: Field, attack: tuple[int, int]
) -> None:
    number, hit = attack
    top = view.top(number)
    corner = altar_corner(number)
    emblem = emblem_middle(field.towards(top.side) if top is not None else "up")
    x = corner[0] + emblem[0]
    start = x, ALTARS_TOP + corner[1] + emblem[1]
    end = min(x, 440), ALTARS_TOP - 84 if field.towards(hit) == "up" else BELOW + 40
    draw_arrow(canvas, start, end, CRIMSON, 22)
    put(canvas, solid(disc(92), CRIMSON), start)
    put(canvas, solid(disc(80), INK), start)
    put(canvas, sign("attack", 56), start)


BOARD = Board(
    f"{__name__}:BOARD",
    whole_board,
    _marks,
    status_words,
    ground_of,
    _symbol,
    token,
    alts=board_versions,
    palette=PALETTE,
)
board = BOARD.picture
