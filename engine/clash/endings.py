"""The end of a game and its winners (clash-of-decks.md 4, 10; Ruling 15)."""

from __future__ import annotations

from engine.clash.events import GameEnded, Reason
from engine.clash.state import Board, GameOver
from engine.core import Outcome, Seat, seats_ahead

BASTION_WORTH = 8
"""The health that a standing bastion counts as if health decides (Ruling 15)."""


def lose(board: Board, seat: int, by: int, reason: Reason) -> None:
    """End the game at once: this seat has lost, by an act of the seat `by` (4, 10).

    Raises `GameOver`.
    """
    seats = board.seating.seats
    end(board, tuple([seats[winner] for winner in winners(board, seat, by)]), reason)


def winners(board: Board, loser: int, by: int) -> list[int]:
    """Return the winners if a seat loses: the opponents of its team.

    In a free-for-all it is the seat that destroyed the fort or, if that was its owner, the
    healthiest of the others (Ruling 15).
    """
    seating = board.seating
    others = [seat for seat in range(len(seating.seats)) if seating.foes(loser, seat)]
    if seating.teams:
        return others
    if by != loser:
        return [by]
    most = max(_worth(board, seat) for seat in others)
    return [seat for seat in others if _worth(board, seat) == most]


def leaders(board: Board) -> tuple[Seat, ...]:
    """Return the seats with the healthiest strongholds; none if all are equal (Ruling 76).

    In teams the weaker stronghold counts first. Against AIs no seat is ahead.
    """
    seating = board.seating
    if seating.ai:
        return ()
    worths = [_worth(board, seat) for seat in range(len(seating.seats))]
    sides = 2 if seating.teams else len(worths)
    return seats_ahead([sorted(worths[seat % sides :: sides]) for seat in range(len(worths))])


def _worth(board: Board, seat: int) -> int:
    player = board.players[seat]
    return player.health + (BASTION_WORTH if player.bastion else 0)


def end(board: Board, winners: tuple[Seat, ...], reason: Reason) -> None:
    """End the game and raise `GameOver`, so that nothing further resolves."""
    board.ended = Outcome(winners, reason)
    board.events.append(GameEnded(winners, reason))
    raise GameOver
