"""What users want to hear of and how, their quiet hours, and the notifications that are due."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Index,
    String,
    Time,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.database import Database, ShardOwnership
from bot.store.personal import OWNER, PLAIN, SERVER, id_key
from bot.store.rows import Remembered, Rows, add_if_free, put_row, transaction
from bot.store.tables import Base, Moment, Word

TURN, CLOCK, CHALLENGE, DAILY = "turn", "clock", "challenge", "daily"
"""Kinds of notifications. One more for each game is `wanted`."""
OF_ALL_SERVERS = TURN, CLOCK, CHALLENGE
"""The kinds that are chosen for all servers together; by default users are pinged."""
_WANTED = "wanted-"
EVERYWHERE = 0
"""The server of a choice that applies in every server."""
KEPT = timedelta(days=2)
"""How long a notification that was sent is kept, so that it doesn't come again."""
GIVEN_UP = timedelta(days=30)
"""How long the bot tries to send a notification."""
RARELY = timedelta(hours=1)
"""The least time between two notifications of a user that someone wants a game."""
DAY = timedelta(days=1)


def wanted(game: str) -> str:
    """Return the kind for users who want to hear that someone looks for players of this game."""
    return f"{_WANTED}{game}"


def game_of_kind(kind: str) -> str | None:
    """Return the game of a kind that `wanted` has made; None for any other kind."""
    return kind.removeprefix(_WANTED) if kind.startswith(_WANTED) else None


def server_of_kind(kind: str, guild_id: int | None) -> int:
    """Return the server of a choice of this kind, `EVERYWHERE` if it isn't made for each server."""
    return EVERYWHERE if kind in OF_ALL_SERVERS else guild_id or EVERYWHERE


class Way(StrEnum):
    """How a user is notified."""

    PING = "ping"
    """With a mention in the channel."""
    DIRECT = "direct"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours of each day in which nothing is sent to a user; they may include midnight."""

    begins: time
    ends: time
    zone: str

    def until(self, now: datetime) -> datetime | None:
        """Return the end of the quiet hours that it is in now; None outside of them.

        An hour that comes twice is quiet twice; one that the clocks skip ends after the gap.
        """
        today, zone = now.astimezone(ZoneInfo(self.zone)).date(), ZoneInfo(self.zone)
        for day in (today, today - DAY):
            begun = datetime.combine(day, self.begins, zone).astimezone(UTC)
            last = day if self.begins < self.ends else day + DAY
            ends = [datetime.combine(last, self.ends.replace(fold=fold), zone) for fold in (0, 1)]
            end = max(each.astimezone(UTC) for each in ends)
            if begun <= now < end:
                return end
        return None


class NotificationChoice(Base):
    """How a user wants to be notified of one kind of event; without one, it is the default."""

    __tablename__ = "notification_choices"

    user_id: Mapped[int] = id_key(OWNER)
    guild_id: Mapped[int] = id_key(SERVER)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True, info=PLAIN)
    way: Mapped[Way] = mapped_column(Word(Way, 16), info=PLAIN)

    __table_args__ = (Index(None, "guild_id", "kind"),)


class NotifiedUser(Base):
    """The language of a user's direct messages, and the quiet hours if there are any."""

    __tablename__ = "notified_users"

    user_id: Mapped[int] = id_key(OWNER)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    quiet_begins: Mapped[time | None] = mapped_column(Time)
    quiet_ends: Mapped[time | None] = mapped_column(Time)
    time_zone: Mapped[str | None] = mapped_column(String(64), info=PLAIN)


class Notification(Base):
    """One thing to notify a user of, or of which they were notified at `sent_at`.

    `about` is the id of the match, lobby or daily puzzle, and `version` tells several notifications
    about it apart. It waits until `due_at`; until `held_until` a process is sending it, or it must
    not be tried again. Notifications that were tried together are held until the same time.
    """

    __tablename__ = "notifications"

    user_id: Mapped[int] = id_key(OWNER)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True, info=PLAIN)
    about: Mapped[int] = id_key(PLAIN)
    version: Mapped[int] = id_key(PLAIN)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    way: Mapped[Way] = mapped_column(Word(Way, 16), info=PLAIN)
    due_at: Mapped[datetime] = mapped_column(Moment)
    held_until: Mapped[datetime | None] = mapped_column(Moment)
    sent_at: Mapped[datetime | None] = mapped_column(Moment)

    __table_args__ = (Index(None, "due_at"),)


