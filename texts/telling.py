"""One description of each event, for the log, headline, captions, alternative text and reasons.

All of them are made from the same lines. The lines are made from events alone, which contain
nothing hidden (`engine.core`), and never from a view, so no description can give away a hand, a
pick or a draw.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from engine.core import SEATS, Seat, kind_of
from texts import Texts, dashed

Reasons: TypeAlias = "list[tuple[str, list[str]]]"
"""Lines of a log, each with the keys of rules (`Guide.rules`)."""

_EMOJI = "(?:[\u2190-\u21ff]\ufe0f|[\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]\ufe0f?)"
_SIGNS = re.compile(rf"\*\*|(?<=\S)\s*{_EMOJI}|{_EMOJI}\s*")
"""Bold type and emoji, with the space that sets them off."""
_FIRST_NAME = 0xE000
"""The first of the private characters that replace names while signs are removed."""


@dataclass(frozen=True, slots=True)
class Row:
    """How a kind of event is described.

    Args:
        rules: The keys of the rules by which it happens.
        is_act: It opens a line; other events are consequences, which join the line of an act.
        is_closed: Nothing joins its line.
        is_minor: The board shows it anyway, so the headline leaves it out.
        is_remark: It has a line of its own, and what follows still joins the one before.
        says: The end of its text's key, if another row has the same text.
    """

    rules: tuple[str, ...] = ()
    is_act: bool = False
    is_closed: bool = False
    is_minor: bool = False
    is_remark: bool = False
    says: str = ""


def act(*rules: str, closed: bool = False, minor: bool = False) -> Row:
    """Return the row of an act."""
    return Row(rules, is_act=True, is_closed=closed, is_minor=minor)


def consequence(*rules: str, minor: bool = False, says: str = "") -> Row:
    """Return the row of a consequence."""
    return Row(rules, is_minor=minor, says=says)


@dataclass(slots=True)
class Line:
    """Acts and their consequences; a line without acts has only consequences.

    `subject` names the actor if it is named once for several acts; `paid` is what they cost.
    """

    acts: list[str] = field(default_factory=list)
    consequences: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    is_closed: bool = False
    subject: str = ""
    paid: str = ""


class Telling:
    """Describes the events of a game in one traversal, in order.

    A game sets `keys`, the common beginning of its message keys, and `table`, the rows by the ends
    of the keys.

    Args:
        names: Players' names by seat, ready to be shown (escaped and bold for messages).
        texts: The texts of the reader's language.
        plain: Leave out bold type and emoji, for pictures and alternative text.
    """

    keys: ClassVar[str]
    table: ClassVar[Mapping[str, Row]]
    rules: ClassVar[Mapping[type, tuple[str, ...]]] = {}
    """Rules by kinds of events, for a game whose rows don't name them."""

    def __init__(self, names: Mapping[Seat, str], texts: Texts, *, plain: bool = False) -> None:
        self.names, self.texts = dict(names), texts
        self._plain = plain
        self._hidden: dict[int, str] = {}
        if plain:  # a name may contain stars and emoji
            self._hidden = dict(enumerate(names.values(), _FIRST_NAME))
            self.names = dict(zip(names, map(chr, self._hidden), strict=True))
        self.events: Sequence[Any] = ()
        self.at = 0
        self.lines: list[Line] = []
        self.open: Line | None = None
        self._brief = False

    # How a game describes its events

    def end_of_key(self, event: Any) -> str:
        """Return the end of an event's message key, which is also its key in the table."""
        return dashed(kind_of(type(event)))

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        """Return the message facts that a field of an event gives."""
        return {"player": self.names[value]} if name == "seat" else {name: value}

    def facts(self, event: Any) -> dict[str, Any]:
        """Return the message facts of an event."""
        facts: dict[str, Any] = {}
        for name, value in event.document().items():
            facts.update(self.fact(name, value))
        return facts

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """Return the keys of the rules by which an event happens."""
        row = self.table.get(self.end_of_key(event))
        return self.rules.get(type(event), row.rules if row else ())

    def is_minor(self, event: Any) -> bool:
        """Return whether the board shows the event anyway."""
        row = self.table.get(self.end_of_key(event))
        return row is None or row.is_minor

    def is_described(self, event: Any) -> bool:
        """Return whether an event has a description."""
        return self.end_of_key(event) in self.table

    def words(self, event: Any) -> tuple[str, dict[str, Any]]:
        """Return the end of an event's message key, and its facts."""
        return self.end_of_key(event), self.facts(event)

    def add(self, event: Any) -> None:
        """Add an event to the lines."""
        end, facts = self.words(event)
        if not self.is_left_out(event):
            self.put(end, **facts)
        elif self.table[end].is_act:
            self.start(Line(is_closed=self.table[end].is_closed))

    # The traversal

    def describe(self, events: Sequence[Any], *, brief: bool = False) -> list[Line]:
        """Return the lines of these events.

        Args:
            events: In the order in which they happened.
            brief: Leave out minor events.
        """
        self.lines, self.open, self._brief = [], None, brief
        self.events = events
        for self.at, event in enumerate(events):
            if self.is_described(event):
                self.add(event)
            if self.lines:
                rules = self.lines[-1].rules
                rules += [key for key in self.rules_of(event) if key not in rules]
        return [line for line in self.lines if line.acts or line.consequences]

    def is_left_out(self, event: Any) -> bool:
        """Return whether a brief description leaves the event out."""
        return self._brief and self.is_minor(event)

    def near(self, steps: int) -> Any:
        """Return the event that many steps after the current one; None beyond either end."""
        at = self.at + steps
        return self.events[at] if 0 <= at < len(self.events) else None

    def put(self, end: str, /, **facts: Any) -> None:
        """Add a text: an act opens a line, a consequence joins it."""
        row = self.table[end]
        text = self.say(row.says or end, **facts)
        if row.is_remark:
            self.lines.append(Line([text]))
        elif row.is_act:
            self.begin(text).is_closed = row.is_closed
        else:
            self.join(text)

    def begin(self, text: str) -> Line:
        """Open a line with an act."""
        return self.start(Line([text]))

    def join(self, text: str) -> None:
        """Add a consequence to the open line, else to one without an act."""
        line = self.open
        if line is None or line.is_closed:
            line = self.start(Line())
        line.consequences.append(text)

    def start(self, line: Line) -> Line:
        """Open this line."""
        self.lines.append(line)
        self.open = line
        return line

    def say(self, end: str, /, **facts: Any) -> str:
        """Return the text with this end of its key."""
        return self.texts(f"{self.keys}-{end}", **facts)

    def act_of(self, line: Line) -> str:
        """Return the acts of a line in words; empty for none."""
        return " · ".join(line.acts)

    def whole(self, line: Line) -> str:
        """Return the acts of a line with their consequences."""
        done, came = self.act_of(line), self.texts.listed(line.consequences)
        return self.texts.pair(done, came) if done and came else done or came

    # The outputs

    def log(self, events: Sequence[Any]) -> list[str]:
        """Return the lines of the log, with names in bold and emoji."""
        return [*map(self._line, self.describe(events))]

    def matters(self, events: Sequence[Any]) -> list[str]:
        """Return the lines of the log without minor events, for a headline."""
        return [*map(self._line, self.describe(events, brief=True))]

    def reasons(self, events: Sequence[Any]) -> Reasons:
        """Return the lines of the log, each with the keys of the rules behind it."""
        return [(self._line(line), line.rules) for line in self.describe(events)]

    def caption(self, events: Sequence[Any]) -> tuple[list[str], list[str]]:
        """Return the acts and the consequences, each in words, for a caption and its note."""
        lines = self.describe(events)
        done = [self._as_read(self.act_of(line)) for line in lines if line.acts]
        return done, [self._as_read(text) for line in lines for text in line.consequences]

    def _line(self, line: Line) -> str:
        text = self.whole(line)
        return self._as_read(text[:1].upper() + text[1:])

    def _as_read(self, text: str) -> str:
        return _SIGNS.sub("", text).translate(self._hidden) if self._plain else text


def side_names(names: Mapping[Seat, str], side: int, texts: Texts) -> str:
    """Name the players of a side together: A and C are side 0, B and D side 1."""
    both = [name for seat, name in names.items() if SEATS.index(seat) % 2 == side]
    return both[0] if len(both) == 1 else texts("side-of-two", one=both[0], two=both[1])
