"""Takes a position apart: what a puzzle may be able to do without (`engine.goals.Mine`).

A *part* is a creature with all cards on and under it, a symbiote, a card face down, a card in
hand, a point of health, a point of mana, or the abilities of a card. It is named by what it is,
never by its place, because places change when others go.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial

from engine.clash import auras, position
from engine.clash.actions import LANES, Place, place
from engine.clash.battle import Battle, Duel
from engine.clash.cards import CARDS, Card
from engine.clash.puzzles.goals import Destroy, Goal
from engine.clash.state import Creature
from engine.core import SEATS

FEWEST = 3
"""The fewest cards of a position that are left."""

_REPLACEMENTS = 4
"""Cards with equally many abilities that are tried in the place of another one."""

_REPLACED = re.compile(r"(\w+) as (\w+)$")

Removal = Callable[[Duel], None]
"""Takes a part out of a position."""


def parts(duel: Duel) -> dict[str, Removal]:
    """Return every part of a position by its name, with what takes it out.

    Those come first that take the most abilities out of view; then cards before health and mana.
    """
    found = dict(_cards(duel)) if len(cards_in(duel)) > FEWEST else {}
    hidden = {name: _in_view(duel) - _in_view(_after(duel, found[name])) for name in found}
    ordered = {name: found[name] for name in sorted(found, key=hidden.__getitem__, reverse=True)}
    return ordered | dict(_points(duel))


def renaming(name: str) -> Callable[[str], str]:
    """Return what names the other card in texts about a position without this part."""
    found = _REPLACED.search(name)
    if found is None:
        return str
    card, replacement = found.groups()
    word = re.compile(rf"\b{card}\b")
    return lambda text: word.sub(replacement, text)


def replacements(duel: Duel) -> dict[str, Removal]:
    """Return the abilities of cards by names, with what puts a card with fewer in the place."""
    return dict(_plainer(duel))


def without(duel: Duel, goal: Goal, name: str) -> tuple[Duel, Goal] | None:
    """Return position and goal without a part.

    None if there is no such part, a creature of the goal would go, or no document has what is left.
    """
    removal = (replacements if _REPLACED.search(name) else parts)(duel).get(name)
    if removal is None:
        return None
    left = duel.copy()
    victims = _victims(left, goal)
    removal(left)
    if any(player.health < 1 for player in left.players) or len(cards_in(left)) < FEWEST:
        return None
    if not all(map(left.in_play, victims)):
        return None
    if isinstance(goal, Destroy) and goal.creatures is not None:
        goal = replace(goal, creatures=tuple(map(left.place_of, victims)))
    elif isinstance(goal, Destroy) and not any(left.players[left.across(left.active)].lanes):
        return None
    return position.load_duel(position.dump(left)).imagined(), goal


def cards_in(duel: Battle) -> list[Card]:
    """Return all cards of a position: in hands, in play, face down, and champions."""
    found: list[Card] = []
    for player in duel.players:
        found += [*player.hand, *([player.champion] if player.champion else [])]
        for creature in (*player.lanes[0], *player.lanes[1]):
            found += [*creature.cards, *(card for card, _ in creature.shackled)]
    return found


def _in_view(duel: Duel) -> int:
    """Return how many abilities its cards have or give."""
    mask = 0
    for card in cards_in(duel):
        mask |= card.mask | card.aura
    return mask.bit_count()


def _after(duel: Duel, removal: Removal) -> Duel:
    left = duel.copy()
    removal(left)
    return left


def _victims(duel: Duel, goal: Goal) -> list[Creature]:
    """Return the creatures that a goal names."""
    places: tuple[Place, ...] = (goal.creatures or ()) if isinstance(goal, Destroy) else ()
    return [creature for at in places if (creature := duel.creature_at(at)) is not None]


def _cards(duel: Duel) -> Iterator[tuple[str, Removal]]:
    """Yield what has cards: those of the opponent first, those in play before those in hand."""
    for seat in (duel.across(duel.active), duel.active):
        player = duel.players[seat]
        for lane, creatures in enumerate(player.lanes):
            for creature in reversed(creatures):
                yield from _of_creature(creature, seat, lane, creatures.index(creature))
        for index in reversed(range(len(player.hand))):
            yield from _of_hand(player.hand[index], seat, index, player.stronghold)


def _of_creature(
    creature: Creature, seat: int, lane: int, index: int
) -> Iterator[tuple[str, Removal]]:
    """Yield a creature, then the cards on it and under it."""
    name = f"{SEATS[seat]} {LANES[lane]} {creature.card.id}"

    def take_out(duel: Duel) -> None:
        del duel.players[seat].lanes[lane][index]
        auras.update(duel, seat, lane)

    def peel(duel: Duel) -> None:
        duel.players[seat].lanes[lane][index] = _peeled(duel, place(seat, lane, index))
        auras.update(duel, seat, lane)

    def free(duel: Duel) -> None:
        held = duel.players[seat].lanes[lane][index]
        held.shackled = held.shackled[:-1]

    yield name, take_out
    if creature.symbiote is not None and creature.damage < creature.card.health:
        yield f"{name} symbiote", peel
    if creature.shackled:
        yield f"{name} {creature.shackled[-1][0].id}", free


def _peeled(duel: Duel, at: Place) -> Creature:
    """Return the creature at a place without its symbiote."""
    pair = duel.creature_at(at)
    assert pair is not None, "it is in play"
    host = Creature(pair.card, pair.seat, pair.lane, pair.entered, pair.given)
    host.owner, host.damage, host.used = pair.owner, pair.damage, pair.used
    host.shackled, host.champion = pair.shackled, pair.champion
    return host


def _of_hand(card: Card, seat: int, index: int, stronghold: int) -> Iterator[tuple[str, Removal]]:
    """Yield a card in hand; one that is health also with a card left of the stronghold for it."""

    def discard(duel: Duel) -> None:
        del duel.players[seat].hand[index]
        duel.players[seat].stronghold -= index < stronghold

    def replace_as_health(duel: Duel) -> None:
        discard(duel)
        duel.players[seat].stronghold -= 1

    yield f"{SEATS[seat]} hand {card.id}", discard
    if 0 < stronghold <= index:
        yield f"{SEATS[seat]} hand {card.id} but its health", replace_as_health


def _points(duel: Duel) -> Iterator[tuple[str, Removal]]:
    """Yield a point of health of each seat, and one of mana."""
    for seat, player in enumerate(duel.players):
        if player.health > 1:

            def weaken(duel: Duel, seat: int = seat) -> None:
                duel.players[seat].stronghold += 1

            yield f"{SEATS[seat]} health", weaken
    if duel.mana:

        def spend(duel: Duel) -> None:
            duel.mana -= 1

        yield "mana", spend


def _plainer(duel: Duel) -> Iterator[tuple[str, Removal]]:
    """Yield the abilities of each card: another one, which has fewer, replaces it."""
    held = {card.id for card in cards_in(duel)}
    for seat, player in enumerate(duel.players):
        for lane, creatures in enumerate(player.lanes):
            for index, creature in enumerate(creatures):
                if creature.symbiote is None and creature.champion is None:
                    for plain in _like(creature.card, held):
                        name = f"{SEATS[seat]} {LANES[lane]} {creature.card.id} as {plain.id}"
                        yield name, partial(_replace_in_play, plain, seat, lane, index)
        for index, card in enumerate(player.hand):
            for plain in _like(card, held):
                name = f"{SEATS[seat]} hand {card.id} as {plain.id}"
                yield name, partial(_replace_in_hand, plain, seat, index)


def _like(card: Card, held: Collection[str]) -> list[Card]:
    """Return the cards most like a card that have fewer abilities and no other ones.

    Those with the fewest abilities come first.
    """
    found: list[Card] = []
    for number in range((card.mask | card.aura).bit_count()):
        alike = [
            each
            for each in CARDS
            if (each.mask | each.aura).bit_count() == number
            and not each.mask & ~card.mask | each.aura & ~card.aura
            and each.is_creature == card.is_creature
            and each.id not in held
        ]
        found += sorted(alike, key=lambda each: _difference(each, card))[:_REPLACEMENTS]
    return found


def _difference(one: Card, other: Card) -> int:
    values = ("attack", "health", "cost")
    return sum(abs(getattr(one, value) - getattr(other, value)) for value in values)


def _replace_in_play(plain: Card, seat: int, lane: int, index: int, duel: Duel) -> None:
    """Give a creature another card; a goal that names the creature still does."""
    creature = duel.players[seat].lanes[lane][index]
    creature.card, creature.damage = plain, 0
    creature.attack, creature.health = plain.attack, plain.health
    creature.own, creature.aura = plain.mask | creature.given, plain.aura
    auras.update(duel, seat, lane)


def _replace_in_hand(plain: Card, seat: int, index: int, duel: Duel) -> None:
    duel.players[seat].hand[index] = plain
