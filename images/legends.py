"""Legends: what each visible sign means, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from PIL import Image

from images.canvas import put, put_left
from images.layout import BAR, TOP, WIDTH, draw_bar
from images.picture import Constant, Picture, as_png, clipped
from images.shapes import bordered
from images.text import as_lines, label
from images.theme import GOLD, INK, PAPER, STEEL, Colour
from texts import Texts

LEFT, SIGN = 20, 44
ROW, LETTERS = 54, 28
"""Height of a row of a legend below another picture, and its font size."""
_COLUMN = WIDTH // 2 - LEFT - 6
SPACE = _COLUMN - SIGN - 14
_LETTERS, _LINE, _HEADING = 33, 36, 52
"""The font size, the distance of lines and the height of a heading in a picture of signs."""


def framed(colour: Colour, size: int) -> Image.Image:
    """Draw a frame of light around a dark square (RGBA)."""
    return bordered((size, size), (size // 4, size // 5), max(size // 9, 2), colour, INK)


@dataclass(frozen=True, slots=True)
class Legend:
    """The signs of a game, in the order of the legend.

    Attributes:
        signs: Names of all signs.
        draw: Draws a sign at a size in pixels.
        words: Returns the meaning of a sign.
        across: Number of columns.
    """

    signs: Collection[str]
    draw: Callable[[str, int], Image.Image]
    words: Callable[[str, Texts], str]
    across: int = 2

    def in_order(self, found: Iterable[str]) -> tuple[str, ...]:
        """Return the known ones of these signs, in the order of the legend."""
        known = set(found)
        return tuple([name for name in self.signs if name in known])

    def height(self, signs: Sequence[str]) -> int:
        """Return the height of the legend in pixels."""
        return -(-len(signs) // self.across) * ROW

    def draw_on(self, canvas: Image.Image, signs: Sequence[str], top: int, texts: Texts) -> None:
        """Draw each sign with its meaning, column after column."""
        column = (canvas.width - 2 * LEFT) // self.across
        rows = -(-len(signs) // self.across)
        for place, name in enumerate(signs):
            across, row = divmod(place, rows)
            x, y = LEFT + across * column, top + row * ROW + ROW // 2
            put(canvas, self.draw(name, SIGN), (x + SIGN / 2, y))
            words = label(self.words(name, texts), LETTERS, PAPER, "bold", column - SIGN - 28)
            put_left(canvas, words, (x + SIGN + 14, y))

    def in_words(self, signs: Sequence[str], texts: Texts) -> str:
        """Return the meanings as a list for a sentence."""
        return texts.listed(self.words(name, texts) for name in signs)


def marks_legend(
    drawn: Mapping[str, Callable[[int], Image.Image]],
    words: Callable[[str, Texts], str],
) -> Legend:
    """Return the legend of all other marks on boards and hands, in one column.

    They are drawn by these functions. `words` is as in `Legend`.
    """
    return Legend(drawn, lambda name, size: drawn[name](size), words, across=1)


@dataclass(frozen=True, slots=True)
class LegendPicture(Constant):
    """The picture of the legends of a game, in groups with headings in two columns.

    Attributes:
        groups: Names of the signs of each group, by the last part of the key of its heading. A
            sign is drawn by the first legend that has it.
        legends: The legends.
        symbol: Draws the icon of the title.
        ground: The ground.
    """

    groups: Mapping[str, str]
    legends: tuple[Legend, ...]
    symbol: Callable[[int], Image.Image]
    ground: Colour

    def picture(self, signs: Sequence[str], texts: Texts) -> Picture:
        """Draw the meanings of these signs and marks (1000 wide, PNG)."""
        columns = _in_columns(self.grouped(signs, texts))
        high = TOP + max(sum(map(_height, column)) for column in columns) + 10
        canvas = Image.new("RGB", (WIDTH, high), self.ground)
        draw_bar(canvas, texts("picture-signs"), STEEL, [self.symbol(BAR - 24)])
        for x, column in zip((LEFT, WIDTH // 2 + 6), columns, strict=True):
            top = TOP
            for heading, known in column:
                words = label(heading, _LETTERS, GOLD, "black", _COLUMN)
                put_left(canvas, words, (x, top + _HEADING / 2))
                line = top + _HEADING - 4
                canvas.paste(STEEL, (x, line, x + _COLUMN, line + 2))
                top += _HEADING
                for sign in known:
                    sign.draw_on(canvas, (x, top + sign.high / 2))
                    top += sign.high
        return as_png("signs", canvas, self.alt(signs, texts), small=True)

    def alt(self, signs: Sequence[str], texts: Texts) -> str:
        """Describe what `picture` shows in words."""
        groups = [
            (heading, texts.listed(each.words for each in known))
            for heading, known in self.grouped(signs, texts)
        ]
        said = (texts("picture-signs-group", heading=title, signs=row) for title, row in groups)
        return clipped(" ".join(said))

    def grouped(self, signs: Sequence[str], texts: Texts) -> list[Group]:
        """Return the headings of the groups that have some of these signs, with these."""
        found: list[Group] = []
        for key, names in self.groups.items():
            known = [self._sign(name, texts) for name in names.split() if name in signs]
            if known:
                found.append((texts(f"picture-signs-{key}"), known))
        return found

    def _sign(self, name: str, texts: Texts) -> Meaning:
        legend = next(legend for legend in self.legends if name in legend.signs)
        words = legend.words(name, texts)
        return Meaning(legend.draw(name, SIGN), words, as_lines(words, _LETTERS, "bold", SPACE, 4))


@dataclass(frozen=True, slots=True)
class Meaning:
    """A sign with its meaning, which is also there in lines."""

    drawn: Image.Image
    words: str
    lines: Sequence[str]

    @property
    def high(self) -> int:
        """The height of its row in pixels."""
        return 14 + _LINE * len(self.lines)

    def draw_on(self, canvas: Image.Image, start: tuple[float, float]) -> None:
        """Draw both from the middle of their left end."""
        x, middle = start
        put(canvas, self.drawn, (x + SIGN / 2, middle))
        for place, line in enumerate(self.lines):
            y = middle + (place - (len(self.lines) - 1) / 2) * _LINE
            put_left(canvas, label(line, _LETTERS, PAPER, "bold", SPACE), (x + SIGN + 14, y))


Group: TypeAlias = "tuple[str, list[Meaning]]"
"""A heading, and the signs below it."""


def _height(group: Group) -> int:
    return _HEADING + sum(sign.high for sign in group[1])


def _in_columns(groups: Sequence[Group]) -> list[list[Group]]:
    """Share groups among two columns so that the higher one is as low as possible."""

    def columns(split: Sequence[int]) -> list[list[Group]]:
        return [[each for each, at in zip(groups, split, strict=True) if at == n] for n in (0, 1)]

    splits = map(columns, product((0, 1), repeat=len(groups)))
    return min(splits, key=lambda split: max(sum(map(_height, column)) for column in split))
