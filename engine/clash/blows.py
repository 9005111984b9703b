"""One damage instance, from its targets to Sharpening.

Playing a card (clash-of-decks.md 5) and attacking (6) share these steps.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.clash import ai_deck, auras, returning, stronghold
from engine.clash.abilities import (
    AQUATIC,
    CURSED,
    INDESTRUCTIBLE,
    MERCENARY,
    PERFORATION,
    PROTECTION,
    REGENERATION,
    REINFORCEMENT,
    SHARPENING,
    SPLASH,
    VANISH,
)
from engine.clash.cards import Card
from engine.clash.events import (
    ChampionExhausted,
    Damaged,
    Destroyed,
    Protected,
    Sharpened,
    Untouched,
    Vanished,
)
from engine.clash.state import PROTECTION_USED, SHARPENING_USED, Board, Call, Creature, Step
from engine.core import SEATS


@final
@mypyc_attr(acyclic=True)
class Blow:
    """One damage instance, by a creature (`by`) or by an incantation (`card`) of a seat.

    `targets` get `amounts`, or the stronghold of `enemy` gets `amount`. `magic` means that it is an
    incantation's or Backfire's. The results are `dealt`, whether anything was hurt; `hurt`, the
    creatures that were hurt and survived; `killed`, how many were destroyed; and `excess`, the
    damage beyond their health by owner.
    """

    def __init__(self, seat: int, card: Card, by: Creature | None, *, magic: bool) -> None:
        self.seat = seat
        self.card = card
        self.by = by
        self.magic = magic
        self.targets: list[Creature] = []
        self.amounts: list[int] = []
        self.enemy = -1
        self.amount = 0
        self.dealt = False
        self.hurt: list[Creature] = []
        self.killed = 0
        self.excess: dict[int, int] = {}

    def aim(self, target: Creature, amount: int) -> None:
        """Add a target; several hits on one creature add up (Ruling 24)."""
        if target in self.targets:
            self.amounts[self.targets.index(target)] += amount
        else:
            self.targets.append(target)
            self.amounts.append(amount)


def targets_around(board: Board, main: Creature, mask: int) -> list[Creature]:
    """Return the main target, then those of Perforation and of Splash (5.4, 6.3; 7).

    Perforation hits the creature directly behind the main target, Splash the one at the same
    position in the other lane of that kingdom.
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


def aquatic_factor(board: Board, source: Creature) -> int:
    """Return 2 for Aquatic next to the bridge, else 1 (7, aquatic)."""
    at_bridge = board.players[source.seat].lanes[source.lane][0] is source
    return 2 if at_bridge and source.mask & AQUATIC else 1


def strike(board: Board, blow: Blow) -> Step | None:
    """Deal the damage and resolve what follows, up to Sharpening (5.9 to 5.15, 6.7 to 6.15).

    Returns the remaining steps if something was destroyed.
    """
    # Deal it to all targets at once: Protection, Indestructible.
    # Non-lethal damage stays until the end of the turn.
    destroyed = _deal(board, blow)
    # Shackled cards under damaged creatures go back.
    if blow.dealt:
        _free_shackled(board, blow.hurt + destroyed)
    if destroyed:
        return _destroy(board, blow, destroyed)
    if blow.dealt:
        _regenerate(board, blow)
    return None


def _destroy(board: Board, blow: Blow, destroyed: list[Creature]) -> Step:
    # Destroyed creatures return: Mercenary, Cursed; then Reinforcement. Close up. Auras.
    yield return_destroyed(board, destroyed)
    # Regeneration. Sharpening.
    if _regenerate(board, blow) & SHARPENING:
        _sharpen(board, blow)


def _regenerate(board: Board, blow: Blow) -> int:
    """Regenerate if the source can; return its abilities."""
    mask = _mask_of_source(board, blow)
    if mask & REGENERATION:
        stronghold.regenerate(board, blow.by.owner if blow.by else blow.seat)
    return mask


def _mask_of_source(board: Board, blow: Blow) -> int:
    """Return the current abilities of the source; none if it has left play (Ruling 27)."""
    if blow.by is None:
        return blow.card.mask
    return blow.by.mask if board.in_play(blow.by) else 0


