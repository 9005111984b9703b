"""The end of a match (bald-mountain.md 7)."""

from __future__ import annotations

from engine.bald_mountain.events import Ended
from engine.bald_mountain.seating import seats_of
from engine.bald_mountain.state import Board
from engine.core import Outcome

GEMS_TO_WIN = 15


def check(board: Board) -> bool:
    """Return whether the match has ended, after the toll, the cost or a step.

    0 energy comes before 15 gems (Ruling 16).
    """
    energy, gems = board.energy, board.gems
    if energy[0] > 0 and energy[1] > 0:
        if gems[0] < GEMS_TO_WIN and gems[1] < GEMS_TO_WIN:
            return False
        if gems[0] >= GEMS_TO_WIN and gems[1] >= GEMS_TO_WIN:
            compare(board, "gems")
        else:
            end(board, 0 if gems[0] >= GEMS_TO_WIN else 1, "gems")
    elif energy[0] <= 0 and energy[1] <= 0:
        compare(board, "energy")
    else:
        end(board, 0 if energy[0] > 0 else 1, "energy")
    return True


def compare(board: Board, reason: str) -> None:
    """End the match: more gems win, then more energy, else it is a draw (Ruling 18)."""
    worths = [worth(board, side) for side in (0, 1)]
    if worths[0] == worths[1]:
        end(board, None, reason)
    else:
        end(board, 0 if worths[0] > worths[1] else 1, reason)


def worth(board: Board, side: int) -> tuple[int, int]:
    """Return by what a side is compared: gems, then energy (7)."""
    return board.gems[side], board.energy[side]


def end(board: Board, side: int | None, reason: str) -> None:
    """End the match, with no winners if `side` is None; nothing further resolves."""
    winners = () if side is None else seats_of(board.mode, side)
    board.ended = Outcome(winners, reason)
    board.question = None
    board.emit(Ended(winners, reason))
