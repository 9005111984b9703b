"""What a game implements for the bot in addition to its rules: texts and pictures for users."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from bot.store import Store
from bot.ui.router import Row
from engine.core import IllegalAction, JsonObject, Outcome, Seat
from engine.record import OFF_THE_BOARD
from images.picture import Drawing
from texts import Texts
from texts.telling import Reasons

SeatNames: TypeAlias = "Mapping[Seat, str]"
"""The players' names, by seat."""


THEN = "|"
"""Separates two moves of a line, which are made one after the other."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move: its text, and its label on a button. `ends`: it ends the turn.

    `then` is a move that is made right after it, if possible.
    """

    move: str
    label: str
    ends: bool = False
    then: str = ""

    @property
    def line(self) -> str:
        """The move, and the one after it."""
        return THEN.join(filter(None, (self.move, self.then)))


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen next: `value` is appended to the values chosen before.

    `move` is the whole move, if this choice completes it. Not `possible`: it is shown, but can't be
    chosen now; `why` says why. `short` is its name for tight places: at the ends of a list. `about`
    is shown below it in a list.
    """

    value: str
    label: str
    move: str = ""
    possible: bool = True
    why: str = ""
    short: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat has to choose next: a text and choices.

    `listed`: show a select rather than buttons, with `hint` in it. If `most` is more than one,
    `least` to `most` choices are made at once, and `Table.together` makes a move of them.
    """

    text: str
    choices: tuple[Choice, ...]
    listed: bool = False
    hint: str = ""
    least: int = 1
    most: int = 1


HEADLINES = 4
"""Lines above a board, by default."""

NOTHING = Question("", ())
"""The question without choices."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring, shown before it is made."""

    text: str
    drawing: Drawing


def as_it_stood(view: Any) -> Any:
    """Return the view of a format without an end that its own rules don't know.

    The match was resigned or abandoned, and its picture shows the state at that time.
    """
    if view.outcome is None or view.outcome.reason not in OFF_THE_BOARD:
        return view
    return replace(view, outcome=None)


