"""Descriptions of events of Battle of the Castles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.castles import events as e
from engine.castles.cards import CARD, RACE
from engine.core import SEATS
from texts.castles.names import (
    ability_name,
    all_named,
    built_name,
    dice_text,
    named,
    on_cell,
    payment_text,
)
from texts.telling import Line, Row, Telling, act, consequence, side_names

_OF_A_CREATURE = e.Walked | e.Attacked | e.CastleAttacked | e.AbilityUsed
"""What a creature does in its activation: all of it is one act."""


class CastlesTelling(Telling):
    """Describes the events of a match."""

    keys = "castles-story"
    table: ClassVar[Mapping[str, Row]] = {
        "turn-began": act(closed=True, minor=True),
        "drew": consequence("3-2", minor=True),
        "rolled": consequence("3-3", minor=True),
        "rolled-again": consequence("3-3", minor=True),
        "paid": consequence("3-paying"),
        "built": act("4-building"),
        "built-alone": act("4-building"),
        "tile-built": act("6"),
        "tile-destroyed": consequence("6"),
        "summoned": act("4-summon"),
        "called": act("7-demons"),
        "boosted": act(),
        "risen": act("7-undead"),
        "risen-from-deck": consequence("7-undead"),
        "walked": act("4-move"),
        "attacked": act("4-attack", "r19"),
        "hit": act("4-attack", "r19"),
        "hit-shield": act("4-attack", "r19", "8-marks"),
        "castle-attacked": act("5-castle"),
        "ability-used": act("4-ability"),
        "ability-used-at": act("4-ability"),
        "magic-played": act("4-magic"),
        "magic-played-at": act("4-magic"),
        "wounded": consequence(),
        "shield-broken": consequence("8-marks"),
        "healed": consequence(),
        "strengthened-life": consequence(),
        "strengthened-damage": consequence(),
        "strengthened-move": consequence(),
        "strengthened-shield": consequence("8-marks"),
        "stunned": consequence("8-marks"),
        "readied": consequence(),
        "died": consequence("5-deaths"),
        "died-revealed": consequence("5-deaths"),
        "castle-wounded": consequence("5-deaths"),
        "castle-healed": consequence(),
        "tombstone-placed": consequence("7-undead", minor=True),
        "shifted": consequence(),
        "taken-back": consequence(),
        "ended-castle": act("5-end"),
        "ended-deck": act("3-2"),
        "beginner-drawn": act("2-1"),
        "race-chosen": act("2-1"),
        "races-ready": act("2-1"),
    }

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._met: e.Wounded | e.ShieldBroken | None = None

    def end_of_key(self, event: Any) -> str:
        kind = super().end_of_key(event)
        match event:
            case e.Rolled(again=True):
                return "rolled-again"
            case e.Built(cards=0):
                return "built-alone"
            case e.Summoned(called=True):
                return "called"
            case e.Risen(from_deck=True):
                return "risen-from-deck"
            case e.AbilityUsed(target=target) | e.MagicPlayed(target=target) if target:
                return f"{kind}-at"
            case e.Strengthened(what=what):
                return f"{kind}-{what}"
            case e.Died(revealed=revealed) if revealed:
                return "died-revealed"
            case e.Ended(reason=reason):
                return f"ended-{reason}"
        return kind

    def rules_of(self, event: Any) -> tuple[str, ...]:
        return (f"7-{event.race}",) if isinstance(event, e.Boosted) else super().rules_of(event)

    def is_described(self, event: Any) -> bool:
        """Return False for an attack's hit, described with it, and for a roll without dice."""
        empty = isinstance(event, e.Rolled) and not event.dice
        return event is not self._met and not empty and super().is_described(event)

    def words(self, event: Any) -> tuple[str, dict[str, Any]]:
        """Return the key and facts of an event; those of an attack include its hit."""
        end, facts = super().words(event)
        match self._met:
            case e.Wounded():
                return "hit", {**facts, **self.facts(self._met)}
            case e.ShieldBroken():
                return "hit-shield", {**facts, **self.facts(self._met)}
        return end, facts

    def add(self, event: Any) -> None:
        """Add an event. Dice open the line of what they pay for."""
        self._met = _hit_by(event, self.near(1))
        if isinstance(event, e.Paid):
            self.start(Line(paid=payment_text(event.dice)))
        else:
            super().add(event)

    def begin(self, text: str) -> Line:
        """Open a line, or use that of the dice. All that a creature does is one act."""
        event = self.near(0)
        acts = isinstance(event, _OF_A_CREATURE)
        line = self.open or Line(is_closed=True)
        if line.is_closed or line.consequences or (line.acts and not (acts and line.subject)):
            line = self.start(Line())
        if acts and not line.acts:
            creature, player = named(event.card, self.texts), self.names[event.seat]
            facts = {"player": player, "creature": creature, "cell": event.cell}
            line.subject = self.texts("castles-whose", **facts)
        line.acts.append(text)
        return line

    def act_of(self, line: Line) -> str:
        """Return the acts of a line, after the creature's name if one creature does them all."""
        done = self.texts("castles-and").join(line.acts)
        if not line.subject:
            return done
        return self.texts("castles-does", subject=line.subject, does=done)

    def whole(self, line: Line) -> str:
        """Return the acts with their consequences and the dice that paid for them."""
        text = super().whole(line)
        return self.say("paid", line=text, dice=line.paid) if line.paid else text

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        texts = self.texts
        match name:
            case "castle":
                return {"other": self.names[value]}
            case "card" | "discarded":
                return {name: named(value, texts) if value else ""}
            case "building" | "tile":
                return {name: f"**{built_name(value, texts)}**"}
            case "race":
                power = texts(f"castles-power-{RACE[value].power}")
                return {name: f"**{RACE[value].name(texts.language)}**", "power": power}
            case "target":
                return {name: self._target(value)}
            case "dice":
                return {name: dice_text(value, texts)}
            case "revealed":
                return {name: all_named(value, texts)}
            case "winners":
                return {"side": side_names(self.names, SEATS.index(value[0]) % 2, texts)}
        return super().fact(name, value)

    def facts(self, event: Any) -> dict[str, Any]:
        """Return the fields in words, creatures with their cells."""
        facts = super().facts(event)
        if "card" in facts and "cell" in facts:
            facts["creature"] = on_cell(event.card, event.cell, self.texts)
        if isinstance(event, e.AbilityUsed):
            facts["ability"] = ability_name(CARD[event.card], self.texts)
        return facts

    def _target(self, target: str) -> str:
        """Name a cell, a line, or a card of the discard pile."""
        if len(target) == 1:
            return self.texts("castles-choice-line", line=target)
        return named(target, self.texts) if target in CARD else target


def _hit_by(event: Any, following: Any) -> e.Wounded | e.ShieldBroken | None:
    """Return the immediate result of an attack on a creature; None if there is none."""
    if not isinstance(event, e.Attacked) or not isinstance(following, e.Wounded | e.ShieldBroken):
        return None
    return following if following.cell == event.target else None
