"""A match in memory: its rows played through once."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...engine import record
from ...engine.core import Event, Game, JsonObject, Outcome, Seat, State
from ...engine.games import GAMES
from ..store import Match, Move

UNDO = "undo"
RESIGN = "resign"
RESIGNATION = "resignation"


@dataclass(slots=True)
class Chapter:
    """A part of a match that one board message shows: in a duel, one turn.

    `events` is all that happened in it, `latest` what its newest move caused, `view` the
    position now as a spectator knows it.
    """

    number: int
    events: list[Event]
    latest: list[Event]
    view: Any


@dataclass(slots=True)
class _Standing:
    """A move that stands, with the chapter that it leads to."""

    seat: Seat
    text: str
    events: list[Event]
    chapter: int


@dataclass(slots=True)
class LiveMatch:
    """A match with its position. Changed by `MatchManager` alone."""

    row: Match
    game: Game
    state: State
    opening: list[Event]
    moves: list[_Standing] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    resigned: Seat | None = None

    @classmethod
    def of(cls, row: Match) -> LiveMatch:
        """Play the rows of a match through."""
        match = cls(row=row, game=GAMES[row.game], state=None, opening=[])  # type: ignore[arg-type]
        match._begin()
        for move in row.moves:
            match.take(move)
        return match

    @property
    def id(self) -> int:
        """The number of the match."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many actions were accepted: buttons carry it, so that stale ones are noticed."""
        return self.row.version

    @property
    def names(self) -> dict[Seat, str]:
        """The players' names by seat."""
        return {seat.seat: seat.name for seat in self.row.seats}  # type: ignore[misc]

    def seat_of(self, user_id: int) -> Seat | None:
        """Where this person sits."""
        seats = [seat.seat for seat in self.row.seats if seat.user_id == user_id]
        return seats[0] if seats else None  # type: ignore[return-value]

    def user_in(self, seat: Seat) -> int:
        """Who sits here (a user id)."""
        return next(each.user_id for each in self.row.seats if each.seat == seat)

    @property
    def strengths(self) -> dict[Seat, str]:
        """The seats that the bot plays itself, with their strength."""
        return {seat.seat: seat.thinks for seat in self.row.seats if seat.thinks}  # type: ignore[misc]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, on the board or by resignation."""
        return self.state.outcome() if self.resigned is None else self.if_resigned(self.resigned)

    def if_resigned(self, seat: Seat) -> Outcome:
        """How the match ends when this seat gives up."""
        return Outcome(tuple(other for other in self.names if other != seat), RESIGNATION)

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that are to act; none after the end."""
        return self.state.to_act() if self.outcome is None else ()

    @property
    def chapter(self) -> Chapter:
        """The newest chapter."""
        return self.chapters[-1]

    def takes_back(self, seat: Seat) -> bool:
        """May this seat undo now? Its own latest move, nothing settled or revealed since."""
        return (
            seat in self.due
            and bool(self.moves)
            and self.moves[-1].seat == seat
            and not any(event.settles for event in self.moves[-1].events)
        )

    def take(self, move: Move) -> None:
        """Do what an accepted row says."""
        if move.text == RESIGN:
            self.resigned = move.seat  # type: ignore[assignment]
            self._tell([])
        elif move.text == UNDO:
            standing = self.moves[:-1]
            self._begin()
            for each in standing:
                self._play(each.seat, each.text)
        else:
            self._play(move.seat, move.text)  # type: ignore[arg-type]

    def record(self) -> JsonObject:
        """The match record. It tells seed and hands: for after the end only."""
        return record.write(
            self.game,
            self.row.setup,
            self.row.seed,
            {seat.seat: seat.name for seat in self.row.seats},
            [f"{move.seat} {move.text}" for move in self.moves],
            self.outcome,
        )

    def _begin(self) -> None:
        self.state, opening = self.game.setup(self.row.setup, self.row.seed)
        self.opening = list(opening)
        self.moves = []
        self.chapters = []
        self._tell(self.opening)

    def _play(self, seat: Seat, text: str) -> None:
        action, _ = self.game.read_move(self.state, text)
        events = list(self.state.apply(seat, action))
        self._tell(events)
        self.moves.append(_Standing(seat, text, events, self.chapter.number))

    def _tell(self, events: list[Event]) -> None:
        number = self.game.chapter(self.state)
        view = self.state.view(None)
        if self.resigned is not None:
            number += 1
            view = replace(view, outcome=self.outcome)
        if self.chapters and self.chapters[-1].number == number:
            chapter = self.chapters[-1]
            chapter.events = [*chapter.events, *events]
            chapter.latest, chapter.view = events, view
        else:
            self.chapters.append(Chapter(number, events, events, view))
