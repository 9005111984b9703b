"""What the signs in sight mean: a few words for each, two beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from engine.castles.view import CastlesView
from images.castles.alt import sign_words
from images.castles.colours import DUSK
from images.castles.effect import signs_in, traits
from images.castles.field import WIDTH
from images.castles.signs import SIGNS, sign
from images.layout import BAR, TOP, draw_bar
from images.picture import Picture, as_png, clipped
from images.shapes import put
from images.text import label
from images.theme import PAPER, STEEL
from texts import Texts

NAME = "signs"
_ROW = 48
_SIGN = 40
_ACROSS = 2
_MARGIN = 20
_ALWAYS = ("life", "damage", "range", "move", "cost", "wounds", "hand", "deck", "discard")


def signs_in_sight(view: CastlesView) -> tuple[str, ...]:
    """The signs that every board has, those of creatures and what lies on cells, and of the
    viewer's hand."""
    return in_order({*_ALWAYS, *_on_board(view), *_in_hand(view)})


def _on_board(view: CastlesView) -> Iterator[str]:
    for creature in view.creatures:
        yield from traits(creature.card)
        for name, holds in (
            ("stunned", creature.stunned),
            ("shield", creature.shield),
            ("activated", creature.activated and creature.owner == view.active),
        ):
            if holds:
                yield name
        if creature.boost is not None:
            yield "boost-orcs" if creature.boost == "orcs" else "boost-humans"
    yield from (tile.kind for tile in view.tiles)
    if view.tombstones:
        yield "tombstone"


def _in_hand(view: CastlesView) -> Iterator[str]:
    if view.viewer is not None:
        for card in view.castle(view.viewer).hand or ():
            yield from signs_in(card) - {"ability"}


def in_order(found: Iterable[str]) -> tuple[str, ...]:
    """These signs in the order of the list of all."""
    known = set(found)
    return tuple([name for name in SIGNS if name in known])


def legend_height(signs: Sequence[str]) -> int:
    """The height of the legend in pixels."""
    return -(-len(signs) // _ACROSS) * _ROW


def draw_legend(canvas: Image.Image, signs: Sequence[str], top: int, texts: Texts) -> None:
    """Each sign with what it means, column after column."""
    column = (canvas.width - 2 * _MARGIN) // _ACROSS
    rows = -(-len(signs) // _ACROSS)
    for place, name in enumerate(signs):
        across, row = divmod(place, rows)
        x, y = _MARGIN + across * column, top + row * _ROW + _ROW // 2
        put(canvas, sign(name, _SIGN), (x + _SIGN / 2, y))
        words = label(sign_words(name, texts), 28, PAPER, "bold", column - _SIGN - 28)
        put(canvas, words, (x + _SIGN + 14 + words.width / 2, y))


def legend_picture(signs: Sequence[str], texts: Texts) -> Picture:
    """What these signs mean (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, TOP + legend_height(signs) + 14), DUSK)
    draw_bar(canvas, texts("castles-picture-signs"), STEEL, [sign("cost", BAR - 24)])
    draw_legend(canvas, signs, TOP, texts)
    return as_png(NAME, canvas, legend_alt(signs, texts))


def legend_alt(signs: Sequence[str], texts: Texts) -> str:
    """The meanings, in words."""
    told = "; ".join(sign_words(name, texts) for name in signs)
    return clipped(texts("castles-alt-signs", signs=told))
