"""The legend of visible signs: a few words for each, in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image

from engine.castles.cards import RACE, RACES
from engine.castles.view import CastlesView
from images.castles.alt import building_words, sign_words
from images.castles.colours import DUSK, TINCTURES
from images.castles.effect import signs_in, traits
from images.castles.emblems import place_scene
from images.castles.numbers import current
from images.castles.signs import SIGNS, die, pip_picture, sign, tile_badge
from images.health import PALE
from images.icons import icon
from images.layout import ticked, times
from images.legends import Legend, LegendPicture, framed, marks_legend
from images.text import number
from images.theme import GOLD, PAPER, STEEL
from texts.castles.names import BUILDING

LEGEND = Legend(SIGNS, sign, sign_words)
_DRAWN: Mapping[str, Callable[[int], Image.Image]] = {
    "die": partial(die, 4),
    "spent": partial(die, 0),
    "builders": lambda size: sign("build", size),
    "power": lambda size: icon(TINCTURES["humans"].sign, size, GOLD),
    "done": ticked,
    "pip": lambda size: pip_picture(size, wounded=False),
    "stands": partial(framed, TINCTURES["humans"].bright),
    "missing": partial(framed, STEEL),
    "supply": lambda size: tile_badge("tower", "A", (size, size)),
    "several": lambda size: times(2).resize((size, size * 2 // 3)),
    "legend": lambda size: icon("crown", size, GOLD),
    "can": partial(framed, GOLD),
    "fresh": partial(framed, PAPER),
    "hurt": partial(icon, "heart-broken", colour=PALE),
    "better": lambda size: number("3", size * 3 // 5, GOLD),
}
MARKS = marks_legend(_DRAWN, lambda name, texts: texts(f"castles-mark-{name}"))
"""The legend of all other marks on boards and hands."""
BUILDINGS = Legend(
    [building.id for race in RACES for building in RACE[race].buildings],
    lambda name, size: place_scene("buildings", name, (size, size)).convert("RGBA"),
    lambda name, texts: building_words(BUILDING[name], texts),
)
"""The legend of buildings, which boards show without their names."""


def signs_in_sight(view: CastlesView) -> tuple[str, ...]:
    """Return the signs of the board and of this viewer's hand."""
    found = {"life", "damage", "range", "move", "cost", "wounds", "hand", "deck"}
    found |= {"discard"} if view.mode == "duel" else set()
    hand = view.castle(view.viewer).hand or () if view.viewer is not None else ()
    for card in hand:
        found |= signs_in(card) - {"ability"}
    return LEGEND.in_order({*found, *_on_board(view)})


def marks_in_sight(view: CastlesView) -> tuple[str, ...]:
    """Return the marks that this viewer sees on the board and in their hand."""
    found = {"pip", "stands", "missing", "fresh"}
    if view.mode == "duel" or not (view.built or view.outcome):
        found.add("supply")
    if view.outcome is None:
        found |= {"die", "spent", "builders", "power"}
        if view.built or view.powered:
            found.add("done")
    if view.usable or view.playable:
        found.add("can")
    if any(creature.life < creature.most for creature in view.creatures):
        found.add("hurt")
    if any(current(creature).better for creature in view.creatures):
        found.add("better")
    hand = view.castle(view.viewer).hand or () if view.viewer is not None else ()
    if len(set(hand)) < len(hand):
        found.add("several")
    if any(card.is_legend for card in (*hand, *(each.card for each in view.creatures))):
        found.add("legend")
    return MARKS.in_order(found)


def buildings_in_sight(view: CastlesView) -> tuple[str, ...]:
    """Return the buildings of the races in this match."""
    races = {castle.race for castle in view.castles}
    return BUILDINGS.in_order(building.id for race in races for building in RACE[race].buildings)


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


_GROUPS = {
    "turn": "die spent builders power done",
    "strongholds": "pip wounds stands missing supply",
    "cards": "hand deck discard cost build legend several",
    "numbers": "life hurt damage range move better",
    "state": "flying lifesteal no-wound activated stunned shield boost-humans boost-orcs",
    "cells": "tower gate wall tombstone",
    "targets": "enemy ally own any self no-legend cell in-line line around board",
    "effects": "ability blow heal ready kill shove pull skeleton castle reroll raze",
    "frames": "can fresh",
    "buildings": " ".join(BUILDINGS.signs),
}
PICTURE = LegendPicture(
    f"{__name__}:PICTURE", _GROUPS, (MARKS, LEGEND, BUILDINGS), partial(sign, "cost"), DUSK
)
legend_picture, legend_alt = PICTURE.picture, PICTURE.alt
