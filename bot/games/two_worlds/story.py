"""What happened, in words for everybody: acts, and the consequences that join them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.two_worlds.names import all_standing, named, row_name, standing
from bot.house.reasons import Cited, Reasons, with_rules
from bot.house.table import SeatNames
from bot.house.words import bold
from engine.core import kind_of
from engine.two_worlds import events as e
from engine.two_worlds.board import as_shown
from engine.two_worlds.cards import SPELL
from texts import Texts, dashed

_Act = (
    e.Kept
    | e.PacketsPassed
    | e.ArmiesReady
    | e.TurnBegan
    | e.Revealed
    | e.Summoned
    | e.Announced
    | e.SpellCast
    | e.Passed
    | e.Shaped
    | e.Taken
    | e.Ended
)


def story(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Write a line for each act, with what came of it."""
    return [line for line, _ in told(events, names, texts)]


def told(
    events: Sequence[e.Event], names: SeatNames, texts: Texts, cited: Cited = lambda _: ()
) -> Reasons:
    """Write these lines, each with the rules that are cited for what it tells."""
    teller = Narrator(names, texts)

    def tell(index: int) -> None:
        following = events[index + 1] if index + 1 < len(events) else None
        if not _is_told_again(events[index], following):  # who enters at once is told of then
            teller.tell(events[index])

    return with_rules(teller, events, tell, cited)


def _is_told_again(event: e.Event, following: e.Event | None) -> bool:
    return isinstance(event, e.Revealed) and isinstance(following, e.Summoned)


class Narrator:
    """Grows line by line while the events are gone through."""

    def __init__(self, names: SeatNames, texts: Texts) -> None:
        self._names = bold(names)
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] | None = None
        self._advances = False

    @property
    def begun(self) -> int:
        """How many lines there are."""
        return len(self._acts)

    @property
    def lines(self) -> list[str]:
        """An act with its consequences each."""
        also = self._texts("two-worlds-also")
        return [
            self._texts("two-worlds-line", act=act, consequences=also.join(consequences))
            if consequences
            else act
            for act, consequences in self._acts
        ]

    def tell(self, event: e.Event) -> None:
        """Add what is to be said of the event."""
        advances = isinstance(event, e.Advanced)
        if advances and not self._advances:
            self._begin(self._texts("two-worlds-story-advance"))
        self._advances = advances
        name, facts = self._words(event)
        text = self._texts(f"two-worlds-story-{name}", **facts)
        shifts = isinstance(event, e.Moved) and event.by == "shift"
        if isinstance(event, _Act) or shifts or self._open is None:
            self._begin(text)
        else:
            self._open.append(text)
        if isinstance(event, e.SpellCast) and event.answers:
            assert self._open is not None, "it has just begun"
            self._open.append(self._answer(event))
        if isinstance(event, e.TurnBegan):
            self._open = None

    def _begin(self, text: str) -> None:
        self._acts.append((text, []))
        self._open = self._acts[-1][1]

    def _answer(self, cast: e.SpellCast) -> str:
        """Tell what a spell is cast in answer to: who holds an attack answers nobody."""
        if cast.answers in SPELL:
            spell = named(cast.answers, self._texts)
            return self._texts("two-worlds-story-answers-spell", spell=spell)
        return self._texts(f"two-worlds-story-answers-{dashed(cast.answers)}")

    def _words(self, event: Any) -> tuple[str, dict[str, Any]]:
        """Return the key of what is told, and its facts."""
        facts, texts = self._facts(event), self._texts
        name, shape = dashed(kind_of(type(event))), _shape(event)
        match event:
            case e.Announced(cells=cells, cards=cards, card=card, target=target, hold=hold):
                facts["fighters"] = all_standing(cards, cells, texts)
                facts["warrior"] = standing(card, target, texts)
                facts["hold"] = "yes" if hold else "no"
            case e.SpellCast():
                facts["at"] = _aim(event, texts)
                shape = "at" if facts["at"] else ""
            case e.Ended(winners=winners) if winners:
                facts["player"] = self._names[winners[0]]
        return (f"{name}-{shape}" if shape else name), facts

    def _facts(self, event: Any) -> dict[str, Any]:
        """Return what the event holds: people, warriors and spells by their names."""
        facts: dict[str, Any] = {}
        for name, value in event.document().items():
            match name:
                case "seat" | "first":
                    facts["player"] = self._names[value]
                case "card" | "spell" | "form" | "discarded" | "enchantment":
                    facts[name] = named(value, self._texts) if value else ""
                case "by":
                    facts[name] = named(value, self._texts) if value in SPELL else ""
                case "cell" | "to":
                    facts[name] = as_shown(value)
                case _:
                    facts[name] = value
        if "card" in facts and "cell" in facts:
            facts["warrior"] = standing(event.card, event.cell, self._texts)
        return facts


def _shape(event: Any) -> str:
    """Return the end of the key of an event that can be told in several ways; empty for others."""
    match event:
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


def _aim(event: e.SpellCast, texts: Texts) -> str:
    """Tell what a spell names, in a few words; empty where it is the spell that it answers."""
    if event.row:
        return row_name(event.row, texts)
    told = " ⇄ ".join(map(as_shown, event.cells))
    if event.distance:
        return texts("two-worlds-aim-distance", cell=told, n=event.distance)
    if event.enchantment:
        return f"{told}, {named(event.enchantment, texts)}"
    return told
