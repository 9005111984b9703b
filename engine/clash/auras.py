"""Auras: the creatures in front and behind have the ability (clash-of-decks.md 7)."""

from __future__ import annotations

from engine.clash.abilities import abilities_in
from engine.clash.actions import place
from engine.clash.events import AbilitiesChanged
from engine.clash.state import Board, Creature


def update(board: Board, seat: int, lane: int) -> None:
    """Update the masks of one kingdom's half of a lane.

    Call it whenever a creature enters, leaves, moves or is joined, so that the masks are right at
    every aura step.
    """
    creatures = board.players[seat].lanes[lane]
    in_front = 0
    last = len(creatures) - 1
    for position, creature in enumerate(creatures):
        mask = creature.own | in_front
        if position < last:
            mask |= creatures[position + 1].aura
        if mask != creature.mask:
            gained, lost = mask & ~creature.mask, creature.mask & ~mask
            creature.mask = mask
            if not board.silent:
                board.events.append(
                    AbilitiesChanged(
                        creature.card.id,
                        place(seat, lane, position),
                        tuple([ability.id for ability in abilities_in(gained)]),
                        tuple([ability.id for ability in abilities_in(lost)]),
                    )
                )
        in_front = creature.aura


def borrowed(board: Board, creature: Creature) -> int:
    """Return the abilities that a creature in play has from its neighbours' auras."""
    lane = board.players[creature.seat].lanes[creature.lane]
    position = lane.index(creature)
    mask = lane[position - 1].aura if position else 0
    if position + 1 < len(lane):
        mask |= lane[position + 1].aura
    return mask
