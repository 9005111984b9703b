"""Confirmations before moves that are probably mistakes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.castles.names import named
from engine.castles import events as e
from engine.castles.actions import (
    END,
    Action,
    Activate,
    Build,
    PlayMagic,
    Summon,
    UseAbility,
)
from engine.castles.board import cell_name
from engine.castles.evaluation import evaluate
from engine.castles.game_ai import CastlesAI
from engine.castles.match import Match
from engine.core import IllegalAction, Seat
from texts import Texts
from texts.castles.names import card_name, dice_text, on_cell

USEFUL = 1.75
"""The least gain in a position's evaluation (`engine.castles.evaluation`) that is worth a question.
Two wounds of an enemy reach it, a tile alone doesn't.
"""
_WITHOUT_EFFECT = (e.Paid, e.Walked, e.AbilityUsed, e.MagicPlayed)
"""Events of an ability or a magic even if it has no effect."""


def unspent(match: Match, seat: Seat, move: str, texts: Texts) -> str:
    """Name the dice that a player would lose who ends a turn without doing anything.

    Empty if the dice could pay for nothing.
    """
    legal = match.legal_actions(seat)
    if move != str(END) or not any(getattr(action, "paid", ()) for action in legal):
        return ""
    return texts("castles-unspent", dice=dice_text(match.dice, texts))


def ask_confirmation(match: Match, seat: Seat, move: str, texts: Texts) -> str:
    """Return the question to confirm this move; empty if none.

    Nothing hidden is used: of hands and decks only their sizes, and of the seat's own hand the
    cards.
    """
    if seat not in match.to_act():
        return ""
    try:
        action, _ = match.read(move)
        if action == END:
            return _left(match, seat, texts)
        if isinstance(action, UseAbility | PlayMagic) and _is_idle(match, seat, action):
            return texts("castles-doubt-idle", what=_called(match, action, texts))
    except IllegalAction:
        pass
    return ""


def _called(match: Match, action: UseAbility | PlayMagic, texts: Texts) -> str:
    if isinstance(action, PlayMagic):
        return named(action.card, texts)
    return on_cell(match.at(action.cell).card.id, cell_name(action.cell), texts)


def _left(match: Match, seat: Seat, texts: Texts) -> str:
    """Return a warning with what the unused dice could still do: attack, summon, build."""
    useful = _useful(match, seat)
    attackers = [
        card_name(match.at(action.cell).card.id, texts)
        for action in useful
        if isinstance(action, Activate)
    ]
    summons = [card_name(action.card, texts) for action in useful if isinstance(action, Summon)]
    could = []
    if attackers:
        could.append(texts("castles-could-attack", creatures=_each_once(attackers)))
    if summons:
        could.append(texts("castles-could-summon", cards=_each_once(summons)))
    if any(isinstance(action, Build) for action in useful):
        could.append(texts("castles-could-build"))
    if not could:
        return ""
    text = texts("castles-or").join(could)
    return texts("castles-doubt-end", dice=dice_text(match.dice, texts), could=text)


def _useful(match: Match, seat: Seat) -> list[Action]:
    """Return the actions that would improve the position by `USEFUL`, as far as the seat can know.

    Of an attack only one path is tried, of a summons only one cell.
    """
    guess = CastlesAI().determinize(match, seat, 0)
    tried: dict[object, Action] = {}
    for action in guess.legal_actions(seat):
        match action:
            case Activate(target=None, castle=None):
                continue
            case Activate(cell=cell, target=target, castle=castle):
                tried.setdefault((cell, target, castle), action)
            case Summon(card=card):
                tried.setdefault(card, action)
            case Build(building=building):
                tried.setdefault(building, action)
    now, found = evaluate(guess, seat), list[Action]()
    for action in tried.values():
        after = guess.copy()
        after.apply(seat, action)
        if evaluate(after, seat) - now >= USEFUL:
            found.append(action)
    return found


def _each_once(names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(names))


def _is_idle(match: Match, seat: Seat, action: Action) -> bool:
    """Return whether an action would have no effect."""
    return all(isinstance(event, _WITHOUT_EFFECT) for event in match.copy().apply(seat, action))
