"""Why something happened in Duel of Two Worlds: the rules behind each kind of event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.two_worlds.story import told
from bot.house.reasons import Reasons, last_turn
from bot.house.table import SeatNames
from engine.two_worlds import events as e
from texts import Texts

_RULES: dict[type, tuple[str, ...]] = {
    e.ArmiesReady: ("2-2",),
    e.Kept: ("2-2",),
    e.PacketsPassed: ("2-2",),
    e.Advanced: ("3-advance",),
    e.Summoned: ("3-summon",),
    e.Announced: ("5-1", "4-damage"),
    e.SpellCast: ("6-casting",),
    e.Passed: ("7-stack",),
    e.Destroyed: ("4-destroyed",),
    e.Enchanted: ("6-enchantments",),
    e.Disenchanted: ("6-reflection",),
    e.Cancelled: ("6-reflection",),
    e.Redirected: ("6-reflection",),
    e.Shaped: ("10-shapeshift",),
    e.Taken: ("3-draw",),
}
_ENDS = {"breakthrough": "9-breakthrough", "destruction": "9-destruction", "quiet": "r27"}


def reasons(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> Reasons:
    """Tell the last turn, each line with the rules that made it so."""
    return told(last_turn(events, e.TurnBegan, e.Ended), names, texts, rules_of)


def rules_of(event: e.Event) -> Iterable[str]:
    """Return the keys of the rules by which an event happens."""
    match event:
        case e.Announced(hold=True):
            return ("5-1", "4-damage", "r21")
        case e.Fizzled(spell=spell):
            return ("r16",) if spell else ("5-4",)
        case e.Hit(by="attack"):
            return ("5-3",)
        case e.Moved(by=by):
            return ("10-shift",) if by == "shift" else ("8",)
        case e.Ended(reason=reason):
            return (_ENDS[reason],) if reason in _ENDS else ()
    return _RULES.get(type(event), ())
