"""What users have done, as records in order: the facts by which achievements are proved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import aliased, load_only, selectinload

from bot.store.events import Entrant, Event, EventLine
from bot.store.grimoire_tables import JUDGED, Attempt, Daily, PuzzleState, StoredPuzzle
from bot.store.learning import LessonProgress
from bot.store.ratings import is_too_short
from bot.store.result_tables import Result, ResultKind, ResultSeat, SeatOutcome
from bot.store.rows import Rows
from bot.store.runs import Run, RunMode
from bot.store.tables import Match
from puzzles import library
from puzzles.course import courses

PAGE = 200
"""The number of results or answers that are read at once."""
COUNTED = (SeatOutcome.WON, SeatOutcome.DRAWN, SeatOutcome.LOST)
AGAINST_PEOPLE = (ResultKind.DUEL, ResultKind.TABLE, ResultKind.LEAGUE)


class Opponent(NamedTuple):
    """A player of another side: their id, and their rating there before the match if it counted.

    `strength` is that of the bot if it played the seat.
    """

    user_id: int | None
    points: int | None = None
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A match that a user has played to its end, in a server (0: outside of servers).

    `points` is their rating before it, if it counted; `seats` is the number of all seats.
    """

    number: int
    match_id: int
    guild_id: int
    at: datetime
    game: str
    kind: ResultKind
    outcome: SeatOutcome
    points: int | None
    seats: int
    opponents: tuple[Opponent, ...]
    cards: tuple[str, ...] = ()

    @property
    def won(self) -> bool:
        """Whether the user's side has won."""
        return self.outcome is SeatOutcome.WON

    @property
    def met_people(self) -> bool:
        """Whether it was played between users."""
        return self.kind in AGAINST_PEOPLE


@dataclass(frozen=True, slots=True)
class Answer:
    """A judged answer to a puzzle.

    `first`: it is the user's first one to this puzzle; `day` is the date of the daily puzzle for
    which it counts, if any; `rating` the user's points after it, if it was rated.
    """

    puzzle_id: str
    set: str
    at: datetime
    reached: bool
    first: bool
    hints: int = 0
    day: str | None = None
    rating: int | None = None


class DeedKind(StrEnum):
    """What a `Deed` is, and so what its number counts."""

    STORM = "storm"
    """A run against time ended; the number of solved puzzles."""
    STREAK = "streak"
    """A run until the first mistake ended; the number of solved puzzles."""
    APPROVED = "approved"
    """A puzzle of the user was approved: which one of theirs, counted from 1."""
    COURSE = "course"
    """The user has finished a course: which one, counted from 1."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something else that a user has done, in whichever server."""

    kind: DeedKind
    number: int
    at: datetime
    puzzle_id: str | None = None


@dataclass(frozen=True, slots=True)
class Placing:
    """A user's final place in an event of a server, and the number of all who took part."""

    guild_id: int
    at: datetime
    place: int
    entrants: int


class Won(NamedTuple):
    """A match that users have won at the board: their seats, by user id."""

    match_id: int
    guild_id: int
    game: str
    at: datetime
    winners: dict[int, str]


class Batch(NamedTuple):
    """Results in order: the number of the last one, those that were won, and all their users.

    `settled` are the users who have no later result.
    """

    number: int
    won: Sequence[Won]
    settled: Collection[int]


