"""Fragments: elements of laboratory cards that are glued onto creatures (clash-of-decks.md 11, 13).

An element is `attack`, `health`, `cost`, `aura` or the id of an ability. A glued element counts as
printed (Ruling 67).
"""

from __future__ import annotations

from dataclasses import field, replace
from functools import cache
from typing import Any

from engine.clash import custom
from engine.clash.abilities import BY_ID, VULNERABILITY, Ability
from engine.clash.cards import CARDS, CREATURE, Card, printed_names
from engine.clash.custom import MOST_ABILITIES
from engine.core import IllegalAction, record

ATTACK, HEALTH, COST, AURA = "attack", "health", "cost", "aura"
_DEAREST = max(card.cost for card in CARDS if card.is_creature)


@record
class Form:
    """A creature's current form: its printed card, its values, and the elements `glued` onto it.

    The glued elements are in their order. `price` is the price of its elements less its cost:
    higher is better (13).
    """

    card: Card
    attack: int
    health: int
    cost: int
    abilities: tuple[Ability, ...]
    aura: Ability | None
    glued: tuple[str, ...] = ()
    price: float = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        worth = custom.price(CREATURE, self.attack, self.health, self.abilities, self.aura)
        self.price = worth - self.cost  # type: ignore[misc]  # while it is being made

    def as_card(self) -> Card:
        """Return the card to play with: the printed one, or a made-up one with its name."""
        if not self.glued:
            return self.card
        attackless = any(ability.bit == VULNERABILITY for ability in self.abilities)
        return custom.make(
            printed_names(self.card),
            attack=0 if attackless else self.attack,
            health=self.health,
            abilities=[ability.id for ability in self.abilities],
            aura=self.aura.id if self.aura else None,
            cost=self.cost,
        )


def printed(card: Card) -> Form:
    """Return the form of a creature as printed."""
    return Form(card, card.attack, card.health, card.cost, card.abilities, card.aura_ability)


@cache
def elements(card: Card) -> tuple[str, ...]:
    """Return the elements that can be cut out of a laboratory card.

    An incantation's damage is an attack value, but an X is none. A cost higher than that of any
    creature can't be used (Ruling 68).
    """
    found = []
    if not card.mask & VULNERABILITY:
        found.append(ATTACK)
    if card.is_creature:
        found.append(HEALTH)
    if card.cost <= _DEAREST:
        found.append(COST)
    found += [ability.id for ability in card.abilities]
    return (*found, AURA) if card.aura else tuple(found)


def glue(form: Form, card: Card, element: str, over: str | None) -> tuple[Form, float]:
    """Return the creature with an element of a laboratory card glued onto it, and the price in
    points.

    Improvements cost their price by the price list; worsening is free (Ruling 17). `over` is an
    ability of the creature to cover; other elements have only one place. Raises `IllegalAction` if
    the element can't be glued there.
    """
    _refuse_covered(form, element, over)
    after = _ability(form, element, over) if element in BY_ID else _value(form, card, element)
    if len(after.abilities) + (after.aura is not None) > MOST_ABILITIES:
        raise IllegalAction("too_many_abilities", card=form.card.id, most=MOST_ABILITIES)
    return after, max(0.0, after.price - form.price)


def _refuse_covered(form: Form, element: str, over: str | None) -> None:
    """Refuse to glue over a glued element, or over an ability that the creature lacks."""
    place = over if element in BY_ID else element
    if place in form.glued:
        raise IllegalAction("glued_already", card=form.card.id, element=place)
    if over is not None and over not in [ability.id for ability in form.abilities]:
        raise IllegalAction("no_such_element", card=form.card.id, element=over)
    if over is not None and element not in BY_ID:
        raise IllegalAction("no_such_element", card=form.card.id, element=over)


def _ability(form: Form, element: str, over: str | None) -> Form:
    """Glue an ability over another one, or add it."""
    ability = BY_ID[element]
    if ability in form.abilities:
        raise IllegalAction("has_ability", card=form.card.id, ability=element)
    there = [ability if other.id == over else other for other in form.abilities]
    if over is None:
        there.append(ability)
    return replace(form, abilities=tuple(there), glued=(*form.glued, element))


def _value(form: Form, card: Card, element: str) -> Form:
    if element == ATTACK and any(ability.bit == VULNERABILITY for ability in form.abilities):
        raise IllegalAction("attack_is_x", card=form.card.id)
    value: Any = card.aura_ability if element == AURA else getattr(card, element)
    return replace(form, **{element: value}, glued=(*form.glued, element))
