"""The names of the signs that a picture shows, under it."""

from __future__ import annotations

from math import ceil

from PIL import Image

from engine.clash.abilities import ABILITIES, Ability
from engine.clash.view import DuelView
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.card import aura_text
from images.shapes import put
from images.text import label
from images.theme import MIST
from texts import Texts

_ROW = 56
_SIGN = 42
_ACROSS = 4
_MARGIN = 30

Signs = list[tuple[Ability, bool]]
"""Abilities in the order of the rule book; True for an aura."""


def signs_of(view: DuelView) -> Signs:
    """The signs of all cards and creatures of a duel, each once, auras last."""
    chips: set[Ability] = set()
    rings: set[Ability] = set()
    for player in view.players:
        champion = () if player.champion is None else (player.champion,)
        for card in (*player.hand.cards, *champion):
            chips.update(card.abilities)
            if card.aura_ability is not None:
                rings.add(card.aura_ability)
        for creature in (*player.upper, *player.lower):
            chips.update(creature.abilities, creature.borrowed)
            rings.update(creature.auras)
    return [(ability, False) for ability in ABILITIES if ability in chips] + [
        (ability, True) for ability in ABILITIES if ability in rings
    ]


def legend_height(signs: Signs) -> int:
    """The height of the legend in pixels."""
    return ceil(len(signs) / _ACROSS) * _ROW


def draw_legend(canvas: Image.Image, signs: Signs, top: int, texts: Texts) -> None:
    """Each sign with its name, in four columns over the whole width."""
    column = (canvas.width - 2 * _MARGIN) // _ACROSS
    for place, (ability, aura) in enumerate(signs):
        row, across = divmod(place, _ACROSS)
        x, y = _MARGIN + across * column, top + row * _ROW + _ROW // 2
        sign = aura_icon(ability.id, _SIGN + 4) if aura else ability_icon(ability.id, _SIGN)
        put(canvas, sign, (x + _SIGN / 2, y))
        name = aura_text(ability, texts) if aura else texts.named(ability.names)
        words = label(name, 31, MIST, "bold", column - _SIGN - 22)
        put(canvas, words, (x + _SIGN + 10 + words.width / 2, y))
