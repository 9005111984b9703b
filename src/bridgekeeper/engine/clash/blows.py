"""One damage instance, from its targets to the cards that return: the steps that playing a
card (clash-of-decks.md 5) and attacking (6) share."""

from __future__ import annotations

from collections.abc import Iterable

from . import auras, stronghold
from .abilities import INDESTRUCTIBLE, PERFORATION, PROTECTION, SPLASH
from .events import Damaged, Destroyed, Protected, Untouched
from .state import Board, Creature


def targets_around(board: Board, main: Creature, mask: int) -> list[Creature]:
    """The main target, then those of Perforation and of Splash (5.4, 6.3; 7).

    Perforation: the creature directly behind the main target. Splash: the creature at the
    same position in the neighbouring lane of the same kingdom.
    """
    targets = [main]
    if mask & (PERFORATION | SPLASH):
        lanes = board.players[main.seat].lanes
        own, neighbour = lanes[main.lane], lanes[1 - main.lane]
        position = own.index(main)
        if mask & PERFORATION and position + 1 < len(own):
            targets.append(own[position + 1])
        if mask & SPLASH and position < len(neighbour):
            targets.append(neighbour[position])
    return targets


def deal(
    board: Board, targets: Iterable[Creature], amount: int, *, incantation: bool
) -> list[Creature]:
    """Deal it to all targets at once (5.9, 6.7); those that have no health left.

    Damage stays on the survivors until the end of the turn (5.10, 6.9).
    """
    destroyed = []
    for target in targets:
        if incantation and target.mask & INDESTRUCTIBLE:  # before Protection: Ruling 7
            board.events.append(Untouched(target.card.id, board.place_of(target)))
        elif amount < 1:
            continue
        elif target.mask & PROTECTION and not target.protection_used:
            target.protection_used = True
            board.events.append(Protected(target.card.id, board.place_of(target), amount))
        else:
            target.damage += amount
            left = target.card.health - target.damage
            board.events.append(
                Damaged(target.card.id, board.place_of(target), amount, max(left, 0))
            )
            if left <= 0:
                destroyed.append(target)
    return destroyed


def return_destroyed(board: Board, destroyed: list[Creature]) -> None:
    """Destroyed creatures go to their owners' hands (5.11, 6.10; order: 4, Ruling 4).

    Their places close at once (5.12, 6.12, Ruling 28) and the auras of their lanes update.
    """
    in_order = sorted(destroyed, key=lambda each: _return_order(board, each))
    for creature in in_order:
        board.events.append(Destroyed(creature.card.id, board.place_of(creature)))
    for creature in in_order:
        board.players[creature.seat].lanes[creature.lane].remove(creature)
    for seat, lane in sorted({(creature.seat, creature.lane) for creature in in_order}):
        auras.update(board, seat, lane)
    for creature in in_order:
        stronghold.return_to_hand(board, creature.owner, creature.card)


def _return_order(board: Board, creature: Creature) -> tuple[bool, int, int]:
    """The active player's first; upper lane, then lower, each from the rear to the bridge."""
    lane = board.players[creature.seat].lanes[creature.lane]
    return creature.owner != board.active, creature.lane, -lane.index(creature)
