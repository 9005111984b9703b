"""Solvers of puzzles: who knew a puzzle before its day, streaks of days, answers and votes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, String, and_, case, cast, func, literal, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from bot.store.grimoire_tables import (
    JUDGED,
    Attempt,
    Daily,
    DailyState,
    GrimoireServer,
    Solving,
    StoredPuzzle,
    Vote,
)
from bot.store.rows import Rows, put_row, transaction

COUNTING = (DailyState.POSTED, DailyState.REVEALED)
"""States of daily puzzles that users could solve."""
TAKEN_BACK = (DailyState.WITHDRAWN, DailyState.CLOSED)
"""States of withdrawn daily puzzles: they count only for users who had solved them."""


def waits() -> ColumnElement[bool]:
    """Return the condition that an approved puzzle is hidden until its server's day of it.

    It has a date, or may be posted any day.
    """
    posted = select(Daily.id).where(
        Daily.guild_id == StoredPuzzle.guild_id,
        Daily.puzzle_id == stored_id(StoredPuzzle.number),
        Daily.state.in_(COUNTING),
    )
    has_dailies = select(GrimoireServer.guild_id).where(
        GrimoireServer.guild_id == StoredPuzzle.guild_id, GrimoireServer.enabled
    )
    return and_(
        ~posted.exists(), or_(StoredPuzzle.scheduled_for.is_not(None), has_dailies.exists())
    )


def made_or_reviewed(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this user made or reviewed a puzzle."""
    return or_(StoredPuzzle.author_id == user_id, StoredPuzzle.reviewed_by == user_id)


def knew_before(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this user knew a daily puzzle before it was posted.

    The user had opened it in any server, or made or reviewed it.
    """
    opened = select(Solving.puzzle_id).where(
        Solving.user_id == user_id,
        Solving.puzzle_id == Daily.puzzle_id,
        Solving.opened_at < Daily.posted_at,
    )
    own = select(stored_id(StoredPuzzle.number)).where(made_or_reviewed(user_id))
    return and_(Daily.posted_at.is_not(None), or_(opened.exists(), Daily.puzzle_id.in_(own)))


def solved_by(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this user has solved a daily puzzle while it was open.

    It was for points, or without points if the user knew it before.
    """
    for_points = select(Attempt.daily_id).where(
        Attempt.user_id == user_id, Attempt.reached, Attempt.daily_id.is_not(None)
    )
    # Joined from the few answers of this user: looking them up for each day would take seconds.
    played = aliased(Daily)
    in_time = (
        select(played.id)
        .join(
            Attempt,
            and_(Attempt.guild_id == played.guild_id, Attempt.puzzle_id == played.puzzle_id),
        )
        .where(
            Attempt.user_id == user_id,
            Attempt.reached,
            Attempt.created_at >= played.posted_at,
            Attempt.created_at < played.closes_at,
        )
    )
    return or_(Daily.id.in_(for_points), and_(Daily.id.in_(in_time), knew_before(user_id)))


def stored_id(number: InstrumentedAttribute[int]) -> ColumnElement[str]:
    """Return `StoredPuzzle.id` in the database, for the column that holds its number."""
    return literal("p-").concat(cast(number, String))


@dataclass(frozen=True, slots=True)
class Streak:
    """Daily puzzles solved in a row: the current streak, and the longest ever.

    `frozen`: the streak continues although a puzzle of this month was missed.
    """

    now: int
    best: int
    frozen: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """A day with a puzzle: its date (`2026-05-01`), whether it was solved, whether it is still
    open, whether it was answered.
    """

    day: str
    solved: bool
    is_open: bool = False
    tried: bool = False


def count_streak(days: Iterable[PuzzleDay]) -> Streak:
    """Count the puzzles solved in a row; the days are given in order.

    One missed puzzle of a calendar month does not end the streak, nor does a puzzle that is still
    open.
    """
    run = best = 0
    frozen = month = ""
    for each, run, frozen in _runs(days):  # noqa: B007 - the last ones are used
        month, best = each.day[:7], max(best, run)
    return Streak(run, best, bool(run) and frozen == month)


def frozen_days(days: Iterable[PuzzleDay]) -> set[str]:
    """Return the dates of missed puzzles that did not end the streak; the days are in order."""
    found, before = set(), ""
    for each, _, frozen in _runs(days):
        if frozen and frozen != before:
            found.add(each.day)
        before = frozen
    return found


def _runs(days: Iterable[PuzzleDay]) -> Iterator[tuple[PuzzleDay, int, str]]:
    """Yield each day, the streak after it, and the latest month in which that was frozen."""
    run, frozen = 0, ""
    for each in days:
        month = each.day[:7]
        if each.solved:
            run += 1
        elif run and not each.is_open:
            run, frozen = (0, "") if frozen == month else (run, month)
        yield each, run, frozen


class SolverStore(Rows):
    """Reads answers of users over time, and reads and writes votes."""

    async def rating_curve(self, user_id: int) -> list[tuple[int, datetime]]:
        """Load the rating after each rated answer, oldest first."""
        found = await self._rows(
            select(Attempt.rating, Attempt.created_at)
            .where(Attempt.user_id == user_id, Attempt.rating.is_not(None))
            .order_by(Attempt.id)
        )
        return [(rating, at) for rating, at in found if rating is not None]

    async def first_answers(self, user_id: int) -> dict[str, bool]:
        """Return for each puzzle with a judged answer whether the first one was right."""
        found = await self._rows(
            select(Attempt.puzzle_id, Attempt.reached)
            .where(Attempt.user_id == user_id, Attempt.reason.in_(JUDGED))
            .order_by(Attempt.id.desc())
        )
        return dict(found)

    async def failed_puzzles(self, user_id: int, number: int) -> Sequence[str]:
        """Load the puzzles answered last that a user has neither solved nor given up."""
        gave_up = select(Solving.puzzle_id).where(Solving.user_id == user_id, Solving.gave_up)
        return await self._all(
            select(Attempt.puzzle_id)
            .where(Attempt.user_id == user_id, Attempt.puzzle_id.not_in(gave_up))
            .group_by(Attempt.puzzle_id)
            .having(func.max(case((Attempt.reached, 1), else_=0)) == 0)
            .having(func.max(case((Attempt.reason.in_(JUDGED), 1), else_=0)) == 1)
            .order_by(func.max(Attempt.id).desc())
            .limit(number)
        )

    # Votes

    @transaction
    def vote(self, session: Session, user_id: int, puzzle_id: str, *, up: bool) -> bool:
        """Save a user's vote on a puzzle; return False if the user has not solved it."""
        solved = select(Attempt.id).where(
            Attempt.user_id == user_id, Attempt.puzzle_id == puzzle_id, Attempt.reached
        )
        if session.scalar(solved.limit(1)) is None:
            return False
        put_row(session, Vote(user_id=user_id, puzzle_id=puzzle_id, up=up))
        return True

    async def votes(self, puzzle_id: str) -> tuple[int, int]:
        """Count the votes for a puzzle and against it."""
        counted = select(Vote.up, func.count()).where(Vote.puzzle_id == puzzle_id).group_by(Vote.up)
        found = dict(await self._rows(counted))
        return found.get(True, 0), found.get(False, 0)

    async def scores(self) -> dict[str, int]:
        """Count the votes for each puzzle, minus those against it."""
        score = func.sum(case((Vote.up, 1), else_=-1))
        found = await self._rows(select(Vote.puzzle_id, score).group_by(Vote.puzzle_id))
        return {puzzle_id: int(number) for puzzle_id, number in found}
