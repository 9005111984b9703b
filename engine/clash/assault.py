"""Phase 3: the order of attackers, and one attack step by step (clash-of-decks.md 3 and 6)."""

from __future__ import annotations

from engine.clash import ai_deck, auras, blows
from engine.clash.abilities import AERIAL, BERSERK, DEFENDER, INSTINCT, RAGE, SPRINT
from engine.clash.actions import UPPER
from engine.clash.blows import Blow
from engine.clash.events import AssaultBegan, Attacked, AttackedStronghold, Roused, Sprinted
from engine.clash.state import Board, Creature, Step
from engine.core import SEATS


def begin(board: Board) -> None:
    """Begin phase 3 of the active seat."""
    board.phase = "assault"
    board.running = UPPER
    if not board.silent:
        board.events.append(AssaultBegan(SEATS[board.active]))


def assault(board: Board) -> Step:
    """Activate once each creature of the active seat that may attack (3)."""
    while (attacker := next_attacker(board)) is not None:
        board.running = attacker.lane
        yield activate(board, attacker)


def next_attacker(board: Board) -> Creature | None:
    """Return the next creature to activate: the rearmost of those left, upper lane first.

    None if no creature is left. A lane that is finished stays finished (Ruling 2).
    """
    turn = board.turn
    lanes = board.players[board.active].lanes
    for lane in range(board.running, len(lanes)):
        for creature in reversed(lanes[lane]):
            if creature.activated != turn and is_attacker(board, creature):
                return creature
    return None


def is_attacker(board: Board, creature: Creature) -> bool:
    """Return whether a creature may attack: in play since the start of the turn, or Rage (6.2)."""
    return creature.entered != board.turn or bool(creature.mask & RAGE)


def activate(board: Board, attacker: Creature) -> Step:
    """Resolve a creature's turn in the assault, even if it has no target (Ruling 38)."""
    attacker.activated = board.turn
    return attack(board, attacker)


def attack(board: Board, attacker: Creature, *, roused: bool = False) -> Step:
    """Resolve all attacks of a creature, then Instinct of those it hurt (6.3 to 6.20).

    `roused` means that it attacks by Instinct.
    """
    hurt: list[Creature] = []
    while True:
        blow = _aimed(board, attacker, roused)
        if blow is None:
            break
        # 7. Deal it to all targets at once. 8. to 15.
        further = blows.strike(board, blow)
        if further is not None:
            yield further
        # 16. Vanish. 17. Close up. 18. Auras.
        blows.vanish(board, blow.hurt)
        hurt += [creature for creature in blow.hurt if creature not in hurt]
        # 19. Berserk: back to 3. Only destroyed creatures count, never a stronghold.
        roused = False  # a later attack is Berserk's (Ruling 34)
        if not (blow.killed and board.in_play(attacker) and attacker.mask & BERSERK):
            break
    # 20. Instinct: each survivor attacks, in the current order (Ruling 35).
    while hurt:
        survivors = board.in_order([creature for creature in hurt if board.in_play(creature)])
        if not survivors:
            return
        hurt.remove(survivors[0])
        if survivors[0].mask & INSTINCT:
            board.events.append(Roused(survivors[0].card.id, board.place_of(survivors[0])))
            yield attack(board, survivors[0], roused=True)


def _aimed(board: Board, attacker: Creature, roused: bool) -> Blow | None:
    """Return an attack with targets and damage, after Sprint (6.3 to 6.6); None without one."""
    # 3. Targets: Defender, Aerial, Splash, Perforation.
    enemy = board.across(attacker.seat, attacker.lane)
    defenders = board.players[enemy].lanes[attacker.lane]
    flies = attacker.mask & AERIAL and attacker.lane == UPPER
    targets: list[Creature] = []
    if defenders and not flies:
        targets = blows.targets_around(board, defenders[0], attacker.mask)
    elif not _may_attack_stronghold(board, attacker, roused):
        return None
    # 4. Sprint. 5. Auras update.
    if attacker.mask & SPRINT:
        _sprint(board, attacker)
    # 6. Compute damage: Vulnerability, Sprint's bonus, Aquatic.
    blow = Blow(attacker.seat, attacker.card, attacker, magic=False)
    factor = blows.aquatic_factor(board, attacker)
    for target in targets:
        left = target.health - target.damage
        blow.aim(target, (attacker.blow(left) + attacker.bonus) * factor)
    foe = board.players[enemy].ai
    if foe is not None and foe.settings.blunting:
        blow.amounts = [max(0, amount - 1) for amount in blow.amounts]
    if targets and roused and blow.amounts[0] < 1:  # it can't hurt the nearest creature (Ruling 33)
        if not _may_attack_stronghold(board, attacker, roused):
            return None
        blow.targets, blow.amounts = [], []
    _tell(board, blow, enemy, factor)
    return blow


def _may_attack_stronghold(board: Board, attacker: Creature, roused: bool) -> bool:
    """Return whether the creature may attack a stronghold.

    A Defender never may; a creature that entered this turn only by Instinct (7; Ruling 34).
    """
    if attacker.mask & DEFENDER:
        return False
    return roused or attacker.entered != board.turn


def _tell(board: Board, blow: Blow, enemy: int, factor: int) -> None:
    """Record the attack; compute its damage here if it hits a stronghold."""
    attacker = blow.by
    assert attacker is not None, "an attack is a creature's"
    if blow.targets:
        if not board.silent:
            places = tuple([board.place_of(target) for target in blow.targets])
            here = board.place_of(attacker)
            board.events.append(Attacked(attacker.card.id, here, places, blow.amounts[0]))
        return
    blow.enemy = enemy
    foe = board.players[enemy].ai
    if foe is not None:
        blow.amount = ai_deck.damage_of_attack(foe, attacker, factor)
    else:
        left = board.players[enemy].health
        blow.amount = max(0, (attacker.blow(left) + attacker.bonus) * factor)
    if not board.silent:
        here = board.place_of(attacker)
        attacked = AttackedStronghold(attacker.card.id, here, SEATS[enemy], blow.amount)
        board.events.append(attacked)


def _sprint(board: Board, attacker: Creature) -> None:
    """Move to the bridge; +1 damage for each creature passed (7, sprint; Ruling 30)."""
    lane = board.players[attacker.seat].lanes[attacker.lane]
    moved_over = lane.index(attacker)
    if not moved_over:
        return
    lane.insert(0, lane.pop(moved_over))
    attacker.bonus += moved_over
    board.events.append(Sprinted(attacker.card.id, board.place_of(attacker), attacker.bonus))
    auras.update(board, attacker.seat, attacker.lane)