class Batch(NamedTuple):
    """Notifications that are sent as one message: to a user, or in a channel about one thing."""

    user_id: int
    """The user; 0 for a message in a channel."""
    kind: str = ""
    about: int = 0

    @classmethod
    def of(cls, way: Way, user_id: int, kind: str, about: int) -> Batch:
        """Return the batch of a notification."""
        return cls(user_id) if way is Way.DIRECT else cls(0, kind, about)

    def condition(self) -> ColumnElement[bool]:
        """Return the condition that a notification belongs to it."""
        if self.user_id:
            direct = Notification.user_id == self.user_id, Notification.way == Way.DIRECT
            return and_(*direct)
        here = Notification.kind == self.kind, Notification.about == self.about
        return and_(*here, Notification.way == Way.PING)


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """All that a user has chosen; `language` is None for a user who has chosen nothing."""

    ways: Mapping[tuple[int, str], Way] = field(default_factory=dict)
    quiet: QuietHours | None = None
    language: str | None = None

    def way(self, kind: str, guild_id: int | None = None) -> Way:
        """Return how the user is notified of this kind in a server, apart from quiet hours."""
        default = Way.PING if kind in OF_ALL_SERVERS else Way.NOTHING
        return self.ways.get((server_of_kind(kind, guild_id), kind), default)

    def quiet_until(self, now: datetime) -> datetime | None:
        """Return when the user's quiet hours end; None outside of them."""
        return self.quiet.until(now) if self.quiet else None


