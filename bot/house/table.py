"""What the bot needs of a game beside its rules: words and pictures for people."""

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
"""The names of those who play, by seat."""


THEN = "|"
"""Stands between two moves of a line, which are made one after the other."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move: its text, and how it reads on a button. `ends`: the turn is over with it.

    `then` is a move that is made at once after it, where that can be.
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
    """Something that can be chosen next: `value` is put behind what was chosen before.

    `move` is the whole move, where this says it all. Not `possible`: it is shown, and can't be
    chosen now; `why` says why not. `short` names it where there is little room: at the ends of a
    list. `about` stands below it in a list.
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
    """What a seat is to choose next, in words and choices.

    `listed`: rather as a list than as buttons, with `hint` in its place. Of `most` that are more
    than one, at least `least` are chosen together; `Table.together` makes a move of them.
    """

    text: str
    choices: tuple[Choice, ...]
    listed: bool = False
    hint: str = ""
    least: int = 1
    most: int = 1


HEADLINES = 4
"""Lines above a board, where a game says nothing else."""

NOTHING = Question("", ())
"""There is nothing to choose."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring, shown before it is made."""

    text: str
    drawing: Drawing


def as_it_stood(view: Any) -> Any:
    """Return the view of a format without an end that is none of its own.

    It was given up, and its picture shows how far it had come.
    """
    if view.outcome is None or view.outcome.reason not in OFF_THE_BOARD:
        return view
    return replace(view, outcome=None)


