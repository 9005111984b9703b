"""The standings of an event: ranks, points, results, and what decides at equal points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from PIL import Image

from engine.core import record
from images.canvas import put, put_right, put_row, row_width, write
from images.charts import (
    GROUND,
    LARGE,
    LEFT,
    RESULTS,
    RIGHT,
    ROOM,
    SMALL,
    chip,
    draw_rank,
    draw_remark,
    legible,
)
from images.event_head import draw_head
from images.layout import WIDTH, draw_panel
from images.picture import Picture, as_png, fitting
from images.text import label, number, readable, width
from images.theme import MIST, NIGHT, PAPER, SAND
from texts import Texts

MOST = 32
"""Most rows that are drawn."""
_FEW = 10
"""Up to this number of rows are large."""
_HEAD, _LINE, _GAP, _APART = 48, 48, 5, 9
"""Height of the column heads and of a second line, the gap below a row, more if points differ."""
_NAMES = LEFT + 84
"""Where names begin."""
_CHIP = 34
_MOST_EQUAL = 3
"""Most people who share a crown or a medal."""


@record
class Standing:
    """A row: rank, name, points ("2½"), and wins, draws and losses ("2–1–0").

    `decided_by` is the tie-break that puts this row before the next one, which has equal points.
    `note` says what is special about this person now ("bye"). Both may be empty.
    """

    rank: int
    name: str
    points: str
    record: str
    decided_by: str = ""
    note: str = ""


@record
class Standings:
    """The name of an event, its state ("Swiss · round 2 of 4"), and its first rows, up to `MOST`.

    `more` is the number of people who follow. The record of a row is its points round by round
    ("2 + 4 + 1") if they are `by_round`.
    """

    title: str
    subtitle: str
    rows: tuple[Standing, ...]
    more: int = 0
    by_round: bool = False


def draw_standings(shown: Standings, texts: Texts) -> Picture:
    """Draw the rows in one column, and say how many people follow (1000 wide, PNG)."""
    rows = _Rows(shown.rows[:MOST])
    canvas = Image.new("RGB", (WIDTH, 2 * ROOM), NIGHT)
    y = draw_head(canvas, shown.title, shown.subtitle)
    _draw_heads(canvas, y, rows, texts, by_round=shown.by_round)
    y += _HEAD
    for row, following in zip_longest(rows.rows, rows.rows[1:]):
        _draw_row(canvas, y, row, rows)
        y += rows.height_of(row) + _GAP
        y += _APART * (following is not None and following.points != row.points)
    remarks = _more(shown.more + len(shown.rows[MOST:]), texts)
    if any(row.decided_by for row in rows.rows):
        remarks.append(texts("chart-tie-breaks"))
    if remarks:
        y = draw_remark(canvas, y - 6, " · ".join(remarks)) - 8
    return as_png(
        "standings", canvas.crop((0, 0, WIDTH, y)), standings_alt(shown, texts), small=True
    )


def standings_alt(shown: Standings, texts: Texts) -> str:
    """List all rows with everything that is drawn; with less of it if that is too long."""
    head = f"{shown.title}. {shown.subtitle}."
    rows = shown.rows[:MOST]
    brief = [f"{row.rank}. {texts.pair(row.name, row.points)}" for row in rows]
    results = [
        _joined(f"{line} ({row.record})", row.note) for line, row in zip(brief, rows, strict=True)
    ]
    whole = [_joined(line, row.decided_by) for line, row in zip(results, rows, strict=True)]
    versions = [(lines, len(rows)) for lines in (whole, results)]
    versions += [(brief, end) for end in range(len(rows), -1, -1)]
    return fitting(
        "\n".join((head, *lines[:end], *_more(len(shown.rows) - end + shown.more, texts)))
        for lines, end in versions
    )


def _joined(line: str, more: str) -> str:
    return f"{line}, {more}" if more else line


def _more(count: int, texts: Texts) -> list[str]:
    return [texts("chart-and-more", count=count)] if count else []


class _Rows:
    """The rows of a picture and what they share: sizes, columns and ranks with medals."""

    def __init__(self, rows: Sequence[Standing]) -> None:
        self.rows = rows
        self.is_large = len(rows) <= _FEW
        self.size, self.panel = (LARGE, 76) if self.is_large else (40, 56)
        equal = Counter(row.rank for row in rows)
        self.medals = {rank for rank, count in equal.items() if count <= _MOST_EQUAL}
        records = [width(readable(row.record), SMALL, "regular") for row in rows]
        self.points = RIGHT - max([*records, 3 * _CHIP + 8]) - 34
        """Right end of the points; results follow."""
        points = [width(readable(row.points), self.size, "black") for row in rows]
        self.names = self.points - max([*points, 100]) - 30
        """Right end of the names."""

    def height_of(self, row: Standing) -> int:
        """Return the height of a row without the gap below it."""
        return self.panel + (0 if self.fits(row) else _LINE)

    def fits(self, row: Standing) -> bool:
        """Return whether name and remarks fit into one line."""
        remarks = _remarks(row)
        space = self.names - _NAMES - row_width(remarks, 24)
        return not remarks or self.name_of(row).width + 24 <= space

    def name_of(self, row: Standing) -> Image.Image:
        """Draw the name of a row, cut if it is too long."""
        return legible(row.name, self.size, PAPER, self.names - _NAMES)


def _remarks(row: Standing) -> list[Image.Image]:
    """Draw what is special about a row in small words."""
    inks = (row.note, SAND), (row.decided_by, MIST)
    space = RIGHT - _NAMES - 24 - 2 * SMALL
    return [legible(words, SMALL, ink, space // 2, "regular") for words, ink in inks if words]


def _draw_heads(canvas: Image.Image, y: int, rows: _Rows, texts: Texts, *, by_round: bool) -> None:
    middle = y + _HEAD // 2
    points = label(texts("chart-points"), SMALL, MIST, "regular")
    put_right(canvas, points, (rows.points, middle))
    chips = [] if by_round else [chip(part, _CHIP) for part in RESULTS.values()]
    put_row(canvas, chips, (RIGHT - row_width(chips, 4), middle), 4)


def _draw_row(canvas: Image.Image, y: int, row: Standing, rows: _Rows) -> None:
    remarks, fits = _remarks(row), rows.fits(row)
    draw_panel(canvas, y, rows.height_of(row), GROUND)
    line = y + rows.panel // 2
    rank = number(str(row.rank), 30, MIST)
    if row.rank in rows.medals:
        rank = draw_rank(row.rank, MIST, 64 if rows.is_large else 48)
    put(canvas, rank, (LEFT + 32, line))
    write(canvas, rows.name_of(row), _NAMES, line)
    if fits:
        put_row(canvas, remarks, (rows.names - row_width(remarks, 24), line), 24)
    else:
        put_row(canvas, remarks, (_NAMES, y + rows.panel + _LINE // 2 - 8), 24)
    put_right(canvas, label(row.points, rows.size, PAPER, "black"), (rows.points, line))
    put_right(canvas, label(row.record, SMALL, MIST, "regular"), (RIGHT, line))