class Table(Protocol):
    """How one game is shown. Members with a body suit most games.

    - `private`: players have something that others may not see (`panel`).
    - `previews`: a chosen move is shown (`preview`) before it is made.
    - `foresees`: the effects of the end of a turn can be shown (`outlook`).
    - `films`: moves can be shown as an animation (`film`).
    - `explains`: there are icons to explain (`signs`).
    - `cites`: events can be explained by rules (`reasons`).
    - `shows_decks`: the decks at the beginning are public (`decks`).
    - `lasting_orders`: seats must respond so often that an order (`order`) can last until it is
    withdrawn, or until they `would_lose` something.
    """

    private: bool = True
    previews: bool = False
    foresees: bool = False
    films: bool = False
    explains: bool = False
    cites: bool = False
    shows_decks: bool = False
    lasting_orders: bool = False

    async def with_belongings(
        self, setup: JsonObject, people: Sequence[int], store: Store
    ) -> JsonObject:
        """Return the set-up of a match that is about to begin, with what its users bring along.

        `people` are user ids.
        """
        return setup

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return what all should know before the first move, in lines of Markdown."""

    def decks(self, setup: JsonObject, names: SeatNames, texts: Texts) -> Drawing:
        """Return the decks with which the match began. Called if the game `shows_decks`."""
        raise AssertionError("asked of a game that has none")

    def board(self, view: Any, events: Sequence[Any], names: SeatNames, texts: Texts) -> Drawing:
        """Return the picture of the board, seen from the viewer's side."""

    def panel(
        self, view: Any, events: Sequence[Any], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Return all pictures that the viewer needs to choose, from top to bottom.

        These are the board after the events, and last the viewer's own cards, which are also shown
        below an animation. Called if the game is `private`.
        """
        return [self.board(view, events, names, texts), self.hand(view, names, texts)]

    def hand(self, view: Any, names: SeatNames, texts: Texts) -> Drawing:
        """Return the picture of the viewer's own cards, without the board.

        Called if the game is `private`, unless it overrides `panel`.
        """
        raise AssertionError("asked of a game that has none")

    def story(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Return what happened, in lines of Markdown."""

    def headline(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Return a summary of the events in the few lines above the board."""
        return self.story(events, names, texts)[-HEADLINES:]

    def log(
        self, chapters: Sequence[Sequence[Any]], names: SeatNames, texts: Texts
    ) -> list[list[str]]:
        """Return the log of all turns, each in lines of Markdown, perhaps with headings."""
        return [self.story(events, names, texts) for events in chapters]

    def reasons(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> Reasons:
        """Return the last finished turn, each line with the rules behind it.

        The events are all so far. Called if the game `cites` its rules.
        """
        return []

    def status(self, view: Any, due: str, texts: Texts) -> str:
        """Return whose turn it is, and for what, for all users. `due` has the players' names."""

    def prompt(self, view: Any, texts: Texts) -> str:
        """Return what a player who has to act must do; the view is the player's."""

    def question(
        self, state: Any, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
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

    def together(self, chosen: Sequence[str], values: Sequence[str]) -> str:
        """Return the move that consists of several values chosen at once.

        Called if a question takes several.
        """
        raise AssertionError("asked of a game that has no such question")

    async def more_rows(
        self, match_id: int, state: Any, seat: Seat, person: int, store: Store, texts: Texts
    ) -> Sequence[Row]:
        """Return rows below the choices, for the user (`person`, a user id) who has to act."""
        return ()

    def steps(self, state: Any, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the legal moves of a seat that need no question, the end of its turn last."""
        return ()

    def order(self, state: Any, seat: Seat, texts: Texts) -> MoveChoice | None:
        """Return the response that a seat can give in advance for the rest of the turn, or None.

        So it need not be asked again. It has the label of the button, and the move, and remains the
        seat's secret.
        """
        return None

    def would_lose(self, view: Any, seat: Seat) -> bool:
        """Return whether a seat that must respond loses something by its standing order.

        The view is a spectator's, so nothing hidden decides it. Called if there are
        `lasting_orders`.
        """
        return True

    def open_moves(self, state: Any, texts: Texts) -> Sequence[MoveChoice]:
        """Return the public moves, which have buttons on the board itself."""
        return ()

    def preview(self, state: Any, seat: Seat, move: str, names: SeatNames, texts: Texts) -> Preview:
        """Return what a legal move would bring. Called if the game `previews`."""
        raise AssertionError("asked of a game that has none")

    def film(
        self,
        state: Any,
        moves: Sequence[str],
        names: SeatNames,
        texts: Texts,
        viewer: Seat | None = None,
        *,
        whole: bool = False,
    ) -> Drawing | None:
        """Return an animation of these moves from this position; None if there is nothing to show.

        It shows public information and ends on the board after them. Called if the game `films`.

        Args:
            state: The position before the moves.
            moves: The moves in the game's notation.
            names: The players' names by seat.
            texts: Texts in the reader's language.
            viewer: The seat from whose side it is drawn; None: the game decides.
            whole: Whether they are a whole match, or the part of it with one seat at a time.
        """
        raise AssertionError("asked of a game that has none")

    def signs(self, view: Any, texts: Texts) -> Drawing | None:
        """Return a picture that explains the icons that this viewer sees; None if there are none.

        Called if the game `explains` them.
        """
        raise AssertionError("asked of a game that has none")

    def in_sight(self, view: Any) -> Sequence[str]:
        """Return the ids of cards that this viewer may want explained, the viewer's own first."""
        return ()

    def outlook(self, state: Any, seat: Seat, names: SeatNames, texts: Texts) -> Drawing | None:
        """Return what the end of the turn would bring this seat, or None if that isn't known.

        It goes as far as nothing hidden decides it. Called if the game `foresees`.
        """
        raise AssertionError("asked of a game that does not foresee")

    def forecast(self, state: Any, seat: Seat, names: SeatNames, texts: Texts) -> str:
        """Return the certain effects of the end of the turn in a few words, up to what is hidden.

        Called for a seat that has to act; empty if its turn can't end now, or there is nothing to
        say.
        """
        return ""

    def gain(self, what: str, count: int, texts: Texts) -> str:
        """Return that a play would have gained `count` more of what is counted (`Mind.tally`)."""
        return ""

    def decided(self, events: Sequence[Any], seat: Seat, turn: int, texts: Texts) -> str:
        """Return in a sentence, for this seat, what decided a match that ended in this turn.

        `events` are those of the whole match; empty if nothing stands out.
        """
        return ""

    def unspent(self, state: Any, seat: Seat, move: str, texts: Texts) -> str:
        """Return what a player leaves unused who makes this move and has done nothing else.

        Only things usable in this turn count; empty if there are none.
        """
        return ""

    def doubt(self, state: Any, seat: Seat, move: str, names: SeatNames, texts: Texts) -> str:
        """Return the question before a move by a button that probably isn't intended, or an empty
        text.

        It would do nothing, or leaves something unused. The move may no longer be legal. The text
        reveals nothing that the seat may not know.
        """
        return ""

    def judged(self, state: Any, seat: Seat, move: str, texts: Texts) -> str:
        """Return in a line what the bot would have picked instead of this move, and how good that
        is.

        Called after the end; empty if the game has no picks, or there was no choice.
        """
        return ""

    def report(
        self, state: Any, seats: Mapping[Seat, Seat], played: Any, outcome: Outcome
    ) -> tuple[Seat, str] | None:
        """Return the seat and move that report a finished match to the match that waits for it.

        `seats` maps the seats there to those here. None if it does not wait for this match.
        """
        return None

    def part(self, seats: Mapping[Seat, Seat], names: SeatNames, texts: Texts) -> str:
        """Return the name of one of the matches that this one waits for; `seats` as in `report`."""
        return ""

    def spoken(self, state: Any, move: str, names: SeatNames, texts: Texts) -> str:
        """Return a move in words, as it is made in this state."""

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Return why the rules refuse a move."""
