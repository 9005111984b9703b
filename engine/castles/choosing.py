"""The choice of castles before a match (castles.md 2, Ruling 47).

It goes openly, one seat after the other, the beginner first.
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
    Game,
    IllegalAction,
    JsonObject,
    NextMatch,
    Outcome,
    Seat,
    Settled,
    State,
    record,
)
from engine.documents import Document, DocumentError, known_rules, read, versioned

RULES = 1
PREPARED = "prepared"
"""The reason of an end that is the beginning of a match."""


@record
class Choose:
    """Take the castle of this race: `humans`."""

    race: Race

    def __str__(self) -> str:
        return self.race


@record
class BeginnerDrawn(EventBase):
    """The coin has named who chooses, and begins."""

    seat: Seat


@record
class RaceChosen(Settled):
    """A seat has taken a castle."""

    seat: Seat
    race: Race


@record
class RacesReady(EventBase):
    """All have; the match can begin."""


@record
class ChoiceView:
    """What everybody knows: all of it. `races` are those of the seats that have chosen."""

    viewer: Seat | None
    mode: Mode
    first: Seat
    order: tuple[Seat, ...]
    races: tuple[tuple[Seat, Race], ...]
    due: tuple[Seat, ...]
    outcome: Outcome | None

    def race(self, seat: Seat) -> Race | None:
        """Return what a seat has chosen so far."""
        return dict(self.races).get(seat)


class RaceChoice(State):
    """A choice that is going on: who begins, and the races in the order of choosing."""

    __slots__ = ("chosen", "first", "mode")

    def __init__(self, mode: Mode, first: int) -> None:
        self.mode: Mode = mode
        self.first = first
        self.chosen: tuple[Race, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All castles."""
        return SEATS_OF[self.mode]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they choose."""
        return (*self.seats[self.first :], *self.seats[: self.first])

    def to_act(self) -> tuple[Seat, ...]:
        """Return the next one in turn."""
        return self.order[len(self.chosen) : len(self.chosen) + 1]

    def legal_actions(self, seat: Seat) -> Sequence[Choose]:
        """Return all races: several may take one race (Ruling 1)."""
        return [Choose(race) for race in RACES] if seat in self.to_act() else []

    def apply(self, seat: Seat, action: Choose) -> Sequence[EventBase]:
        """Take a castle. Raises `IllegalAction`."""
        if seat not in self.to_act():
            raise IllegalAction("castles_not_due")
        if action not in self.legal_actions(seat):
            raise IllegalAction("castles_no_such_race", typed=str(action))
        self.chosen = (*self.chosen, action.race)
        told: list[EventBase] = [RaceChosen(seat, action.race)]
        return told if self.to_act() else [*told, RacesReady()]

    def outcome(self) -> Outcome | None:
        """Nobody wins a choice."""
        return None if self.to_act() else Outcome((), PREPARED)

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return the match with these races, begun by who chose first."""
        if self.to_act():
            return ()
        setup = setup_of(self.mode, dict(sorted(self._races().items())), self.order[0])
        return (NextMatch("castles", setup, {seat: seat for seat in self.seats}),)

    def _races(self) -> dict[Seat, Race]:
        return dict(zip(self.order, self.chosen, strict=False))

    def view(self, seat: Seat | None) -> ChoiceView:
        """Nothing is hidden."""
        return ChoiceView(
            viewer=seat,
            mode=self.mode,
            first=self.order[0],
            order=self.order,
            races=tuple(self._races().items()),
            due=self.to_act(),
            outcome=self.outcome(),
        )

    def copy(self) -> RaceChoice:
        """Return an equal choice that shares nothing that changes."""
        twin = RaceChoice(self.mode, self.first)
        twin.chosen = self.chosen
        return twin

    def key(self) -> Hashable:
        """All there is."""
        return self.mode, self.first, self.chosen


class Setup(Document):
    """How many play."""

    ruleset: Literal["1"] = "1"
    mode: Mode


class Position(Setup):
    """A choice that is going on."""

    format: Literal[1]
    game: Literal["castles_races"]
    first: Seat
    chosen: list[Race] = Field(default_factory=list)


class RacesGame(Game):
    """The rules of the choice."""

    id = "castles_races"

    @property
    def rules(self) -> int:
        """The newest version of the rules."""
        return RULES

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[RaceChoice, list[EventBase]]:
        """Let a coin decide who begins (Ruling 5)."""
        document = read(Setup, setup)
        known_rules(rules, RULES)
        state = RaceChoice(document.mode, beginner(document.mode, seed))
        return state, [BeginnerDrawn(state.order[0])]

    def dump(self, state: RaceChoice) -> JsonObject:
        """Return the choice as JSON."""
        document: JsonObject = {"format": 1, "game": self.id, "ruleset": "1", "mode": state.mode}
        return document | {"first": SEATS[state.first], "chosen": list(state.chosen)}

    def load(self, document: object) -> RaceChoice:
        """Read a choice that goes on. Raises `DocumentError`."""
        position = read(Position, versioned(document, "position"))
        seats = SEATS_OF[position.mode]
        if position.first not in seats:
            raise DocumentError("first", f"one of {', '.join(seats)}")
        if len(position.chosen) >= len(seats):
            raise DocumentError("chosen", "all have chosen")
        state = RaceChoice(position.mode, SEATS.index(position.first))
        state.chosen = tuple(position.chosen)
        return state

    def read_move(self, state: Any, text: str) -> tuple[Choose, str]:
        """Read the race that a line begins with, by its id or a name or a clear beginning of it."""
        word, _, rest = text.strip().partition(" ")
        wanted = word.casefold()
        for exact in (True, False):
            found = [race for race in RACES if wanted and _is_called(race, wanted, exact=exact)]
            if len(found) == 1:
                return Choose(found[0]), rest
        raise IllegalAction("castles_no_such_race", typed=word[:40])

    def chapter(self, state: RaceChoice) -> int:
        """Each choice: whoever is next is called."""
        return len(state.chosen) + 1


def _is_called(race: Race, wanted: str, *, exact: bool) -> bool:
    names = [race, *(name.casefold() for _, name in RACE[race].names)]
    return wanted in names if exact else any(name.startswith(wanted) for name in names)


def choice_setup(mode: Mode) -> dict[str, Any]:
    """Return the set-up document of a choice."""
    return {"ruleset": "1", "mode": mode}


def default_choice(state: RaceChoice, _seat: Seat) -> Choose:
    """For who does not answer: the first race that nobody has taken yet."""
    free = [race for race in RACES if race not in state.chosen]
    return Choose(free[0])
