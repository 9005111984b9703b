"""What a seat or a spectator may know of a duel (clash-of-decks.md 1).

Hand order is private to its owner. Everybody sees where in the hand the stronghold stands,
which side is up, how many cards the hand has, and which cards those are.
"""

from __future__ import annotations

from ..core import SEATS, Outcome, Seat, record
from .abilities import Ability, abilities_in
from .actions import LOWER, UPPER
from .assault import is_attacker
from .cards import Card, in_print_order
from .events import Phase
from .state import Board, Creature
from .summoning import available_cards


@record
class CreatureView:
    """A creature in play, as everybody sees it.

    `abilities` are those it has now, in the order of the print, then those from auras
    (`borrowed`). `attack_order` is its place, from 1, among the active seat's creatures that
    may attack and have a target as the board stands; None for all others. What the attacks
    change on the way (a lane swept empty, an aura left behind) is not foretold: that would
    take rules that look into hands.
    """

    card: Card
    owner: Seat
    attack: int
    health: int
    health_left: int
    abilities: tuple[Ability, ...]
    borrowed: tuple[Ability, ...]
    entered_this_turn: bool
    protection_used: bool
    attack_order: int | None


@record
class HandView:
    """A hand. `stronghold` is the number of cards left of the stronghold, `health` right of it.

    `order` is left to right without the stronghold, None when the viewer may not know it;
    `cards` are the same cards by set and number.
    """

    order: tuple[Card, ...] | None
    cards: tuple[Card, ...]
    stronghold: int
    health: int
    bastion: bool
    available: int

    @property
    def count(self) -> int:
        """The cards in hand, the stronghold included: the mana of the next turn."""
        return len(self.cards) + 1


@record
class PlayerView:
    """A seat: its hand and its halves of the two lanes, from the bridge to the rear."""

    seat: Seat
    hand: HandView
    upper: tuple[CreatureView, ...]
    lower: tuple[CreatureView, ...]


@record
class DuelView:
    """A duel as `viewer` sees it (None: a spectator)."""

    viewer: Seat | None
    turn: int
    active: Seat
    phase: Phase
    mana: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None

    def player(self, seat: Seat) -> PlayerView:
        """The view of one seat."""
        return self.players[SEATS.index(seat)]


def view(board: Board, viewer: Seat | None) -> DuelView:
    """The board as this seat sees it."""
    order = _attack_order(board)
    return DuelView(
        viewer=viewer,
        turn=board.turn,
        active=SEATS[board.active],
        phase=board.phase,
        mana=board.mana,
        players=tuple(
            PlayerView(
                seat=SEATS[seat],
                hand=HandView(
                    order=tuple(player.hand) if SEATS[seat] == viewer else None,
                    cards=in_print_order(player.hand),
                    stronghold=player.stronghold,
                    health=player.health,
                    bastion=player.bastion,
                    available=len(available_cards(board, seat)),
                ),
                upper=tuple(_creature(board, each, order) for each in player.lanes[UPPER]),
                lower=tuple(_creature(board, each, order) for each in player.lanes[LOWER]),
            )
            for seat, player in enumerate(board.players)
        ),
        outcome=board.ended,
    )


def _creature(board: Board, creature: Creature, order: list[Creature]) -> CreatureView:
    card = creature.card
    return CreatureView(
        card=card,
        owner=SEATS[creature.owner],
        attack=card.attack,
        health=card.health,
        health_left=max(card.health - creature.damage, 0),
        abilities=card.abilities,
        borrowed=abilities_in(creature.mask & ~card.mask),
        entered_this_turn=creature.entered == board.turn,
        protection_used=creature.protection_used,
        attack_order=order.index(creature) + 1 if creature in order else None,
    )


def _attack_order(board: Board) -> list[Creature]:
    """The active seat's creatures in the order of the coming assault (Ruling 2)."""
    if board.ended:
        return []
    ours, theirs = board.players[board.active], board.players[1 - board.active]
    return [
        creature
        for lane, defenders in zip(ours.lanes, theirs.lanes, strict=True)
        for creature in reversed(lane)
        if is_attacker(board, creature) and (defenders or creature.entered != board.turn)
    ]
