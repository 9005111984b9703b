"""Why something happened on the Bald Mountain: the rules behind each kind of event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.bald_mountain.story import told
from bot.house.reasons import Reasons, last_turn
from bot.house.table import SeatNames
from engine.bald_mountain import events as e
from texts import Texts

_RULES: dict[type, tuple[str, ...]] = {
    e.WonderFired: ("3-2",),
    e.WonderDeclined: ("3-2",),
    e.Played: ("3-play",),
    e.Activated: ("4-once", "5"),
    e.Repeated: ("8-repeat",),
    e.TollPaid: ("8-toll",),
    e.CostPaid: ("4-order",),
    e.CardsPaid: ("4-order",),
    e.OptionChosen: ("6-choosing",),
    e.Attacked: ("8-attack",),
    e.Gained: ("8-gain",),
    e.Lost: ("8-gain",),
    e.Stolen: ("r19",),
    e.CardsStolen: ("r19",),
    e.DiscardChosen: ("6-choosing",),
    e.WayOut: ("6-way-out",),
    e.NoWayOut: ("6-way-out",),
    e.Banished: ("4-top-card",),
    e.Turned: ("4-top-card",),
    e.Buried: ("4-top-card",),
    e.RuleBegan: ("8-rules",),
    e.RuleEnded: ("8-rules",),
    e.Skipped: ("r10",),
    e.LastTurn: ("7-deck",),
}
_ENDS = {"energy": "7-energy", "gems": "7-gems", "empty deck": "3-3", "last turn": "7-deck"}


def reasons(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> Reasons:
    """Tell the last turn, each line with the rules that made it so."""
    return told(last_turn(events, e.TurnBegan, e.Ended), names, texts, rules_of)


def rules_of(event: e.Event) -> Iterable[str]:
    """Return the keys of the rules by which an event happens."""
    match event:
        case e.Drew(by=by):
            return () if by else ("3-actions",)
        case e.Discarded(by_chance=False):
            return ("6-choosing",)
        case e.Ended(reason=reason):
            return (_ENDS[reason],) if reason in _ENDS else ()
    return _RULES.get(type(event), ())
