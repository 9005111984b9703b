"""Descriptions of events of Duel of Two Worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.two_worlds import events as e
from engine.two_worlds.board import as_shown
from engine.two_worlds.cards import SPELL, WARRIOR
from texts import dashed
from texts.telling import Row, Telling, act, consequence
from texts.two_worlds.names import all_on_cells, named, on_cell, row_name


class WorldsTelling(Telling):
    """Describes the events of a match."""

    keys = "two-worlds-story"
    table: ClassVar[Mapping[str, Row]] = {
        "kept": act("2-2", minor=True),
        "packets-passed": act("2-2", minor=True),
        "armies-ready": act("2-2"),
        "turn-began": act(closed=True, minor=True),
        "advance": act("3-advance"),
        "advanced": consequence("3-advance", minor=True),
        "revealed": act(minor=True),
        "summoned": act("3-summon"),
        "box-seen": consequence(),
        "announced": act("5-1", "4-damage"),
        "spell-cast": act("6-casting"),
        "spell-cast-at": act("6-casting"),
        "answers-spell": consequence(),
        "answers-attack": consequence(),
        "answers-own-attack": consequence(),
        "asked": consequence(minor=True),
        "passed": act("7-stack", minor=True),
        "fizzled-attack": consequence("5-4"),
        "fizzled-spell": consequence("r16"),
        "hit-attack": consequence("5-3"),
        "hit-splash": consequence(),
        "hit-spell": consequence(),
        "destroyed": consequence("4-destroyed"),
        "destroyed-saved": consequence("4-destroyed"),
        "moved-shift": act("10-shift"),
        "moved-spell": consequence("8"),
        "moved-knockback": consequence("8"),
        "moved-pushed": consequence("8"),
        "enchanted": consequence("6-enchantments"),
        "disenchanted": consequence("6-reflection"),
        "cancelled": consequence("6-reflection"),
        "redirected": consequence("6-reflection"),
        "returned-top": consequence(),
        "returned-bottom": consequence(),
        "shaped": act("10-shapeshift"),
        "reaped": consequence(),
        "taken": act("3-draw", minor=True),
        "taken-exchanged": act("3-draw", minor=True),
        "ended-breakthrough": act("9-breakthrough"),
        "ended-destruction": act("9-destruction"),
        "ended-destruction-draw": act("9-destruction"),
        "ended-quiet": act("r27"),
        "ended-quiet-draw": act("r27"),
    }
    _advances = False

    def end_of_key(self, event: Any) -> str:
        kind, shape = super().end_of_key(event), _shape(event)
        return f"{kind}-{shape}" if shape else kind

    def rules_of(self, event: Any) -> tuple[str, ...]:
        held = isinstance(event, e.Announced) and event.hold
        return (*super().rules_of(event), "r21") if held else super().rules_of(event)

    def is_described(self, event: Any) -> bool:
        """Return False for a warrior that is revealed and enters at once."""
        enters = isinstance(event, e.Revealed) and isinstance(self.near(1), e.Summoned)
        return not enters and super().is_described(event)

    def add(self, event: Any) -> None:
        """Add an event. An army advances in one line, and a spell names what it answers."""
        advances = isinstance(event, e.Advanced)
        if advances and not (self._advances and self.lines) and not self.is_left_out(event):
            self.put("advance")
        self._advances = advances
        super().add(event)
        if isinstance(event, e.SpellCast) and event.answers:
            self._put_answer(event)

    def _put_answer(self, cast: e.SpellCast) -> None:
        """Describe what a spell answers: the stack's spell, attack, or the caster's own attack."""
        if cast.answers in SPELL:
            self.put("answers-spell", spell=named(cast.answers, self.texts))
        else:
            self.put(f"answers-{dashed(cast.answers)}")

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "first":
                return {"player": self.names[value]}
            case "winners":
                return {"player": self.names[value[0]]} if value else {}
            case "card" | "spell" | "form" | "discarded" | "enchantment" | "by":
                is_card = value in SPELL or value in WARRIOR  # neither `attack` nor empty
                return {name: named(value, self.texts) if is_card else ""}
            case "cell" | "to":
                return {name: as_shown(value)}
            case "hold":
                return {name: "yes" if value else "no"}
        return super().fact(name, value)

    def facts(self, event: Any) -> dict[str, Any]:
        """Return the fields in words, warriors with their cells."""
        facts, texts = super().facts(event), self.texts
        match event:
            case e.Announced(cells=cells, cards=cards, card=card, target=target):
                facts["fighters"] = all_on_cells(cards, cells, texts)
                facts["warrior"] = on_cell(card, target, texts)
            case e.SpellCast():
                facts["at"] = self._aim(event)
            case _ if "card" in facts and "cell" in facts:
                facts["warrior"] = on_cell(event.card, event.cell, texts)
        return facts

    def _aim(self, event: e.SpellCast) -> str:
        """Name the targets of a spell; empty if it is the spell that it answers."""
        if event.row:
            return row_name(event.row, self.texts)
        text = " ⇄ ".join(map(as_shown, event.cells))
        if event.distance:
            return self.texts("two-worlds-aim-distance", cell=text, n=event.distance)
        return f"{text}, {named(event.enchantment, self.texts)}" if event.enchantment else text


def _shape(event: Any) -> str:
    """Return the end of an event's key if it has several descriptions; else empty."""
    match event:
        case e.SpellCast(cells=cells, row=row):
            return "at" if cells or row else ""
        case e.Fizzled(spell=spell):
            return "spell" if spell else "attack"
        case e.Hit(by=by) | e.Moved(by=by):
            return "spell" if by in SPELL else by
        case e.Destroyed(saved=saved):
            return "saved" if saved else ""
        case e.Returned(end=end):
            return end
        case e.Taken(discarded=discarded):
            return "exchanged" if discarded else ""
        case e.Ended(winners=winners, reason=reason):
            return reason if winners else f"{reason}-draw"
    return ""
