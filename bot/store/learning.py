"""The progress of users in the lessons of courses, and greetings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import BigInteger, String, Text, exists, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.rows import Rows, transaction
from bot.store.tables import Base, Match, Moment, PartialIndex, Seat


class LessonProgress(Base):
    """A user's progress in a lesson: the line so far, and when the goal was first reached.

    The latest `opened_at` of a user says in which lesson they were last.
    """

    __tablename__ = "lessons"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    lesson_id: Mapped[str] = mapped_column(String(64), primary_key=True)
    line: Mapped[str] = mapped_column(Text, default="")
    opened_at: Mapped[datetime] = mapped_column(Moment)
    done_at: Mapped[datetime | None] = mapped_column(Moment)


class Greeting(Base):
    """The only greeting of a user or a server (the id); `told`: it has been sent."""

    __tablename__ = "greetings"

    greeted_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
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
