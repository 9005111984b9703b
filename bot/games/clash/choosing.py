"""Choices in games where cards are played or named: first a card, then its place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.game_api.drawings import StateT, ViewT
from bot.game_api.extras import EventT
from bot.game_api.game_ui import GameUI
from bot.game_api.questions import NOTHING, Choice, MoveChoice, Question, SeatNames
from bot.games.clash.refusals import refusal_text
from engine.clash.cards import Card
from engine.core import Seat
from texts import Texts


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card that a seat can see as a choice, with its legal moves (none: not possible now).

    Attributes:
        id: The value that chooses it.
        label: Its label.
        aimed: Whether it needs a target.
        moves: Its legal moves.
        number: Its place in the picture, from 1. 0: the picture has no numbers; None: it is beside
            the hand (a champion).
        stacks: Whether some moves put it on top of another card.
        at_once: Whether choosing it is the move, its only one.
        question: The question for its place if that is neither a lane nor a target.
        why: Why it has no moves, if the game says so.
        short: A short name for narrow places.
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
        """The label, with the number in the picture if it has one."""
        if self.number == 0:
            return self.label
        mark = "👑" if self.number is None else f"{self.number}."
        return f"{mark} {self.label}"


class CardUI(GameUI[StateT, ViewT, EventT]):
    """A game in which choosing a card is the first step to every move.

    `listed`: choices have long names, so they are selects instead of buttons.
    """

    listed: bool = False
    refusal = staticmethod(refusal_text)

    @abstractmethod
    def choices(
        self, state: StateT, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the cards within reach of a seat, in order, each once; then any others."""

    def held(self, state: StateT, seat: Seat) -> Sequence[Card]:
        """Return all cards that a seat holds and could name, even if out of reach now."""
        return ()

    def question(
        self, state: StateT, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Ask for a card, then for its place."""
        choices = self.choices(state, seat, names, texts)
        if not chosen:
            cards = tuple(map(_card, choices))
            return Question("", cards, self.listed, hint=texts("panel-card"))
        for choice in choices:
            if [choice.id] == [*chosen] and choice.moves:
                return replace(_place(choice, texts), listed=self.listed)
        return NOTHING


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
