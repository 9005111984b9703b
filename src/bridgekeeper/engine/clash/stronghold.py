"""The hand and the stronghold in it (clash-of-decks.md 4)."""

from __future__ import annotations

from ..core import SEATS, Outcome
from .cards import Card
from .events import BastionFell, GameEnded, Reason, Returned, Side, StrongholdDamaged
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


def damage(board: Board, seat: int, amount: int) -> None:
    """Damage to a stronghold: that many places to the right, never past the end (4)."""
    if amount < 1:
        return
    player = board.players[seat]
    player.stronghold = min(player.stronghold + amount, len(player.hand))
    side: Side = "bastion" if player.bastion else "fort"
    board.events.append(StrongholdDamaged(SEATS[seat], side, amount, player.health))
    check(board, seat)


def take_from_hand(board: Board, seat: int, index: int) -> Card:
    """The card at this place (0 is leftmost, the stronghold not counted) leaves the hand."""
    player = board.players[seat]
    card = player.hand.pop(index)
    if index < player.stronghold:
        player.stronghold -= 1
    return card


def return_to_hand(board: Board, seat: int, card: Card) -> None:
    """A card comes back as the rightmost one, which heals the stronghold by one (4)."""
    player = board.players[seat]
    player.hand.append(card)
    board.events.append(Returned(card.id, SEATS[seat], player.health))
    check(board, seat)


def lose(board: Board, seat: int, reason: Reason) -> None:
    """This seat has lost: the game ends at once (4)."""
    end(board, tuple(other for place, other in enumerate(SEATS[:2]) if place != seat), reason)


def end(board: Board, winners: tuple[str, ...], reason: Reason) -> None:
    """Freeze the board. Raises `GameOver` so that nothing further resolves."""
    board.ended = Outcome(winners, reason)  # type: ignore[arg-type]
    board.events.append(GameEnded(board.ended.winners, reason))
    raise GameOver
