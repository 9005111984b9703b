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
from images.legends import Legend
from images.picture import Picture, as_png, clipped
from images.theme import STEEL
from texts import Texts

NAME = "signs"
LEGEND = Legend(SIGNS, sign, sign_words, left=MARGIN + 8, right=MARGIN)


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
    return LEGEND.in_order(found)


def _cards_in_sight(view: MountainView) -> Iterable[Card]:
    for stack in view.altars:
        for laid in stack[:1]:
            yield laid.card
    if view.viewer is not None:
        yield from view.mage(view.viewer).hand or ()


def legend_picture(signs: Sequence[str], texts: Texts) -> Picture:
    """What these signs mean (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, TOP + LEGEND.height(signs) + 14), DUSK)
    draw_bar(canvas, texts("bald-mountain-picture-signs"), STEEL, [sign("if", BAR - 24)])
    LEGEND.draw_on(canvas, signs, TOP, texts)
    return as_png(NAME, canvas, legend_alt(signs, texts))


def legend_alt(signs: Sequence[str], texts: Texts) -> str:
    """The meanings, in words."""
    told = LEGEND.in_words(signs, texts)
    return clipped(texts("bald-mountain-alt-signs", signs=told))
