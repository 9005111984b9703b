"""Phase 3: who attacks when, and one attack in its exact order (clash-of-decks.md 3 and 6)."""

from __future__ import annotations

from ..core import SEATS
from . import auras, blows, stronghold
from .abilities import BERSERK, RAGE, SPRINT
from .events import AssaultBegan, Attacked, AttackedStronghold, Sprinted
from .state import Board, Creature


def assault(board: Board) -> None:
    """Every own creature that may attack is activated once (3, phase 3; Ruling 2)."""
    board.phase = "assault"
    board.events.append(AssaultBegan(SEATS[board.active]))
    for lane in board.players[board.active].lanes:
        while (attacker := next_attacker(board, lane)) is not None:
            attacker.activated = board.turn  # also when it finds no target: Ruling 38
            attack(board, attacker)


def next_attacker(board: Board, lane: list[Creature]) -> Creature | None:
    """The rearmost creature of the lane that may attack and was not activated (Ruling 2)."""
    for creature in reversed(lane):
        if creature.activated != board.turn and is_attacker(board, creature):
            return creature
    return None


def is_attacker(board: Board, creature: Creature) -> bool:
    """In play since the start of the turn, or Rage (6.2)."""
    return creature.entered != board.turn or bool(creature.mask & RAGE)


def attack(board: Board, attacker: Creature) -> None:
    """One activation: attacks until Berserk has had enough (6.3 to 6.19)."""
    while _attack_once(board, attacker):
        pass


def _attack_once(board: Board, attacker: Creature) -> bool:
    """One attack; True when Berserk makes the attacker go back to step 3 (6.19)."""
    # 3. Targets: the enemy creature nearest to the bridge, else the stronghold.
    enemy = 1 - attacker.seat
    defenders = board.players[enemy].lanes[attacker.lane]
    if not defenders and attacker.entered == board.turn:
        return False  # Rage and Berserk attack only creatures on the turn of entry (7)
    targets = blows.targets_around(board, defenders[0], attacker.mask) if defenders else []
    # 4. Sprint. 5. Auras update.
    if attacker.mask & SPRINT:
        _sprint(board, attacker)
    # 6. Compute damage.
    amount = attacker.card.attack + attacker.bonus
    # 7. Deal it to all targets at once.
    card, here = attacker.card.id, board.place_of(attacker)
    if not targets:
        board.events.append(AttackedStronghold(card, here, SEATS[enemy], amount))
        stronghold.damage(board, enemy, amount)
        return False  # destroying a side of a stronghold does not trigger Berserk (7)
    places = tuple([board.place_of(target) for target in targets])
    board.events.append(Attacked(card, here, places, amount))
    destroyed = blows.deal(board, targets, amount, incantation=False)
    if not destroyed:
        return False
    # 10. Destroyed creatures return. 12. Close up. 13. Auras.
    blows.return_destroyed(board, destroyed)
    # 19. Berserk: back to 3.
    return bool(attacker.mask & BERSERK)


def _sprint(board: Board, attacker: Creature) -> None:
    """Move to the bridge; +1 damage for each creature moved over (7, sprint; Ruling 30)."""
    lane = board.players[attacker.seat].lanes[attacker.lane]
    moved_over = lane.index(attacker)
    if not moved_over:
        return
    lane.insert(0, lane.pop(moved_over))
    attacker.bonus += moved_over
    board.events.append(Sprinted(attacker.card.id, board.place_of(attacker), attacker.bonus))
    auras.update(board, attacker.seat, attacker.lane)
