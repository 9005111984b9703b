"""The grimoire's tables: servers and their daily pages, pages that people made, solving."""

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

from bot.store.tables import Base, Key, Moment, PartialIndex, Word

PAGE_ID = String(64)
DAY = String(10)
"""A date of the server's own calendar, such as `2026-05-01`."""
SALT_BYTES = 32


GIVEN_UP = "given_up"
"""The reason of what stands for the answer of somebody who gives a page up."""
WRONG = {"lost", "short", "refuted"}
"""Reasons of answers that were played and are wrong."""
JUDGED = {"solved", *WRONG, GIVEN_UP}
"""Reasons of answers that count: an illegal or an undecided one costs nothing."""


class DailyState(StrEnum):
    """How far a daily page is."""

    DUE = "due"
    POSTED = "posted"
    REVEALED = "revealed"
    """Its day is over, and the solution was shown."""
    MISSED = "missed"
    """It was never posted."""
    WITHDRAWN = "withdrawn"
    """A moderator has withdrawn its page before its day was over; its post does not say so yet."""
    CLOSED = "closed"
    """The same, and the post says so."""


class Trouble(StrEnum):
    """Why the bot can't post in the channel of the daily pages."""

    GONE = "gone"
    """The channel was deleted."""
    CLOSED = "closed"
    """The bot may not write there."""
    BLOCKED = "blocked"
    """AutoMod refuses what the bot writes."""


class PageState(StrEnum):
    """What has become of a page that somebody made."""

    PENDING = "pending"
    """It waits for the moderators of its server."""
    APPROVED = "approved"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    """Its author has taken it back before it was decided on, or a moderator later."""
    PRIVATE = "private"
    """It is of a match that its author played; nobody else sees it."""


class GrimoireServer(Base):
    """Where and when a server gets its daily page; `next_at` is when the next one is due.

    The choice of built-in pages is keyed with `salt`: who learns it knows the pages to come.
    `threads`: each page gets a thread to talk about it. `trouble` says why pages can't be posted in
    the channel, since `trouble_since`, and `trouble_told` that the person who set it up knows.
    """

    __tablename__ = "grimoire_servers"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    hour: Mapped[int] = mapped_column(Integer)
    minute: Mapped[int] = mapped_column(Integer, default=0)
    time_zone: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
    next_at: Mapped[datetime] = mapped_column(Moment, index=True)
    enabled: Mapped[bool] = mapped_column(default=True)
    threads: Mapped[bool] = mapped_column(default=False, server_default=false())
    set_up_by: Mapped[int | None] = mapped_column(BigInteger)
    trouble: Mapped[Trouble | None] = mapped_column(Word(Trouble, 16))
    trouble_since: Mapped[datetime | None] = mapped_column(Moment)
    trouble_told: Mapped[bool] = mapped_column(default=False, server_default=false())
    salt: Mapped[bytes] = mapped_column(
        LargeBinary, default=lambda: secrets.token_bytes(SALT_BYTES)
    )


class Daily(Base):
    """A server's page of one day.

    It can be solved for points from `posted_at` until `closes_at`. `tried` counts who has answered
    it, `solved` who has solved it, `at_first` who with the first answer; `shown_tried` and
    `shown_solved` are the counts that the post shows. `wants_thread`: it is to get one. Whoever
    works on it in Discord holds it until `held_until`; `tries` counts how often that began since
    something was last achieved.
    """

    __tablename__ = "dailies"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    day: Mapped[str] = mapped_column(DAY)
    page_id: Mapped[str] = mapped_column(PAGE_ID)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    language: Mapped[str] = mapped_column(String(8))
    state: Mapped[DailyState] = mapped_column(Word(DailyState, 16), default=DailyState.DUE)
    due_at: Mapped[datetime] = mapped_column(Moment)
    closes_at: Mapped[datetime] = mapped_column(Moment)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    posted_at: Mapped[datetime | None] = mapped_column(Moment)
    reveal_message_id: Mapped[int | None] = mapped_column(BigInteger)
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


