"""A page of results: date, opponent, format, result and change of the rating."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.core import record
from images.canvas import lay, put, write
from images.charts import (
    GROUND,
    LARGE,
    LEFT,
    LOSS,
    RESULTS,
    RIGHT,
    ROOM,
    SMALL,
    Part,
    Result,
    abridged,
    chip,
    draw_remark,
    draw_title,
    legible,
    signed,
)
from images.layout import WIDTH, draw_panel
from images.picture import Picture, as_png, fitting
from images.plugins import game_scene
from images.shapes import cornered
from images.text import label
from images.theme import LEAF, MIST, NIGHT, PAPER, STEEL
from texts import Texts

ENTRIES = 10
"""Entries on a page; the picture is then no narrower on a desktop than on a phone."""
_ROW, _GAP, _CHIP = 106, 8, 56
_OVER = Part("dots-horizontal", STEEL, PAPER)
Outcome = Result | Literal["over"]


@record
class Entry:
    """A finished match: its day, format, opponent and result.

    `over` means without a winner. `change` is that of the rating; None if the match was not rated.
    `game` is the id of the game.
    """

    day: str
    played: str
    against: str
    result: Outcome
    change: int | None = None
    game: str = ""


@record
class History:
    """A page of a player's results, up to `ENTRIES`; `page` is empty if it is the only one."""

    title: str
    entries: tuple[Entry, ...]
    page: str = ""


def history(shown: History, texts: Texts) -> Picture:
    """Draw a row with the emblem of the game and an icon for each result (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.title, shown.page)
    if not shown.entries:
        y = draw_remark(canvas, y, texts("chart-no-matches"))
    for entry in shown.entries:
        _draw_entry(canvas, y, entry)
        y += _ROW + _GAP
    return as_png("history", canvas.crop((0, 0, WIDTH, y)), history_alt(shown, texts), small=True)


def history_alt(shown: History, texts: Texts) -> str:
    """Describe as many of the results as fit."""
    lines = [_describe_entry(each, texts) for each in shown.entries] or [texts("chart-no-matches")]
    head = f"{shown.title}. {shown.page}".removesuffix(". ")
    return fitting("\n".join((head, *lines[:end])) for end in range(len(lines), -1, -1))


def _describe_entry(entry: Entry, texts: Texts) -> str:
    against, result = texts("chart-against", name=entry.against), texts(f"chart-{entry.result}")
    change = "" if entry.change is None else f" ({signed(entry.change)})"
    return texts.pair(f"{entry.day}, {entry.played}, {against}", f"{result}{change}")


def _draw_entry(canvas: Image.Image, y: int, entry: Entry) -> None:
    look = _OVER if entry.result == "over" else RESULTS[entry.result]
    left, words = LEFT - 20, LEFT + _ROW + 30
    draw_panel(canvas, y, _ROW, GROUND)
    lay(canvas, cornered(game_scene(entry.game, "", _ROW), 18), (left, y))
    put(canvas, chip(look, _CHIP), (left + _ROW + 10, y + _ROW / 2))
    end = RIGHT
    if entry.change is not None:
        colour = LOSS if entry.change < 0 else LEAF if entry.change else MIST
        change = label(signed(entry.change), 42, colour)
        write(canvas, change, RIGHT - change.width, y + 32)
        end -= change.width + 24
    write(canvas, legible(entry.against, LARGE, PAPER, end - words), words, y + 32)
    day = legible(entry.day, SMALL, MIST, WIDTH // 3, "regular")
    write(canvas, day, RIGHT - day.width, y + 79)
    space = RIGHT - day.width - words - 24
    played = abridged(entry.played, space, "regular")
    write(canvas, legible(played, 36, MIST, space, "regular"), words, y + 79)
