"""Why something happened in Battle of the Castles: the rules behind each kind of event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.castles.story import told
from bot.house.reasons import Reasons, last_turn
from bot.house.table import SeatNames
from engine.castles import events as e
from engine.castles.choosing import BeginnerDrawn, RaceChosen, RacesReady
from engine.core import EventBase
from texts import Texts

_RULES: dict[type, tuple[str, ...]] = {
    **dict.fromkeys((BeginnerDrawn, RaceChosen, RacesReady), ("2-1",)),
    e.Drew: ("3-2",),
    e.Rolled: ("3-3",),
    e.Paid: ("3-paying",),
    e.Built: ("4-building",),
    e.TileBuilt: ("6",),
    e.TileDestroyed: ("6",),
    e.Risen: ("7-undead",),
    e.TombstonePlaced: ("7-undead",),
    e.Walked: ("4-move",),
    e.Attacked: ("4-attack", "r19"),
    e.CastleAttacked: ("5-castle",),
    e.AbilityUsed: ("4-ability",),
    e.MagicPlayed: ("4-magic",),
    e.ShieldBroken: ("8-marks",),
    e.Stunned: ("8-marks",),
    e.Died: ("5-deaths",),
    e.CastleWounded: ("5-deaths",),
}
_ENDS = {"castle": "5-end", "deck": "3-2"}


def reasons(events: Sequence[EventBase], names: SeatNames, texts: Texts) -> Reasons:
    """Tell the last turn, each line with the rules that made it so."""
    return told(last_turn(events, e.TurnBegan, e.Ended), names, texts, rules_of)


def rules_of(event: EventBase) -> Iterable[str]:
    """Return the keys of the rules by which an event happens."""
    match event:
        case e.Summoned(called=called):
            return ("7-demons",) if called else ("4-summon",)
        case e.Boosted(race=race):
            return (f"7-{race}",)
        case e.Strengthened(what="shield"):
            return ("8-marks",)
        case e.Ended(reason=reason):
            return (_ENDS[reason],) if reason in _ENDS else ()
    return _RULES.get(type(event), ())
