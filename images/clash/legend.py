"""The legend of a picture: the names of its signs, below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil

from PIL import Image

from engine.clash.abilities import ABILITIES, Ability
from engine.clash.cards import Card
from engine.clash.view import BattleView, PlayerView
from engine.core import record
from images.canvas import put, put_left
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.card import aura_text
from images.layout import WIDTH
from images.strips import Corner, Flat, InPieces, Piece
from images.text import label
from images.theme import MIST, NIGHT
from texts import Texts

_ROW = 46
_SIGN = 36
_ACROSS = 3
_MARGIN = 20
_COLUMN = (WIDTH - 2 * _MARGIN) // _ACROSS
_EDGE = 4
"""Space for the ring of an aura, left of its column."""
_SPACE = 10
"""Space above and below the legend."""

Signs = list[tuple[Ability, bool]]
"""Abilities in the order of the rule book; True means an aura."""


def signs_of(view: BattleView) -> Signs:
    """Return the signs of all cards and creatures of a match, each once, auras last."""
    cards = [card for player in view.players for card in player.hand.cards]
    return _signs(view, cards)


def signs_in_sight(view: BattleView, player: PlayerView | None) -> Signs:
    """Return the signs of all creatures in play, and of this seat's hand."""
    return _signs(view, player.hand.cards if player else ())


def signs_of_cards(cards: Iterable[Card]) -> Signs:
    """Return the signs on these cards."""
    chips, rings = _printed(cards)
    return _in_order(chips, rings)


def _signs(view: BattleView, cards: Iterable[Card]) -> Signs:
    champions = [player.champion for player in view.players if player.champion is not None]
    chips, rings = _printed([*cards, *champions])
    for player in view.players:
        for creature in (*player.upper, *player.lower):
            chips.update(creature.abilities, creature.borrowed)
            rings.update(creature.auras)
    return _in_order(chips, rings)


def _printed(cards: Iterable[Card]) -> tuple[set[Ability], set[Ability]]:
    chips: set[Ability] = set()
    rings: set[Ability] = set()
    for card in cards:
        chips.update(card.abilities)
        if card.aura_ability is not None:
            rings.add(card.aura_ability)
    return chips, rings


def _in_order(chips: set[Ability], rings: set[Ability]) -> Signs:
    return [(ability, False) for ability in ABILITIES if ability in chips] + [
        (ability, True) for ability in ABILITIES if ability in rings
    ]


@record
class LegendSpec(InPieces):
    """The legend as a strip of a picture."""

    signs: tuple[tuple[Ability, bool], ...]
    texts: Texts

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the ground, then each sign with its name, in three columns."""
        height = ceil(len(self.signs) / _ACROSS) * _ROW + 2 * _SPACE
        yield Flat((WIDTH, height), NIGHT), (0, 0)
        for place, (ability, aura) in enumerate(self.signs):
            row, across = divmod(place, _ACROSS)
            corner = _MARGIN - _EDGE + across * _COLUMN, _SPACE + row * _ROW
            yield _SignSpec(ability, aura, self.texts), corner


@record
class _SignSpec:
    """A sign with its name; that of an aura is in a ring."""

    ability: Ability
    aura: bool
    texts: Texts

    def draw(self) -> Image.Image:
        canvas = Image.new("RGB", (_COLUMN, _ROW), NIGHT)
        ability, x, y = self.ability, _EDGE, _ROW // 2
        sign = aura_icon(ability.id, _SIGN + 4) if self.aura else ability_icon(ability.id, _SIGN)
        put(canvas, sign, (x + _SIGN / 2, y))
        name = aura_text(ability, self.texts) if self.aura else self.texts.named(ability.names)
        put_left(canvas, label(name, 26, MIST, "bold", _COLUMN - _SIGN - 22), (x + _SIGN + 10, y))
        return canvas
