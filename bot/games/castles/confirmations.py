"""Moves that are hardly meant: interfaces ask first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.castles.names import card_name, dice_text, named, standing
from engine.castles import events as e
from engine.castles.actions import (
    END,
    Action,
    Activate,
    Build,
    BuildTile,
    PlayMagic,
    Summon,
    UseAbility,
)
from engine.castles.board import cell_name
from engine.castles.match import Match
from engine.core import IllegalAction, Seat
from texts import Texts

_WITHOUT_EFFECT = (e.Paid, e.Walked, e.AbilityUsed, e.MagicPlayed)
"""What is told of an ability or a magic, whatever comes of it."""


def unspent(match: Match, seat: Seat, move: str, texts: Texts) -> str:
    """Name the dice that somebody would leave who ends a turn without having done anything.

    Only dice count that could pay for something.
    """
    legal = match.legal_actions(seat)
    if move != str(END) or not any(getattr(action, "paid", ()) for action in legal):
        return ""
    return texts("castles-unspent", dice=dice_text(match.dice, texts))


def ask_confirmation(match: Match, seat: Seat, move: str, texts: Texts) -> str:
    """Return what is asked before this move, if anything.

    Nothing hidden decides it: of hands and decks only their sizes, and of the seat's own hand the
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
    return standing(match.at(action.cell).card.id, cell_name(action.cell), texts)


def _left(match: Match, seat: Seat, texts: Texts) -> str:
    """Tell what the dice that would be lost could still do: attack, summon, build."""
    legal = match.legal_actions(seat)
    attackers = [
        card_name(match.at(action.cell).card.id, texts)
        for action in legal
        if isinstance(action, Activate) and (action.target is not None or action.castle is not None)
    ]
    summons = [card_name(action.card, texts) for action in legal if isinstance(action, Summon)]
    could = []
    if attackers:
        could.append(texts("castles-could-attack", creatures=_each_once(attackers)))
    if summons:
        could.append(texts("castles-could-summon", cards=_each_once(summons)))
    if any(isinstance(action, Build | BuildTile) for action in legal):
        could.append(texts("castles-could-build"))
    if not could:
        return ""
    told = texts("castles-or").join(could)
    return texts("castles-doubt-end", dice=dice_text(match.dice, texts), could=told)


def _each_once(names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(names))


def _is_idle(match: Match, seat: Seat, action: Action) -> bool:
    """Return whether nothing comes of it."""
    return all(isinstance(event, _WITHOUT_EFFECT) for event in match.copy().apply(seat, action))
