"""Events: who takes part, what has happened, and the matches of each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, time
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    String,
    Time,
    UniqueConstraint,
    case,
    cast,
    delete,
    false,
    func,
    select,
    union_all,
    update,
)
from sqlalchemy.orm import (
    InstrumentedAttribute,
    Mapped,
    Session,
    aliased,
    mapped_column,
    relationship,
    selectinload,
)

from bot.store.links import Link, LinkKind
from bot.store.lobbies import Lobby
from bot.store.personal import PLAIN, PLAYER, SECRET, SERVER, name_of, text_of
from bot.store.result import PREPARED, MatchResult
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.runs import NewRace
from bot.store.tables import Base, Key, Match, Moment, Move, PartialIndex, Seat, Succession, Word


class EventState(StrEnum):
    """The state of an event."""

    OPEN = "open"
    """People join; nothing is played yet."""
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Event(Base):
    """An event: one message in a channel. What happens in it are its lines.

    `plan` says how it is played (`make_plan`), `settings` are those of its matches, `seed` decides
    what pairings leave open. It begins by itself at `starts_at`, if that is set; then `role_id` is
    the role to ping, if any, and `calendar_id` its entry in Discord's list of events. `version`
    counts the lines. `due_at` is when the next thing must be done without anyone's click;
    `unshown`: the message doesn't show the present state yet.
    """

    __tablename__ = "events"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    host_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    host_name: Mapped[str] = mapped_column(String(100), info=name_of("host_id"))
    name: Mapped[str] = mapped_column(String(80), info=text_of("host_id"))
    plan: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    seed: Mapped[int] = mapped_column(BigInteger, info=SECRET)
    state: Mapped[EventState] = mapped_column(Word(EventState, 16), default=EventState.OPEN)
    version: Mapped[int] = mapped_column(Integer, default=0)
    created_at: Mapped[datetime] = mapped_column(Moment)
    starts_at: Mapped[datetime | None] = mapped_column(Moment)
    role_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    calendar_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    due_at: Mapped[datetime | None] = mapped_column(Moment)
    unshown: Mapped[bool] = mapped_column(default=False, server_default=false())

    lines: Mapped[list[EventLine]] = relationship(lazy="raise", order_by="EventLine.number")
    entrants: Mapped[list[Entrant]] = relationship(lazy="raise", order_by="Entrant.number")

    __table_args__ = (Index(None, "guild_id"), Index(None, "channel_id"))

    @property
    def is_unfinished(self) -> bool:
        """Whether it is neither over nor cancelled."""
        return self.state in (EventState.OPEN, EventState.RUNNING)


_UNFINISHED = Event.state.in_((EventState.OPEN, EventState.RUNNING))
PartialIndex(Event.id, _UNFINISHED, "unfinished")
PartialIndex(Event.id, Event.unshown.is_(True), "owed")


class EventLine(Base):
    """One line of an event's log; lines are only added.

    `facts` names entrants by their numbers. `by` is the user who did it; None: the bot.
    """

    __tablename__ = "event_lines"

    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), info=PLAIN)
    facts: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)
    by: Mapped[int | None] = mapped_column(BigInteger, info=PLAYER)
    at: Mapped[datetime] = mapped_column(Moment)


class Entrant(Base):
    """A user who has joined an event, and their number in it; it stays theirs if they leave.

    `rank` is their place once the event is over.
    """

    __tablename__ = "entrants"

    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True, info=PLAYER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    rank: Mapped[int | None] = mapped_column(Integer)

    __table_args__ = (UniqueConstraint("event_id", "user_id"),)


class EventMatch(Base):
    """The first match at a table of a round; both count from 1."""

    __tablename__ = "event_matches"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"))
    round: Mapped[int] = mapped_column(Integer)
    table: Mapped[int] = mapped_column(Integer)

    __table_args__ = (UniqueConstraint("event_id", "round", "table"),)


class WeeklyEvent(Base):
    """An event that is opened again every week, for `next_at` and so on.

    `weekday` counts from 0, Monday. The other columns are those of its events.
    """

    __tablename__ = "weekly_events"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    host_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    host_name: Mapped[str] = mapped_column(String(100), info=name_of("host_id"))
    name: Mapped[str] = mapped_column(String(80), info=text_of("host_id"))
    plan: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    role_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    weekday: Mapped[int] = mapped_column(Integer)
    time: Mapped[time] = mapped_column(Time)
    time_zone: Mapped[str] = mapped_column(String(64), info=PLAIN)
    next_at: Mapped[datetime] = mapped_column(Moment, index=True)


class TableMatch(NamedTuple):
    """The first match at a table, and where it is played; until `has_home`, that isn't settled."""

    id: int
    channel_id: int
    has_home: bool