def _deal(board: Board, blow: Blow) -> list[Creature]:
    """Damage every target, or the stronghold; return the creatures without health left."""
    destroyed = []
    for index, target in enumerate(blow.targets):
        amount = blow.amounts[index]
        if blow.magic and target.mask & INDESTRUCTIBLE:  # before Protection: Ruling 7
            board.events.append(Untouched(target.card.id, board.place_of(target)))
        elif amount < 1:
            continue
        elif target.mask & PROTECTION and not target.used & PROTECTION_USED:
            target.used |= PROTECTION_USED
            if not board.silent:
                board.events.append(Protected(target.card.id, board.place_of(target), amount))
        else:
            left = target.health - target.damage
            target.damage += amount
            blow.dealt = True
            if not board.silent:
                here = board.place_of(target)
                board.events.append(Damaged(target.card.id, here, amount, max(left - amount, 0)))
            if amount < left:
                blow.hurt.append(target)
            else:
                destroyed.append(target)
                owner = target.owner
                blow.excess[owner] = blow.excess.get(owner, 0) + amount - left
    blow.killed = len(destroyed)
    if blow.enemy >= 0 and blow.amount > 0:
        blow.dealt = True
        stronghold.damage(board, blow.enemy, blow.amount, blow.seat)
    return destroyed


def _free_shackled(board: Board, damaged: list[Creature]) -> None:
    """Return cards under these carriers to the right end of their owners' hands (7, shackle)."""
    for carrier in board.in_order([creature for creature in damaged if creature.shackled]):
        cards, carrier.shackled = carrier.shackled, ()
        for card, owner in cards:
            stronghold.return_to_hand(board, owner, card)


def return_destroyed(board: Board, destroyed: list[Creature]) -> Step:
    """Remove destroyed creatures from play and return their cards (4, Ruling 4; 5.11, 6.10).

    Their places close at once (5.12, 6.12, Ruling 28) and the auras of their lanes update.
    """
    in_order = board.in_order(destroyed)
    if len(in_order) > 1:
        in_order.sort(key=lambda creature: board.after(creature.owner))
        if board.underway is not None:
            in_order = returning.in_chosen_order(board, board.underway, in_order)
    auras_then = [auras.borrowed(board, creature) for creature in in_order]  # Ruling 28
    for creature in in_order:
        if not board.silent:
            board.events.append(Destroyed(creature.card.id, board.place_of(creature)))
    lanes: dict[tuple[int, int], None] = {}
    for creature in in_order:
        board.players[creature.seat].lanes[creature.lane].remove(creature)
        lanes[creature.seat, creature.lane] = None
    for seat, lane in lanes:
        auras.update(board, seat, lane)
    calls = []
    for index, creature in enumerate(in_order):
        if _return_cards(board, creature, auras_then[index]):
            calls.append(Call(creature.owner, creature.lane))
    # Reinforcement: one call after the other, each complete before the next (Ruling 39).
    if calls:
        yield from calls


def _return_cards(board: Board, creature: Creature, borrowed: int) -> bool:
    """Return the cards of a destroyed creature, the symbiote's first; True if it calls.

    Mercenary and Cursed affect only their own card; auras affect both (Ruling 41).
    """
    calls = False
    for card in creature.cards:
        mask = card.mask | creature.given | borrowed
        if card is creature.champion:
            player = board.players[creature.owner]
            player.ready = False
            board.events.append(ChampionExhausted(SEATS[creature.owner], card.id))
            continue
        if board.players[creature.owner].ai is not None:
            on_top = bool(mask & (MERCENARY | CURSED))
            ai_deck.take_back(board, creature.owner, card, on_top=on_top)
            calls = calls or bool(mask & REINFORCEMENT and not on_top)
            continue
        hand = creature.owner
        if mask & MERCENARY:
            hand = board.across(creature.owner, creature.lane)  # Ruling 8
        stronghold.return_to_hand(board, hand, card, leftmost=bool(mask & CURSED))
        calls = calls or bool(mask & REINFORCEMENT and hand == creature.owner)
    return calls


def _sharpen(board: Board, blow: Blow) -> None:
    """Deal the excess damage to the strongholds of the destroyed creatures' owners (7; 36)."""
    if blow.by is not None:
        if blow.by.used & SHARPENING_USED:
            return
        blow.by.used |= SHARPENING_USED
    for owner in sorted(blow.excess, key=board.after):
        if blow.excess[owner]:
            card = blow.by.card if blow.by else blow.card
            board.events.append(Sharpened(card.id, SEATS[owner], blow.excess[owner]))
            stronghold.damage(board, owner, blow.excess[owner], blow.seat)


def vanish(board: Board, hurt: list[Creature]) -> None:
    """Move hurt survivors with Vanish to the rear of their lanes (5.17, 6.16; 7, vanish).

    The order is fixed at the start (Ruling 37); whether a creature is still in play and has the
    ability is checked at its turn (Ruling 27).
    """
    for creature in board.in_order([survivor for survivor in hurt if board.in_play(survivor)]):
        if not creature.mask & VANISH or not board.in_play(creature):
            continue
        lane = board.players[creature.seat].lanes[creature.lane]
        if lane[-1] is not creature:
            lane.remove(creature)
            lane.append(creature)
            board.events.append(Vanished(creature.card.id, board.place_of(creature)))
            auras.update(board, creature.seat, creature.lane)
