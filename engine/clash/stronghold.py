"""The hand and the stronghold in it (clash-of-decks.md 4)."""

from __future__ import annotations

from engine.clash import ai_deck
from engine.clash.cards import Card
from engine.clash.endings import lose
from engine.clash.events import BastionFell, End, Regenerated, Returned, Side, StrongholdDamaged
from engine.clash.state import Board
from engine.core import SEATS


def check(board: Board, seat: int, by: int) -> None:
    """Check a hand after every single change of it (4, Ruling 3), or an AI's deck (9).

    `by` is the seat that caused the change. Raises `GameOver` if the seat has lost.
    """
    player = board.players[seat]
    cards = len(player.hand)
    if player.stronghold < cards:
        return
    if player.ai is not None:
        ai_deck.run_out(board, seat, by)
        return
    if cards == 0:
        lose(board, seat, by, "empty_hand")
    if not player.bastion:
        lose(board, seat, by, "fort")
    player.bastion = False
    player.stronghold = 0
    board.events.append(BastionFell(SEATS[seat], cards))


def side(board: Board, seat: int) -> Side:
    """Return the side of the stronghold that is up."""
    return "bastion" if board.players[seat].bastion else "fort"


def damage(board: Board, seat: int, amount: int, by: int) -> None:
    """Damage a stronghold: move it that many places to the right, never past the end (4).

    An AI discards that many cards from its deck (9). `by` is the seat that deals the damage.
    """
    if amount < 1:
        return
    player = board.players[seat]
    if player.ai is not None:
        ai_deck.damage(board, seat, amount)
    else:
        player.stronghold = min(player.stronghold + amount, len(player.hand))
        if not board.silent:
            damaged = StrongholdDamaged(SEATS[seat], side(board, seat), amount, player.health)
            board.events.append(damaged)
    check(board, seat, by)


def regenerate(board: Board, seat: int) -> None:
    """Move a stronghold left by one; a leftmost fort becomes a bastion, second from right (7)."""
    player = board.players[seat]
    if player.ai is not None:
        ai_deck.regenerate(board, seat)
        return
    if player.stronghold:
        player.stronghold -= 1
    elif player.bastion:
        return
    else:
        player.bastion = True
        player.stronghold = len(player.hand) - 1
    if not board.silent:
        board.events.append(Regenerated(SEATS[seat], side(board, seat), player.health))
    check(board, seat, seat)


def take_from_hand(board: Board, seat: int, index: int) -> Card:
    """Take the card at this place from the hand and return it.

    0 is leftmost, not counting the stronghold. The caller checks the hand after it has recorded its
    event.
    """
    player = board.players[seat]
    card = player.hand.pop(index)
    if index < player.stronghold:
        player.stronghold -= 1
    return card


def return_to_hand(board: Board, seat: int, card: Card, *, leftmost: bool = False) -> None:
    """Return a card to the right end of a hand, which heals the stronghold by one (4).

    With `leftmost` it goes to the left end, even left of the stronghold (7, cursed); an AI's card
    goes on top of its deck (9).
    """
    player = board.players[seat]
    if player.ai is not None:
        ai_deck.put_on_top(board, seat, card)
        return
    if leftmost:
        player.hand.insert(0, card)
        player.stronghold += 1
    else:
        player.hand.append(card)
    if not board.silent:
        where: End = "left" if leftmost else "right"
        board.events.append(Returned(card.id, SEATS[seat], where, player.health))
    check(board, seat, seat)
