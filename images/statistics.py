"""How often things were played and won: shares with the range that chance leaves open."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import fill, put_right, write
from images.charts import GROUND, LARGE, LEFT, RIGHT, ROOM, SMALL, draw_remark, draw_title, legible
from images.layout import WIDTH
from images.picture import Picture, as_png, fitting
from images.shapes import blend, disc, rounded
from images.text import label
from images.theme import GOLD, LEAF, MIST, NIGHT, PAPER, STEEL
from texts import Texts

ROWS = 8
"""Most rows of a picture."""
_HEAD, _ROW, _TRACK, _DOT, _FACT = 58, 100, 26, 34, 60
_NAME, _SHARE = 590, 150
"""Space for a name, and for a share."""
EVEN = 50


@record
class Share:
    """A share in percent, and the lowest and highest that 95 of 100 such samples allow."""

    percent: int
    low: int
    high: int


@record
class Line:
    """A thing, how often it was played, and the share that was won (None: too few for one)."""

    name: str
    count: int
    share: Share | None = None


@record
class Sheet:
    """Statistics: up to `ROWS` lines below their `head`, and facts: what, and how much."""

    title: str
    note: str
    head: str
    lines: tuple[Line, ...]
    facts: tuple[tuple[str, str], ...] = ()
    remark: str = ""


def statistics(shown: Sheet, texts: Texts) -> Picture:
    """Draw facts, then a line with a track from 0 to 100 percent for each (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.title, shown.note)
    for what, much in shown.facts:
        value = legible(much, LARGE, PAPER, (RIGHT - LEFT) // 2)
        space = RIGHT - LEFT - value.width - 30
        write(canvas, legible(what, 38, MIST, space, "regular"), LEFT, y + _FACT // 2)
        put_right(canvas, value, (RIGHT, y + _FACT // 2))
        y += _FACT
    if shown.lines:
        head = label(texts("statistics-count"), SMALL, MIST, "regular")
        won = label(texts("statistics-won"), SMALL, MIST, "regular")
        put_right(canvas, won, (RIGHT, y + _HEAD // 2))
        end = RIGHT - max(won.width + 24, _SHARE)
        put_right(canvas, head, (end, y + _HEAD // 2))
        space = end - head.width - 24 - LEFT
        write(canvas, legible(shown.head, 38, GOLD, space), LEFT, y + _HEAD // 2)
        y += _HEAD
    for line in shown.lines:
        _draw_line(canvas, y, line, end, texts)
        y += _ROW
    if shown.remark:
        y = draw_remark(canvas, y, shown.remark)
    shape = canvas.crop((0, 0, WIDTH, y + 10))
    return as_png("statistics", shape, statistics_alt(shown, texts), small=True)


def _draw_line(canvas: Image.Image, y: int, line: Line, end: int, texts: Texts) -> None:
    count = label(texts("chart-number", number=line.count), 40, PAPER)
    put_right(canvas, count, (end, y + 26))
    space = end - count.width - 24 - LEFT
    write(canvas, legible(line.name, 42, PAPER, space), LEFT, y + 26)
    if line.share is None:
        put_right(canvas, label("–", 40, MIST), (RIGHT, y + 26))
        return
    percent = texts("chart-percent", share=line.share.percent)
    put_right(canvas, label(percent, LARGE, GOLD), (RIGHT, y + 26))
    top = y + 56
    fill(canvas, (LEFT, top), rounded((RIGHT - LEFT, _TRACK), _TRACK // 2), GROUND)
    low, middle, high = (
        _place(each) for each in (line.share.low, line.share.percent, line.share.high)
    )
    wide = max(high - low, _TRACK)
    low = min(low, RIGHT - wide)
    fill(canvas, (low, top), rounded((wide, _TRACK), _TRACK // 2), blend(LEAF, NIGHT, 0.35))
    even = _place(EVEN)
    ImageDraw.Draw(canvas).line((even, top - 4, even, top + _TRACK + 3), fill=STEEL, width=4)
    x = min(max(middle - _DOT // 2, LEFT), RIGHT - _DOT)
    fill(canvas, (x, top + (_TRACK - _DOT) // 2), disc(_DOT), GOLD)


def _place(percent: int) -> int:
    return LEFT + (RIGHT - LEFT) * percent // 100


def statistics_alt(shown: Sheet, texts: Texts) -> str:
    """Describe `statistics` in words, with as many lines as fit."""
    head = [f"{shown.title}. {shown.note}", *(texts.pair(*fact) for fact in shown.facts)]
    lines = [shown.head] if shown.lines else []
    for line in shown.lines:
        facts: dict[str, str | int] = {"name": line.name, "count": line.count}
        if line.share is None:
            lines.append(texts("statistics-line", **facts))
        else:
            facts |= {"share": line.share.percent, "low": line.share.low, "high": line.share.high}
            lines.append(texts("statistics-line-share", **facts))
    lines += [shown.remark] * bool(shown.remark)
    return fitting("\n".join((*head, *lines[:end])) for end in range(len(lines), -1, -1))
