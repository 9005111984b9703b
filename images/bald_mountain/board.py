"""The board: the public picture, the same for all seats and spectators.

It shows one moment and only what is in the view.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.bald_mountain.seating import side_of
from engine.bald_mountain.view import MountainView
from engine.core import SEATS, Seat
from images.arrows import draw_arrow
from images.bald_mountain import altar, side
from images.bald_mountain.alt import board_alt, standing_words
from images.bald_mountain.colours import SIDES, SideColours
from images.bald_mountain.field import (
    ALTARS_TOP,
    BELOW,
    CAPTION,
    HEIGHT,
    SHELF_TOP,
    WIDTH,
    Field,
    altar_corner,
    emblem_middle,
    field_from,
)
from images.bald_mountain.marks import Marks
from images.bald_mountain.night import night
from images.bald_mountain.shelf import shelf_picture
from images.bald_mountain.signs import sign
from images.canvas import put
from images.caption import Caption, draw_caption
from images.icons import icon
from images.picture import Picture, as_png
from images.shapes import blend, disc, solid
from images.theme import CRIMSON, GOLD, INK, STEEL
from texts import Texts

NAME = "board"
SIGN = 56
"""Side of the icon in the caption."""


def board(view: MountainView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """Draw the position by the names of the seats (1000 wide, PNG).

    The viewer's side is below; for a spectator it is that of seat A.
    """
    canvas = board_image(view, names, texts)
    return as_png(NAME, canvas, board_alt(view, names, texts))


def board_image(view: MountainView, names: Mapping[Seat, str], texts: Texts) -> Image.Image:
    """Draw the board below its caption (RGB)."""
    canvas = whole_board(view, Marks(), names, texts, below=view.viewer)
    caption, symbol = standing(view, names, texts)
    draw_caption(canvas, caption, symbol, CAPTION, 0)
    return canvas


def standing(
    view: MountainView, names: Mapping[Seat, str], texts: Texts
) -> tuple[Caption, Image.Image]:
    """Return the state as a caption with an icon: the turn and the question, or the result."""
    words, note = standing_words(view, names, texts)
    outcome = view.outcome
    if outcome is not None:
        symbol = icon("trophy" if outcome.winners else "handshake", SIGN, GOLD)
        ground = ground_of(outcome.winners[0]) if outcome.winners else STEEL
        return Caption(words, ground, note), symbol
    colours = colours_of(view.active)
    symbol = icon(colours.sign, SIGN - 6, colours.bright)
    return Caption(words, ground_of(view.active), note), symbol


def colours_of(seat: Seat) -> SideColours:
    """Return the colours of a seat's side."""
    return SIDES[side_of(SEATS.index(seat))]


def ground_of(seat: Seat) -> tuple[int, int, int]:
    """Return the ground for light text about this seat."""
    colours = colours_of(seat)
    return blend(colours.dark, colours.main, 0.35)


def whole_board(
    view: MountainView,
    marks: Marks,
    names: Mapping[Seat, str],
    texts: Texts,
    *,
    below: Seat | None = None,
) -> Image.Image:
    """Draw the board without its caption, with space for it above (RGB, a new image).

    `below` is the seat whose side is below; None means seat A.
    """
    field = field_from(below)
    canvas = Image.new("RGB", (WIDTH, HEIGHT))
    canvas.paste(shelf_picture(view, texts), (0, SHELF_TOP))
    for number in (0, 1):
        lower = number == field.below
        drawn = side.side_picture(side.shown(view, number, names, marks, lower=lower))
        canvas.paste(drawn, (0, field.side_top(number)))
    canvas.paste(night(), (0, ALTARS_TOP))
    for number in range(4):
        seen = altar.shown(view, number, field, marks, texts.language)
        x, y = altar_corner(number)
        canvas.paste(altar.altar_picture(seen), (x, ALTARS_TOP + y))
    if marks.attack is not None:
        _draw_attack(canvas, view, field, marks.attack)
    return canvas


def _draw_attack(
    canvas: Image.Image, view: MountainView, field: Field, attack: tuple[int, int]
) -> None:
    """Draw an arrow from the attacking card to the energy of the side that is hit."""
    number, hit = attack
    top = view.top(number)
    corner = altar_corner(number)
    emblem = emblem_middle(field.towards(top.side) if top is not None else "up")
    x = corner[0] + emblem[0]
    start = x, ALTARS_TOP + corner[1] + emblem[1]
    end = (
        (min(x, 440), ALTARS_TOP - 70 - 14)
        if field.towards(hit) == "up"
        else (min(x, 440), BELOW + 40)
    )
    draw_arrow(canvas, start, end, CRIMSON, 22)
    put(canvas, solid(disc(92), CRIMSON), start)
    put(canvas, solid(disc(80), INK), start)
    put(canvas, sign("attack", 56), start)
