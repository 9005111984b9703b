"""Legends: what each visible sign means, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from images.canvas import put, put_left
from images.layout import BAR, TOP, WIDTH, draw_bar
from images.picture import Constant, Picture, as_png, clipped
from images.shapes import bordered
from images.text import label
from images.theme import INK, PAPER, STEEL, Colour
from texts import Texts


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
    """The picture of the legends of a game, one below the other.

    Attributes:
        title: Key of the title.
        alt_key: Key of the text alternative.
        legends: The legends, the topmost first.
        symbol: Draws the icon of the title.
        ground: The ground.
        always: Signs that are shown in any case.
    """

    title: str
    alt_key: str
    legends: tuple[Legend, ...]
    symbol: Callable[[int], Image.Image]
    ground: Colour
    always: tuple[str, ...] = ()

    def picture(self, signs: Sequence[str], texts: Texts) -> Picture:
        """Draw the meanings of these signs and marks (1000 wide, PNG)."""
        parts = [(each, each.in_order((*signs, *self.always))) for each in self.legends]
        parts = [(legend, known) for legend, known in parts if known]
        high = TOP + sum(legend.height(known) + 14 for legend, known in parts)
        canvas = Image.new("RGB", (WIDTH, high), self.ground)
        draw_bar(canvas, texts(self.title), STEEL, [self.symbol(BAR - 24)])
        top = TOP
        for legend, known in parts:
            legend.draw_on(canvas, known, top, texts)
            top += legend.height(known) + 14
        return as_png("signs", canvas, self.alt(signs, texts))

    def alt(self, signs: Sequence[str], texts: Texts) -> str:
        """Describe what `picture` shows in words."""
        parts = (
            each.in_words(each.in_order((*signs, *self.always)), texts) for each in self.legends
        )
        signs = texts.listed(filter(None, parts))
        return clipped(texts(self.alt_key, signs=signs))
