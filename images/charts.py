"""Charts `WIDTH` pixels wide: curves over time, bars, and tables with ranks.

All text has at least 33 pixels to an em, nine points on a phone, however long it is. Drawing
functions return the height at which they end: draw on a canvas `ROOM` high and crop it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, count, pairwise
from math import ceil, floor
from typing import Literal

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import fill, put, put_left, put_right, write
from images.icons import icon
from images.layout import BAR, MARGIN, TOP, WIDTH, beside, draw_panel, numbered
from images.shapes import blend, disc, ringed, rounded, solid
from images.shared import shared
from images.text import is_cut, label, number, readable, width
from images.theme import CRIMSON, GOLD, INK, LEAF, MIST, NIGHT, PAPER, SLATE, STEEL, Colour, Weight
from texts import Texts

BETWEEN = " · "
"""Separator between the parts of a name: game, format, mode."""
_LEAST = 5
"""Least number of characters that are left of a part."""
ROOM = 2500
"""Height of canvases before they are cropped."""
SMALL, LARGE = 34, 44
"""Pixels to an em. Text that is too long shrinks from `LARGE` to three quarters of it."""
LEFT, RIGHT = MARGIN + 10, WIDTH - MARGIN - 10
"""Left and right ends of words on panels."""
GROUND: Colour = blend(SLATE, NIGHT, 0.45)
"""Colour of the panels below charts."""
LOSS: Colour = blend(CRIMSON, PAPER, 0.4)
"""Colour of words about losses, brighter than damage."""
MEDALS: dict[int, Colour] = {1: GOLD, 2: blend(MIST, PAPER, 0.5), 3: (214, 140, 82)}
"""Colours of the first three ranks."""
_OVERSIZE = 4
_INSET, _GAP = 14, 14
"""Pixels between the edge of a plot and its lines, and between a plot and its labels."""
_BELOW = 46
"""Height of the labels below a plot."""
_LINE, _DISC, _DOT, _TIE = 6, 54, 24, 74
_NAME = 200
"""Most space for the name of a curve."""
_BAR_HEAD, _BAR_ROW, _BAR, _BAR_GAP = 54, 94, 34, 4
_TABLE_HEAD, _ROW, _ROW_GAP, _LEFT_OUT = 50, 86, 10, 48
Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""
Result = Literal["won", "drawn", "lost"]
Moved = int | Literal["new"] | None
"""Ranks gained (negative: lost), or "new" in the ranking; None if unknown."""


@record
class Curve:
    """A line from left to right through values at equal steps.

    `doubt` has one value for each: a band shows the range of this much above and below. The name is
    at the right end.
    """

    values: Sequence[float]
    colour: Colour
    doubt: Sequence[float] = ()
    name: str = ""


@record
class Mark:
    """A highlighted point of a curve: a disc with a number, or a dot (number 0)."""

    step: int
    value: float
    number: int = 0


@record
class Scale:
    """Range of a plot, with labels at values and below steps; of two that overlap the first."""

    low: float
    high: float
    values: Sequence[tuple[float, str]]
    steps: Sequence[tuple[int, str]] = ()


@record
class Part:
    """The look of a result, and of one part of every bar: its icon, ground and ink."""

    sign: str
    colour: Colour
    ink: Colour = INK


RESULTS: dict[Result, Part] = {
    "won": Part("trophy", LEAF),
    "drawn": Part("equal", MIST),
    "lost": Part("close-thick", blend(CRIMSON, NIGHT, 0.25), PAPER),
}
ANSWERS = {True: Part("check-bold", LEAF), False: RESULTS["lost"]}
"""The looks of right and wrong answers."""


@record
class Bar:
    """A bar's name and the size of each of its parts."""

    name: str
    parts: tuple[int, ...]


@record
class Row:
    """A row of a table.

    The reader's row (`own`) is highlighted. Rows were left out before a row that is `apart`.
    """

    rank: int
    name: str
    figures: tuple[str, ...]
    moved: Moved = None
    own: bool = False
    apart: bool = False


def legible(
    text: str, size: int, colour: Colour, space: int, weight: Weight = "bold"
) -> Image.Image:
    """Draw a line of text (RGBA) that is cut off before it gets too small to read."""
    text = readable(text)
    fits = width(text, size, weight) <= space
    return label(text, size if fits else LARGE, colour, weight, space)


