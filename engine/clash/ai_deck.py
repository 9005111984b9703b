"""An AI's deck, discard pile and stronghold, and its mana (clash-of-decks.md 9).

The deck lies on the stronghold: it is `hand` of the AI's `Player`, top first.
"""

from __future__ import annotations

from engine import chance
from engine.clash.abilities import BLACKMAIL, VULNERABILITY
from engine.clash.actions import LOWER, UPPER
from engine.clash.cards import Card
from engine.clash.endings import lose
from engine.clash.events import (
    BastionFell,
    Discarded,
    Milled,
    PutOnDeck,
    Regenerated,
    Reshuffled,
    Side,
    StrongholdDamaged,
)
from engine.clash.state import Ai, Board, Creature
from engine.core import SEATS

STREAM = "reshuffle {seat}"
"""The name of the random stream that shuffles a discard pile into a new deck."""


def mana(board: Board, seat: int, ai: Ai) -> int:
    """Return an AI's mana: a fixed part, more for facing creatures, 1 less for each Blackmail."""
    facing = sum(
        len(board.players[board.across(seat, lane)].lanes[lane]) for lane in (UPPER, LOWER)
    )
    blackmails = sum(
        1 for lane in board.players[seat].lanes for creature in lane if creature.mask & BLACKMAIL
    )
    return ai.settings.mana + ai.settings.per_creature * facing - blackmails


def damage_of_attack(ai: Ai, attacker: Creature, factor: int) -> int:
    """Return the damage of an attack on the AI's stronghold.

    Vulnerability counts as attack 0 there (Ruling 58); a tough AI loses at most 1 card.
    """
    attack = 0 if attacker.mask & VULNERABILITY else attacker.attack
    amount = (attack + attacker.bonus) * factor - ai.settings.blunting
    return max(0, min(amount, 1) if ai.settings.tough else amount)


def damage(board: Board, seat: int, amount: int) -> None:
    """Damage an AI's stronghold: `amount` cards of its deck go to the discard pile.

    The caller checks for an empty deck.
    """
    player = board.players[seat]
    left = max(0, len(player.hand) - amount)
    side: Side = "bastion" if player.bastion else "fort"
    board.events.append(StrongholdDamaged(SEATS[seat], side, amount, left))
    mill(board, seat, amount)


def mill(board: Board, seat: int, amount: int) -> None:
    """Move `amount` cards from the top of the deck to the discard pile, one after another."""
    player = board.players[seat]
    assert player.ai is not None, "an AI's seat"
    gone = player.hand[:amount]
    del player.hand[:amount]
    player.ai.discard[:0] = reversed(gone)
    if gone:
        board.events.append(Milled(SEATS[seat], tuple([card.id for card in gone])))


def run_out(board: Board, seat: int, by: int) -> None:
    """Resolve an empty deck, caused by the seat `by`.

    A bastion turns to the fort, under the shuffled discard pile. A fort has fallen: at once, or in
    ruleset 1.0 at the end of the AI's next turn (`turn.end`).
    """
    player = board.players[seat]
    ai = player.ai
    assert ai is not None, "an AI's seat"
    if player.bastion:
        player.bastion = False
        player.hand = chance.shuffled(ai.discard, ai.chance)
        ai.discard = []
        board.events.append(BastionFell(SEATS[seat], len(player.hand)))
        if player.hand:
            board.events.append(Reshuffled(SEATS[seat], len(player.hand)))
            return
    if board.rules.ruleset != "1.0":
        lose(board, seat, by, "fort")


def discard(board: Board, seat: int, card: Card) -> None:
    """Put a card face up onto the discard pile."""
    ai = board.players[seat].ai
    assert ai is not None, "an AI's seat"
    ai.discard.insert(0, card)
    board.events.append(Discarded(SEATS[seat], card.id))


def put_on_top(board: Board, seat: int, card: Card) -> None:
    """Put a card on top of the deck."""
    player = board.players[seat]
    player.hand.insert(0, card)
    board.events.append(PutOnDeck(SEATS[seat], card.id, player.health))


def take_back(board: Board, seat: int, card: Card, *, on_top: bool) -> None:
    """Take back a card of the AI that leaves play.

    It goes to the discard pile, or with Mercenary or Cursed (`on_top`) onto the deck.
    """
    if on_top:
        put_on_top(board, seat, card)
    else:
        discard(board, seat, card)


def regenerate(board: Board, seat: int) -> None:
    """Put the top card of the discard pile onto the deck, if there is one."""
    player = board.players[seat]
    assert player.ai is not None, "an AI's seat"
    if not player.ai.discard:
        return
    put_on_top(board, seat, player.ai.discard.pop(0))
    side: Side = "bastion" if player.bastion else "fort"
    board.events.append(Regenerated(SEATS[seat], side, player.health))