class Table(Protocol):
    """How one game is shown. What has a body here, most games do so.

    `private`: people have something that others may not see (`panel`). `previews`: a chosen move is
    shown (`preview`) before it is made. `foresees`: what the end of a turn would bring can be shown
    (`outlook`). `films`: what was played can be watched (`film`). `explains`: there are signs to be
    explained (`signs`). `cites`: what happened is explained by rules (`reasons`). `shows_decks`:
    everybody knows with which ones it began (`decks`). `lasting_orders`: people are asked so often
    that an order (`order`) can hold until it is taken back, or until they `would_lose` something.
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
        """Return the set-up of a match that is about to begin, with what people bring along.

        `people` are user ids.
        """
        return setup

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Tell what everybody should know before the first move, in lines of Markdown."""

    def decks(self, setup: JsonObject, names: SeatNames, texts: Texts) -> Drawing:
        """Return the decks with which it began.

        Asked where it `shows_decks`.
        """
        raise AssertionError("asked of a game that has none")

    def board(self, view: Any, events: Sequence[Any], names: SeatNames, texts: Texts) -> Drawing:
        """Return the picture of the board, seen from the viewer's side."""

    def panel(
        self, view: Any, events: Sequence[Any], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Return all that the viewer needs to see to choose, from top to bottom.

        That is the board after these events, and last what is the viewer's own, which also stands
        below a film. Asked where it is `private`.
        """
        return [self.board(view, events, names, texts), self.hand(view, names, texts)]

    def hand(self, view: Any, names: SeatNames, texts: Texts) -> Drawing:
        """Return the picture of the viewer's own cards, without the board.

        Asked where it is `private`, unless `panel` shows them in another way.
        """
        raise AssertionError("asked of a game that has none")

    def story(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Tell what happened, in lines of Markdown."""

    def headline(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Tell what mattered of it in the few lines that stand above the board."""
        return self.story(events, names, texts)[-HEADLINES:]

    def log(
        self, chapters: Sequence[Sequence[Any]], names: SeatNames, texts: Texts
    ) -> list[list[str]]:
        """Tell the story of all chapters, each in lines of Markdown, perhaps with headings."""
        return [self.story(events, names, texts) for events in chapters]

    def reasons(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> Reasons:
        """Tell the last turn that is over, each line with the rules that made it so.

        The events are all so far. Asked where the game `cites` its rules.
        """
        return []

    def status(self, view: Any, due: str, texts: Texts) -> str:
        """Whose turn it is, and for what: for all. `due` names the people."""

    def prompt(self, view: Any, texts: Texts) -> str:
        """Tell what somebody who is due has to do; the view is the own one."""

    def question(
        self, state: Any, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Return what a seat chooses next on the way to a move.

        It has chosen these values, one after another. With nothing chosen: everything within its
        reach, also while it is not due. `NOTHING` for what can't be chosen so (the position may
        have changed).
        """

    def together(self, chosen: Sequence[str], values: Sequence[str]) -> str:
        """Return the move that is said by several values chosen at once.

        Asked where a question takes several.
        """
        raise AssertionError("asked of a game that has no such question")

    async def more_rows(
        self, match_id: int, state: Any, seat: Seat, person: int, store: Store, texts: Texts
    ) -> Sequence[Row]:
        """Rows below the choices, for the person (a user id) on this seat, who is due."""
        return ()

    def steps(self, state: Any, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the legal moves of a seat that need no question, the end of its turn last."""
        return ()

    def order(self, state: Any, seat: Seat, texts: Texts) -> MoveChoice | None:
        """Return the answer that a seat can leave for the rest of the chapter.

        So it need not be asked again. It is what the answer says, and the move, and stays the
        seat's secret.
        """
        return None

    def would_lose(self, view: Any, seat: Seat) -> bool:
        """Return whether somebody who is asked loses something by leaving it at that.

        The view is a spectator's, so nothing hidden decides it. Asked where there are
        `lasting_orders`.
        """
        return True

    def open_moves(self, state: Any, texts: Texts) -> Sequence[MoveChoice]:
        """Return the moves that are no secret: they are made by buttons below the board itself."""
        return ()

    def preview(self, state: Any, seat: Seat, move: str, names: SeatNames, texts: Texts) -> Preview:
        """Return what a legal move would bring.

        Asked where the game `previews`.
        """
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
        """Return what these moves did from this position on, as an animation.

        It ends on the board as it stands then; None where there is nothing to be watched. It shows
        what everybody may know, from the side of `viewer`. `whole`: they are a match, as far back
        as one seat at a time was due. Asked where the game `films`.
        """
        raise AssertionError("asked of a game that has none")

    def signs(self, view: Any, texts: Texts) -> Drawing | None:
        """Return what the signs mean that this viewer sees; None where there are none.

        Asked where the game `explains` them.
        """
        raise AssertionError("asked of a game that has none")

    def in_sight(self, view: Any) -> Sequence[str]:
        """Return the ids of the cards that this viewer may want explained, the viewer's first."""
        return ()

    def outlook(self, state: Any, seat: Seat, names: SeatNames, texts: Texts) -> Drawing | None:
        """Return what the end of the turn would bring this seat.

        It goes as far as nothing hidden decides it; None where that is nothing. Asked where the
        game `foresees`.
        """
        raise AssertionError("asked of a game that does not foresee")

    def forecast(self, state: Any, seat: Seat, names: SeatNames, texts: Texts) -> str:
        """Tell in a few words what is sure to come of the end of the turn, up to what is hidden.

        Asked of a seat that is due; empty where its turn can't end now, or nothing is to be said.
        """
        return ""

    def gain(self, what: str, count: int, texts: Texts) -> str:
        """Tell that a play would have brought so much more of what is counted (`Mind.tally`)."""
        return ""

    def decided(self, events: Sequence[Any], seat: Seat, turn: int, texts: Texts) -> str:
        """Tell this seat in a sentence what did most to decide a match that has ended in this turn.

        `events` are all of it, that in which it ended too; empty where nothing stands out.
        """
        return ""

    def unspent(self, state: Any, seat: Seat, move: str, texts: Texts) -> str:
        """Tell what somebody would leave who makes this move and has done nothing else.

        That counts in this chapter; empty where it is nothing that could be used.
        """
        return ""

    def doubt(self, state: Any, seat: Seat, move: str, names: SeatNames, texts: Texts) -> str:
        """Return what somebody is asked before a move that is hardly meant, made by a button.

        It would do nothing, or leaves what could be used; empty where there is no doubt (the move
        may not be legal any more). It tells nothing that the seat may not know.
        """
        return ""

    def judged(self, state: Any, seat: Seat, move: str, texts: Texts) -> str:
        """Tell in a line what the bot would have picked instead of this move, and how that does.

        Asked when all is over; empty where the game has no picks, or there was no choice.
        """
        return ""

    def report(
        self, state: Any, seats: Mapping[Seat, Seat], played: Any, outcome: Outcome
    ) -> tuple[Seat, str] | None:
        """Return the move by which a game that waits for others learns that one of them is over.

        `seats` maps the seats there to those here. None where it does not wait for it.
        """
        return None

    def part(self, seats: Mapping[Seat, Seat], names: SeatNames, texts: Texts) -> str:
        """For a game that waits for others: what one of them is called; `seats` as in `report`."""
        return ""

    def spoken(self, state: Any, move: str, names: SeatNames, texts: Texts) -> str:
        """Tell a move in words, as it is made in this state."""

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Why the rules refuse a move."""
