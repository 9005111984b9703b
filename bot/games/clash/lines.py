"""The lines of a story: acts, and the consequences that join them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from bot.house.table import SeatNames
from bot.ui.escaping import escape_markdown
from engine.clash.cards import card
from engine.core import EventBase, kind_of
from texts import Texts, dashed


def bold(name: str) -> str:
    """Return a name as it stands in a story."""
    return f"**{name}**"


class Lines(ABC):
    """Grows line by line while the events are gone through."""

    @classmethod
    def lines_of(cls, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Tell what happened, in lines of Markdown, without any mention."""
        lines = cls(events, names, texts)
        for index in range(len(events)):
            lines.tell(index)
        return lines.lines

    def __init__(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> None:
        self._events = events
        self._names = names
        self._players = {seat: bold(escape_markdown(name)) for seat, name in names.items()}
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] | None = None

    @abstractmethod
    def tell(self, index: int) -> None:
        """Add what is to be said of the event there, if anything."""

    @property
    def begun(self) -> int:
        """How many lines there are."""
        return len(self._acts)

    @property
    def lines(self) -> list[str]:
        """An act with its consequences each."""
        also = self._texts("story-also")
        return [
            self._texts("story-line", act=act, consequences=also.join(consequences))
            if consequences
            else act
            for act, consequences in self._acts
        ]

    def _near(self, index: int) -> Any:
        """Return the event there, if there is one."""
        return self._events[index] if 0 <= index < len(self._events) else None

    def _act(self, key: str, **facts: Any) -> None:
        """Begin a line that the consequences to come will join."""
        self._open = []
        self._acts.append((self._texts(f"story-{key}", **facts), self._open))

    def _remark(self, key: str, **facts: Any) -> None:
        """Add a line of its own, in between: consequences still join the act before it."""
        self._acts.append((self._texts(f"story-{key}", **facts), []))

    def _join(self, key: str, **facts: Any) -> None:
        text = self._texts(f"story-{key}", **facts)
        if self._open is None:
            self._open = []
            self._acts.append((text, self._open))
        else:
            self._open.append(text)

    def _plainly(self, event: EventBase) -> tuple[str, dict[str, Any]]:
        """Return the key of an event that is told as it is called, and its facts.

        People and cards are there by their names.
        """
        facts: dict[str, Any] = {}
        for field in fields(event):  # type: ignore[arg-type]  # all events are dataclasses
            match field.name, getattr(event, field.name):
                case "seat", seat:
                    facts["player"] = self._players[seat]
                case "owner", seat:
                    facts["owner"] = self._players[seat]
                case "card", card_id:
                    facts["card"] = self._card(card_id)
                case "cards", ids:
                    facts["cards"] = self._cards(ids)
                case name, int(amount):
                    facts[name] = amount
        return dashed(kind_of(type(event))), facts

    def _cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self._card, ids))

    def _card(self, card_id: str) -> str:
        return bold(card(card_id).name(self._texts.language))
