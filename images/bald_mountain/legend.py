"""The legend of visible signs: a few words for each, in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PIL import Image

from engine.bald_mountain.cards import Card
from engine.bald_mountain.view import MountainView
from images.bald_mountain.alt import sign_words
from images.bald_mountain.altar import arrow
from images.bald_mountain.card import colour_sign
from images.bald_mountain.colours import DUSK, SIDES
from images.bald_mountain.formula import signs_in
from images.bald_mountain.shelf import back
from images.bald_mountain.side import change_picture
from images.bald_mountain.signs import SIGNS, sign
from images.icons import icon
from images.legends import Legend, LegendPicture, framed, marks_legend
from images.shapes import rounded, solid
from images.theme import GOLD, MIST, PAPER

LEGEND = Legend(SIGNS, sign, sign_words)
_DRAWN: Mapping[str, Callable[[int], Image.Image]] = {
    "deck": lambda size: back((size * 3 // 4, size)),
    "pile": lambda size: icon("tray-full", size, MIST),
    "facing": lambda size: arrow("up", size, SIDES[0].main),
    "below": lambda size: icon("layers", size, MIST),
    "colour": lambda size: colour_sign("charm", size),
    "whose": lambda size: solid(rounded((size, size * 2 // 3), size // 5), SIDES[0].main),
    "asked": lambda size: icon("help-circle", size, GOLD),
    "can": partial(framed, GOLD),
    "fresh": partial(framed, PAPER),
    "change": lambda size: change_picture(-1, size * 5 // 6),
}
MARKS = marks_legend(_DRAWN, lambda name, texts: texts(f"bald-mountain-mark-{name}"))
"""The legend of all other marks on boards and hands."""


def signs_in_sight(view: MountainView) -> tuple[str, ...]:
    """Return the signs of the board, of rules in force, and of this viewer's hand."""
    found: set[str] = {"energy", "gems", "cards", *(rule.kind for rule in view.rules)}
    if view.outcome is None and view.step == "actions":
        found.add("actions")
    for card in _cards_in_sight(view):
        found |= signs_in(card)
    if view.used:
        found.add("used")
    return LEGEND.in_order(found)


def marks_in_sight(view: MountainView) -> tuple[str, ...]:
    """Return the marks that this viewer sees on the board and in their hand."""
    found = {"deck", "pile", "change", "fresh"}
    if any(_cards_in_sight(view)):
        found.add("colour")
    if any(view.altars):
        found.add("facing")
    if any(len(stack) > 1 for stack in view.altars):
        found.add("below")
    if view.outcome is None:
        found.add("whose")
    if view.question is not None:
        found.add("asked")
    if view.possible or view.playable or view.fires:
        found.add("can")
    return MARKS.in_order(found)


def _cards_in_sight(view: MountainView) -> Iterable[Card]:
    for stack in view.altars:
        for laid in stack[:1]:
            yield laid.card
    if view.viewer is not None:
        yield from view.mage(view.viewer).hand or ()


_GROUPS = {
    "turn": "whose actions asked",
    "cards": "cards deck pile colour facing below wonder optional",
    "numbers": "energy gems change",
    "effects": "attack steal give banish banish-self turn bury retrieve play copy repeat",
    "rules": "edge ward reflect guard lock still toll",
    "conditions": "if yes no choose way-out them all altars chance",
    "frames": "can fresh used",
}
PICTURE = LegendPicture(f"{__name__}:PICTURE", _GROUPS, (MARKS, LEGEND), partial(sign, "if"), DUSK)
legend_picture, legend_alt = PICTURE.picture, PICTURE.alt
