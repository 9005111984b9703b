"""What the signs in sight mean: a few words for each, two beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.bald_mountain.cards import Card
from engine.bald_mountain.view import MountainView
from images.bald_mountain.alt import sign_words
from images.bald_mountain.colours import DUSK
from images.bald_mountain.field import MARGIN, WIDTH
from images.bald_mountain.formula import signs_in
from images.bald_mountain.signs import SIGNS, sign
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


def signs_in_sight(view: MountainView) -> tuple[str, ...]:
    """The signs that every board has, those on all top cards and of the viewer's hand, and those of
    rules in force."""
    found: set[str] = {"energy", "gems", "cards", *(rule.kind for rule in view.rules)}
    if view.outcome is None and view.step == "actions":
        found.add("actions")
    for card in _cards_in_sight(view):
        found |= signs_in(card)
    if view.used:
        found.add("used")
    return in_order(found)


def _cards_in_sight(view: MountainView) -> Iterable[Card]:
    for stack in view.altars:
        for laid in stack[:1]:
            yield laid.card
    if view.viewer is not None:
        yield from view.mage(view.viewer).hand or ()


def in_order(found: Iterable[str]) -> tuple[str, ...]:
    """These signs in the order of the list of all."""
    known = set(found)
    return tuple([name for name in SIGNS if name in known])


def legend_height(signs: Sequence[str]) -> int:
    """The height of the legend in pixels."""
    return -(-len(signs) // _ACROSS) * _ROW


def draw_legend(canvas: Image.Image, signs: Sequence[str], top: int, texts: Texts) -> None:
    """Each sign with what it means, column after column."""
    column = (canvas.width - 2 * MARGIN - 8) // _ACROSS
    rows = -(-len(signs) // _ACROSS)
    for place, name in enumerate(signs):
        across, row = divmod(place, rows)
        x, y = MARGIN + 8 + across * column, top + row * _ROW + _ROW // 2
        put(canvas, sign(name, _SIGN), (x + _SIGN / 2, y))
        words = label(sign_words(name, texts), 28, PAPER, "bold", column - _SIGN - 28)
        put(canvas, words, (x + _SIGN + 14 + words.width / 2, y))


def legend_picture(signs: Sequence[str], texts: Texts) -> Picture:
    """What these signs mean (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, TOP + legend_height(signs) + 14), DUSK)
    draw_bar(canvas, texts("bald-mountain-picture-signs"), STEEL, [sign("if", BAR - 24)])
    draw_legend(canvas, signs, TOP, texts)
    return as_png(NAME, canvas, legend_alt(signs, texts))


def legend_alt(signs: Sequence[str], texts: Texts) -> str:
    """The meanings, in words."""
    told = "; ".join(sign_words(name, texts) for name in signs)
    return clipped(texts("bald-mountain-alt-signs", signs=told))
