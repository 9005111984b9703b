"""The choice of castles: the four races as cards, the seats that have chosen, and the next one."""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import RACE, RACES, Race
from engine.castles.choosing import ChoiceView
from engine.core import Seat
from images.canvas import fill_bordered, lay, put, put_left, put_right
from images.castles.alt import power_name, power_words
from images.castles.cards import framed
from images.castles.colours import DUSK, TINCTURES
from images.castles.emblems import place_scene
from images.icons import icon
from images.layout import BAR, TOP, WIDTH, draw_bar, grid, waiting
from images.picture import Names, Picture, as_png, clipped
from images.shapes import blend, bordered, rounded
from images.text import label, wrapped
from images.theme import GOLD, INK, PAPER, SEAT_COLOURS, STEEL
from texts import Texts

_CARD = (976, 236)
_EDGE = 8
_ART = 208
_CHIP = 66
_WORDS = 33


def choice(view: ChoiceView, names: Names, texts: Texts) -> Picture:
    """Draw the choice of races by the names of the seats (1000 wide, PNG)."""
    rows = -(-len(view.order) // 2)
    corners = grid(len(RACES), 1, _CARD, TOP, 10)
    seats_top = corners[-1][1] + _CARD[1] + 14
    canvas = Image.new("RGB", (WIDTH, seats_top + rows * (_CHIP + 10) + 6), DUSK)
    to_act = view.to_act[0] if view.to_act else None
    ground = SEAT_COLOURS[to_act].main if to_act else STEEL
    draw_bar(canvas, _title(view, names, texts), ground, [waiting(to_act is not None, BAR - 26)])
    for race, corner in zip(RACES, corners, strict=True):
        taken = tuple(seat for seat, each in view.races if each == race)
        lay(canvas, _race(race, taken, names, texts), corner)
    for place, seat in enumerate(view.order):
        row, column = divmod(place, 2)
        corner = 10 + column * 496, seats_top + row * (_CHIP + 10)
        _draw_seat(canvas, view, seat, corner, names, texts)
    return as_png("choice", canvas, choice_alt(view, names, texts))


def choice_alt(view: ChoiceView, names: Names, texts: Texts) -> str:
    """Describe who has chosen which castle, who is next, and what the races are."""
    lines = [
        texts("castles-alt-chosen", player=names[seat], race=RACE[race].name(texts.language))
        for seat, race in view.races
    ]
    races = ", ".join(
        f"{RACE[race].name(texts.language)} ({power_words(race, texts)})" for race in RACES
    )
    listed = texts("castles-alt-races", races=races)
    return clipped(" ".join([f"{_title(view, names, texts)}.", *lines, listed]))


def _title(view: ChoiceView, names: Names, texts: Texts) -> str:
    if not view.to_act:
        return texts("castles-picture-chosen")
    return texts("castles-picture-chooses", player=names[view.to_act[0]])


def _race(race: Race, taken: tuple[Seat, ...], names: Names, texts: Texts) -> Image.Image:
    image, colours = framed(race, _CARD, _EDGE, 30, legend=bool(taken)), TINCTURES[race]
    art = _ART, _CARD[1] - 2 * _EDGE
    image.paste(place_scene("castles", race, art), (_EDGE, _EDGE), rounded(art, 22))
    left = _EDGE + _ART + 22
    space = _CARD[0] - left - 20
    name = label(RACE[race].name(texts.language), 44, colours.frost, "black")
    put_left(image, name, (left, 38))
    castle = label(texts.named(RACE[race].castle), 34, colours.bright, "bold")
    put_left(image, castle, (left + name.width + 20, 41))
    put(image, icon(colours.sign, 42, colours.bright), (left + 21, 87))
    power = label(power_name(race, texts), 36, colours.bright, "black", space - 52)
    put_left(image, power, (left + 52, 87))
    for place, line in enumerate(wrapped(power_words(race, texts), _WORDS, "regular", space, 3)):
        put_left(image, label(line, _WORDS, PAPER, "regular", space), (left, 130 + place * 37))
    for place, seat in enumerate(taken):
        lay(image, _chip(seat, names[seat]), (_EDGE + 4, _EDGE + 4 + place * 54))
    return image


def _chip(seat: Seat, name: str) -> Image.Image:
    words = label(name, 33, PAPER, "black", _ART - 36)
    size = words.width + 28, 50
    image = bordered(size, (16, 14), 3, PAPER, SEAT_COLOURS[seat].main)
    put(image, words, (size[0] / 2, size[1] / 2))
    return image


def _draw_seat(
    canvas: Image.Image,
    view: ChoiceView,
    seat: Seat,
    corner: tuple[int, int],
    names: Names,
    texts: Texts,
) -> None:
    colours, race, to_act = SEAT_COLOURS[seat], view.race(seat), seat in view.to_act
    x, y = corner
    edge, ground = colours.dark, blend(colours.dark, INK, 0.2)
    if to_act:
        edge, ground = PAPER, colours.main
    fill_bordered(canvas, corner, (484, _CHIP), (18, 15), 4, edge, ground)
    middle, right = y + _CHIP / 2, x + 468
    if race is not None:
        side = _CHIP - 16
        emblem = place_scene("castles", race, (side, side))
        canvas.paste(emblem, (right - side, y + 8), rounded((side, side), 10))
        words = label(RACE[race].name(texts.language), 33, TINCTURES[race].bright, "bold", 190)
        put_right(canvas, words, (right - side - 12, middle))
        right -= side + 24 + words.width
    elif to_act:
        put(canvas, waiting(True, 42), (right - 21, middle))
        right -= 52
    elif seat == view.first:
        put(canvas, icon("flag-variant", 38, GOLD), (right - 20, middle))
        right -= 50
    ink = PAPER if to_act else colours.bright
    name = label(names[seat], 34, ink, "black", right - x - 24)
    put_left(canvas, name, (x + 20, middle))
