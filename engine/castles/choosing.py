"""The choice of castles before a match (castles.md 2, Ruling 47).

It is open: the seats choose one after another, beginning with the first player.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Literal

from pydantic import Field

from engine.castles.board import SEATS_OF, Mode
from engine.castles.cards import RACE, RACES, Race
from engine.castles.game import beginner, setup_of
from engine.core import (
    SEATS,
    EventBase,
    IllegalAction,
    JsonObject,
    NextMatch,
    Outcome,
    Seat,
    Settled,
    State,
    record,
)
from engine.documents import Document, refuse
from engine.turn_games import PositionModel, TurnGame

PREPARED = "prepared"
"""The reason of an outcome that prepares a match."""


@record
class Choose:
    """Take the castle of this race: `humans`."""

    race: Race

    def __str__(self) -> str:
        return self.race


@record
class BeginnerDrawn(EventBase):
    """A coin has decided which seat chooses and begins first."""

    seat: Seat


@record
class RaceChosen(Settled):
    """A seat has taken a castle."""

    seat: Seat
    race: Race


@record
class RacesReady(EventBase):
    """Every seat has chosen; the match can begin."""


@record
class ChoiceView:
    """The whole choice, which hides nothing. `races` are those of the seats that have chosen."""

    viewer: Seat | None
    mode: Mode
    first: Seat
    order: tuple[Seat, ...]
    races: tuple[tuple[Seat, Race], ...]
    to_act: tuple[Seat, ...]
    outcome: Outcome | None

    def race(self, seat: Seat) -> Race | None:
        """Return the race that a seat has chosen; None if it has not."""
        return dict(self.races).get(seat)


class RaceChoice(State):
    """A choice in progress: the first seat, and the races in the order of choosing."""

    def __init__(self, mode: Mode, first: int) -> None:
        self.mode: Mode = mode
        self.first = first
        self.chosen: tuple[Race, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS_OF[self.mode]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they choose."""
        return (*self.seats[self.first :], *self.seats[: self.first])

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat that chooses next; none once all have chosen."""
        return self.order[len(self.chosen) : len(self.chosen) + 1]

    def legal_actions(self, seat: Seat) -> Sequence[Choose]:
        """Return all races: several seats may take the same one (Ruling 1)."""
        return [Choose(race) for race in RACES] if seat in self.to_act() else []

    def apply(self, seat: Seat, action: Choose) -> Sequence[EventBase]:
        """Take a castle. Raises `IllegalAction` if the seat or the race is wrong."""
        if seat not in self.to_act():
            raise IllegalAction("castles_not_due")
        if action not in self.legal_actions(seat):
            raise IllegalAction("castles_no_such_race", typed=str(action))
        self.chosen = (*self.chosen, action.race)
        events: list[EventBase] = [RaceChosen(seat, action.race)]
        return events if self.to_act() else [*events, RacesReady()]

    def outcome(self) -> Outcome | None:
        """Return an outcome without winners once all have chosen, else None."""
        return None if self.to_act() else Outcome((), PREPARED)

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return the match with the chosen races, begun by the seat that chose first."""
        if self.to_act():
            return ()
        setup = setup_of(self.mode, dict(sorted(self._races().items())), self.order[0])
        return (NextMatch("castles", setup, {seat: seat for seat in self.seats}),)

    def _races(self) -> dict[Seat, Race]:
        return dict(zip(self.order, self.chosen, strict=False))

    def view(self, seat: Seat | None) -> ChoiceView:
        """Return the choice: nothing is hidden."""
        return ChoiceView(
            viewer=seat,
            mode=self.mode,
            first=self.order[0],
            order=self.order,
            races=tuple(self._races().items()),
            to_act=self.to_act(),
            outcome=self.outcome(),
        )

    def copy(self) -> RaceChoice:
        twin = RaceChoice(self.mode, self.first)
        twin.chosen = self.chosen
        return twin

    def key(self) -> Hashable:
        return self.mode, self.first, self.chosen


class Setup(Document):
    """The set-up of a choice: how many seats play."""

    ruleset: Literal["1"] = "1"
    mode: Mode


class Position(PositionModel):
    """A choice in progress, as a document."""

    game: Literal["castles_races"]
    ruleset: Literal["1"] = "1"
    mode: Mode
    first: Seat
    chosen: list[Race] = Field(default_factory=list)

    @classmethod
    def write(cls, state: RaceChoice) -> JsonObject:
        return cls.document_of(state, always=("ruleset", "chosen"), first=SEATS[state.first])

    def load(self) -> RaceChoice:
        """Return the choice. Raises `DocumentError`, also if all have chosen."""
        seats = SEATS_OF[self.mode]
        refuse(self.first not in seats, "first", f"one of {', '.join(seats)}")
        refuse(len(self.chosen) >= len(seats), "chosen", "all have chosen")
        state = RaceChoice(self.mode, SEATS.index(self.first))
        state.chosen = tuple(self.chosen)
        return state


class RacesGame(TurnGame):
    """The rules of the choice."""

    id = "castles_races"
    setups = Setup
    positions = Position

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[RaceChoice, list[EventBase]]:
        """Set up a choice; a coin decides which seat begins (Ruling 5)."""
        state = RaceChoice(setup.mode, beginner(setup.mode, seed))
        return state, [BeginnerDrawn(state.order[0])]

    def read_move(self, state: Any, text: str) -> tuple[Choose, str]:
        """Read the race at the beginning of a line: its id, a name, or an unambiguous start of one.

        Raises `IllegalAction` for any other text.
        """
        word, _, rest = text.strip().partition(" ")
        wanted = word.casefold()
        for exact in (True, False):
            found = [race for race in RACES if wanted and _is_called(race, wanted, exact=exact)]
            if len(found) == 1:
                return Choose(found[0]), rest
        raise IllegalAction("castles_no_such_race", typed=word[:40])

    def turn_number(self, state: RaceChoice) -> int:
        """Return the number of the choice, from 1: each seat that is next gets mentioned."""
        return len(state.chosen) + 1


def _is_called(race: Race, wanted: str, *, exact: bool) -> bool:
    names = [race, *(name.casefold() for _, name in RACE[race].names)]
    return wanted in names if exact else any(name.startswith(wanted) for name in names)


def choice_setup(mode: Mode) -> dict[str, Any]:
    """Return the set-up document of a choice."""
    return {"ruleset": "1", "mode": mode}


def default_choice(state: RaceChoice, _seat: Seat) -> Choose:
    """Return the move for a seat that does not answer: the first race that is still free."""
    free = [race for race in RACES if race not in state.chosen]
    return Choose(free[0])
