"""Turns of finished matches that a channel discusses, and what users would have played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Index,
    String,
    Text,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.personal import NOTED, OWNER, PLAIN, SERVER, id_key
from bot.store.rows import Rows, put_row, transaction
from bot.store.tables import Base, Key, Moment, PartialIndex


class Discussion(Base):
    """A message about a turn. Its table of answers opens at `due_at`, or when its poster wants.

    `before` are the chances of the sides when the turn begins, `played` those after the moves that
    were really made. `version` counts the changes that the message has to show, `shown_version` is
    what it shows. Until it is sent, `message_id` is None.
    """

    __tablename__ = "discussions"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"))
    turn_number: Mapped[int] = mapped_column()
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    poster_id: Mapped[int | None] = mapped_column(BigInteger, info=NOTED)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    before: Mapped[dict[str, float]] = mapped_column(JSON, info=PLAIN)
    played: Mapped[dict[str, float]] = mapped_column(JSON, info=PLAIN)
    created_at: Mapped[datetime] = mapped_column(Moment)
    due_at: Mapped[datetime] = mapped_column(Moment)
    opened_at: Mapped[datetime | None] = mapped_column(Moment)
    version: Mapped[int] = mapped_column(default=0)
    shown_version: Mapped[int] = mapped_column(default=0)

    __table_args__ = (Index(None, "match_id"), Index(None, "channel_id"))


_CLOSED = Discussion.opened_at.is_(None)
_UNSHOWN = Discussion.shown_version < Discussion.version
_NEXT_VERSION = {"version": Discussion.version + 1}
PartialIndex(Discussion.due_at, _CLOSED, "closed")
PartialIndex(Discussion.id, _UNSHOWN, "unshown")


class TurnAnswer(Base):
    """A user's moves in a discussed turn; with `chances`, those after them, it is the answer."""

    __tablename__ = "turn_answers"

    discussion_id: Mapped[int] = mapped_column(ForeignKey("discussions.id"), primary_key=True)
    user_id: Mapped[int] = id_key(OWNER)
    line: Mapped[str] = mapped_column(Text, info=PLAIN)
    chances: Mapped[dict[str, float] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    answered_at: Mapped[datetime | None] = mapped_column(Moment)

    __table_args__ = (Index(None, "user_id"),)


class DiscussionStore(Rows):
    """Reads and writes discussions and answers."""

    async def add(self, discussion: Discussion) -> None:
        """Add a discussion, which gets its id."""
        await self._add(discussion)

    async def find(self, number: int) -> Discussion | None:
        """Load a discussion by its id, or None."""
        return await self._get(Discussion, number)

    async def closed_about(self, match_id: int, turn_number: int) -> Discussion | None:
        """Load the discussion of a turn whose table isn't open yet, or None."""
        same = Discussion.match_id == match_id, Discussion.turn_number == turn_number
        return await self._first(select(Discussion).where(*same, _CLOSED))

    async def record_posted(self, number: int, message_id: int) -> None:
        """Record that the message was sent."""
        sent = update(Discussion).where(Discussion.id == number)
        await self._change(sent.values(message_id=message_id))

    async def due(self, until: datetime) -> Sequence[int]:
        """Load the ids of those whose table opens by then, or whose message is outdated."""
        due = or_(_CLOSED & (Discussion.due_at <= until), _UNSHOWN)
        ours = self._share.of(Discussion.guild_id)
        return await self._all(select(Discussion.id).where(due, ours).order_by(Discussion.id))

    async def open(self, number: int, now: datetime) -> bool:
        """Open the table; return False if it was open."""
        opened = update(Discussion).where(Discussion.id == number, _CLOSED)
        return await self._change(opened.values(opened_at=now, **_NEXT_VERSION))

    async def record_shown(self, discussion: Discussion) -> None:
        """Record that the message shows the discussion as it was loaded."""
        shown = update(Discussion).where(Discussion.id == discussion.id)
        await self._change(shown.values(shown_version=discussion.version))

    async def drop(self, number: int) -> None:
        """Delete a discussion with its answers."""
        await self._drop(Discussion.id == number)

    async def drop_in(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Delete the discussions in a deleted channel, or only those in these messages."""
        gone = Discussion.channel_id == channel_id
        await self._drop(gone & Discussion.message_id.in_(messages) if messages else gone)

    @transaction
    def _drop(self, session: Session, which: ColumnElement[bool]) -> None:
        numbers = select(Discussion.id).where(which)
        session.execute(delete(TurnAnswer).where(TurnAnswer.discussion_id.in_(numbers)))
        session.execute(delete(Discussion).where(which))

    # Answers

    async def answer_of(self, number: int, user_id: int) -> TurnAnswer | None:
        """Load a user's moves in a discussion, or None."""
        return await self._get(TurnAnswer, (number, user_id))

    @transaction
    def save_line(self, session: Session, number: int, user_id: int, line: str) -> bool:
        """Store a user's moves so far; return False if the user has answered already."""
        found = session.get(TurnAnswer, (number, user_id))
        if found is not None and found.chances is not None:
            return False
        put_row(session, TurnAnswer(discussion_id=number, user_id=user_id, line=line))
        return True

    @transaction
    def answer(self, session: Session, answer: TurnAnswer) -> bool:
        """Store a user's answer; return False if the user has answered, or the table is open."""
        here = Discussion.id == answer.discussion_id, _CLOSED
        if session.scalar(select(Discussion.id).where(*here).with_for_update()) is None:
            return False
        found = session.get(TurnAnswer, (answer.discussion_id, answer.user_id))
        if found is not None and found.chances is not None:
            return False
        put_row(session, answer)
        session.execute(update(Discussion).where(*here).values(**_NEXT_VERSION))
        return True

    async def answers(self, number: int) -> Sequence[TurnAnswer]:
        """Load the answers in a discussion, earliest first."""
        given = TurnAnswer.discussion_id == number, TurnAnswer.chances.is_not(None)
        order = TurnAnswer.answered_at, TurnAnswer.user_id
        return await self._all(select(TurnAnswer).where(*given).order_by(*order))

    async def count(self, number: int) -> int:
        """Count the answers in a discussion."""
        given = TurnAnswer.discussion_id == number, TurnAnswer.chances.is_not(None)
        return await self._first(select(func.count()).select_from(TurnAnswer).where(*given)) or 0
