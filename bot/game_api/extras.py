"""What only some games have for the bot: each an attribute of `GameUI`, None for the others.

An extra holds functions of the game, which it is made of. They change no state and return nothing
that is hidden from whom they are for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from bot.game_api.drawings import StateT, ViewT
from bot.game_api.questions import MoveChoice, SeatNames
from bot.store import Store
from bot.ui.router import Row
from engine.core import Event, JsonObject, Outcome, Seat, State
from images.camera import Camera, Step
from images.looks import key_of
from images.picture import Drawing
from images.steps import Start, show_steps
from texts import Texts

EventT = TypeVar("EventT", bound=Event)
StepT = TypeVar("StepT", bound=Step)


def _say_nothing(*_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class OpenMoves(Generic[StateT]):
    """Public moves, which have buttons on the board itself, so that no player has a panel.

    `buttons` returns those of a position.
    """

    buttons: Callable[[StateT, Texts], Sequence[MoveChoice]]


@dataclass(frozen=True, slots=True)
class Animation(Generic[StateT, StepT]):
    """Moves as an animation, which shows public information and ends on the board after them.

    Attributes:
        game: The id of the game whose states these are.
        steps: Makes steps from a state and moves.
        camera: Draws and describes the steps.
        is_worth_showing: Whether there is an animation if there is such a step.
    """

    game: str
    steps: Callable[[StateT, Sequence[str]], Iterable[StepT]]
    camera: Camera[StepT, Any]
    is_worth_showing: Callable[[StepT], bool]

    def draw(
        self,
        state: StateT,
        moves: Sequence[str],
        names: SeatNames,
        texts: Texts,
        viewer: Seat | None = None,
        *,
        whole: bool = False,
    ) -> Drawing | None:
        """Return the animation of these moves; None if there is nothing to show.

        Args:
            state: The position before the moves.
            moves: The moves in the game's notation.
            names: The players' names by seat.
            texts: Texts in the reader's language.
            viewer: The seat from whose side it is drawn; None: as spectators see it.
            whole: Whether they are a whole match, or the part of it with one seat at a time.
        """
        if not any(map(self.is_worth_showing, self.steps(state, moves))):
            return None
        camera, view = self.camera, state.view(None)
        below = viewer or camera.side(view)
        shown = view, state.key(), tuple(moves), key_of(names)
        key = f"{self.game} animation", whole, shown, texts.language, below
        facts = self.steps, Start(self.game, state), tuple(moves), names, texts
        draw = partial(show_steps, camera.match if whole else camera.turn, *facts, below=below)
        return Drawing(key, draw, partial(show_steps, camera.words, *facts), animation=True)


def _no_cards(_view: object) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Icons(Generic[ViewT]):
    """What the icons and cards mean that a viewer sees.

    Attributes:
        explain: Draws the meanings of the icons; None if there are none.
        cards: Returns the ids of cards that the viewer may want explained, their own first.
    """

    explain: Callable[[ViewT, Texts], Drawing | None]
    cards: Callable[[ViewT], Sequence[str]] = _no_cards


@dataclass(frozen=True, slots=True)
class Decks:
    """Public decks: `draw` shows those with which a match of a set-up began."""

    draw: Callable[[JsonObject, SeatNames, Texts], Drawing]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring."""

    text: str
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class Previews(Generic[StateT]):
    """Chosen moves are shown before they are made.

    `show` returns the preview of a legal move, and raises `IllegalAction` for any other.
    """

    show: Callable[[StateT, Seat, str, Texts], Preview]


@dataclass(frozen=True, slots=True)
class Foresight(Generic[StateT]):
    """The end of a turn can be shown in advance.

    `show` draws what it would bring this seat as far as nothing hidden decides it, or returns None
    if nothing is certain.
    """

    show: Callable[[StateT, Seat, SeatNames, Texts], Drawing | None]


