"""What users learn: progress in lessons, greetings, reviews of matches, and wins they missed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Select,
    String,
    Text,
    and_,
    exists,
    false,
    func,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import Attempt, PuzzleState, StoredPuzzle
from bot.store.personal import GREETED, OWNER, PLAIN, SECRET, SERVER, id_key
from bot.store.result_tables import Result
from bot.store.rows import Rows, transaction
from bot.store.servers import Candidates, Server, UserSettings
from bot.store.solvers import stored_id
from bot.store.tables import Base, Match, Moment, PartialIndex, Seat
from engine.core import JsonObject
from puzzles.puzzle import Puzzle


class LessonProgress(Base):
    """A user's progress in a lesson: the line so far, and when the goal was first reached.

    The latest `opened_at` of a user says in which lesson they were last.
    """

    __tablename__ = "lessons"

    user_id: Mapped[int] = id_key(OWNER)
    lesson_id: Mapped[str] = mapped_column(String(64), primary_key=True, info=PLAIN)
    line: Mapped[str] = mapped_column(Text, default="", info=PLAIN)
    opened_at: Mapped[datetime] = mapped_column(Moment)
    done_at: Mapped[datetime | None] = mapped_column(Moment)


class Greeting(Base):
    """The only greeting of a user or a server (the id); `told`: it has been sent."""

    __tablename__ = "greetings"

    greeted_id: Mapped[int] = id_key(GREETED)
    greeted_at: Mapped[datetime] = mapped_column(Moment)
    told: Mapped[bool] = mapped_column(default=True, server_default=true())


PartialIndex(Greeting.greeted_id, Greeting.told.is_(False), "owed")


class LearningStore(Rows):
    """Reads and writes lesson progress and greetings."""

    async def greet(self, greeted_id: int, now: datetime, *, told: bool = True) -> bool:
        """Record the greeting of a user or a server; return False if there already is one.

        If it isn't `told`, it is owed until `record_greeted`.
        """
        try:
            await self._add(Greeting(greeted_id=greeted_id, greeted_at=now, told=told))
        except IntegrityError:
            return False
        return True

    async def owed(self, since: datetime) -> Sequence[int]:
        """Load the servers whose greeting is owed, of those that joined after `since`."""
        owed = Greeting.told.is_(False), Greeting.greeted_at > since
        ours = self._share.of(Greeting.greeted_id)
        return await self._all(select(Greeting.greeted_id).where(*owed, ours))

    async def record_greeted(self, greeted_id: int) -> None:
        """Record that a user or a server has the greeting, or won't get one."""
        own = update(Greeting).where(Greeting.greeted_id == greeted_id)
        await self._change(own.values(told=True))

    async def is_new(self, user_id: int, now: datetime) -> bool:
        """Return whether this user had played nothing before `now` and was never greeted."""
        known = or_(
            exists().where(Greeting.greeted_id == user_id),
            exists().where(LessonProgress.user_id == user_id),
            exists().where(
                Seat.user_id == user_id, Match.id == Seat.match_id, Match.created_at < now
            ),
        )
        return not await self._first(select(known))

    async def begun(self, user_id: int) -> Sequence[LessonProgress]:
        """Load all lessons that this user has opened, the latest one last."""
        return await self._all(
            select(LessonProgress)
            .where(LessonProgress.user_id == user_id)
            .order_by(LessonProgress.opened_at, LessonProgress.lesson_id)
        )

    async def line(self, user_id: int, lesson_id: str) -> str:
        """Load the moves that this user has made in a lesson."""
        progress = await self._get(LessonProgress, (user_id, lesson_id))
        return progress.line if progress is not None else ""

    async def open(self, user_id: int, lesson_id: str, now: datetime) -> None:
        """Record that this user starts a lesson from its beginning."""
        facts = {"user_id": user_id, "lesson_id": lesson_id, "line": "", "opened_at": now}
        await self._put(LessonProgress(**facts))

    @transaction
    def save(
        self,
        session: Session,
        user_id: int,
        lesson_id: str,
        lines: tuple[str, str],
        now: datetime,
        *,
        done: bool,
    ) -> bool:
        """Replace the first line with the second; return False if the stored line isn't the first.

        `done`: the new line reaches the goal.
        """
        progress = session.get(LessonProgress, (user_id, lesson_id), with_for_update=True)
        if progress is None or progress.line != lines[0]:
            return False
        progress.line, progress.opened_at = lines[1], now
        if done and progress.done_at is None:
            progress.done_at = now
        return True


_PRIVATE = StoredPuzzle.state == PuzzleState.PRIVATE


