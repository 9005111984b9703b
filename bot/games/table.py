"""What the bot needs of a game beside its rules: words and pictures for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

import discord

from engine.core import IllegalAction, JsonObject, Outcome, Seat
from engine.record import OFF_THE_BOARD
from images.picture import Drawing
from texts import Texts

if TYPE_CHECKING:
    from bot.matches import LiveMatch
    from bot.store import Store
    from bot.ui.replies import Interaction


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move: its text and how it reads among the other moves of the same card. `ends`: the
    turn is over with it."""

    move: str
    label: str
    ends: bool = False


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card that is within reach, with its legal moves (none: not now).

    `number` is its place in the picture, from 1; 0 where that has no numbers, None for one beside
    the hand (a champion). `aimed` cards need a target; `stacks` says that some of the moves put it
    on top of another card.
    `at_once`: to choose it is the move, its only one. `question` asks for its place, where that is
    no lane and no target.
    """

    id: str
    label: str
    aimed: bool
    moves: tuple[MoveChoice, ...]
    number: int | None
    stacks: bool = False
    at_once: bool = False
    question: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring, shown before it is made."""

    text: str
    drawing: Drawing


def as_it_stood(view: Any) -> Any:
    """The view of a format without an end that is none of its own: it was given up, and its picture
    shows how far it had come."""
    if view.outcome is None or view.outcome.reason not in OFF_THE_BOARD:
        return view
    return replace(view, outcome=None)


class Table(Protocol):
    """How one game is shown. What has a body here, most games do so.

    `private`: people have something that others may not see (`hand`). `previews`: a chosen move is
    shown (`preview`) before it is made.
    """

    private: bool = True
    previews: bool = False

    async def with_belongings(
        self, setup: JsonObject, people: Sequence[int], store: Store
    ) -> JsonObject:
        """The set-up of a match that is about to begin, with what these people (user ids) bring
        along."""
        return setup

    def introduction(self, setup: JsonObject, names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """What everybody should know before the first move, in lines of Markdown."""

    def board(
        self, view: Any, events: Sequence[Any], names: Mapping[Seat, str], texts: Texts
    ) -> Drawing:
        """The public picture of the board."""

    def hand(self, view: Any, names: Mapping[Seat, str], texts: Texts) -> Drawing:
        """What the viewer needs to see to choose: the own hand. Asked where it is `private`."""
        raise AssertionError("asked of a game that has none")

    def story(self, events: Sequence[Any], names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """What happened, in lines of Markdown."""

    def status(self, view: Any, due: str, texts: Texts) -> str:
        """Whose turn it is, and for what: for all. `due` names the people."""

    def prompt(self, view: Any, texts: Texts) -> str:
        """What somebody who is due has to do; the view is the own one."""

    def choices(
        self, state: Any, seat: Seat, names: Mapping[Seat, str], texts: Texts
    ) -> Sequence[CardChoice]:
        """The cards within reach of a seat, in order, each once; then any beside them."""

    async def more_rows(
        self, interaction: Interaction, match: LiveMatch, texts: Texts
    ) -> Sequence[discord.ui.ActionRow[Any]]:
        """Rows below the choices, for the person who acts and is due."""
        return ()

    def steps(self, state: Any, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """The legal moves of a seat that play no card, the end of its turn last."""
        return ()

    def open_moves(self, state: Any, texts: Texts) -> Sequence[MoveChoice]:
        """Moves that are no secret: they are made by buttons below the board itself."""
        return ()

    def preview(
        self, state: Any, seat: Seat, move: str, names: Mapping[Seat, str], texts: Texts
    ) -> Preview:
        """What a legal move would bring. Asked where the game `previews`."""
        raise AssertionError("asked of a game that has none")

    def absent(self, state: Any, seat: Seat) -> str:
        """The move that is made for a seat that does not answer in time."""

    def report(
        self, state: Any, seats: Mapping[Seat, Seat], played: Any, outcome: Outcome
    ) -> tuple[Seat, str] | None:
        """For a game that waits for others: the move by which it learns that one of them is over.
        `seats` maps the seats there to those here. None where it does not wait for it."""
        return None

    def part(self, seats: Mapping[Seat, Seat], names: Mapping[Seat, str], texts: Texts) -> str:
        """For a game that waits for others: what one of them is called; `seats` as in `report`."""
        return ""

    def spoken(self, state: Any, move: str, names: Mapping[Seat, str], texts: Texts) -> str:
        """A move in words, as it is made in this state."""

    def refusal(self, refusal: IllegalAction, texts: Texts) -> str:
        """Why the rules refuse a move."""
