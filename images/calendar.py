"""A month of daily puzzles: a day for each, right, wrong, missed, or saved by the freeze."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.core import record
from images.canvas import fill, put, write
from images.charts import ANSWERS, GROUND, LEFT, RIGHT, ROOM, SMALL, Part, draw_title, legible
from images.icons import icon
from images.layout import WIDTH
from images.picture import Picture, as_png, fitting
from images.shapes import rounded
from images.text import label
from images.theme import GOLD, INK, MIST, NIGHT, PAPER, SLATE, Colour
from texts import Texts

Mark = Literal["right", "wrong", "missed", "frozen", "open"]
_ICE: Colour = (120, 190, 235)
PARTS: dict[Mark, Part] = {
    "right": ANSWERS[True],
    "wrong": ANSWERS[False],
    "missed": Part("minus", SLATE, MIST),
    "frozen": Part("snowflake", _ICE),
    "open": Part("clock-outline", GOLD, INK),
}
"""The look of each mark, in the order of the legend."""
_WEEK = 7
_WIDE, _HIGH, _GAP = 132, 96, 8
_HEAD, _LEGEND = 54, 58


@record
class Calendar:
    """A month: its title, weekdays from the first column on, and its days.

    Attributes:
        title: The month and year.
        note: Words at the right end of the title.
        weekdays: The short names of the seven columns.
        skipped: The number of columns before the first day.
        days: The mark of each day of the month; None: there was no puzzle.
    """

    title: str
    note: str
    weekdays: tuple[str, ...]
    skipped: int
    days: tuple[Mark | None, ...]


def calendar(shown: Calendar, texts: Texts) -> Picture:
    """Draw a week in each row, and below what the colours mean (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.title, shown.note)
    left = (WIDTH - _WEEK * (_WIDE + _GAP) + _GAP) // 2
    for column, name in enumerate(shown.weekdays):
        middle = left + column * (_WIDE + _GAP) + _WIDE / 2
        put(canvas, label(name, SMALL, MIST, "regular", _WIDE), (middle, y + _HEAD / 2))
    y += _HEAD
    for day, mark in enumerate(shown.days):
        row, column = divmod(shown.skipped + day, _WEEK)
        place = left + column * (_WIDE + _GAP), y + row * (_HIGH + _GAP)
        _draw_day(canvas, place, day + 1, mark)
    y += -(-(shown.skipped + len(shown.days)) // _WEEK) * (_HIGH + _GAP)
    y = _draw_legend(canvas, y, shown, texts)
    image = canvas.crop((0, 0, WIDTH, y + 8))
    return as_png("calendar", image, calendar_alt(shown, texts), small=True)


def calendar_alt(shown: Calendar, texts: Texts) -> str:
    """Describe `calendar` in words: the days of each mark."""
    lines = [" · ".join(filter(None, (shown.title, shown.note)))]
    for mark in _marks(shown):
        days = [str(day) for day, each in enumerate(shown.days, 1) if each == mark]
        lines.append(texts.pair(texts(f"calendar-{mark}"), ", ".join(days)))
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _draw_day(canvas: Image.Image, place: tuple[int, int], day: int, mark: Mark | None) -> None:
    x, y = place
    part = PARTS[mark] if mark is not None else Part("", GROUND, MIST)
    fill(canvas, place, rounded((_WIDE, _HIGH), 14), part.colour)
    number = label(str(day), 40, part.ink)
    if mark is None:
        put(canvas, number, (x + _WIDE / 2, y + _HIGH / 2))
        return
    put(canvas, number, (x + 38, y + _HIGH / 2))
    put(canvas, icon(part.sign, 52, part.ink), (x + _WIDE - 40, y + _HIGH / 2))


def _draw_legend(canvas: Image.Image, y: int, shown: Calendar, texts: Texts) -> int:
    """Draw the meaning of each mark that is there, in as many lines as it takes."""
    x = LEFT
    for mark in _marks(shown):
        words = legible(texts(f"calendar-{mark}"), 36, PAPER, RIGHT - LEFT - 60, "regular")
        if x > LEFT and x + 56 + words.width > RIGHT:
            x, y = LEFT, y + _LEGEND - 6
        fill(canvas, (x, y + 12), rounded((44, 44), 9), PARTS[mark].colour)
        put(canvas, icon(PARTS[mark].sign, 34, PARTS[mark].ink), (x + 22, y + 34))
        write(canvas, words, x + 56, y + 34)
        x += 56 + words.width + 34
    return y + _LEGEND


def _marks(shown: Calendar) -> list[Mark]:
    return [mark for mark in PARTS if mark in shown.days]
