"""What happened, in words for everybody: acts, and the consequences that join them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.bald_mountain.names import (
    all_named,
    altar_name,
    amount,
    counted,
    named,
    option_in_words,
)
from bot.house.reasons import Cited, Reasons, with_rules
from bot.house.table import SeatNames
from bot.house.words import bold
from engine.bald_mountain import events as e
from engine.bald_mountain.cards import BY_ID
from engine.bald_mountain.seating import Mode
from engine.core import SEATS, kind_of
from texts import Texts, dashed
from texts.telling import side_names

_MODES: dict[int, Mode] = {2: "duel", 3: "three", 4: "four"}

_Act = (
    e.TurnBegan
    | e.WonderFired
    | e.WonderDeclined
    | e.Played
    | e.Activated
    | e.DiscardChosen
    | e.LastTurn
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
    return with_rules(teller, events, lambda index: teller.tell(events[index]), cited)


class Narrator:
    """Grows line by line while the events are gone through."""

    def __init__(self, names: SeatNames, texts: Texts) -> None:
        self._names = bold(names)
        self._mode = _MODES[len(names)]
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] | None = None

    @property
    def begun(self) -> int:
        """How many lines there are."""
        return len(self._acts)

    @property
    def lines(self) -> list[str]:
        """An act with its consequences each."""
        also = self._texts("bald-mountain-also")
        return [
            self._texts("bald-mountain-line", act=act, consequences=also.join(consequences))
            if consequences
            else act
            for act, consequences in self._acts
        ]

    def tell(self, event: e.Event) -> None:
        """Add what is to be said of the event.

        Nothing is of a stronger attack that was made, which its own line tells, or was not made in
        this turn.
        """
        if isinstance(event, e.RuleEnded) and event.rule == "edge":
            return
        name, facts = self._words(event)
        text = self._texts(f"bald-mountain-story-{name}", **facts)
        begins = isinstance(event, _Act) or (isinstance(event, e.Drew) and not event.by)
        if begins or self._open is None:
            self._acts.append((text[:1].upper() + text[1:], []))
            of_turn = isinstance(event, e.TurnBegan | e.LastTurn)
            self._open = None if of_turn else self._acts[-1][1]
        else:
            self._open.append(text)

    def _words(self, event: Any) -> tuple[str, dict[str, Any]]:
        """Return the key of what is told, and its facts."""
        facts = self._facts(event)
        match event:
            case e.Played(covered=covered):
                return ("played-over" if covered else "played"), facts
            case e.Repeated(copied=copied):
                return ("copied" if copied else "repeated"), facts
            case e.Attacked(reflected=reflected):
                return ("reflected" if reflected else "attacked"), facts
            case e.Discarded(by_chance=by_chance):
                return ("discarded-by-chance" if by_chance else "discarded"), facts
            case e.WayOut(to=to):
                return f"way-out-{to}", facts
            case e.NoWayOut(could=could):
                return ("refused" if could else "no-way-out"), facts
            case e.RuleBegan(rule=rule) | e.RuleEnded(rule=rule):
                return f"{dashed(kind_of(type(event)))}-{rule}", facts
            case e.OptionChosen(card=card, option=option):
                words = option_in_words(BY_ID[card], option, self._mode, self._texts)
                return "option-chosen", {**facts, "option": words}
            case e.Ended(winners=winners, reason=reason):
                return self._ending(winners, reason)
        return dashed(kind_of(type(event))), facts

    def _facts(self, event: Any) -> dict[str, Any]:
        """Return what the event holds: people, sides, cards, altars and amounts by their names."""
        facts: dict[str, Any] = {}
        for name, value in event.document().items():
            facts.update(self._fact(name, value))
        if "what" in facts:
            what = facts.pop("what")
            facts["amount"] = amount(what, facts["n"], self._texts)
            if what != "cards":
                facts["counted"] = counted(what, facts["n"], self._texts)
        elif "count" in facts:
            facts["amount"] = amount("cards", facts["count"], self._texts)
        if isinstance(event, e.WayOut) and event.cards:
            facts["amount"] = facts["cards"]
        return facts

    def _fact(self, name: str, value: Any) -> dict[str, Any]:
        texts = self._texts
        match name:
            case "seat":
                return {"player": self._names[value]}
            case "other":
                return {"other": self._names[value]}
            case "side":
                sides = [side_names(self._names, side, texts) for side in (value, 1 - value)]
                return {"side": sides[0], "others": sides[1]}
            case "card" | "by" | "covered":
                return {name: named(value, texts) if value else ""}
            case "cards":
                return {name: all_named(value, texts)}
            case "altar":
                return {name: altar_name(value, texts) if value else "none"}
        return {name: value}

    def _ending(self, winners: Sequence[str], reason: str) -> tuple[str, dict[str, Any]]:
        name = f"ended-{dashed(reason)}"
        if not winners:
            return f"{name}-draw", {}
        side = SEATS.index(winners[0]) % 2
        return name, {"side": side_names(self._names, side, self._texts)}
