"""Legends: what each visible sign means, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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
Meaning: TypeAlias = "tuple[Image.Image, str]"
"""A sign with its meaning."""


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
    drawn: Mapping[str, Callable[[int], Image.Image]], words: Callable[[str, Texts], str]
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
        drawn = [self._group(*group) for group in self.grouped(signs, texts)]
        columns = min(_in_columns(drawn), key=lambda columns: max(map(_height, columns)))
        size = WIDTH, TOP + max(map(_height, columns)) + 10
        canvas = Image.new("RGB", size, self.ground)
        draw_bar(canvas, texts("picture-signs"), STEEL, [self.symbol(BAR - 24)])
        for x, column in zip((LEFT, WIDTH // 2 + 6), columns, strict=True):
            for place, group in enumerate(column):
                canvas.paste(group, (x, TOP + _height(column[:place])))
        return as_png("signs", canvas, self.alt(signs, texts), small=True)

    def _group(self, heading: str, known: Sequence[Meaning]) -> Image.Image:
        image = Image.new("RGB", (_COLUMN, _HEADING + 4 * _LINE * len(known)), self.ground)
        put_left(image, label(heading, _LETTERS, GOLD, "black", _COLUMN), (0, _HEADING / 2))
        image.paste(STEEL, (0, _HEADING - 4, _COLUMN, _HEADING - 2))
        top = _HEADING
        for drawn, words in known:
            lines = as_lines(words, _LETTERS, "bold", SPACE, 3)
            high = 14 + _LINE * len(lines)
            put(image, drawn, (SIGN / 2, top + high / 2))
            for place, line in enumerate(lines):
                y = top + 7 + (place + 0.5) * _LINE
                put_left(image, label(line, _LETTERS, PAPER, "bold", SPACE), (SIGN + 14, y))
            top += high
        return image.crop((0, 0, _COLUMN, top))

    def alt(self, signs: Sequence[str], texts: Texts) -> str:
        """Describe what `picture` shows in words."""
        groups = [
            (heading, texts.listed(words for _, words in known))
            for heading, known in self.grouped(signs, texts)
        ]
        said = (texts("picture-signs-group", heading=title, signs=row) for title, row in groups)
        return clipped(" ".join(said))

    def grouped(self, signs: Sequence[str], texts: Texts) -> list[tuple[str, list[Meaning]]]:
        """Return the headings of the groups that have some of these signs, with these."""
        return [
            (texts(f"picture-signs-{key}"), known)
            for key, names in self.groups.items()
            if (known := [self._meaning(name, texts) for name in names.split() if name in signs])
        ]

    def _meaning(self, name: str, texts: Texts) -> Meaning:
        legend = next(legend for legend in self.legends if name in legend.signs)
        return legend.draw(name, SIGN), legend.words(name, texts)


def _in_columns(images: Sequence[Image.Image]) -> Iterator[list[list[Image.Image]]]:
    """Yield all ways to share images among two columns."""
    for split in product((0, 1), repeat=len(images)):
        yield [[each for each, at in zip(images, split, strict=True) if at == n] for n in (0, 1)]


def _height(column: Sequence[Image.Image]) -> int:
    return sum(image.height for image in column)