def abridged(text: str, space: int, weight: Weight = "bold") -> str:
    """Return a text for `legible`, with its first parts shortened if it is too long.

    The last part (parts are separated by `BETWEEN`) is the most specific, so it stays whole.
    """
    parts = text.split(BETWEEN)
    for place, part in enumerate(parts[:-1]):
        for end in range(len(part) - 1, _LEAST, -1):
            if not is_cut(BETWEEN.join(parts), LARGE, weight, space):
                break
            parts[place] = f"{part[:end].rstrip()}…"
    return BETWEEN.join(parts)


def as_many(names: Sequence[str], between: str, size: int, space: int) -> str:
    """Return as many of the names, from the first, as fit into `space` pixels; at least one."""
    lines = [between.join(names[:end]) for end in range(len(names), 0, -1)]
    fitting = (line for line in lines if width(readable(line), size, "bold") <= space)
    return next(fitting, (lines or [""])[-1])


def signed(change: int) -> str:
    """Return a number with its sign; 0 is "±0"."""
    return f"{change:+}".replace("-", "−") if change else "±0"


def draw_title(canvas: Image.Image, title: str, note: str = "") -> int:
    """Draw the title in a bar, with a note at its right end; return the height below it."""
    draw_panel(canvas, 10, BAR, STEEL)
    drawn = legible(note, 36, PAPER, WIDTH // 3) if note else Image.new("RGBA", (1, 1))
    write(canvas, drawn, RIGHT - drawn.width, 10 + BAR // 2)
    space = RIGHT - LEFT - drawn.width - 24
    write(canvas, legible(title, 42, PAPER, space, "black"), LEFT, 10 + BAR // 2)
    return TOP


def draw_remark(canvas: Image.Image, y: int, text: str) -> int:
    """Draw a quiet sentence in place of a chart that would be empty; return the height below it."""
    write(canvas, legible(text, 36, MIST, RIGHT - LEFT), LEFT, y + 36)
    return y + 76


# Curves


def round_values(low: float, high: float, most: int) -> range:
    """Return up to `most` (at least 2) round numbers between `low` and `high`, equally spaced."""
    steps = (factor * 10**power for power in count() for factor in (1, 2, 5))
    grids = (range(ceil(low / step) * step, floor(high) + 1, step) for step in steps)
    return next(values for values in grids if len(values) <= most)


def draw_curve(
    canvas: Image.Image,
    box: Box,
    curves: Sequence[Curve],
    scale: Scale,
    marks: Sequence[Mark] = (),
    sides: tuple[Colour, Colour] | None = None,
) -> None:
    """Draw curves into a box, with the labels of their scale at its left and below.

    With two `sides`, the area between the first curve and the middle of the scale has the colour of
    the side above or below.
    """
    named = [each for each in curves if each.name and each.values]
    inner, space = _plot_box(box, scale), 0
    if named:
        space = min(max(width(readable(each.name), SMALL) for each in named), _NAME)
        inner = *inner[:2], inner[2] - space - _GAP, inner[3]
    plot = _Plot(inner, scale, max(len(each.values) for each in curves))
    if sides is None:
        fill(canvas, plot.box[:2], rounded(plot.size, 14), NIGHT)
    else:
        _draw_sides(canvas, plot, curves[0], sides)
    _draw_scale(canvas, plot, box)
    for curve in curves:
        _draw_line(canvas, plot, curve)
    _draw_marks(canvas, plot, marks)
    _draw_names(canvas, plot, named, space)


def draw_rating(
    canvas: Image.Image, box: Box, curve: Curve, most: int, days: Sequence[tuple[int, str]] = ()
) -> None:
    """Draw a rating over time with the last value next to it, and up to `most` values as labels.

    Args:
        canvas: The picture.
        box: Where to draw.
        curve: The rating after each result, at least one.
        most: Most labels of values.
        days: Labels below steps.
    """
    now = label(str(round(curve.values[-1])), LARGE, GOLD)
    write(canvas, now, box[2] - now.width, (box[1] + box[3]) // 2)
    low, high = min(curve.values), max(curve.values)
    margin, last = max((high - low) * 0.15, 20, *curve.doubt[-1:]), len(curve.values) - 1
    low, high = low - margin, high + margin
    scale = Scale(low, high, [(each, str(each)) for each in round_values(low, high, most)], days)
    plot = box[0], box[1], box[2] - now.width - 12, box[3]
    draw_curve(canvas, plot, [curve], scale, [Mark(last, curve.values[-1])])


@record
class _Plot:
    """The box of a plot without labels, its scale, and its number of steps."""

    box: Box
    scale: Scale
    count: int

    @property
    def size(self) -> tuple[int, int]:
        return self.box[2] - self.box[0], self.box[3] - self.box[1]

    def at(self, step: float, value: float) -> tuple[float, float]:
        """Return a point in pixels of the plot; a single step is in the middle."""
        across, down = (each - 2 * _INSET for each in self.size)
        share = step / (self.count - 1) if self.count > 1 else 0.5
        part = (self.scale.high - value) / (self.scale.high - self.scale.low)
        return _INSET + across * share, _INSET + down * part

    def on(self, step: float, value: float) -> tuple[float, float]:
        """Return a point in pixels of the picture; values are limited to the scale."""
        x, y = self.at(step, min(max(value, self.scale.low), self.scale.high))
        return self.box[0] + x, self.box[1] + y


def _plot_box(box: Box, scale: Scale) -> Box:
    gutter = max((width(words, SMALL, "regular") + _GAP for _, words in scale.values), default=0)
    return box[0] + gutter, box[1], box[2], box[3] - (_BELOW if scale.steps else 0)


def _draw_sides(
    canvas: Image.Image, plot: _Plot, curve: Curve, sides: tuple[Colour, Colour]
) -> None:
    (wide, high), (left, top) = plot.size, plot.box[:2]
    ground, points = rounded(plot.size, 14), _points(curve, plot)
    if len(points) > 1:
        area = _shape(plot.size, [(points[0][0], high / 2), *points, (points[-1][0], high / 2)])
    for y, end, colour in ((0, high // 2, sides[0]), (high // 2, high, sides[1])):
        half = 0, y, wide, end
        fill(canvas, (left, top + y), ground.crop(half), blend(colour, NIGHT, 0.76))
        if len(points) > 1:
            fill(canvas, (left, top + y), area.crop(half), colour)


def _draw_scale(canvas: Image.Image, plot: _Plot, box: Box) -> None:
    left, top, right, bottom = plot.box
    pen, lines = ImageDraw.Draw(canvas), list[int]()
    for value, words in plot.scale.values:
        y = round(plot.on(0, value)[1])
        if any(abs(y - line) < SMALL for line in lines):
            continue
        lines.append(y)
        pen.line((left, y, right - 1, y), fill=STEEL, width=2)
        drawn = label(words, SMALL, MIST, "regular")
        middle = min(max(y, top + SMALL // 2), bottom - SMALL // 2)
        write(canvas, drawn, left - _GAP - drawn.width, middle)
    taken = list[tuple[int, int]]()
    for step, words in plot.scale.steps:
        drawn = legible(words, SMALL, MIST, (right - left) // 2 - _GAP, "regular")
        x = round(plot.on(step, 0)[0]) - drawn.width // 2
        x = min(max(x, left), box[2] - drawn.width)
        if all(x > end + _GAP or x + drawn.width < start - _GAP for start, end in taken):
            taken.append((x, x + drawn.width))
            write(canvas, drawn, x, bottom + _BELOW // 2 + 2)


def _draw_line(canvas: Image.Image, plot: _Plot, curve: Curve) -> None:
    points, place = _points(curve, plot), plot.box[:2]
    if len(points) == 1:
        _draw_dot(canvas, plot.on(0, curve.values[0]), curve.colour)
    if len(points) < 2:
        return
    if curve.doubt:
        edges = [*_points(curve, plot, 1), *reversed(_points(curve, plot, -1))]
        fill(canvas, place, _shape(plot.size, edges), blend(curve.colour, NIGHT, 0.7))
    fill(canvas, place, _shape(plot.size, points, _LINE), curve.colour)


def _points(curve: Curve, plot: _Plot, doubts: int = 0) -> list[tuple[float, float]]:
    """Return the points of a curve, or of it plus `doubts` times its doubt (an edge of its band).

    Of every few pixels only the lowest and the highest value are used.
    """
    length, columns = len(curve.values), plot.size[0] // 4
    steps = set(range(length))
    if length > 2 * columns:
        ends = [at * length // columns for at in range(columns + 1)]
        stretches = [range(*each) for each in pairwise(ends)]
        steps = {0, length - 1}.union(
            pick(each, key=curve.values.__getitem__) for each in stretches for pick in (min, max)
        )
    more = [doubts * each for each in curve.doubt] if doubts else [0] * length
    return [plot.at(step, curve.values[step] + more[step]) for step in sorted(steps)]


def _shape(
    size: tuple[int, int], points: Sequence[tuple[float, float]], thick: int = 0
) -> Image.Image:
    """Draw the mask of a line through these points, or of the area that they enclose."""
    large = Image.new("L", (size[0] * _OVERSIZE, size[1] * _OVERSIZE))
    pen, grown = ImageDraw.Draw(large), [(x * _OVERSIZE, y * _OVERSIZE) for x, y in points]
    if thick:
        pen.line(grown, fill=255, width=thick * _OVERSIZE, joint="curve")
    else:
        pen.polygon(grown, fill=255)
    return large.reduce(_OVERSIZE)


def _draw_dot(canvas: Image.Image, middle: tuple[float, float], colour: Colour) -> None:
    for size, ink in ((_DOT, NIGHT), (_DOT - 8, colour)):
        corner = round(middle[0]) - size // 2, round(middle[1]) - size // 2
        fill(canvas, corner, disc(size), ink)


def _draw_marks(canvas: Image.Image, plot: _Plot, marks: Sequence[Mark]) -> None:
    with_discs = sorted((mark for mark in marks if mark.number), key=lambda mark: mark.step)
    dots = [plot.on(mark.step, mark.value) for mark in with_discs]
    left, top, right, bottom = plot.box
    places = _apart([x for x, _ in dots], left + _DISC / 2, right - _DISC / 2)
    ties = [_TIE if y < (top + bottom) / 2 else -_TIE for _, y in dots]
    discs = [(x, y + tie) for x, (_, y), tie in zip(places, dots, ties, strict=True)]
    pen = ImageDraw.Draw(canvas)
    for colour, thick in ((INK, 10), (GOLD, 4)):
        for ends in zip(dots, discs, strict=True):
            pen.line(ends, fill=colour, width=thick)
    for mark in marks:
        _draw_dot(canvas, plot.on(mark.step, mark.value), GOLD)
    for mark, middle in zip(with_discs, discs, strict=True):
        put(canvas, numbered(mark.number, _DISC, GOLD), middle)


def _draw_names(canvas: Image.Image, plot: _Plot, curves: Sequence[Curve], space: int) -> None:
    ends = sorted([(plot.on(0, each.values[-1])[1], each.name, each.colour) for each in curves])
    low, high = plot.box[1] + SMALL / 2, plot.box[3] - SMALL / 2
    for (_, name, colour), y in zip(
        ends, _apart([y for y, *_ in ends], low, high, LARGE), strict=True
    ):
        write(canvas, legible(name, SMALL, colour, space), plot.box[2] + _GAP, round(y))


def _apart(places: Sequence[float], low: float, high: float, step: int = _DISC + 4) -> list[float]:
    """Move middles so that they are `step` apart, and none leaves the plot."""
    up, down = _pushed_up(places, low, step), _pushed_down(places, high, step)
    between = [(one + other) / 2 for one, other in zip(up, down, strict=True)]
    return _pushed_up(_pushed_down(between, high, step), low, step)


def _pushed_up(places: Sequence[float], low: float, step: int) -> list[float]:
    """Move each place up until it is a step from the one before it."""
    return list(accumulate(places, lambda last, at: max(last + step, at), initial=low - step))[1:]


def _pushed_down(places: Sequence[float], high: float, step: int) -> list[float]:
    return [-each for each in _pushed_up([-each for each in reversed(places)], -high, step)][::-1]


# Columns, bars and tables


def draw_bars(
    canvas: Image.Image,
    y: int,
    title: str,
    bars: Sequence[Bar],
    parts: Sequence[Part],
    texts: Texts,
) -> int:
    """Draw bars over the whole width, below their names and the figures of their parts.

    Every bar has the same length: its parts are shares. Return the height below the bars.
    """
    heads = [chip(each, 46) for each in parts]
    rows = [[_figure(texts("chart-number", number=part)) for part in bar.parts] for bar in bars]
    edges, space = _columns(heads, rows, RIGHT)
    write(canvas, label(title, 36, MIST, "bold", space), LEFT, y + _BAR_HEAD // 2)
    _draw_cells(canvas, heads, edges, y + _BAR_HEAD // 2)
    y += _BAR_HEAD
    for bar, row in zip(bars, rows, strict=True):
        write(
            canvas, legible(abridged(bar.name, space - LEFT), 40, PAPER, space - LEFT), LEFT, y + 24
        )
        _draw_cells(canvas, row, edges, y + 24)
        _draw_parts(canvas, y + 50, bar, parts)
        y += _BAR_ROW
    return y


def chip(part: Part, size: int) -> Image.Image:
    """Draw the icon of a part on its ground (RGBA), a square of `size` pixels."""
    image = solid(rounded((size, size), size // 5), part.colour)
    put(image, icon(part.sign, size * 3 // 4, part.ink), (size / 2, size / 2))
    return image


def _draw_parts(canvas: Image.Image, y: int, bar: Bar, parts: Sequence[Part]) -> None:
    shown = [(size, part) for size, part in zip(bar.parts, parts, strict=True) if size]
    x, whole = LEFT, sum(bar.parts)
    spare = RIGHT - LEFT - len(shown) * (_BAR + _BAR_GAP) + _BAR_GAP
    for size, part in shown:
        wide = _BAR + spare * size // whole
        fill(canvas, (x, y), rounded((wide, _BAR), _BAR // 5), part.colour)
        put(canvas, icon(part.sign, _BAR - 6, part.ink), (x + _BAR / 2, y + _BAR / 2))
        x += wide + _BAR_GAP
    if not shown:
        fill(canvas, (x, y), rounded((spare, _BAR), _BAR // 5), SLATE)


def draw_table(canvas: Image.Image, y: int, heads: Sequence[str], rows: Sequence[Row]) -> int:
    """Draw rows with ranks, names and arrows, below column heads; return the height below them."""
    titles = [label(words, SMALL, MIST, "regular") for words in heads]
    cells = [[_figure(words) for words in row.figures] for row in rows]
    edges, end = _columns(titles, cells, RIGHT)
    _draw_cells(canvas, titles, edges, y + _TABLE_HEAD // 2)
    y += _TABLE_HEAD
    ranks = [draw_rank(row.rank, PAPER if row.own else MIST) for row in rows]
    moves = [movement(row.moved) for row in rows]
    middle = LEFT + max((each.width for each in ranks), default=0) // 2
    arrows = 2 * middle - LEFT + 20
    names = arrows + max((each.width + 20 for each in moves if each), default=0)
    for row, rank, moved, figures in zip(rows, ranks, moves, cells, strict=True):
        if row.apart:
            put(canvas, icon("dots-horizontal", 54, STEEL), (WIDTH / 2, y + _LEFT_OUT / 2 - 4))
            y += _LEFT_OUT
        line = y + (_ROW - _ROW_GAP) // 2
        if row.own:
            draw_panel(canvas, y - 4, _ROW - _ROW_GAP + 8, GOLD, more=4)
        draw_panel(canvas, y, _ROW - _ROW_GAP, SLATE if row.own else GROUND)
        put(canvas, rank, (middle, line))
        if moved is not None:
            put_left(canvas, moved, (arrows, line))
        name = legible(row.name, LARGE, GOLD if row.own else PAPER, end - names)
        write(canvas, name, names, line)
        _draw_cells(canvas, figures, edges, line)
        y += _ROW
    return y


def draw_rank(rank: int, ink: Colour, size: int = 64) -> Image.Image:
    """Draw a rank (RGBA): a crown for the first, medals for two more; `size` is the crown's."""
    if rank == 1:
        return ringed(size, 3, INK, GOLD, icon("crown", size * 11 // 16, INK))
    if rank in MEDALS:
        return numbered(rank, size * 7 // 8, MEDALS[rank])
    return number(str(rank), 30, ink)


@shared(128)
def movement(moved: Moved) -> Image.Image | None:
    """Draw the change of rank (RGBA), a star if it is new; None if unknown."""
    if moved is None:
        return None
    if moved == "new":
        return icon("star-four-points", 40, GOLD)
    if moved == 0:
        return icon("minus", 40, STEEL)
    sign, colour = ("arrow-up-bold", LEAF) if moved > 0 else ("arrow-down-bold", LOSS)
    return beside(icon(sign, 38, colour), label(str(abs(moved)), SMALL, colour), 2)


def _figure(words: str) -> Image.Image:
    return label(words, 40, PAPER)


def _columns(
    heads: Sequence[Image.Image], rows: Sequence[Sequence[Image.Image]], right: int
) -> tuple[list[int], int]:
    """Return the right edges of columns, and the right end of the space before them."""
    edges = list[int]()
    for cells in reversed(list(zip(heads, *rows, strict=True))):
        edges.insert(0, right)
        right -= max(each.width for each in cells) + 34
    return edges, right


def _draw_cells(
    canvas: Image.Image, cells: Sequence[Image.Image], edges: Sequence[int], middle: int
) -> None:
    for cell, edge in zip(cells, edges, strict=True):
        put_right(canvas, cell, (edge, middle))
