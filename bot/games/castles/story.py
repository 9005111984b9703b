"""What happened, in words for everybody: acts, and the consequences that join them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.castles.names import (
    ability_name,
    all_named,
    built_name,
    dice_text,
    named,
    payment_text,
    standing,
)
from bot.house.reasons import Cited, Reasons, with_rules
from bot.house.table import SeatNames
from bot.house.words import bold, side_names
from engine.castles import events as e
from engine.castles.cards import CARD, RACE
from engine.castles.choosing import BeginnerDrawn, RaceChosen, RacesReady
from engine.core import SEATS, EventBase, kind_of
from texts import Texts, dashed

_OF_A_CREATURE = e.Walked | e.Attacked | e.CastleAttacked | e.AbilityUsed
"""What a creature does in its activation: all of it is one act."""
_Act = (
    e.TurnBegan
    | e.Built
    | e.TileBuilt
    | e.Summoned
    | e.Boosted
    | e.MagicPlayed
    | e.Ended
    | BeginnerDrawn
    | RaceChosen
    | RacesReady
)


def story(events: Sequence[EventBase], names: SeatNames, texts: Texts) -> list[str]:
    """Write a line for each act, with what came of it and what was paid."""
    return [line for line, _ in told(events, names, texts)]


def told(
    events: Sequence[EventBase], names: SeatNames, texts: Texts, cited: Cited = lambda _: ()
) -> Reasons:
    """Write these lines, each with the rules that are cited for what it tells."""
    teller = Narrator(names, texts)
    met: EventBase | None = None

    def tell(index: int) -> None:
        nonlocal met
        event = events[index]
        if event is not met:
            met = hit_by(event, events[index + 1] if index + 1 < len(events) else None)
            teller.tell(event, met)

    return with_rules(teller, events, tell, cited)


def hit_by(event: EventBase, after: EventBase | None) -> e.Wounded | e.ShieldBroken | None:
    """Return what came at once of an attack on a creature, which is told with it."""
    if not isinstance(event, e.Attacked) or not isinstance(after, e.Wounded | e.ShieldBroken):
        return None
    return after if after.cell == event.target else None


class _Line:
    """An act: who does it, what is done, what comes of it, what was paid."""

    def __init__(self, paid: Sequence[int] = ()) -> None:
        self.subject, self.paid = "", paid
        self.acts = list[str]()
        self.consequences = list[str]()

    def words(self, texts: Texts) -> str:
        """All of it."""
        told = texts("castles-and").join(self.acts)
        if self.subject:
            told = texts("castles-does", subject=self.subject, does=told)
        if self.consequences:
            also = texts("castles-also").join(self.consequences)
            told = texts("castles-line", act=told, consequences=also) if told else also
        if not self.paid:
            return told
        return texts("castles-paid", line=told, dice=payment_text(self.paid))


class Narrator:
    """Grows line by line while the events are gone through."""

    def __init__(self, names: SeatNames, texts: Texts) -> None:
        self._names, self._texts = bold(names), texts
        self._lines = list[_Line]()
        self._opened = False
        """Has a payment begun a line that nothing is told in yet?"""
        self._turn_began: int | None = None
        """How many lines there were when a turn had begun; None once anything is done in it."""

    @property
    def begun(self) -> int:
        """How many acts have begun."""
        return len(self._lines)

    @property
    def lines(self) -> list[str]:
        """The acts so far. One that is cut off behind its payment is none."""
        return [line.words(self._texts) for line in self._lines if line.acts or line.consequences]

    def tell(self, event: EventBase, met: e.Wounded | e.ShieldBroken | None) -> None:
        """Add what is to be said of the event, and of what came of it at once."""
        if isinstance(event, e.Paid):
            self._lines.append(_Line(paid=event.dice))
            self._opened, self._turn_began = True, None
            return
        text = self._words(event, met)
        if isinstance(event, _OF_A_CREATURE):
            self._of_creature(event, text)
        elif isinstance(event, e.Drew | e.Rolled) and self._turn_began is not None:
            self._at_beginning(text)
        elif (
            isinstance(event, _Act)
            or (isinstance(event, e.Risen) and not event.from_deck)
            or not self._lines
        ):
            self._begin().acts.append(text)
        else:
            self._lines[-1].consequences.append(text)
        self._opened = False
        if not isinstance(event, e.Drew | e.Rolled):
            self._turn_began = len(self._lines) if isinstance(event, e.TurnBegan) else None

    def _begin(self, subject: str = "") -> _Line:
        """Return the line of the payment that has just been made, else a new one."""
        if not self._opened:
            self._lines.append(_Line())
        self._lines[-1].subject = subject
        return self._lines[-1]

    def _at_beginning(self, text: str) -> None:
        """Give the card that is drawn and the dice a line of their own below that of the turn."""
        if self._turn_began == len(self._lines):
            self._lines.append(_Line())
        self._lines[-1].acts.append(text)

    def _of_creature(
        self, event: e.Walked | e.Attacked | e.CastleAttacked | e.AbilityUsed, text: str
    ) -> None:
        line = self._lines[-1] if self._lines else None
        goes_on = line is not None and line.subject and not line.consequences
        if self._opened or not goes_on or line is None:
            creature = named(event.card, self._texts)
            facts = {"player": self._names[event.seat], "creature": creature, "cell": event.cell}
            line = self._begin(self._texts("castles-whose", **facts))
        line.acts.append(text)

    def _words(self, event: Any, met: e.Wounded | e.ShieldBroken | None) -> str:
        name, facts = self._key(event), self._facts(event)
        if met is not None:
            facts |= self._facts(met)
            name = "hit" if isinstance(met, e.Wounded) else "hit-shield"
        return self._texts(f"castles-story-{name}", **facts)

    def _key(self, event: Any) -> str:
        kind = dashed(kind_of(type(event)))
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

    def _facts(self, event: Any) -> dict[str, Any]:
        """Return what the event holds: people, cards, buildings and dice by their names."""
        facts: dict[str, Any] = {}
        for name, value in event.document().items():
            facts.update(self._fact(name, value))
        if "card" in facts and "cell" in facts:
            facts["creature"] = standing(event.card, event.cell, self._texts)
        if isinstance(event, e.AbilityUsed):
            facts["ability"] = ability_name(CARD[event.card], self._texts)
        return facts

    def _fact(self, name: str, value: Any) -> dict[str, Any]:
        texts = self._texts
        match name:
            case "seat":
                return {"player": self._names[value]}
            case "castle":
                return {"other": self._names[value]}
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
                side = SEATS.index(value[0]) % 2
                return {"side": side_names(self._names, side, texts)}
        return {name: value}

    def _target(self, target: str) -> str:
        """Name a cell, a line, a card of the discard pile."""
        if len(target) == 1:
            return self._texts("castles-choice-line", line=target)
        return named(target, self._texts) if target in CARD else target
