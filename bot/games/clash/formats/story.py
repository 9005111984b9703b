"""Drafts, decks and champions told in lines. What is still secret is not told.

`story` tells the events of the drafts (cards revealed, picked, left to the AIs; of packs only who
has picked), of bringing and banning decks, and of naming champions. What only ends a format or says
whose turn it is makes no line: the board shows it. `FormatTeller` is for games that have events of
their own beside these: they extend `tell`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.clash.lines import Lines
from engine.clash.formats import events as e
from engine.core import EventBase, Seat
from texts import Texts


def story(events: Sequence[EventBase], names: Mapping[Seat, str], texts: Texts) -> list[str]:
    """What happened, in lines of Markdown, without any mention."""
    teller = FormatTeller(events, names, texts)
    for event in events:
        teller.tell(event)
    return teller.lines


class FormatTeller(Lines):
    """Goes through the events once. What one takes in a row, and what several do unseen, becomes
    one line."""

    def __init__(
        self, events: Sequence[EventBase], names: Mapping[Seat, str], texts: Texts
    ) -> None:
        super().__init__(events, names, texts)  # type: ignore[arg-type]  # told the same way
        self._taken: tuple[Seat, list[str]] | None = None
        self._unseen: tuple[str, dict[Seat, int]] | None = None

    @property
    def lines(self) -> list[str]:
        """All lines, with those that are not ended yet."""
        self._end_rows()
        return super().lines

    def tell(self, event: EventBase) -> None:
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
            case _:
                self._end_rows()
                self._tell_open(event)

    def _tell_open(self, event: EventBase) -> None:
        """What is a line of its own."""
        match event:
            case e.CardsRevealed(number, cards):
                self._act("cards-revealed", number=number, cards=self._cards(cards))
            case e.LastTaken(seat, card):
                self._act("last-taken", player=self._players[seat], card=self._card(card))
            case e.TakenByAi(cards):
                self._act("taken-by-ai", cards=self._cards(cards))
            case e.DeckShown(seat, cards):
                self._act("deck-shown", player=self._players[seat], cards=self._cards(cards))
            case e.LaboratoryShown(seat, cards):
                self._act("laboratory-shown", player=self._players[seat], cards=self._cards(cards))
            case e.Banned(seat, owner, card):
                player, of = self._players[seat], self._players[owner]
                self._act("banned", player=player, owner=of, card=self._card(card))
            case e.PacksPassed(left):
                self._act("packs-passed", count=left)
            case e.PacksEmpty():
                self._act("packs-empty")
            case e.ChampionShown(seat, card):
                self._act("champion-shown", player=self._players[seat], card=self._card(card))

    def _take(self, seat: Seat, card: str) -> None:
        """A card that lay open."""
        if self._taken is None or self._taken[0] != seat:
            self._end_rows()
            self._taken = seat, []
        self._taken[1].append(card)

    def _add_unseen(self, key: str, seat: Seat, count: int = 0) -> None:
        """What is done unseen: who has done it, and how far they are."""
        if self._unseen is None or self._unseen[0] != key:
            self._end_rows()
            self._unseen = key, {}
        self._unseen[1][seat] = count

    def _end_rows(self) -> None:
        """Tell what was gathered."""
        if self._taken is not None:
            seat, cards = self._taken
            self._taken = None
            self._act("picked", player=self._players[seat], cards=self._cards(cards))
        if self._unseen is not None:
            key, counts = self._unseen
            self._unseen = None
            self._act(key, players=", ".join(self._counted(counts)))

    def _counted(self, counts: Mapping[Seat, int]) -> list[str]:
        """The players, each with its number of cards where that says something."""
        return [
            self._players[seat] + (f" {counts[seat]}" if counts[seat] else "")
            for seat in sorted(counts)
        ]

    def _cards(self, cards: Sequence[str]) -> str:
        return ", ".join(self._card(card_id) for card_id in cards)
