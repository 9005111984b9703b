"""What the bot needs of a game beside its rules: words and pictures for people."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...engine.core import IllegalAction, JsonObject, Seat
from ...images.picture import Picture
from ...texts import Texts


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture to be drawn off the event loop, named by what it shows."""

    key: Hashable
    draw: Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck that can be chosen by its id."""

    id: str
    label: str
    about: str


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move: its text and how it reads among the other moves of the same card."""

    move: str
    label: str


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card that is within reach, with its legal moves (none: not now).

    `number` is its place in the hand, from 1; None for one beside it (a champion). `aimed`
    cards need a target; `stacks` says that some of the moves put it on top of another card.
    """

    id: str
    label: str
    aimed: bool
    moves: tuple[MoveChoice, ...]
    number: int | None
    stacks: bool = False


class Table(Protocol):
    """How one game is shown."""

    @property
    def formats(self) -> tuple[str, ...]:
        """How decks come about, by id."""

    def decks(self, format: str, texts: Texts) -> Sequence[DeckChoice]:
        """The decks of a format, the random one first."""

    def setup(self, format: str, decks: Mapping[Seat, str]) -> JsonObject:
        """The set-up document for these chosen decks; random ones are drawn here."""

    def introduction(self, setup: JsonObject, names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """What everybody should know before the first move, in lines of Markdown."""

    def board(
        self, view: Any, events: Sequence[Any], names: Mapping[Seat, str], texts: Texts
    ) -> Drawing:
        """The public picture of the board."""

    def hand(self, view: Any, names: Mapping[Seat, str], texts: Texts) -> Drawing:
        """The viewer's own hand."""

    def story(self, events: Sequence[Any], names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """What happened, in lines of Markdown."""

    def mana(self, view: Any) -> int:
        """What the seat that is due has left to spend."""

    def choices(
        self, state: Any, seat: Seat, names: Mapping[Seat, str], texts: Texts
    ) -> Sequence[CardChoice]:
        """The cards within reach of a seat, left to right, each once; then any beside them."""

    def steps(self, state: Any, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """The legal moves of a seat that play no card, but for the end of its turn."""

    def spoken(self, state: Any, move: str, names: Mapping[Seat, str], texts: Texts) -> str:
        """A move in words, as it is made in this state."""

    def refusal(self, refusal: IllegalAction, texts: Texts) -> str:
        """Why the rules refuse a move."""
