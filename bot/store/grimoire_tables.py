"""The grimoire's tables: servers and their daily puzzles, puzzles that users made, solving."""

from __future__ import annotations

import secrets
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.personal import (
    NOTED,
    OWNER,
    PLAIN,
    PLAYER,
    SECRET,
    SERVER,
    SUBJECT,
    id_key,
    name_of,
    text_of,
)
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

PUZZLE_ID = String(64)
DAY = String(10)
"""A date of the server's own calendar, such as `2026-05-01`."""
SALT_BYTES = 32


GIVEN_UP = "given_up"
"""The reason of the answer that is stored when a user gives up a puzzle."""
WRONG = {"lost", "short", "refuted"}
"""Reasons of answers that were played and are wrong."""
JUDGED = {"solved", *WRONG, GIVEN_UP}
"""Reasons of answers that count: an illegal or an undecided one costs nothing."""


class DailyState(StrEnum):
    """The state of a daily puzzle."""

    DUE = "due"
    POSTED = "posted"
    REVEALED = "revealed"
    """Its day is over, and the solution was shown."""
    MISSED = "missed"
    """It was never posted."""
    WITHDRAWN = "withdrawn"
    """A moderator has withdrawn the puzzle early; the post does not say so yet."""
    CLOSED = "closed"
    """As `WITHDRAWN`, and the post says so."""


class Trouble(StrEnum):
    """Why the bot can't post in the channel of the daily puzzles."""

    GONE = "gone"
    """The channel was deleted."""
    CLOSED = "closed"
    """The bot may not write there."""
    BLOCKED = "blocked"
    """AutoMod refuses what the bot writes."""


class PuzzleState(StrEnum):
    """The state of a puzzle that a user made."""

    PENDING = "pending"
    """It waits for the moderators of its server."""
    APPROVED = "approved"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    """Its author withdrew it before the decision, or a moderator after it."""
    PRIVATE = "private"
    """It comes from a match that its author played; other users can't see it."""


