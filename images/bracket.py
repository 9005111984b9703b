"""The bracket of a knockout: pairs, results, and who went on."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import fill, put, put_right, write
from images.charts import GROUND, LEFT, RIGHT, ROOM, SMALL, legible
from images.event_head import SKY, draw_head
from images.icons import icon
from images.layout import WIDTH, draw_panel
from images.linocut import cut
from images.picture import Picture, as_png, fitting
from images.shapes import disc, rounded
from images.theme import GOLD, INK, MIST, NIGHT, PAPER, SLATE, STEEL, Colour, Weight
from images.victory import TROPHY
from texts import Texts

_COLUMNS = 3
"""Most rounds in columns; the one before them is a list."""
_HEAD, _BOX, _LINE = 56, 58, 48
"""Heights of a heading, of a person in a column, and of a pair in the list."""
_HIGH, _MOST = 544, 230
"""Height of the columns, and most height of a pair with the space around it."""
_BETWEEN = 36
"""Space between columns, for the lines."""
_SCORE = 70
"""Half the space for a score in the list."""


@record
class Pair:
    """Two people who meet, their scores ("" if there are none), and which of them won (0 or 1).

    A name is empty if it isn't known yet, or if there is no opponent.
    """

    names: tuple[str, str] = ("", "")
    scores: tuple[str, str] = ("", "")
    winner: int | None = None


@record
class Bracket:
    """The name of an event, its state, and the pairs of each round, from the first to the final.

    There is at least one round. Each has twice as many pairs as the next one, and the last four are
    shown.
    """

    title: str
    subtitle: str
    rounds: tuple[tuple[Pair, ...], ...]


def draw_bracket(shown: Bracket, texts: Texts) -> Picture:
    """Draw the last three rounds in columns, and a list of the one before (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y, columns = draw_head(canvas, shown.title, shown.subtitle), shown.rounds[-_COLUMNS:]
    high = min(_HIGH // len(columns[0]), _MOST)
    middles = _middles(columns, y + _HEAD, high)
    step = (RIGHT - LEFT + 20 + _BETWEEN) // len(columns)
    for place, pairs in enumerate(columns):
        left = LEFT - 10 + place * step
        wide = step - _BETWEEN
        if place:
            _draw_lines(canvas, middles[place - 1], left)
        heading = legible(_name(pairs, texts), SMALL, MIST, wide)
        write(canvas, heading, left + (wide - heading.width) // 2, y + _HEAD // 2)
        for pair, middle in zip(pairs, middles[place], strict=True):
            for side in range(2):
                corner = left, middle + (side - 1) * (_BOX + 1) + side * 2
                _draw_person(canvas, pair, side, corner, wide, texts)
    if len(columns) > 1:
        _draw_trophy(canvas, columns[-1][0], (left + wide // 2, middles[-1][0] - _BOX - 90))
    y += _HEAD + len(columns[0]) * high
    if len(shown.rounds) > _COLUMNS:
        y = _draw_list(canvas, y, shown.rounds[-_COLUMNS - 1], texts)
    return as_png("bracket", canvas.crop((0, 0, WIDTH, y)), bracket_alt(shown, texts), small=True)


def bracket_alt(shown: Bracket, texts: Texts) -> str:
    """Tell the results from the final on, as many as fit."""
    lines = [f"{shown.title}. {shown.subtitle}."]
    for pairs in reversed(shown.rounds):
        lines.append(f"{_name(pairs, texts)}:")
        lines += [_describe(pair, texts) for pair in pairs if all(pair.names)]
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _name(pairs: Sequence[Pair], texts: Texts) -> str:
    return texts("chart-knockout-round", pairs=len(pairs))


def _describe(pair: Pair, texts: Texts) -> str:
    order = (1, 0) if pair.winner == 1 else (0, 1)
    (one, score), (other, theirs) = ((pair.names[side], pair.scores[side]) for side in order)
    line = f"{one} – {other}"
    if pair.winner is not None:
        line = texts("chart-won-against", winner=one, loser=other)
    return f"{line} ({score}–{theirs})" if score and theirs else line


def _middles(rounds: Sequence[Sequence[Pair]], top: int, high: int) -> list[list[int]]:
    """Return the heights of the middles of all pairs: a pair is between the two before it."""
    middles = [[top + high // 2 + place * high for place in range(len(rounds[0]))]]
    while len(middles) < len(rounds):
        last = middles[-1]
        middles.append([sum(last[at : at + 2]) // 2 for at in range(0, len(last), 2)])
    return middles


def _draw_lines(canvas: Image.Image, middles: Sequence[int], left: int) -> None:
    """Draw lines from the pairs of a round to the next round, which begins at `left`."""
    pen, turn = ImageDraw.Draw(canvas), left - _BETWEEN // 2
    for one, other in zip(middles[::2], middles[1::2], strict=True):
        for y in (one, other):
            pen.line((left - _BETWEEN, y, turn, y), STEEL, 4)
        pen.line((turn, one, turn, other), STEEL, 4)
        pen.line((turn, (one + other) // 2, left, (one + other) // 2), STEEL, 4)


def _draw_person(
    canvas: Image.Image, pair: Pair, side: int, corner: tuple[int, int], wide: int, texts: Texts
) -> None:
    """Draw one of a pair in a box, with score; the winner has a tick."""
    left, middle, end = corner[0], corner[1] + _BOX // 2, corner[0] + wide - 14
    won, lost = pair.winner == side, pair.winner == 1 - side
    fill(canvas, corner, rounded((wide, _BOX), 14), SLATE if won else GROUND)
    if pair.scores[side] and pair.names[side]:
        score = legible(pair.scores[side], 36, _ink(pair, side), _SCORE, "black")
        write(canvas, score, end - score.width, middle)
        end -= score.width + 10
    if won:
        put_right(canvas, icon("check-bold", 36, GOLD), (end, middle))
        end -= 44
    name, ink = pair.names[side], _ink(pair, side)
    if not name and lost:
        name, ink = texts("chart-no-opponent"), MIST
    if name:
        drawn = legible(name, 36, ink, end - left - 14, _weight(pair, side))
        write(canvas, drawn, left + 14, middle)


def _ink(pair: Pair, side: int) -> Colour:
    return PAPER if pair.winner is None else GOLD if pair.winner == side else MIST


def _weight(pair: Pair, side: int) -> Weight:
    return "regular" if pair.winner == 1 - side else "bold"


def _draw_trophy(canvas: Image.Image, final: Pair, middle: tuple[int, int]) -> None:
    """Draw the trophy: in colours once it is won."""
    x, y = middle
    if final.winner is None:
        put(canvas, icon("trophy", 116, STEEL), middle)
        return
    fill(canvas, (x - 78, y - 78), disc(156), SKY.sun)
    cut(canvas, TROPHY, 112, (x - 56, y - 56), INK)


def _draw_list(canvas: Image.Image, y: int, pairs: Sequence[Pair], texts: Texts) -> int:
    """Draw a pair in each line, without those that have no opponent; return the height below."""
    met = [pair for pair in pairs if all(pair.names)]
    heading = legible(_name(pairs, texts), SMALL, MIST, RIGHT - LEFT)
    put(canvas, heading, (WIDTH / 2, y + _HEAD // 2))
    y += _HEAD
    draw_panel(canvas, y - 4, len(met) * _LINE + 8, GROUND)
    space = WIDTH // 2 - _SCORE - LEFT
    for pair in met:
        middle = y + _LINE // 2
        one, other = (
            legible(pair.names[side], 36, _ink(pair, side), space, _weight(pair, side))
            for side in range(2)
        )
        write(canvas, one, WIDTH // 2 - _SCORE - one.width, middle)
        write(canvas, other, WIDTH // 2 + _SCORE, middle)
        words = "–".join(pair.scores) if all(pair.scores) else "–"
        put(canvas, legible(words, SMALL, PAPER, 2 * _SCORE - 20), (WIDTH / 2, middle))
        y += _LINE
    return y + 14