class Reminder(Base):
    """Somebody who wants to be reminded of a server's daily pages before they close.

    `daily_id` is the page of which that was done last. Nobody else does it, or tries again, before
    `held_until`.
    """

    __tablename__ = "reminders"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    daily_id: Mapped[int | None] = mapped_column(ForeignKey("dailies.id"))
    held_until: Mapped[datetime | None] = mapped_column(Moment)


class StoredPage(Base):
    """A page that somebody made; `explanation` says why it is solved so, where that is proved.

    `edition` counts up whenever its document changes. `author_told`: its author is not owed the
    decision.
    """

    __tablename__ = "stored_pages"

    number: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    author_id: Mapped[int] = mapped_column(BigInteger)
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    explanation: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    state: Mapped[PageState] = mapped_column(Word(PageState, 16), default=PageState.PENDING)
    scheduled_for: Mapped[str | None] = mapped_column(DAY)
    created_at: Mapped[datetime] = mapped_column(Moment)
    reviewed_by: Mapped[int | None] = mapped_column(BigInteger)
    author_told: Mapped[bool] = mapped_column(default=True, server_default=true())
    edition: Mapped[int] = mapped_column(Integer, default=0, server_default="0")

    __table_args__ = (Index(None, "guild_id", "state"),)

    @property
    def id(self) -> str:
        """The id of the page: `p-` and its number."""
        return f"p-{self.number}"


PartialIndex(StoredPage.number, StoredPage.author_told.is_(False), "owed")


class Attempt(Base):
    """One judged answer, only ever added.

    `daily_id` stands where the answer counts for a daily page; then `number` says how many
    answers of this person have counted for it so far, this one included. `rating` are the person's
    points after it, where it was rated.
    """

    __tablename__ = "attempts"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(100))
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    page_id: Mapped[str] = mapped_column(PAGE_ID)
    daily_id: Mapped[int | None] = mapped_column(ForeignKey("dailies.id"), index=True)
    line: Mapped[str] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(String(16))
    reached: Mapped[bool] = mapped_column()
    hints: Mapped[int] = mapped_column(Integer, default=0)
    number: Mapped[int] = mapped_column(Integer, default=0)
    points: Mapped[int] = mapped_column(Integer, default=0)
    rating: Mapped[int | None] = mapped_column(Integer)
    created_at: Mapped[datetime] = mapped_column(Moment)

    __table_args__ = (Index(None, "user_id", "page_id"), Index(None, "guild_id", "daily_id"))


class Solving(Base):
    """How far somebody is with a page: the line so far, hints taken, solution seen.

    It begins when the person first opens the page, wherever that is. `unrated`: the first answer
    is not to change the person's rating.
    """

    __tablename__ = "solving"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    page_id: Mapped[str] = mapped_column(PAGE_ID, primary_key=True)
    line: Mapped[str] = mapped_column(Text, default="")
    hints: Mapped[int] = mapped_column(Integer, default=0)
    gave_up: Mapped[bool] = mapped_column(default=False)
    unrated: Mapped[bool] = mapped_column(default=False, server_default=false())
    opened_at: Mapped[datetime] = mapped_column(Moment)


class Vote(Base):
    """What somebody who has solved a page thinks of it."""

    __tablename__ = "votes"

    page_id: Mapped[str] = mapped_column(PAGE_ID, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    up: Mapped[bool] = mapped_column()


class Rating(Base):
    """How strong a player (`user:<id>`) or hard a page (`page:<id>`) is, as openskill has it."""

    __tablename__ = "ratings"

    subject: Mapped[str] = mapped_column(String(80), primary_key=True)
    mu: Mapped[float] = mapped_column()
    sigma: Mapped[float] = mapped_column()
    games: Mapped[int] = mapped_column(Integer, default=0)
