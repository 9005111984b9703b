"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Any, Literal

from engine import chance
from engine.castles import chances, position, turn
from engine.castles.actions import Action
from engine.castles.board import SEATS_OF, Mode
from engine.castles.cards import RACES, Race, unlocked
from engine.castles.events import Event
from engine.castles.match import Match
from engine.core import SEATS, Game, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read

RULES = 1
HAND = 4
"""The cards that a player begins with (castles.md 2)."""


class Setup(Document):
    """The set-up of a match: the race of each seat (None: drawn at random) and the first seat.

    Without `first`, a coin decides. Several seats may draw the same race, unless `lots` is
    `distinct` (Ruling C63).
    """

    ruleset: Literal["1"] = "1"
    mode: Mode
    races: dict[Seat, Race] | None = None
    lots: Literal["any", "distinct"] = "any"
    first: Seat | None = None


class CastlesGame(Game):
    """The rules of Battle of the Castles."""

    id = "castles"

    @property
    def rules(self) -> int:
        """The newest version of the rules."""
        return RULES

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Match, list[Event]]:
        """Shuffle the main decks, deal, and begin the first turn (castles.md 2)."""
        document = read(Setup, setup)
        known_rules(rules, RULES)
        seats = SEATS_OF[document.mode]
        races = document.races
        if races is None:
            races = _drawn(document.mode, seed, distinct=document.lots == "distinct")
        if set(races) != set(seats):
            raise DocumentError("races", f"one for each of the seats {', '.join(seats)}")
        if document.first is not None and document.first not in seats:
            raise DocumentError("first", f"one of {', '.join(seats)}")
        match = Match(document.mode, tuple([races[letter] for letter in seats]))
        match.first = beginner(document.mode, seed)
        if document.first is not None:
            match.first = SEATS.index(document.first)
        match.chance = chance.stream(seed, "dice")
        for number, letter in enumerate(seats):
            match.shuffles[number] = chance.stream(seed, f"shuffle {letter}")
            chances.shuffle(match, number, unlocked(match.races[number], ()))
            deck = match.decks[number]
            match.hands[number], match.decks[number] = deck[:HAND], deck[HAND:]
        turn.begin(match)
        told, match.events = match.events, []
        return match, told

    def dump(self, state: Match) -> JsonObject:
        """Return the position as JSON."""
        return position.write(state)

    def load(self, document: object) -> Match:
        """Return the match of a position document. Raises `DocumentError`."""
        return position.load(document)

    def read_move(self, state: Match, text: str) -> tuple[Action, str]:
        """Read the first move of a line; return the rest too. Raises `IllegalAction`."""
        return state.read(text)

    def chapter(self, state: Match) -> int:
        """Return the number of the turn."""
        return state.turn


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
) -> dict[str, Any]:
    """Return the set-up document of a match.

    `distinct` applies to races that are drawn: each is drawn at most once.
    """
    document: dict[str, Any] = {"ruleset": "1", "mode": mode}
    document |= {"lots": "distinct"} if distinct else {}
    document |= {"races": races} if races is not None else {}
    return document | ({"first": first} if first is not None else {})
