"""Legends: what each visible sign means, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from images.canvas import put, put_left
from images.layout import BAR, TOP, WIDTH, draw_bar
from images.picture import Constant, Picture, as_png, clipped
from images.shapes import bordered
from images.text import as_lines, label
from images.theme import GOLD, INK, PAPER, STEEL, Colour
from texts import Texts

_LEFT = 20
_COLUMN = WIDTH // 2 - _LEFT - 6
_SIGN = 44
SPACE = _COLUMN - _SIGN - 14
_LETTERS, _LINE = 33, 36
_HEADING = 52


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
        left: Left margin in pixels.
        right: Right margin in pixels.
        row: Height of a row in pixels.
        sign: Size of a sign in pixels.
        letters: Font size in pixels.
        across: Number of columns.
    """

    signs: Collection[str]
    draw: Callable[[str, int], Image.Image]
    words: Callable[[str, Texts], str]
    left: int = 20
    right: int = 20
    row: int = 48
    sign: int = 40
    letters: int = 28
    across: int = 2

    def in_order(self, found: Iterable[str]) -> tuple[str, ...]:
        """Return the known ones of these signs, in the order of the legend."""
        known = set(found)
        return tuple([name for name in self.signs if name in known])

    def height(self, signs: Sequence[str]) -> int:
        """Return the height of the legend in pixels."""
        return -(-len(signs) // self.across) * self.row

    def draw_on(self, canvas: Image.Image, signs: Sequence[str], top: int, texts: Texts) -> None:
        """Draw each sign with its meaning, column after column."""
        column = (canvas.width - self.left - self.right) // self.across
        rows = -(-len(signs) // self.across)
        for place, name in enumerate(signs):
            across, row = divmod(place, rows)
            x, y = self.left + across * column, top + row * self.row + self.row // 2
            put(canvas, self.draw(name, self.sign), (x + self.sign / 2, y))
            space = column - self.sign - 28
            words = label(self.words(name, texts), self.letters, PAPER, "bold", space)
            put_left(canvas, words, (x + self.sign + 14, y))

    def in_words(self, signs: Sequence[str], texts: Texts) -> str:
        """Return the meanings as a list for a sentence."""
        return texts.listed(self.words(name, texts) for name in signs)


def marks_legend(
    drawn: Mapping[str, Callable[[int], Image.Image]],
    words: Callable[[str, Texts], str],
    **layout: int,
) -> Legend:
    """Return the legend of all other marks on boards and hands, in one column.

    They are drawn by these functions. `words` and `layout` are as in `Legend`.
    """
    return Legend(drawn, lambda name, size: drawn[name](size), words, across=1, **layout)


@dataclass(frozen=True, slots=True)
class LegendPicture(Constant):
    """The picture of the legends of a game, in groups with headings in two columns.

    Attributes:
        groups: Names of the signs of each group in their order, by the last part of the key of its
            heading. A sign is drawn by the first legend that has it.
        legends: The legends.
        symbol: Draws the icon of the title.
        ground: The ground.
        always: Signs that are shown in any case.
    """

    groups: Mapping[str, Sequence[str]]
    legends: tuple[Legend, ...]
    symbol: Callable[[int], Image.Image]
    ground: Colour
    always: tuple[str, ...] = ()

    def picture(self, signs: Sequence[str], texts: Texts) -> Picture:
        """Draw the meanings of these signs and marks (1000 wide, PNG)."""
        columns = _in_columns(self.grouped(signs, texts))
        high = TOP + max(sum(map(_height, column)) for column in columns) + 10
        canvas = Image.new("RGB", (WIDTH, high), self.ground)
        draw_bar(canvas, texts("picture-signs"), STEEL, [self.symbol(BAR - 24)])
        for x, column in zip((_LEFT, WIDTH // 2 + 6), columns, strict=True):
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
            texts(
                "picture-signs-group", heading=heading, signs=texts.listed(x.words for x in known)
            )
            for heading, known in self.grouped(signs, texts)
        ]
        return clipped(" ".join(groups))

    def grouped(self, signs: Sequence[str], texts: Texts) -> list[Group]:
        """Return the headings of the groups that have some of these signs, with these."""
        shown = {*signs, *self.always}
        found: list[Group] = []
        for key, names in self.groups.items():
            known = [self._sign(name, texts) for name in names if name in shown]
            if known:
                found.append((texts(f"picture-signs-{key}"), known))
        return found

    def _sign(self, name: str, texts: Texts) -> Meaning:
        legend = next(legend for legend in self.legends if name in legend.signs)
        words = legend.words(name, texts)
        return Meaning(legend.draw(name, _SIGN), words, as_lines(words, _LETTERS, "bold", SPACE, 4))


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
        put(canvas, self.drawn, (x + _SIGN / 2, middle))
        for place, line in enumerate(self.lines):
            y = middle + (place - (len(self.lines) - 1) / 2) * _LINE
            put_left(canvas, label(line, _LETTERS, PAPER, "bold", SPACE), (x + _SIGN + 14, y))


Group: TypeAlias = "tuple[str, list[Meaning]]"
"""A heading, and the signs below it."""


def _height(group: Group) -> int:
    return _HEADING + sum(sign.high for sign in group[1])


def _in_columns(groups: Sequence[Group]) -> tuple[list[Group], list[Group]]:
    """Share groups among two columns of similar height; each keeps their order."""
    places: tuple[list[int], list[int]] = [], []
    heights = [0, 0]
    for place in sorted(range(len(groups)), key=lambda place: -_height(groups[place])):
        column = heights.index(min(heights))
        places[column].append(place)
        heights[column] += _height(groups[place])
    first, second = sorted(places, key=lambda column: min(column, default=len(groups)))
    return [groups[place] for place in sorted(first)], [groups[place] for place in sorted(second)]