class Review(Base):
    """The analysis of a match, as a document; `collected`: its puzzles were submitted by night."""

    __tablename__ = "reviews"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    document: Mapped[dict[str, Any]] = mapped_column(JSON, info=SECRET)
    made_at: Mapped[datetime] = mapped_column(Moment)
    collected: Mapped[bool] = mapped_column(default=False, server_default=false())


class Miss(Base):
    """A turn in which a player missed a win or a defence: a puzzle that only this user sees.

    `offered_in` is the only server to which the puzzle was offered; `refused`: another player has
    said no.
    """

    __tablename__ = "misses"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    turn_number: Mapped[int] = mapped_column("chapter", primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True, info=OWNER)
    puzzle_number: Mapped[int] = mapped_column("page_number", ForeignKey("stored_pages.number"))
    offered_in: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    refused: Mapped[bool] = mapped_column(default=False, server_default=false())

    @property
    def puzzle_id(self) -> str:
        """The id of its puzzle."""
        return f"p-{self.puzzle_number}"


@dataclass(frozen=True, slots=True)
class NewMiss:
    """A miss to save: its turn, the user, and its puzzle with the proved facts."""

    turn_number: int
    user_id: int
    puzzle: Puzzle


class ReviewStore(Rows):
    """Reads and writes reviews of matches and misses."""

    async def review(self, match_id: int) -> JsonObject | None:
        """Load the review of a match; None if there is none yet."""
        found = await self._get(Review, match_id)
        return found.document if found is not None else None

    async def keep(
        self,
        match_id: int,
        guild_id: int | None,
        document: JsonObject,
        missed: Sequence[NewMiss],
        now: datetime,
    ) -> None:
        """Save the review of a match, with a puzzle for each miss, unless it already has one."""
        try:
            await self._keep(match_id, guild_id, document, missed, now)
        except IntegrityError:  # another process has just saved the same
            return

    @transaction
    def _keep(
        self,
        session: Session,
        match_id: int,
        guild_id: int | None,
        document: JsonObject,
        missed: Sequence[NewMiss],
        now: datetime,
    ) -> None:
        session.add(Review(match_id=match_id, document=document, made_at=now))
        session.flush()
        for each in missed:
            puzzle = StoredPuzzle(
                guild_id=guild_id or 0,
                author_id=each.user_id,
                document=each.puzzle.document(),
                explanation=each.puzzle.explained(),
                state=PuzzleState.PRIVATE,
                created_at=now,
            )
            session.add(puzzle)
            session.flush()
            session.add(
                Miss(
                    match_id=match_id,
                    turn_number=each.turn_number,
                    user_id=each.user_id,
                    puzzle_number=puzzle.number,
                )
            )

    async def miss(self, match_id: int, turn_number: int) -> Miss | None:
        """Load the miss in this turn of a match."""
        return await self._get(Miss, (match_id, turn_number))

    async def misses_in(self, match_id: int, user_id: int) -> Sequence[Miss]:
        """Load the misses of this user in a match, earliest first."""
        return await self._all(
            select(Miss)
            .where(Miss.match_id == match_id, Miss.user_id == user_id)
            .order_by(Miss.turn_number)
        )

    async def miss_of(self, puzzle_id: str, user_id: int) -> Miss | None:
        """Load the miss of this user that became this puzzle."""
        own = Miss.user_id == user_id, stored_id(Miss.puzzle_number) == puzzle_id
        return await self._first(select(Miss).where(*own))

    async def oldest_miss(self, user_id: int) -> Miss | None:
        """Load the oldest miss of this user that the user has not solved since."""
        oldest = _left(select(Miss), user_id).order_by(Miss.match_id, Miss.turn_number).limit(1)
        return await self._first(oldest)

    async def misses_left(self, user_id: int) -> int:
        """Count the misses of this user that the user has not solved since."""
        return await self._first(_left(select(func.count()).select_from(Miss), user_id)) or 0

    async def uncollected(self, night: datetime) -> Sequence[int]:
        """Load the servers that want puzzles from matches and had none since this night."""
        wanted = select(Server.guild_id).where(_waits_for(night), self._share.of(Server.guild_id))
        return await self._all(wanted.order_by(Server.guild_id))

    async def claim_night(self, guild_id: int, night: datetime) -> bool:
        """Claim the work of a night for a server; return False if it was claimed before."""
        here = update(Server).where(Server.guild_id == guild_id, _waits_for(night))
        return await self._change(here.values(collected_at=night))

    async def lent_matches(
        self, guild_id: int, games: Sequence[str], bot_id: int, *, since: datetime, most: int
    ) -> Sequence[int]:
        """Load the newest matches of a server that may become puzzles and were not collected yet.

        All players except the bot have agreed.

        Args:
            guild_id: The server.
            games: Ids of games that can be reviewed.
            bot_id: User id of the bot.
            since: Time from which matches count by their end.
            most: Maximum number of matches.
        """
        lending = select(UserSettings.user_id).where(UserSettings.lends)
        people = select(Seat.match_id).where(Seat.match_id == Match.id, Seat.user_id != bot_id)
        return await self._all(
            select(Match.id)
            .join(Result, Result.match_id == Match.id)
            .outerjoin(Review, Review.match_id == Match.id)
            .where(
                *(Result.guild_id == guild_id, Result.ended_at >= since, Match.game.in_(games)),
                Match.private.is_(False),
                or_(Review.match_id.is_(None), Review.collected.is_(False)),
                people.where(Seat.user_id.in_(lending)).exists(),
                ~people.where(Seat.user_id.not_in(lending)).exists(),
            )
            .order_by(Result.ended_at.desc())
            .limit(most)
        )

    async def offer(self, match_id: int, turn_number: int, guild_id: int) -> bool:
        """Offer the puzzle of a miss to a server; return False if it was offered before, in any
        server.
        """
        unoffered = (
            Miss.match_id == match_id,
            Miss.turn_number == turn_number,
            Miss.offered_in.is_(None),
        )
        return await self._change(update(Miss).where(*unoffered).values(offered_in=guild_id))

    async def take_offer_back(self, match_id: int, turn_number: int) -> None:
        """Remove an offer that no one has seen."""
        own = Miss.match_id == match_id, Miss.turn_number == turn_number
        await self._change(update(Miss).where(*own).values(offered_in=None))

    async def refuse(self, match_id: int, turn_number: int, guild_id: int) -> bool:
        """Refuse an offer permanently; return False if no such offer waits in the server."""
        private = Miss.puzzle_number.in_(select(StoredPuzzle.number).where(_PRIVATE))
        own = (
            Miss.match_id == match_id,
            Miss.turn_number == turn_number,
            Miss.offered_in == guild_id,
        )
        waiting = update(Miss).where(*own, ~Miss.refused, private)
        return await self._change(waiting.values(refused=True))

    @transaction
    def hand_in(
        self, session: Session, match_id: int, turn_number: int, guild_id: int, *, asked: bool
    ) -> bool:
        """Submit the puzzle of a miss to a server's moderators.

        Returns False if it was submitted or refused before, or, if others had to be `asked`, if the
        puzzle isn't offered in this server.
        """
        offered = [Miss.offered_in == guild_id] if asked else []
        own = Miss.match_id == match_id, Miss.turn_number == turn_number
        return _hand_in(session, guild_id, *own, *offered) > 0

    @transaction
    def collect(
        self, session: Session, match_id: int, turns: Collection[int], guild_id: int
    ) -> int:
        """Submit the misses in these turns, and mark the match as collected.

        Returns the number of puzzles. Those that were submitted before, or refused, stay as they
        are.
        """
        session.execute(update(Review).where(Review.match_id == match_id).values(collected=True))
        return _hand_in(session, guild_id, Miss.match_id == match_id, Miss.turn_number.in_(turns))


def _hand_in(session: Session, guild_id: int, *which: ColumnElement[bool]) -> int:
    """Submit the private puzzles of these misses that weren't refused; return how many."""
    free = select(Miss, StoredPuzzle).join(StoredPuzzle).where(*which, ~Miss.refused, _PRIVATE)
    found = session.execute(free.with_for_update()).all()
    for miss, puzzle in found:
        miss.offered_in = puzzle.guild_id = guild_id
        puzzle.state = PuzzleState.PENDING
    return len(found)


def _waits_for(night: datetime) -> ColumnElement[bool]:
    """Return the condition that a server wants puzzles and has had none since this night."""
    not_yet = or_(Server.collected_at.is_(None), Server.collected_at < night)
    return and_(Server.candidates == Candidates.NIGHTLY, not_yet)


def _left(query: Select[Any], user_id: int) -> Select[Any]:
    """Narrow a query to the misses of a user that are not solved."""
    return query.where(Miss.user_id == user_id, ~_solved(user_id))


def _solved(user_id: int) -> ColumnElement[bool]:
    solved = select(Attempt.id).where(
        Attempt.user_id == user_id,
        Attempt.puzzle_id == stored_id(Miss.puzzle_number),
        Attempt.reached,
    )
    return solved.exists()
