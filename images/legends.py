"""What the signs in sight mean: a few words for each, two beside each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from images.shapes import put
from images.text import label
from images.theme import PAPER
from texts import Texts

_ACROSS = 2


@dataclass(frozen=True, slots=True)
class Legend:
    """Of a game: all its signs in their order, how one is drawn at a size, and what it means.
    `left` and `right` are margins, `row` and `letters` heights, all in pixels."""

    signs: Collection[str]
    draw: Callable[[str, int], Image.Image]
    words: Callable[[str, Texts], str]
    left: int
    right: int
    row: int = 48
    sign: int = 40
    letters: int = 28

    def in_order(self, found: Iterable[str]) -> tuple[str, ...]:
        """These signs in the order of all."""
        known = set(found)
        return tuple([name for name in self.signs if name in known])

    def height(self, signs: Sequence[str]) -> int:
        """The height in pixels."""
        return -(-len(signs) // _ACROSS) * self.row

    def draw_on(self, canvas: Image.Image, signs: Sequence[str], top: int, texts: Texts) -> None:
        """Each sign with what it means, column after column."""
        column = (canvas.width - self.left - self.right) // _ACROSS
        rows = -(-len(signs) // _ACROSS)
        for place, name in enumerate(signs):
            across, row = divmod(place, rows)
            x, y = self.left + across * column, top + row * self.row + self.row // 2
            put(canvas, self.draw(name, self.sign), (x + self.sign / 2, y))
            room = column - self.sign - 28
            words = label(self.words(name, texts), self.letters, PAPER, "bold", room)
            put(canvas, words, (x + self.sign + 14 + words.width / 2, y))

    def in_words(self, signs: Sequence[str], texts: Texts) -> str:
        """The meanings, one after the other."""
        return "; ".join(self.words(name, texts) for name in signs)