class GrimoireServer(Base):
    """Where and when a server gets its daily puzzle; `next_at` is when the next one is due.

    The choice of built-in puzzles is keyed with `salt`: anyone who learns it knows future puzzles.
    `threads`: each puzzle gets a discussion thread. `trouble` says why puzzles can't be posted in
    the channel, since `trouble_since`; `trouble_told`: the user who set it up has been notified.
    """

    __tablename__ = "grimoire_servers"

    guild_id: Mapped[int] = id_key(SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    hour: Mapped[int] = mapped_column(Integer)
    minute: Mapped[int] = mapped_column(Integer, default=0)
    time_zone: Mapped[str] = mapped_column(String(64), info=PLAIN)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    next_at: Mapped[datetime] = mapped_column(Moment, index=True)
    enabled: Mapped[bool] = mapped_column(default=True)
    threads: Mapped[bool] = mapped_column(default=False, server_default=false())
    set_up_by: Mapped[int | None] = mapped_column(BigInteger, info=NOTED)
    trouble: Mapped[Trouble | None] = mapped_column(Word(Trouble, 16))
    trouble_since: Mapped[datetime | None] = mapped_column(Moment)
    trouble_told: Mapped[bool] = mapped_column(default=False, server_default=false())
    salt: Mapped[bytes] = mapped_column(
        LargeBinary, default=lambda: secrets.token_bytes(SALT_BYTES), info=SECRET
    )


class Daily(Base):
    """A server's puzzle of one day.

    It can be solved for points from `posted_at` until `closes_at`. `tried` counts the users who
    have answered it, `solved` those who have solved it, `at_first` those who did with the first
    answer; `shown_tried` and `shown_solved` are the counts that the post shows. `wants_thread`: it
    is still to get a thread. A process that works on it in Discord claims it until `held_until`;
    `tries` counts the attempts since the last success.
    """

    __tablename__ = "dailies"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    day: Mapped[str] = mapped_column(DAY, info=PLAIN)
    puzzle_id: Mapped[str] = mapped_column("page_id", PUZZLE_ID, info=SECRET)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    state: Mapped[DailyState] = mapped_column(Word(DailyState, 16), default=DailyState.DUE)
    due_at: Mapped[datetime] = mapped_column(Moment)
    closes_at: Mapped[datetime] = mapped_column(Moment)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    posted_at: Mapped[datetime | None] = mapped_column(Moment)
    reveal_message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    revealed_at: Mapped[datetime | None] = mapped_column(Moment)
    solved: Mapped[int] = mapped_column(Integer, default=0)
    at_first: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    tried: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    shown_solved: Mapped[int] = mapped_column(Integer, default=0)
    shown_tried: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    wants_thread: Mapped[bool] = mapped_column(default=False, server_default=false())
    tries: Mapped[int] = mapped_column(Integer, default=0)
    held_until: Mapped[datetime | None] = mapped_column(Moment)

    __table_args__ = (
        UniqueConstraint("guild_id", "day"),
        Index(None, "state", "closes_at"),
        Index(None, "guild_id", "page_id"),
    )

    def is_open(self, now: datetime) -> bool:
        """Return whether it can be solved for points."""
        return self.state == DailyState.POSTED and now < self.closes_at


class StoredPuzzle(Base):
    """A puzzle that a user made; `explanation` explains its solution if that is proved.

    `edition` counts up whenever its document changes. `author_told`: no notification of a decision
    is owed to its author.
    """

    __tablename__ = "stored_pages"

    number: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    author_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    document: Mapped[dict[str, Any]] = mapped_column(JSON, info=text_of("author_id"))
    explanation: Mapped[dict[str, Any] | None] = mapped_column(
        JSON(none_as_null=True), info=text_of("author_id")
    )
    state: Mapped[PuzzleState] = mapped_column(Word(PuzzleState, 16), default=PuzzleState.PENDING)
    scheduled_for: Mapped[str | None] = mapped_column(DAY, info=SECRET)
    created_at: Mapped[datetime] = mapped_column(Moment)
    reviewed_by: Mapped[int | None] = mapped_column(BigInteger, info=NOTED)
    author_told: Mapped[bool] = mapped_column(default=True, server_default=true())
    edition: Mapped[int] = mapped_column(Integer, default=0, server_default="0")

    __table_args__ = (Index(None, "guild_id", "state"),)

    @property
    def id(self) -> str:
        """The id of the puzzle: `p-` and its number."""
        return f"p-{self.number}"


PartialIndex(StoredPuzzle.number, StoredPuzzle.author_told.is_(False), "owed")


class Attempt(Base):
    """One judged answer; rows are only added.

    `daily_id` is set if the answer counts for a daily puzzle; then `number` says which counted
    answer of this user it is (1 = first). `rating` holds the user's points after it, if it was
    rated.
    """

    __tablename__ = "attempts"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, info=OWNER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    guild_id: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    puzzle_id: Mapped[str] = mapped_column("page_id", PUZZLE_ID, info=PLAIN)
    daily_id: Mapped[int | None] = mapped_column(ForeignKey("dailies.id"), index=True)
    line: Mapped[str] = mapped_column(Text, info=PLAIN)
    reason: Mapped[str] = mapped_column(String(16), info=PLAIN)
    reached: Mapped[bool] = mapped_column()
    hints: Mapped[int] = mapped_column(Integer, default=0)
    number: Mapped[int] = mapped_column(Integer, default=0)
    points: Mapped[int] = mapped_column(Integer, default=0)
    rating: Mapped[int | None] = mapped_column(Integer)
    created_at: Mapped[datetime] = mapped_column(Moment)

    __table_args__ = (
        Index(None, "user_id", "page_id"),
        Index(None, "guild_id", "daily_id"),
        Index(None, "guild_id", "created_at"),
    )


class Solving(Base):
    """The solving state of a user and a puzzle: the line so far, hints taken, solution seen.

    It is created when the user first opens the puzzle, in any server. `unrated`: the first answer
    must not change the user's rating.
    """

    __tablename__ = "solving"

    user_id: Mapped[int] = id_key(OWNER)
    puzzle_id: Mapped[str] = mapped_column("page_id", PUZZLE_ID, primary_key=True, info=PLAIN)
    line: Mapped[str] = mapped_column(Text, default="", info=PLAIN)
    hints: Mapped[int] = mapped_column(Integer, default=0)
    gave_up: Mapped[bool] = mapped_column(default=False)
    unrated: Mapped[bool] = mapped_column(default=False, server_default=false())
    opened_at: Mapped[datetime] = mapped_column(Moment)


class Vote(Base):
    """The opinion of a user who has solved a puzzle."""

    __tablename__ = "votes"

    puzzle_id: Mapped[str] = mapped_column("page_id", PUZZLE_ID, primary_key=True, info=PLAIN)
    user_id: Mapped[int] = id_key(OWNER)
    up: Mapped[bool] = mapped_column()


class Rating(Base):
    """The openskill strength of a player (`user:<id>`) or difficulty of a puzzle (`page:<id>`)."""

    __tablename__ = "ratings"

    subject: Mapped[str] = mapped_column(String(80), primary_key=True, info=SUBJECT)
    mu: Mapped[float] = mapped_column()
    sigma: Mapped[float] = mapped_column()
    games: Mapped[int] = mapped_column(Integer, default=0)