class CareerStore(Rows):
    """Reads what users have done, in order and in small steps."""

    async def played(self, user_id: int) -> AsyncIterator[Played]:
        """Yield the matches of a user, oldest first, except those that were too short to count.

        Matches that were abandoned, or that the user has left to the bot, are left out.
        """
        after = 0
        own = select(ResultSeat.number).where(ResultSeat.user_id == user_id)
        while True:
            some = own.where(ResultSeat.number > after).order_by(ResultSeat.number).limit(PAGE)
            numbers = await self._all(some)
            if not numbers:
                return
            after = numbers[-1]
            for row, seats in await self._results(numbers):
                if (found := _played(row, seats, user_id)) is not None:
                    yield found

    async def _results(
        self, numbers: Sequence[int]
    ) -> Sequence[tuple[Result, Sequence[ResultSeat]]]:
        """Load these results with their seats, in order."""
        rows = await self._all(
            select(Result).where(Result.number.in_(numbers)).order_by(Result.number)
        )
        of_number = defaultdict[int, list[ResultSeat]](list)
        for seat in await self._all(select(ResultSeat).where(ResultSeat.number.in_(numbers))):
            of_number[seat.number].append(seat)
        return [(row, of_number[row.number]) for row in rows]

    async def results_after(self, number: int, most: int = PAGE) -> Batch | None:
        """Load the results after this number, in order; None if there are none."""
        numbers = await self._all(
            select(Result.number).where(Result.number > number).order_by(Result.number).limit(most)
        )
        if not numbers:
            return None
        found = await self._results(numbers)
        later, own = aliased(ResultSeat), ResultSeat
        again = select(later.number).where(later.user_id == own.user_id, later.number > numbers[-1])
        settled = select(own.user_id).where(own.number.in_(numbers), own.user_id > 0)
        users = await self._all(settled.where(~again.exists()).distinct())
        won = [_won(row, seats) for row, seats in found]
        return Batch(numbers[-1], [each for each in won if each.winners], {*filter(None, users)})

    async def with_moves(self, match_ids: Collection[int]) -> Sequence[Match]:
        """Load these matches with their moves alone, to play them again."""
        facts = load_only(Match.game, Match.setup, Match.seed, Match.rules)
        found = select(Match).options(facts, selectinload(Match.moves))
        return await self._all(found.where(Match.id.in_(match_ids)).order_by(Match.id))

    async def newest_result(self) -> int:
        """Return the number of the newest result; 0 if there is none."""
        return await self._first(select(func.max(Result.number))) or 0

    async def newest_answer(self) -> int:
        """Return the id of the newest answer to a puzzle; 0 if there is none."""
        return await self._first(select(func.max(Attempt.id))) or 0

    async def solvers_after(self, number: int, most: int = PAGE) -> tuple[int, Collection[int]]:
        """Load the users of the answers after this id who have no later one, and the last id.

        The id is 0 if there are no more.
        """
        some = select(Attempt.id).where(Attempt.id > number).order_by(Attempt.id).limit(most)
        ids = await self._all(some)
        if not ids:
            return 0, ()
        later = aliased(Attempt)
        again = select(later.id).where(later.user_id == Attempt.user_id, later.id > ids[-1])
        users = select(Attempt.user_id).where(Attempt.id.in_(ids), ~again.exists()).distinct()
        return ids[-1], await self._all(users)

    async def answers(self, user_id: int) -> AsyncIterator[Answer]:
        """Yield the judged answers of a user, oldest first."""
        after, known = 0, set[str]()
        query = (
            select(Attempt, Daily.day)
            .outerjoin(Daily, Daily.id == Attempt.daily_id)
            .where(Attempt.user_id == user_id, Attempt.reason.in_(JUDGED))
            .order_by(Attempt.id)
        )
        while rows := await self._rows(query.where(Attempt.id > after).limit(PAGE)):
            for attempt, day in rows:
                after, puzzle = attempt.id, library.find(attempt.puzzle_id)
                yield Answer(
                    attempt.puzzle_id,
                    puzzle.set if puzzle is not None else "",
                    *(attempt.created_at, attempt.reached),
                    first=attempt.puzzle_id not in known,
                    hints=attempt.hints,
                    day=day,
                    rating=attempt.rating,
                )
                known.add(attempt.puzzle_id)

    async def deeds(self, user_id: int) -> Sequence[Deed]:
        """Load the other deeds of a user, each kind in order."""
        best = [await self._best_runs(user_id, mode) for mode in (RunMode.STORM, RunMode.STREAK)]
        own = StoredPuzzle.author_id == user_id, StoredPuzzle.state == PuzzleState.APPROVED
        made = await self._all(select(StoredPuzzle).where(*own).order_by(StoredPuzzle.number))
        approved = [
            Deed(DeedKind.APPROVED, number, puzzle.created_at, puzzle.id)
            for number, puzzle in enumerate(made, 1)
        ]
        return [*best[0], *best[1], *approved, *await self._courses(user_id)]

    async def _best_runs(self, user_id: int, mode: RunMode) -> list[Deed]:
        """Load the first run with each number of solved puzzles."""
        began = func.min(Run.started_at)
        rows = await self._rows(
            select(Run.solved, began)
            .where(Run.user_id == user_id, Run.mode == mode, Run.solved > 0)
            .group_by(Run.solved)
            .order_by(began)
        )
        return [Deed(DeedKind(mode.value), solved, at) for solved, at in rows]

    async def _courses(self, user_id: int) -> list[Deed]:
        """Load the courses that a user has finished, in this order."""
        rows = await self._rows(
            select(LessonProgress.lesson_id, LessonProgress.done_at).where(
                LessonProgress.user_id == user_id, LessonProgress.done_at.is_not(None)
            )
        )
        done = {lesson_id: at for lesson_id, at in rows if at is not None}
        ended = [
            max(done[lesson.id] for lesson in course.lessons)
            for course in courses().values()
            if all(lesson.id in done for lesson in course.lessons)
        ]
        return [Deed(DeedKind.COURSE, number, at) for number, at in enumerate(sorted(ended), 1)]

    async def placings(self, user_id: int) -> Sequence[Placing]:
        """Load the places of a user in events that are over, oldest first."""
        all_of = aliased(Entrant)
        entrants = select(func.count()).where(all_of.event_id == Event.id, all_of.rank.is_not(None))
        ended = select(func.max(EventLine.at)).where(EventLine.event_id == Event.id)
        rows = await self._rows(
            select(
                *(Event.guild_id, ended.scalar_subquery(), Entrant.rank),
                entrants.scalar_subquery(),
            )
            .join(Event, Event.id == Entrant.event_id)
            .where(Entrant.user_id == user_id, Entrant.rank.is_not(None))
            .order_by(Event.id)
        )
        return [
            Placing(guild_id, at, place, count)
            for guild_id, at, place, count in rows
            if at is not None and place is not None
        ]


def _played(row: Result, seats: Sequence[ResultSeat], user_id: int) -> Played | None:
    own = next(seat for seat in seats if seat.user_id == user_id)
    is_short = is_too_short(row.turns, len(seats), row.reason)
    if own.outcome not in COUNTED or own.left or is_short:
        return None
    opponents = [
        Opponent(seat.user_id, seat.before, seat.strength)
        for seat in seats
        if seat.team != own.team
    ]
    return Played(
        *(row.number, row.match_id, row.guild_id or 0, row.ended_at, row.game, row.kind),
        *(own.outcome, own.before, len(seats), tuple(opponents), tuple(own.cards or ())),
    )


def _won(row: Result, seats: Sequence[ResultSeat]) -> Won:
    winners = {
        seat.user_id: seat.seat
        for seat in seats
        if seat.user_id and seat.user_id > 0 and not seat.strength
        if seat.outcome is SeatOutcome.WON and not seat.left
    }
    return Won(row.match_id, row.guild_id or 0, row.game, row.ended_at, winners)
