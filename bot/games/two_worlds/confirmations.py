"""Confirmations before moves that are probably mistakes."""

from __future__ import annotations

from bot.games.two_worlds.names import named
from engine.core import SEATS, IllegalAction, Seat
from engine.two_worlds.actions import END, Attack, Cast
from engine.two_worlds.board import COLUMNS, apart, progress
from engine.two_worlds.cards import SPELL
from engine.two_worlds.match import Match
from texts import Texts


def ask_confirmation(match: Match, seat: Seat, move: str, texts: Texts) -> str:
    """Return the question to confirm this move; empty if none. Uses only open information."""
    if seat not in match.to_act() or match.step != "action":
        return ""
    try:
        action, _ = match.read(move)
    except IllegalAction:
        return ""
    if action == END and not match.stack and not _breaks_through(match, seat):
        could = any(isinstance(legal, Attack) for legal in match.legal_actions(seat))
        return texts("two-worlds-doubt-end") if could else ""
    if isinstance(action, Cast) and _hits_no_enemy(match, seat, action):
        return texts("two-worlds-doubt-no-enemy", spell=named(action.spell, texts))
    return ""


def _breaks_through(match: Match, seat: Seat) -> bool:
    """Return whether the end of the turn wins."""
    number = SEATS.index(seat)
    return any(progress(number, cell) == COLUMNS - 1 for cell, _ in match.fighters(number))


def _hits_no_enemy(match: Match, seat: Seat, action: Cast) -> bool:
    """Return whether a spell that hits a cell and its neighbours finds no enemy there."""
    spell = SPELL.get(action.spell)
    if spell is None or spell.target != "cell" or not action.cells:
        return False
    near = [apart(cell, action.cells[0]) for cell, _ in match.fighters(1 - SEATS.index(seat))]
    return not any(distance is not None and distance <= 1 for distance in near)
