"""The lines of a story: acts, and the consequences that join them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.harmless import harmless
from engine.clash.cards import card
from engine.clash.events import Event
from engine.core import Seat
from texts import Texts


def bold(name: str) -> str:
    """A name as it stands in a story."""
    return f"**{name}**"


class Lines:
    """Grows line by line while the events are gone through."""

    def __init__(self, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts) -> None:
        self._events = events
        self._players = {seat: bold(harmless(name)) for seat, name in names.items()}
        self._texts = texts
        self._acts: list[tuple[str, list[str]]] = []
        self._open: list[str] | None = None

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

    def _near(self, index: int) -> Event | None:
        """The event there, if there is one."""
        return self._events[index] if 0 <= index < len(self._events) else None

    def _act(self, key: str, **facts: Any) -> None:
        """A line that the consequences to come will join."""
        self._open = []
        self._acts.append((self._texts(f"story-{key}", **facts), self._open))

    def _remark(self, key: str, **facts: Any) -> None:
        """A line of its own, in between: consequences still join the act before it."""
        self._acts.append((self._texts(f"story-{key}", **facts), []))

    def _join(self, key: str, **facts: Any) -> None:
        text = self._texts(f"story-{key}", **facts)
        if self._open is None:
            self._open = []
            self._acts.append((text, self._open))
        else:
            self._open.append(text)

    def _card(self, card_id: str) -> str:
        return bold(card(card_id).name(self._texts.language))
