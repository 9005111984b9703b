"""How people choose at tables where cards are played or named: a card first, then its place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.clash.refusals import refusal_text
from bot.house.table import NOTHING, Choice, MoveChoice, Question, SeatNames, Table
from engine.clash.cards import Card
from engine.core import IllegalAction, Seat
from texts import Texts


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card that is within reach, with its legal moves (none: not now).

    `number` is its place in the picture, from 1; 0 where that has no numbers, None for one beside
    the hand (a champion). `aimed` cards need a target; `stacks` says that some of the moves put it
    on top of another card.
    `at_once`: to choose it is the move, its only one. `question` asks for its place, where that is
    no lane and no target. `why` says why it has no moves, where somebody may ask. `short` names it
    where there is little room.
    """

    id: str
    label: str
    aimed: bool
    moves: tuple[MoveChoice, ...]
    number: int | None
    stacks: bool = False
    at_once: bool = False
    question: str = ""
    why: str = ""
    short: str = ""

    @property
    def numbered(self) -> str:
        """With its number in the picture, if it has one."""
        if self.number == 0:
            return self.label
        mark = "👑" if self.number is None else f"{self.number}."
        return f"{mark} {self.label}"


class CardTable(Table):
    """A table where to choose a card is the first step to every move.

    `listed`: what can be chosen has long names, which are lists and no buttons."""

    listed: bool = False

    @abstractmethod
    def choices(
        self, state: Any, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the cards within reach of a seat, in order, each once; then any beside them."""

    def held(self, state: Any, seat: Seat) -> Sequence[Card]:
        """All that a seat holds and could name, also what is out of reach now."""
        return ()

    def question(
        self, state: Any, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Which card, then which place."""
        choices = self.choices(state, seat, names, texts)
        if not chosen:
            cards = tuple(map(_card, choices))
            return Question("", cards, self.listed, hint=texts("panel-card"))
        for choice in choices:
            if [choice.id] == [*chosen] and choice.moves:
                return replace(_place(choice, texts), listed=self.listed)
        return NOTHING

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Tell why the rules refuse a move, alike for every game of Clash of Decks."""
        return refusal_text(refusal, names, texts)


def _card(choice: CardChoice) -> Choice:
    move = choice.moves[0].move if choice.at_once and choice.moves else ""
    return Choice(choice.id, choice.numbered, move, bool(choice.moves), choice.why, choice.short)


def _place(card: CardChoice, texts: Texts) -> Question:
    """Ask for the place of the chosen card."""
    text = card.question
    if not text:
        key = "panel-choose-target" if card.aimed else "panel-choose-lane"
        text = texts("panel-choose-place" if card.stacks else key, card=card.label)
    hint = texts("panel-target" if card.aimed else "panel-place")
    places = tuple(Choice(move.move, move.label, move.move) for move in card.moves)
    return Question(text, places, hint=hint)
