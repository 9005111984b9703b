"""Attacks, and the rules in force (bald-mountain.md 8)."""

from __future__ import annotations

from engine.bald_mountain.cards import COLOURS
from engine.bald_mountain.effects import RuleKind
from engine.bald_mountain.events import Attacked, RuleBegan, RuleEnded
from engine.bald_mountain.state import Board
from engine.bald_mountain.view import RuleInForce


def attack(board: Board, n: int, by: str) -> None:
    """Attack the other side from the actor's side with strength `n`.

    (1) Edges add to it and are used up, (2) the oldest reflection turns it back, (3) wards reduce
    it, (4) energy is lost. An attack of 0 uses nothing up. `by` is the id of the card.
    """
    if n <= 0:
        return
    us, them = board.us, 1 - board.us
    if not board.rules:
        _lose(board, them, n, Attacked(them, n, 0, 0, False, min(n, board.energy[them]), by))
        return
    edges = [rule for rule in board.rules if rule.kind == "edge" and rule.side == us]
    edge = sum(rule.n for rule in edges)
    mirror = next((r for r in board.rules if r.kind == "reflect" and r.side == them), None)
    gone = [*edges, mirror] if mirror else edges
    for rule in gone:
        _end(board, rule)
    strength = n + edge
    if mirror is not None:
        lost = min(strength, board.energy[us])
        _lose(board, us, strength, Attacked(them, n, edge, 0, True, lost, by))
        return
    wards = sum(r.n for r in board.rules if r.kind == "ward" and r.side == them)
    strength = max(0, strength - wards)
    lost = min(strength, board.energy[them])
    _lose(board, them, strength, Attacked(them, n, edge, wards, False, lost, by))


def _lose(board: Board, side: int, n: int, attacked: Attacked) -> None:
    board.energy[side] = max(0, board.energy[side] - n)
    board.emit(attacked)


def begin(board: Board, kind: RuleKind, n: int, by: str, altar: int = -1) -> None:
    """Bring a rule of the actor's side into force; `by` is the id of the card.

    `n` is 0 for a rule without a number; `altar` is the altar's index for a lock, else -1.
    """
    board.rules = (*board.rules, RuleInForce(kind, board.us, n, altar))
    board.emit(RuleBegan(board.us, kind, n, COLOURS[altar] if altar >= 0 else "", by))


def end_of_turn(board: Board) -> None:
    """End the rules for "this turn": edges."""
    for rule in board.rules:
        if rule.kind == "edge":
            _end(board, rule)


def start_of_turn(board: Board) -> None:
    """End the rules "until your side's next turn" of the actor's side."""
    for rule in board.rules:
        if rule.side == board.us:
            _end(board, rule)


def _end(board: Board, gone: RuleInForce) -> None:
    """End the oldest rule that is equal to this one."""
    place = board.rules.index(gone)
    board.rules = (*board.rules[:place], *board.rules[place + 1 :])
    altar = COLOURS[gone.altar] if gone.altar >= 0 else ""
    board.emit(RuleEnded(gone.side, gone.kind, gone.n, altar))
