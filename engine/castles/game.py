"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Literal

from engine import chance
from engine.castles import turn
from engine.castles.board import SEATS_OF, Mode, side_of
from engine.castles.cards import RACES, Race, unlocked
from engine.castles.events import Event
from engine.castles.match import Match
from engine.castles.position import PositionDocument
from engine.core import SEATS, JsonObject, Seat, seats_ahead
from engine.documents import Document, DocumentError, refuse
from engine.turn_games import TurnGame

HAND = 4
"""The cards that a player begins with (castles.md 2)."""


class Setup(Document):
    """The set-up of a match: the race of each seat (None: drawn at random) and the first seat.

    Without `first`, a coin decides. Several seats may draw the same race, unless `lots` is
    `distinct` (Ruling C63).
    """

    ruleset: Literal["1"] = "1"
    mode: Mode
    lots: Literal["any", "distinct"] = "any"
    races: dict[Seat, Race] | None = None
    first: Seat | None = None


class CastlesGame(TurnGame):
    """The rules of Battle of the Castles."""

    id = "castles"
    setups = Setup
    positions = PositionDocument

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Match, list[Event]]:
        """Shuffle the main decks, deal, and begin the first turn (castles.md 2)."""
        seats = SEATS_OF[setup.mode]
        races = setup.races
        if races is None:
            races = _drawn(setup.mode, seed, distinct=setup.lots == "distinct")
        refuse(set(races) != set(seats), "races", f"one for each of the seats {', '.join(seats)}")
        if setup.first is not None and setup.first not in seats:
            raise DocumentError("first", f"one of {', '.join(seats)}")
        match = Match(setup.mode, tuple([races[letter] for letter in seats]))
        match.first = beginner(setup.mode, seed)
        if setup.first is not None:
            match.first = SEATS.index(setup.first)
        match.chance = chance.stream(seed, "dice")
        for number, letter in enumerate(seats):
            match.shuffles[number] = chance.stream(seed, f"shuffle {letter}")
            turn.shuffle(match, number, unlocked(match.races[number], ()))
            deck = match.decks[number]
            match.hands[number], match.decks[number] = deck[:HAND], deck[HAND:]
        turn.begin(match)
        events, match.events = match.events, []
        return match, events

    def winners_now(self, state: Match) -> tuple[Seat, ...]:
        """Return the side with fewer wounds, those of its worse castle first (Ruling C64)."""
        sides = [sorted([-wounds for wounds in state.wounds[side::2]]) for side in (0, 1)]
        return seats_ahead([sides[side_of(number)] for number in range(len(state.wounds))])


def beginner(mode: Mode, seed: int) -> int:
    """Return the seat that a coin chooses to begin."""
    return chance.draw(chance.stream(seed, "coin"), len(SEATS_OF[mode]))[0]


def _drawn(mode: Mode, seed: int, *, distinct: bool) -> dict[Seat, Race]:
    luck = chance.stream(seed, "races")
    races: dict[Seat, Race] = {}
    for letter in SEATS_OF[mode]:
        free = [race for race in RACES if not distinct or race not in races.values()]
        place, luck = chance.draw(luck, len(free))
        races[letter] = free[place]
    return races


def setup_of(
    mode: Mode,
    races: dict[Seat, Race] | None = None,
    first: Seat | None = None,
    *,
    distinct: bool = False,
) -> JsonObject:
    """Return the set-up document of a match.

    `distinct` applies to races that are drawn: each is drawn at most once.
    """
    lots = "distinct" if distinct else "any"
    return Setup.document_of(
        None, always=("ruleset",), mode=mode, lots=lots, races=races, first=first
    )
