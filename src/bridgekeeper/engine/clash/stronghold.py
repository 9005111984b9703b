"""The hand and the stronghold in it (clash-of-decks.md 4)."""

from __future__ import annotations

from ..core import SEATS, Outcome, Seat
from .cards import Card
from .events import (
    BastionFell,
    End,
    GameEnded,
    Reason,
    Regenerated,
    Returned,
    Side,
    StrongholdDamaged,
)
from .state import Board, GameOver


def check(board: Board, seat: int) -> None:
    """The check after every single change of a hand (4, Ruling 3)."""
    player = board.players[seat]
    cards = len(player.hand)
    if cards == 0:
        lose(board, seat, "empty_hand")
    if player.stronghold < cards:
        return
    if not player.bastion:
        lose(board, seat, "fort")
    player.bastion = False
    player.stronghold = 0
    board.events.append(BastionFell(SEATS[seat], cards))


def side(board: Board, seat: int) -> Side:
    """The side of the stronghold that is up."""
    return "bastion" if board.players[seat].bastion else "fort"


def damage(board: Board, seat: int, amount: int) -> None:
    """Damage to a stronghold: that many places to the right, never past the end (4)."""
    if amount < 1:
        return
    player = board.players[seat]
    player.stronghold = min(player.stronghold + amount, len(player.hand))
    board.events.append(StrongholdDamaged(SEATS[seat], side(board, seat), amount, player.health))
    check(board, seat)


def regenerate(board: Board, seat: int) -> None:
    """One place to the left; a leftmost fort becomes a bastion, second from the right (7)."""
    player = board.players[seat]
    if player.stronghold:
        player.stronghold -= 1
    elif player.bastion:
        return
    else:
        player.bastion = True
        player.stronghold = len(player.hand) - 1
    board.events.append(Regenerated(SEATS[seat], side(board, seat), player.health))
    check(board, seat)


def take_from_hand(board: Board, seat: int, index: int) -> Card:
    """The card at this place (0 is leftmost, the stronghold not counted) leaves the hand.

    The caller checks the hand, once it has told what happened.
    """
    player = board.players[seat]
    card = player.hand.pop(index)
    if index < player.stronghold:
        player.stronghold -= 1
    return card


def return_to_hand(board: Board, seat: int, card: Card, *, leftmost: bool = False) -> None:
    """A card comes back as the rightmost one, which heals the stronghold by one (4), or
    as the leftmost one, left even of the stronghold (7, cursed)."""
    player = board.players[seat]
    if leftmost:
        player.hand.insert(0, card)
        player.stronghold += 1
    else:
        player.hand.append(card)
    where: End = "left" if leftmost else "right"
    board.events.append(Returned(card.id, SEATS[seat], where, player.health))
    check(board, seat)


def lose(board: Board, seat: int, reason: Reason) -> None:
    """This seat has lost: the game ends at once (4)."""
    end(board, (SEATS[board.across(seat)],), reason)


def end(board: Board, winners: tuple[Seat, ...], reason: Reason) -> None:
    """Freeze the board. Raises `GameOver` so that nothing further resolves."""
    board.ended = Outcome(winners, reason)
    board.events.append(GameEnded(winners, reason))
    raise GameOver