class NotificationStore(Rows):
    """Reads and writes choices of users, and notifications."""

    def __init__(self, database: Database, share: ShardOwnership) -> None:
        super().__init__(database, share)
        self._settings = Remembered(self._read_settings)

    # Settings

    async def settings(self, user_id: int) -> NotificationSettings:
        """Load what a user has chosen."""
        return await self._settings.get(user_id) or NotificationSettings()

    async def _read_settings(self, user_id: int) -> NotificationSettings | None:
        user = await self._get(NotifiedUser, user_id)
        own = select(NotificationChoice).where(NotificationChoice.user_id == user_id)
        ways = {(each.guild_id, each.kind): each.way for each in await self._all(own)}
        quiet = None
        if user and user.quiet_begins and user.quiet_ends and user.time_zone:
            quiet = QuietHours(user.quiet_begins, user.quiet_ends, user.time_zone)
        return NotificationSettings(ways, quiet, user.language if user else None)

    async def choose(self, choice: NotificationChoice, language: str) -> None:
        """Set how a user is notified; `language` is that of their direct messages."""
        await self._settings.change(choice.user_id, self._choose(choice, language))

    @transaction
    def _choose(self, session: Session, choice: NotificationChoice, language: str) -> None:
        put_row(session, choice)
        put_row(session, NotifiedUser(user_id=choice.user_id, language=language))

    async def set_quiet(self, user_id: int, quiet: QuietHours | None, language: str) -> None:
        """Set the quiet hours of a user, or remove them."""
        row = NotifiedUser(user_id=user_id, language=language)
        row.quiet_begins = quiet.begins if quiet else None
        row.quiet_ends = quiet.ends if quiet else None
        row.time_zone = quiet.zone if quiet else None
        await self._settings.change(user_id, self._put(row))

    async def end_direct(self, user_id: int) -> None:
        """Return to the defaults wherever a user has chosen direct messages."""
        own = NotificationChoice.user_id == user_id, NotificationChoice.way == Way.DIRECT
        ended = self._change(delete(NotificationChoice).where(*own))
        await self._settings.change(user_id, ended)

    async def subscribers(
        self, kind: str, guild_id: int, but: Collection[int], now: datetime, most: int
    ) -> Sequence[int]:
        """Load the users to notify that someone wants a game: at most `most`, at random.

        They aren't among `but`, and weren't notified of such a thing within `RARELY`.
        """
        recent = select(Notification.user_id).where(
            Notification.user_id == NotificationChoice.user_id,
            Notification.kind.startswith(_WANTED),
            or_(Notification.sent_at.is_(None), Notification.sent_at > now - RARELY),
        )
        here = NotificationChoice.guild_id == guild_id, NotificationChoice.kind == kind
        wants = NotificationChoice.way != Way.NOTHING, NotificationChoice.user_id.not_in(but)
        found = select(NotificationChoice.user_id).where(*here, *wants, ~recent.exists())
        return await self._all(found.order_by(func.random()).limit(most))

    # Notifications

    @transaction
    def add(self, session: Session, notifications: Sequence[Notification]) -> None:
        """Store notifications, except those that exist already."""
        for each in notifications:
            add_if_free(session, each)

    async def due(self, now: datetime, share: int) -> Sequence[Batch]:
        """Load batches with notifications that are due: of each kind at most `share`, in turns."""
        place = func.row_number().over(
            partition_by=Notification.kind, order_by=(Notification.due_at, Notification.user_id)
        )
        ours = _is_free(now), Notification.due_at <= now, self._share.of(Notification.guild_id)
        columns = Notification.way, Notification.user_id, Notification.kind, Notification.about
        ranked = select(*columns, place.label("place")).where(*ours).subquery()
        query = select(ranked).where(ranked.c.place <= share).order_by(ranked.c.place)
        return [*dict.fromkeys(Batch.of(*row[:4]) for row in await self._rows(query))]

    async def next_due(self, batch: Batch) -> datetime | None:
        """Load when the next notification of a batch is due, that no process holds."""
        waiting = Notification.sent_at.is_(None), Notification.held_until.is_(None)
        first = select(func.min(Notification.due_at))
        return await self._first(first.where(*waiting, batch.condition()))

    @transaction
    def take(
        self, session: Session, batch: Batch, now: datetime, until: datetime
    ) -> Sequence[Notification]:
        """Claim a batch of which something is due, oldest first; empty if nothing is.

        What was tried together before is claimed alone, so that Discord recognises the message.
        """
        ours = self._share.of(Notification.guild_id)
        free = and_(batch.condition(), _is_free(now), ours)
        due = select(Notification.held_until).where(free, Notification.due_at <= now)
        first = session.execute(due.order_by(Notification.due_at).limit(1)).first()
        if first is None:
            return []
        together = Notification.held_until.is_not_distinct_from(first[0])
        taken = update(Notification).where(free, together).values(held_until=until)
        rows = session.scalars(
            taken.returning(Notification).execution_options(synchronize_session=False)
        ).all()
        return sorted(rows, key=lambda each: (each.due_at, each.kind, each.about))

    @transaction
    def record(
        self, session: Session, rows: Collection[Notification], columns: Mapping[str, Any]
    ) -> None:
        """Set these columns of some notifications, such as `sent_at`."""
        for each in rows:
            session.execute(update(Notification).where(_is(each)).values(columns))

    @transaction
    def forget(self, session: Session, rows: Collection[Notification]) -> None:
        """Delete notifications that are out of date."""
        for each in rows:
            session.execute(delete(Notification).where(_is(each)))

    async def forget_old(self, now: datetime) -> None:
        """Delete notifications that were sent long ago, or can't be sent."""
        given_up = or_(Notification.sent_at.is_not(None), Notification.due_at < now - GIVEN_UP)
        await self._change(delete(Notification).where(Notification.due_at < now - KEPT, given_up))


def _is_free(now: datetime) -> ColumnElement[bool]:
    unheld = or_(Notification.held_until.is_(None), Notification.held_until <= now)
    return and_(Notification.sent_at.is_(None), unheld)


def _is(row: Notification) -> ColumnElement[bool]:
    same = Notification.about == row.about, Notification.version == row.version
    return and_(Notification.user_id == row.user_id, Notification.kind == row.kind, *same)