@dataclass(frozen=True, slots=True)
class Confirmations(Generic[StateT]):
    """Questions before a move by a button that is probably a mistake; empty for none.

    Attributes:
        doubt: Asks about a move that would do nothing, or leaves something unused. The move may no
            longer be legal.
        unspent: Asks a player who has done nothing else in this turn about what the move leaves
            unused that is usable only in this turn.
    """

    doubt: Callable[[StateT, Seat, str, Texts], str] = _say_nothing
    unspent: Callable[[StateT, Seat, str, Texts], str] = _say_nothing


@dataclass(frozen=True, slots=True)
class StandingOrders(Generic[StateT, ViewT]):
    """Responses that a seat can give in advance, so that it need not be asked again.

    Attributes:
        offer: Returns the response that a seat can give for the rest of the turn, or None. It has
            the label of the button, and the move, and remains the seat's secret.
        loss: Returns whether a seat that must respond loses something by its order. The view is a
            spectator's, so nothing hidden decides it. None: no order outlasts the turn.
    """

    offer: Callable[[StateT, Seat, Texts], MoveChoice | None]
    loss: Callable[[ViewT, Seat], bool] | None = None

    @property
    def can_last(self) -> bool:
        """Whether an order can last until it is withdrawn, or until the seat would lose by it."""
        return self.loss is not None

    def would_lose(self, view: ViewT, seat: Seat) -> bool:
        """Return whether a seat loses something by its order (see `loss`), as far as is known."""
        return self.loss is None or self.loss(view, seat)


@dataclass(frozen=True, slots=True)
class Guesses(Generic[ViewT]):
    """Answers with which spectators guess the next move; each covers several moves.

    Attributes:
        offer: Returns the possible answers with their labels, from what a spectator sees. They
            don't depend on which moves are legal, as hidden cards decide that. Fewer than two if
            there is nothing to guess.
        answer: Returns the answer that a move gives, in the game's notation.
    """

    offer: Callable[[ViewT, Texts], Sequence[tuple[str, str]]]
    answer: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Coach(Generic[StateT, EventT]):
    """What the bot says about a player's game; empty if there is nothing to say.

    Attributes:
        forecast: Returns the certain effects of the end of the turn in a few words, for a seat that
            has to act, up to what is hidden. Its turn may not be able to end now.
        decided: Returns in a sentence, for a seat, what decided a match that ended in the turn with
            this number. The events are those of the whole match.
        judged: Returns in a line what the bot would have picked instead of a move, and how good
            that is. Called after the end.
    """

    forecast: Callable[[StateT, Seat, SeatNames, Texts], str] = _say_nothing
    decided: Callable[[Sequence[EventT], Seat, int, Texts], str] = _say_nothing
    judged: Callable[[StateT, Seat, str, Texts], str] = _say_nothing


async def _leave_unchanged(setup: JsonObject, *_: object) -> JsonObject:
    return setup


async def _no_rows(*_: object) -> Sequence[Row]:
    return ()


@dataclass(frozen=True, slots=True)
class Belongings(Generic[StateT]):
    """What users have stored and bring along.

    Attributes:
        add: Returns the set-up of a match that is about to begin with what these users (ids) own
            and may show in this server (its id, if any).
        rows: Returns rows below the choices of a seat, for the match and the user with these ids.
    """

    add: Callable[[JsonObject, Sequence[int], int | None, Store], Awaitable[JsonObject]] = (
        _leave_unchanged
    )
    rows: Callable[[int, StateT, Seat, int, Store, Texts], Awaitable[Sequence[Row]]] = _no_rows


@dataclass(frozen=True, slots=True)
class Parent(Generic[StateT]):
    """A match that continues when matches that it has prepared are over.

    The mappings are from the seats there to those here.

    Attributes:
        report: Returns the seat and move that report a finished match, from its last state (None
            if that can't be read) and its outcome; None if this match doesn't wait for it.
        part: Returns the name of one of those matches.
    """

    report: Callable[[StateT, Mapping[Seat, Seat], State | None, Outcome], tuple[Seat, str] | None]
    part: Callable[[Mapping[Seat, Seat], SeatNames, Texts], str]
