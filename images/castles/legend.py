"""What the signs in sight mean: a few words for each, two beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.castles.view import CastlesView
from images.castles.alt import sign_words
from images.castles.colours import DUSK
from images.castles.effect import signs_in, traits
from images.castles.field import WIDTH
from images.castles.signs import SIGNS, sign
from images.layout import BAR, TOP, draw_bar
from images.legends import Legend
from images.picture import Picture, as_png, clipped
from images.theme import STEEL
from texts import Texts

NAME = "signs"
LEGEND = Legend(SIGNS, sign, sign_words, left=20, right=20)
_ALWAYS = ("life", "damage", "range", "move", "cost", "wounds", "hand", "deck", "discard")


def signs_in_sight(view: CastlesView) -> tuple[str, ...]:
    """The signs that every board has, those of creatures and what lies on cells, and of the
    viewer's hand."""
    return LEGEND.in_order({*_ALWAYS, *_on_board(view), *_in_hand(view)})


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


def legend_picture(signs: Sequence[str], texts: Texts) -> Picture:
    """What these signs mean (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, TOP + LEGEND.height(signs) + 14), DUSK)
    draw_bar(canvas, texts("castles-picture-signs"), STEEL, [sign("cost", BAR - 24)])
    LEGEND.draw_on(canvas, signs, TOP, texts)
    return as_png(NAME, canvas, legend_alt(signs, texts))


def legend_alt(signs: Sequence[str], texts: Texts) -> str:
    """The meanings, in words."""
    told = LEGEND.in_words(signs, texts)
    return clipped(texts("castles-alt-signs", signs=told))
