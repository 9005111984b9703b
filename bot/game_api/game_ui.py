"""What a game implements for the bot in addition to its rules: texts and pictures for users."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from bot.game_api import extras
from bot.game_api.drawings import StateT, ViewT
from bot.game_api.extras import EventT
from bot.game_api.questions import MoveChoice, Question, SeatNames
from bot.game_api.words import bold
from engine.core import IllegalAction, JsonObject, Seat
from images.picture import Drawing
from texts import Texts
from texts.telling import Reasons, Telling

HEADLINES = 4
"""Lines above a board, by default."""


class GameUI(ABC, Generic[StateT, ViewT, EventT]):
    """How a game with these states, views and events is shown.

    Methods with a body suit most games. The attributes that may be None are extras.
    """

    telling: ClassVar[type[Telling]]
    """Describes events in words."""

    open_moves: extras.OpenMoves[StateT] | None = None
    animation: extras.Animation[StateT, Any] | None = None
    icons: extras.Icons[ViewT] | None = None
    decks: extras.Decks | None = None
    previews: extras.Previews[StateT] | None = None
    foresight: extras.Foresight[StateT] | None = None
    confirmations: extras.Confirmations[StateT] | None = None
    orders: extras.StandingOrders[StateT, ViewT] | None = None
    guesses: extras.Guesses[ViewT] | None = None
    coach: extras.Coach[StateT, EventT] | None = None
    belongings: extras.Belongings[StateT] | None = None
    parent: extras.Parent[StateT] | None = None

    @abstractmethod
    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return what all should know before the first move, in lines of Markdown."""

    @abstractmethod
    def board(
        self, view: ViewT, events: Sequence[EventT], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Return the picture of the board, seen from the viewer's side."""

    def hand(self, view: ViewT, names: SeatNames, texts: Texts) -> Drawing | None:
        """Return the picture of the viewer's own cards without the board; None if there is none."""
        return None

    def panel(
        self, view: ViewT, events: Sequence[EventT], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Return all pictures that the viewer needs to choose, from top to bottom.

        These are the board after the events, and last the viewer's own cards, which are also shown
        below an animation.
        """
        board, hand = self.board(view, events, names, texts), self.hand(view, names, texts)
        return [board] if hand is None else [board, hand]

    def story(self, events: Sequence[EventT], names: SeatNames, texts: Texts) -> list[str]:
        """Return what happened, in lines of Markdown."""
        return self.telling(bold(names), texts).log(events)

    def headline(self, events: Sequence[EventT], names: SeatNames, texts: Texts) -> list[str]:
        """Return a summary of the events in the few lines above the board."""
        return self.story(events, names, texts)[-HEADLINES:]

    def log(
        self, turns: Sequence[Sequence[EventT]], names: SeatNames, texts: Texts
    ) -> list[list[str]]:
        """Return the log of all turns, each in lines of Markdown, perhaps with headings."""
        return [self.story(events, names, texts) for events in turns]

    def reasons(self, events: Sequence[EventT], names: SeatNames, texts: Texts) -> Reasons:
        """Return the last finished turn, each line with the rules behind it.

        The events are all so far. Empty if the game doesn't cite its rules.
        """
        return []

    @abstractmethod
    def status(self, view: ViewT, to_act: str, texts: Texts) -> str:
        """Return whose turn it is, and for what, for all users. `to_act` has the players' names."""

    @abstractmethod
    def prompt(self, view: ViewT, texts: Texts) -> str:
        """Return what a player who has to act must do; the view is the player's."""

    @abstractmethod
    def question(
        self, state: StateT, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Return the next choice of a seat on the way to a move.

        It must not change `state`, and may show only what the seat can see.

        Args:
            state: The present position.
            seat: The player who chooses. If it can't act now, show what it will be able to choose.
            chosen: The values chosen so far, in order. If empty, show everything within its reach.
            names: The players' names by seat.
            texts: Texts in the player's language.

        Returns:
            The question; `NOTHING` if these values can't be chosen (the position may have changed).
        """

    def steps(self, state: StateT, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the legal moves of a seat that need no question, the end of its turn last."""
        return ()

    @abstractmethod
    def spoken(self, state: StateT, move: str, names: SeatNames, texts: Texts) -> str:
        """Return a move in words, as it is made in this state."""

    @abstractmethod
    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Return why the rules refuse a move."""


AnyGameUI: TypeAlias = GameUI[Any, Any, Any]
"""The interface of a game, for callers who don't know which."""
