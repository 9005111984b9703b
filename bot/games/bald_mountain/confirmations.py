"""Confirmations before moves that are probably mistakes (bald-mountain.md 5)."""

from __future__ import annotations

from bot.games.bald_mountain.names import all_named, named
from engine.bald_mountain import events as e
from engine.bald_mountain.actions import END, Activate, PlayCard
from engine.bald_mountain.battle import Battle
from engine.core import IllegalAction, Seat
from texts import Texts
from texts.bald_mountain.names import amount

_WITHOUT_EFFECT = (
    e.Activated,
    e.TollPaid,
    e.CostPaid,
    e.Repeated,
    e.Skipped,
    e.NoWayOut,
    e.RuleEnded,
)
"""Events of an activation, or of a rule that is used up or over, even if it has no effect."""


def ask_confirmation(battle: Battle, seat: Seat, move: str, texts: Texts) -> str:
    """Return the question to confirm this move; empty if none. Uses only open information."""
    if seat not in battle.to_act() or battle.question is not None:
        return ""
    try:
        action, _ = battle.read(move)
        if action == END:
            return _left(battle, seat, texts)
        if isinstance(action, Activate) and _is_idle(battle, seat, action):
            return texts("bald-mountain-doubt-idle", card=named(action.card, texts))
    except IllegalAction:
        pass
    return ""


def _left(battle: Battle, seat: Seat, texts: Texts) -> str:
    """Return a warning that names the actions that would be lost and their possible uses."""
    legal = battle.legal_actions(seat)
    spells = [action.card for action in legal if isinstance(action, Activate)]
    cards = [action for action in legal if isinstance(action, PlayCard)]
    could = []
    if spells:
        text = all_named(spells, texts)
        could.append(texts("bald-mountain-could-activate", cards=text))
    if cards:
        could.append(texts("bald-mountain-could-play", cards=amount("cards", len(cards), texts)))
    if battle.deck:
        could.append(texts("bald-mountain-could-draw"))
    if not could:
        return ""
    text = texts("bald-mountain-or").join(could)
    return texts("bald-mountain-doubt-end", actions=battle.actions, could=text)


def _is_idle(battle: Battle, seat: Seat, action: Activate) -> bool:
    """Return whether an activation would have no effect.

    A choice that it asks for counts as an effect. Nothing hidden is used: of hands and deck only
    their sizes.
    """
    future = battle.copy()
    for events in future.moments(seat, action):
        for event in events:
            if isinstance(event, e.TurnBegan):
                return True
            if not isinstance(event, _WITHOUT_EFFECT) and _moves_anything(event):
                return False
    return future.question is None


def _moves_anything(event: e.Event) -> bool:
    match event:
        case e.Attacked(lost=n) | e.Gained(n=n) | e.Lost(n=n) | e.Stolen(n=n):
            return n > 0
        case e.Drew(count=n) | e.CardsStolen(count=n):
            return n > 0
    return True
