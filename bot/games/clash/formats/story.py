"""The log of drafts, decks and champions, without what is still secret.

`FormatTelling` describes the events of drafts (cards revealed, picked, left to the AIs; of packs
only who has picked), of bringing and banning decks, and of naming champions. The end of a format
and of a turn make no line: the board shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.clash.formats import events as e
from engine.core import Seat
from texts.clash.lines import ClashLines
from texts.telling import Line, Row, act


class FormatTelling(ClashLines):
    """Describes the events, each once.

    Cards that a player takes in a row make one line, and so do hidden actions of several players.
    """

    table: ClassVar[Mapping[str, Row]] = dict.fromkeys(
        (
            *("picked", "pick-made", "champion-named", "card-brought", "card-chosen"),
            *("cards-revealed", "packs-passed", "last-taken", "taken-by-ai", "deck-shown"),
            *("laboratory-shown", "banned", "packs-empty", "champion-shown"),
        ),
        act(),
    )
    _taken: tuple[Seat, list[str]] | None = None
    _unseen: tuple[str, dict[Seat, int]] | None = None

    def describe(self, events: Sequence[Any], *, brief: bool = False) -> list[Line]:
        """Return all lines, including the unfinished one."""
        super().describe(events, brief=brief)
        self._end_rows()
        return self.lines

    def is_described(self, event: Any) -> bool:
        """Return True: collected events have rows of their own."""
        return True

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """Return nothing: no rules are cited."""
        return ()

    def add(self, event: Any) -> None:
        """Add the line of this event, if it has one."""
        match event:
            case e.Picked(seat, card):
                self._take(seat, card)
            case e.PickMade(seat):
                self._add_unseen("pick-made", seat)
            case e.ChampionNamed(seat):
                self._add_unseen("champion-named", seat)
            case e.CardBrought(seat, count):
                self._add_unseen("card-brought", seat, count)
            case e.CardChosen(seat, count):
                self._add_unseen("card-chosen", seat, count)
            case e.TurnPassed() | e.FormatEnded():
                pass  # the board shows whose turn it is, and that everything is ready
            case e.CardsRevealed(number, cards):
                self._end_rows()
                self.put("cards-revealed", number=number, cards=self.cards(cards))
            case e.PacksPassed(left):
                self._end_rows()
                self.put("packs-passed", count=left)
            case _:
                self._end_rows()
                if self.end_of_key(event) in self.table:
                    super().add(event)

    def _take(self, seat: Seat, card: str) -> None:
        """Collect an open card that a player takes."""
        if self._taken is None or self._taken[0] != seat:
            self._end_rows()
            self._taken = seat, []
        self._taken[1].append(card)

    def _add_unseen(self, key: str, seat: Seat, count: int = 0) -> None:
        """Collect a hidden action: which player, and how many cards they have."""
        if self._unseen is None or self._unseen[0] != key:
            self._end_rows()
            self._unseen = key, {}
        self._unseen[1][seat] = count

    def _end_rows(self) -> None:
        """Add the lines of the collected events."""
        if self._taken is not None:
            seat, cards = self._taken
            self._taken = None
            self.put("picked", player=self.names[seat], cards=self.cards(cards))
        if self._unseen is not None:
            key, counts = self._unseen
            self._unseen = None
            self.put(key, players=", ".join(self._counted(counts)))

    def _counted(self, counts: Mapping[Seat, int]) -> list[str]:
        """Name the players, each with their number of cards if it is known."""
        return [
            self.names[seat] + (f" {counts[seat]}" if counts[seat] else "")
            for seat in sorted(counts)
        ]