class EventStore(Rows):
    """Reads and writes events."""

    @transaction
    def open(self, session: Session, event: Event) -> None:
        """Save a new event, which gets its id."""
        session.add(event)

    async def event(self, event_id: int) -> Event | None:
        """Load an event with its lines and entrants."""
        return await self._first(_WITH_ALL.where(Event.id == event_id))

    async def head(self, event_id: int) -> Event | None:
        """Load an event with its entrants, but without its lines."""
        found = select(Event).options(selectinload(Event.entrants))
        return await self._first(found.where(Event.id == event_id))

    @transaction
    def add(
        self,
        session: Session,
        event: Event,
        lines: Sequence[EventLine],
        *,
        entrants: Sequence[Entrant] = (),
        matches: Mapping[int, Match | int] | None = None,
        round: int = 0,
        race: NewRace | None = None,
        following: Event | None = None,
        ranks: Mapping[int, int] | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> bool:
        """Add lines to the log of an event, with all that follows from them.

        Args:
            event: The event as it was loaded.
            lines: The new lines; they get their numbers.
            entrants: Users who join for the first time.
            matches: The new matches of a round, or the ids of those that have begun, by table.
            round: The number of that round.
            race: The race of a new round.
            following: The event that continues this one.
            ranks: The final ranks of all entrants.
            values: New values of columns of the event.

        Returns:
            False, and nothing is changed, if the event has changed since it was loaded.
        """
        here = Event.id == event.id, Event.version == event.version
        version = event.version + len(lines)
        changed = update(Event).where(*here).values(version=version, unshown=True, **(values or {}))
        if not changes_rows(session, changed):
            return False
        for number, line in enumerate(lines, event.version):
            line.event_id, line.number = event.id, number
            session.add(line)
        for entrant in entrants:
            entrant.event_id = event.id
            session.add(entrant)
        for number, rank in (ranks or {}).items():
            own = Entrant.event_id == event.id, Entrant.number == number
            session.execute(update(Entrant).where(*own).values(rank=rank))
        if race is not None:
            race.add(session)
        if following is not None:
            session.add(following)
        session.add_all(each for each in (matches or {}).values() if isinstance(each, Match))
        session.flush()
        for table, match in (matches or {}).items():
            match_id = match.id if isinstance(match, Match) else match
            place = {"event_id": event.id, "round": round, "table": table}
            session.add(EventMatch(match_id=match_id, **place))
        return True

    async def unfinished(self) -> Sequence[int]:
        """Load this process's events that are unfinished or whose message is outdated."""
        found = select(Event.id).where(_UNFINISHED | Event.unshown.is_(True))
        return await self._all(found.where(self._share.of(Event.guild_id)).order_by(Event.id))

    async def in_server(self, guild_id: int, most: int) -> Sequence[Event]:
        """Load the unfinished events of a server, the newest first."""
        here = _WITH_ALL.where(Event.guild_id == guild_id, _UNFINISHED)
        return await self._all(here.order_by(Event.id.desc()).limit(most))

    async def count_of(self, host_id: int) -> int:
        """Count the unfinished events of this host."""
        return await self._count(Event.host_id == host_id)

    async def count_in(self, guild_id: int) -> int:
        """Count the unfinished events of this server."""
        return await self._count(Event.guild_id == guild_id)

    async def _count(self, whose: ColumnElement[bool]) -> int:
        count = select(func.count()).select_from(Event)
        return await self._first(count.where(_UNFINISHED, whose)) or 0

    async def joined_by(self, user_id: int, guild_id: int | None = None) -> Sequence[int]:
        """Load the events that this user has joined: those of a server that have not begun.

        Without a server these are all unfinished ones, everywhere.
        """
        here: list[ColumnElement[bool]] = [_UNFINISHED]
        if guild_id is not None:
            here = [Event.guild_id == guild_id, Event.state == EventState.OPEN]
        found = select(Event.id).join(Entrant).where(Entrant.user_id == user_id, *here)
        return await self._all(found.order_by(Event.id))

    async def shown_at(self, channel_id: int, messages: Collection[int] = ()) -> Sequence[int]:
        """Load the unfinished events of a channel; only those of these messages if given."""
        which = [Event.message_id.in_(messages)] * bool(messages)
        here = Event.channel_id == channel_id, _UNFINISHED
        return await self._all(select(Event.id).where(*here, *which))

    async def place(self, event: Event, message_id: int) -> bool:
        """Record the message of an event; return False if it has one, or was moved elsewhere."""
        same = Event.id == event.id, Event.channel_id == event.channel_id
        here = update(Event).where(*same, Event.message_id.is_(None))
        return await self._change(here.values(message_id=message_id))

    async def hide(self, event_id: int) -> None:
        """Record that an event has no message any more."""
        lost = update(Event).where(Event.id == event_id)
        await self._change(lost.values(message_id=None, unshown=True))

    async def rename(self, event_id: int, name: str) -> None:
        """Give an event this name."""
        named = update(Event).where(Event.id == event_id)
        await self._change(named.values(name=name, unshown=True))

    async def move_due(self, event: Event, due_at: datetime) -> bool:
        """Set when the next thing is due, unless that has changed; return whether it was set."""
        here = Event.id == event.id, Event.due_at == event.due_at
        return await self._change(update(Event).where(*here).values(due_at=due_at))

    async def set_calendar(self, event_id: int, calendar_id: int | None) -> None:
        """Record the entry of an event in Discord's list of events."""
        listed = update(Event).where(Event.id == event_id)
        await self._change(listed.values(calendar_id=calendar_id))

    async def outdate(self, event_id: int) -> None:
        """Record that the message doesn't show the present state, such as where matches are."""
        await self._change(update(Event).where(Event.id == event_id).values(unshown=True))

    async def record_shown(self, event: Event) -> None:
        """Record that the message shows the event as it was loaded, or can't show anything."""
        same = Event.id == event.id, Event.version == event.version
        await self._change(update(Event).where(*same).values(unshown=False))

    # Weekly events

    async def add_weekly(self, weekly: WeeklyEvent) -> None:
        """Save a weekly event, which gets its id."""
        await self._add(weekly)

    async def weekly_in(self, guild_id: int) -> Sequence[WeeklyEvent]:
        """Load the weekly events of a server, the next one first."""
        here = select(WeeklyEvent).where(WeeklyEvent.guild_id == guild_id)
        return await self._all(here.order_by(WeeklyEvent.next_at, WeeklyEvent.id))

    async def weekly(self, weekly_id: int) -> WeeklyEvent | None:
        """Load a weekly event."""
        return await self._get(WeeklyEvent, weekly_id)

    async def set_weekly_role(self, weekly_id: int, role_id: int | None) -> None:
        """Set the role that is pinged, or none."""
        own = update(WeeklyEvent).where(WeeklyEvent.id == weekly_id)
        await self._change(own.values(role_id=role_id))

    async def end_weekly(self, weekly_id: int) -> None:
        """Delete a weekly event. An event of it that is open stays."""
        await self._change(delete(WeeklyEvent).where(WeeklyEvent.id == weekly_id))

    async def end_weekly_in(self, channel_id: int) -> None:
        """Delete the weekly events of a channel."""
        await self._change(delete(WeeklyEvent).where(WeeklyEvent.channel_id == channel_id))

    async def weekly_due(self, until: datetime) -> Sequence[WeeklyEvent]:
        """Load the weekly events whose next event begins by then."""
        due = WeeklyEvent.next_at <= until, self._share.of(WeeklyEvent.guild_id)
        return await self._all(select(WeeklyEvent).where(*due).order_by(WeeklyEvent.next_at))

    @transaction
    def open_weekly(
        self, session: Session, weekly: WeeklyEvent, next_at: datetime, event: Event
    ) -> bool:
        """Save the event of this week, and when the next one begins.

        Returns False, and nothing is changed, if another process has done so.
        """
        here = WeeklyEvent.id == weekly.id, WeeklyEvent.next_at == weekly.next_at
        if not changes_rows(session, update(WeeklyEvent).where(*here).values(next_at=next_at)):
            return False
        session.add(event)
        return True

    # Matches

    async def of_match(self, match_id: int) -> EventMatch | None:
        """Load the event, round and table that began with this match."""
        return await self._get(EventMatch, match_id)

    async def has(self, match_id: int) -> bool:
        """Return whether a match belongs to an event, itself or as what follows."""
        found = select(Match.id).where(Match.id == match_id, is_of_event(Match.id))
        return await self._first(found) is not None

    async def matches(self, event_id: int, round: int) -> Mapping[int, TableMatch]:
        """Load the first match at each table of a round."""
        here = EventMatch.event_id == event_id, EventMatch.round == round
        of_match = EventMatch.table, Match.id, Match.channel_id, Match.has_home
        found = select(*of_match).join(Match, Match.id == EventMatch.match_id).where(*here)
        return {row[0]: TableMatch(*row[1:]) for row in await self._rows(found)}

    async def links(self, event: Event) -> Mapping[tuple[int, int], str]:
        """Load the keys of the open links to matches of an event, by round and table."""
        place = EventMatch.round, EventMatch.table
        own = select(*place, EventMatch.match_id).where(EventMatch.event_id == event.id)
        follows = Succession.parent_id == EventMatch.match_id
        later = select(*place, Succession.match_id).join(Succession, follows)
        found = union_all(own, later.where(EventMatch.event_id == event.id)).subquery()
        is_to = Link.subject == cast(found.c.match_id, String)
        open_here = Link.kind == LinkKind.MATCH, Link.guild_id == event.guild_id
        rows = select(found.c.round, found.c.table, Link.key).join(Link, is_to).where(*open_here)
        return {(round, table): key for round, table, key in await self._rows(rows)}

    async def latest(self, match_id: int) -> tuple[int, MatchResult | None]:
        """Follow a match to the one that it only prepared, and so on.

        Returns the last one's id, and its result if it is over.
        """
        while True:
            found = await self._rows(select(Match.id, Match.result).where(Match.id == match_id))
            number, result = found[0]
            if result is None or result.reason != PREPARED:
                return number, result
            next_id = select(Succession.match_id).where(Succession.parent_id == match_id)
            match_id = (await self._first(next_id)) or number
            if match_id == number:
                return number, result

    async def absent_from(self, match_id: int) -> set[int]:
        """Load the users for whom only the clock has acted in a match."""
        clock = func.min(case((Move.by_clock, 1), else_=0))
        here = Seat.match_id == match_id, Seat.user_id.is_not(None)
        acted = select(Seat.user_id).join(Move, _IN_SEAT).where(*here).group_by(Seat.user_id)
        return {*filter(None, await self._all(acted.having(clock == 1)))}

    async def begun_from_lobbies(
        self, channel_id: int, since: datetime, until: datetime
    ) -> list[tuple[Lobby, Match]]:
        """Load the matches that open lobbies of a channel became in this time, oldest first.

        Each is a lobby, and its match with seats. Those with bots, rematches and matches of events
        are not among them.
        """
        here = Match.origin_channel_id == channel_id, Match.created_at.between(since, until)
        kind = Lobby.invited_id.is_(None), Lobby.rematch_of.is_(None), Lobby.bots.is_(None)
        free = Match.id.not_in(select(EventMatch.match_id))
        found = select(Lobby, Match).join(Match, Match.id == Lobby.match_id)
        found = found.where(*here, *kind, free).options(selectinload(Match.seats))
        return [(row[0], row[1]) for row in await self._rows(found.order_by(Match.id))]

    async def placed(self, guild_id: int, user_id: int) -> Counter[int]:
        """Count the events of a server that a user has ended on each rank."""
        own = Event.guild_id == guild_id, Entrant.user_id == user_id
        found = select(Entrant.rank).join(Event, Event.id == Entrant.event_id)
        return Counter(filter(None, await self._all(found.where(*own))))

    async def threads(self, event_id: int, table: int) -> Sequence[int]:
        """Load the channels in which earlier matches at this table were played, newest first."""
        here = EventMatch.event_id == event_id, EventMatch.table == table, Match.has_home
        found = select(Match.channel_id).join(EventMatch, EventMatch.match_id == Match.id)
        return await self._all(found.where(*here).order_by(EventMatch.round.desc()))


def is_of_event(match_id: InstrumentedAttribute[int]) -> ColumnElement[bool]:
    """Return the condition that a match belongs to an event, itself or as what follows."""
    parent = aliased(Succession)
    follows = select(parent.match_id).join(EventMatch, EventMatch.match_id == parent.parent_id)
    return match_id.in_(select(EventMatch.match_id)) | match_id.in_(follows)


_IN_SEAT = (Move.match_id == Seat.match_id) & (Move.seat == Seat.seat)
_WITH_ALL = select(Event).options(selectinload(Event.lines), selectinload(Event.entrants))
