"""Descriptions of events of Battle on the Bald Mountain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

from engine.bald_mountain import events as e
from engine.bald_mountain.cards import BY_ID
from engine.bald_mountain.effects import RuleKind
from engine.bald_mountain.seating import Mode
from engine.core import SEATS
from texts import dashed
from texts.bald_mountain.names import (
    all_named,
    altar_name,
    amount,
    counted,
    named,
    option_in_words,
)
from texts.telling import Row, Telling, act, consequence, side_names

_MODES: dict[int, Mode] = {2: "duel", 3: "three", 4: "four"}


class MountainTelling(Telling):
    """Describes the events of a match."""

    keys = "bald-mountain-story"
    table: ClassVar[Mapping[str, Row]] = {
        "turn-began": act(closed=True, minor=True),
        "wonder-fired": act("3-2"),
        "wonder-declined": act("3-2"),
        "drew": act("3-actions"),
        "drew-by": consequence(says="drew"),
        "played": act("3-play"),
        "played-over": act("3-play"),
        "activated": act("4-once", "5"),
        "repeated": consequence("8-repeat"),
        "copied": consequence("8-repeat"),
        "toll-paid": consequence("8-toll"),
        "cost-paid": consequence("4-order"),
        "cards-paid": consequence("4-order"),
        "option-chosen": consequence("6-choosing"),
        "attacked": consequence("8-attack"),
        "reflected": consequence("8-attack"),
        "gained": consequence("8-gain"),
        "lost": consequence("8-gain"),
        "stolen": consequence("r19"),
        "discard-chosen": act("6-choosing", minor=True),
        "discarded": consequence("6-choosing"),
        "discarded-by-chance": consequence(),
        "cards-stolen": consequence("r19"),
        "asked": consequence(minor=True),
        "way-out-discard": consequence("6-way-out"),
        "way-out-lose": consequence("6-way-out"),
        "way-out-give": consequence("6-way-out"),
        "refused": consequence("6-way-out"),
        "no-way-out": consequence("6-way-out"),
        "retrieved": consequence(),
        "banished": consequence("4-top-card"),
        "turned": consequence("4-top-card"),
        "buried": consequence("4-top-card"),
        **{f"rule-began-{rule}": consequence("8-rules") for rule in get_args(RuleKind)},
        # The end of a stronger attack has no line: the attack's line tells it, or it was not made.
        **{
            f"rule-ended-{rule}": consequence("8-rules", minor=True)
            for rule in get_args(RuleKind)
            if rule != "edge"
        },
        "actions-gained": consequence(),
        "skipped": consequence("r10"),
        "last-turn": act("7-deck", closed=True),
        "ended-energy": act("7-energy"),
        "ended-energy-draw": act("7-energy"),
        "ended-gems": act("7-gems"),
        "ended-gems-draw": act("7-gems"),
        "ended-empty-deck": act("3-3"),
        "ended-empty-deck-draw": act("3-3"),
        "ended-last-turn": act("7-deck"),
        "ended-last-turn-draw": act("7-deck"),
    }
    _begins = False
    """Whether a turn has begun and its card has not been drawn yet."""

    def end_of_key(self, event: Any) -> str:
        kind = super().end_of_key(event)
        match event:
            case e.Drew(by=by) if by:
                return "drew-by"
            case e.Played(covered=covered) if covered:
                return "played-over"
            case e.Repeated(copied=True):
                return "copied"
            case e.Attacked(reflected=True):
                return "reflected"
            case e.Discarded(by_chance=True):
                return "discarded-by-chance"
            case e.WayOut(to=to):
                return f"way-out-{to}"
            case e.NoWayOut(could=True):
                return "refused"
            case e.RuleBegan(rule=rule) | e.RuleEnded(rule=rule):
                return f"{kind}-{rule}"
            case e.Ended(winners=winners, reason=reason):
                return f"ended-{dashed(reason)}{'' if winners else '-draw'}"
        return kind

    def is_minor(self, event: Any) -> bool:
        """Return whether an event is minor, as is the card drawn at the beginning of a turn."""
        if isinstance(event, e.TurnBegan):
            self._begins = True
        elif self._begins and isinstance(event, e.Drew) and not event.by:
            self._begins = False
            return True
        return super().is_minor(event)

    def facts(self, event: Any) -> dict[str, Any]:
        """Return the fields in words, with amounts."""
        facts, texts = super().facts(event), self.texts
        match event:
            case e.OptionChosen(card=card, option=option):
                mode = _MODES[len(self.names)]
                facts["option"] = option_in_words(BY_ID[card], option, mode, texts)
            case e.WayOut(cards=cards) if cards:
                facts["amount"] = facts["cards"]
            case _ if "what" in facts:
                facts["amount"] = amount(event.what, event.n, texts)
                if event.what != "cards":
                    facts["counted"] = counted(event.what, event.n, texts)
            case _ if "count" in facts:
                facts["amount"] = amount("cards", event.count, texts)
        return facts

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        texts = self.texts
        match name:
            case "other":
                return {"other": self.names[value]}
            case "side":
                sides = [side_names(self.names, side, texts) for side in (value, 1 - value)]
                return {"side": sides[0], "others": sides[1]}
            case "winners":
                side = SEATS.index(value[0]) % 2 if value else 0
                return {"side": side_names(self.names, side, texts)}
            case "card" | "by" | "covered":
                return {name: named(value, texts) if value else ""}
            case "cards":
                return {name: all_named(value, texts)}
            case "altar":
                return {name: altar_name(value, texts) if value else "none"}
        return super().fact(name, value)
