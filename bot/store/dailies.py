"""The daily puzzles of servers: when and where they are posted, who works on them, who solved them.

Everything that changes together changes in one transaction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any, NamedTuple

from sqlalchemy import (
    and_,
    case,
    distinct,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Session, aliased

from bot.store.database import Database, ShardOwnership
from bot.store.grimoire_tables import (
    GIVEN_UP,
    JUDGED,
    WRONG,
    Attempt,
    Daily,
    DailyState,
    GrimoireServer,
    Trouble,
)
from bot.store.notifications import DAILY, Notification, NotificationChoice, Way
from bot.store.reader import hidden_in, unseen_in
from bot.store.result_tables import Result, ResultKind, ResultSeat
from bot.store.rows import Rows, WriteBatch, put_row, transaction
from bot.store.servers import UserSettings
from bot.store.solvers import COUNTING, TAKEN_BACK, PuzzleDay, Streak, count_streak, solved_by

FASTEST = 3
"""Number of names in the statistics."""
RECENT_MATCHES = 500
"""The newest matches of a user in a server, in which the bot looks for friends."""
MOST_FRIENDS = 50
REMINDERS = 50
"""Number of users who are reminded at a time."""
KNOWN_FOR = timedelta(seconds=5)
"""How long it is known which puzzles are closed to visitors, unless a new day begins somewhere."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a daily puzzle.

    `tried`, `solved` and `at_first` are the numbers of users who answered it, solved it, and solved
    it with their first answer. `fastest` has the names of the fastest who don't hide from tables,
    with their time since the post; `wrong` the first wrong answer of each user who gave one;
    `in_a_row` how many puzzles in a row the server has solved.
    """

    tried: int
    solved: int
    at_first: int
    fastest: tuple[tuple[str, timedelta], ...]
    wrong: tuple[str, ...] = ()
    in_a_row: int = 0


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of a ranking; users with equal points and puzzles share a place."""

    place: int
    user_id: int
    name: str
    points: int
    solved: int


class Solved(NamedTuple):
    """A user's name, and with which answer they solved a daily puzzle (1 = first)."""

    name: str
    number: int


class PastDaily(NamedTuple):
    """A puzzle that a server has had: its day, and how many users tried and solved it there."""

    puzzle_id: str
    day: str
    tried: int
    solved: int


class Begun(NamedTuple):
    """A server, its new daily puzzle, and when the next one is due."""

    server: GrimoireServer
    daily: Daily
    next_at: datetime


class _Closed(NamedTuple):
    """The puzzles that are daily ones, up to the newest row, and until when that is known."""

    newest: int | None
    until: datetime
    puzzles: frozenset[str]


class DailyStore(Rows):
    """Reads and writes the daily puzzles of all servers."""

    def __init__(self, database: Database, share: ShardOwnership) -> None:
        super().__init__(database, share)
        self._together = WriteBatch(database)
        self._closed: _Closed | None = None

    # Servers

    async def server(self, guild_id: int) -> GrimoireServer | None:
        """Load the settings of a server."""
        return await self._get(GrimoireServer, guild_id)

    @transaction
    def set_up(self, session: Session, server: GrimoireServer) -> None:
        """Save the settings of a server, except its salt, which stays.

        A puzzle that waits to be posted goes to the new channel.
        """
        put_row(session, server)
        session.execute(
            update(Daily)
            .where(
                Daily.guild_id == server.guild_id,
                Daily.state == DailyState.DUE,
                Daily.tries == 0,
            )
            .values(channel_id=server.channel_id, held_until=None)
        )

    async def switch_off(self, guild_id: int) -> bool:
        """Turn off the daily puzzles of a server; return False if they were off."""
        on = GrimoireServer.guild_id == guild_id, GrimoireServer.enabled
        return await self._change(update(GrimoireServer).where(*on).values(enabled=False))

    @transaction
    def begin_trouble(
        self, session: Session, guild_id: int, trouble: Trouble, now: datetime
    ) -> GrimoireServer | None:
        """Record why puzzles can't be posted in a server.

        Returns its settings if the caller must now notify the user who set it up; no other caller
        will.
        """
        server = session.get(GrimoireServer, guild_id, with_for_update=True)
        if server is None or not server.enabled:
            return None
        server.trouble, server.trouble_since = trouble, server.trouble_since or now
        was_told, server.trouble_told = server.trouble_told, True
        return None if was_told else server

    async def owe_trouble(self, guild_id: int) -> None:
        """Record that the user who set it up could not be notified."""
        own = update(GrimoireServer).where(GrimoireServer.guild_id == guild_id)
        await self._change(own.values(trouble_told=False))

    async def end_trouble(self, guild_id: int) -> None:
        """Record that puzzles can be posted in a server again."""
        server = await self.server(guild_id)
        if server is not None and server.trouble is not None:
            own = update(GrimoireServer).where(GrimoireServer.guild_id == guild_id)
            ended = {"trouble": None, "trouble_since": None, "trouble_told": False}
            await self._change(own.values(**ended))

    async def overdue(self, now: datetime) -> Sequence[GrimoireServer]:
        """Load the servers whose next puzzle is due."""
        ours = self._share.of(GrimoireServer.guild_id)
        return await self._all(
            select(GrimoireServer)
            .where(GrimoireServer.enabled, GrimoireServer.next_at <= now, ours)
            .order_by(GrimoireServer.next_at)
        )

    # The life of a daily puzzle

    @transaction
    def claim(self, session: Session, begun: Sequence[Begun]) -> Collection[int]:
        """Start the new puzzles of servers, close their older ones and schedule the next, in one
        step.

        Returns the ids of the servers that no other process has handled and whose day had no puzzle
        yet.
        """
        together: dict[tuple[datetime, datetime], list[int]] = defaultdict(list)
        for each in begun:
            together[each.server.next_at, each.next_at].append(each.server.guild_id)
        moved = set[int]()
        for (before, after), guilds in sorted(together.items()):
            on = GrimoireServer.next_at == before, GrimoireServer.enabled
            moving = update(GrimoireServer).where(GrimoireServer.guild_id.in_(guilds), *on)
            ids = GrimoireServer.guild_id
            moved |= {*session.scalars(moving.values(next_at=after).returning(ids))}
        had = select(Daily.guild_id, Daily.day).where(Daily.guild_id.in_(moved))
        days = Daily.day.in_({each.daily.day for each in begun})
        known = {tuple(row) for row in session.execute(had.where(days))}
        new = [
            each.daily
            for each in begun
            if each.daily.guild_id in moved and (each.daily.guild_id, each.daily.day) not in known
        ]
        for at in {daily.due_at for daily in new}:
            closed = [daily.guild_id for daily in new if daily.due_at == at]
            states = Daily.state.in_((DailyState.DUE, DailyState.POSTED))
            older = Daily.guild_id.in_(closed), states, Daily.closes_at > at
            session.execute(update(Daily).where(*older).values(closes_at=at))
        session.add_all(new)
        return {daily.guild_id for daily in new}

    async def work(self, now: datetime, guilds: Collection[int] | None = None) -> Sequence[Daily]:
        """Load the puzzles to post, reveal, close, or show with a new count, each server's oldest
        first.

        Only puzzles of `guilds` (None: all servers) that no process is working on.
        """
        ours = self._share.of(Daily.guild_id)
        if guilds is not None:
            ours &= Daily.guild_id.in_(guilds)
        to_do = or_(
            Daily.state.in_((DailyState.DUE, DailyState.WITHDRAWN)),
            and_(
                Daily.state == DailyState.POSTED,
                or_(
                    Daily.closes_at <= now,
                    Daily.shown_solved < Daily.solved,
                    Daily.shown_tried < Daily.tried,
                    Daily.wants_thread,
                ),
            ),
        )
        return await self._all(
            select(Daily).where(to_do, _is_free(now), ours).order_by(Daily.guild_id, Daily.day)
        )

    async def take(self, daily: Daily, now: datetime, until: datetime) -> bool:
        """Claim the puzzle; return False if another process has claimed it or it has changed."""
        as_it_was = Daily.id == daily.id, Daily.tries == daily.tries, Daily.state == daily.state
        taken = update(Daily).where(*as_it_was, _is_free(now))
        held = taken.values(tries=Daily.tries + 1, held_until=until)
        return await self._together.answer((daily.id, held))

    async def put_off(self, daily_id: int, until: datetime, *, sent: bool) -> None:
        """Record that work on a puzzle failed and must not be repeated before `until`.

        `sent`: Discord may have accepted the message nevertheless.
        """
        await self._set(daily_id, held_until=until, **({} if sent else {"tries": 0}))

    async def record_posted(self, daily_id: int, message_id: int, at: datetime) -> None:
        """Record that the puzzle can be seen and solved, unless it has been withdrawn."""
        withdrawn = Daily.state == DailyState.WITHDRAWN
        posted = literal(DailyState.POSTED, Daily.state.type)
        state = case((withdrawn, Daily.state), else_=posted)
        await self._done(daily_id, state=state, message_id=message_id, posted_at=at)

    async def record_missed(self, daily_id: int) -> None:
        """Record that the puzzle could not be posted in time."""
        await self._done(daily_id, state=DailyState.MISSED)

    async def record_counted(self, daily: Daily) -> None:
        """Record that the post shows the counts of tries and solutions as they are in `daily`."""
        await self._done(daily.id, shown_solved=daily.solved, shown_tried=daily.tried)

    async def record_thread(self, daily_id: int) -> None:
        """Record that the puzzle has its thread, or can't have one."""
        await self._done(daily_id, wants_thread=False)

    async def record_told(self, daily_id: int, message_id: int, at: datetime) -> None:
        """Record that the solution can be seen; the post does not say so yet."""
        await self._set(daily_id, reveal_message_id=message_id, revealed_at=at)

    async def record_revealed(self, daily_id: int) -> None:
        """Record that nothing is left to do for the puzzle."""
        await self._done(daily_id, state=DailyState.REVEALED)

    async def record_closed(self, daily_id: int) -> None:
        """Record that the post says that the puzzle was withdrawn."""
        await self._done(daily_id, state=DailyState.CLOSED)

    async def _done(self, daily_id: int, **values: Any) -> None:
        await self._set(daily_id, tries=0, held_until=None, **values)

    async def _set(self, daily_id: int, **values: Any) -> None:
        changed = update(Daily).where(Daily.id == daily_id).values(**values)
        await self._together.answer((daily_id, changed))

    # Reminders

    async def closing(self, now: datetime, until: datetime) -> Sequence[tuple[Daily, int]]:
        """Load the open puzzles that close by `until`, each with a user to remind.

        Such a user wants it, hasn't solved the puzzle, and has no notification of it yet.
        """
        done = select(Attempt.id).where(
            *(Attempt.user_id == NotificationChoice.user_id, Attempt.puzzle_id == Daily.puzzle_id),
            or_(Attempt.reached, Attempt.reason == GIVEN_UP),
        )
        known = select(Notification.about).where(
            *(Notification.user_id == NotificationChoice.user_id, Notification.kind == DAILY),
            Notification.about == Daily.id,
        )
        rows = await self._rows(
            select(Daily, NotificationChoice.user_id)
            .join(NotificationChoice, NotificationChoice.guild_id == Daily.guild_id)
            .where(
                *(NotificationChoice.kind == DAILY, NotificationChoice.way != Way.NOTHING),
                *(Daily.state == DailyState.POSTED, Daily.closes_at > now),
                *(Daily.closes_at <= until, self._share.of(Daily.guild_id)),
                *(~known.exists(), ~done.exists()),
            )
            .order_by(Daily.closes_at, NotificationChoice.user_id)
            .limit(REMINDERS)
        )
        return [(daily, user_id) for daily, user_id in rows]

    # Queries

    async def daily(self, daily_id: int) -> Daily | None:
        """Load the daily puzzle with this number."""
        return await self._get(Daily, daily_id)

    async def open_daily(self, guild_id: int, at: datetime) -> Daily | None:
        """Load the puzzle of a server that could be solved for points at this time."""
        was_open = Daily.state.in_(COUNTING), Daily.posted_at <= at, Daily.closes_at > at
        return await self._first(
            select(Daily)
            .where(Daily.guild_id == guild_id, *was_open)
            .order_by(Daily.day.desc())
            .limit(1)
        )

    async def closed_puzzles(self, now: datetime) -> frozenset[str]:
        """Return the ids of puzzles that are a daily one, in any server, whose day isn't over.

        One that begins is always among them; one that ends may be for `KNOWN_FOR`.
        """
        newest = await self._first(select(func.max(Daily.id)))
        known = self._closed
        if known is None or known.newest != newest or not now < known.until <= now + KNOWN_FOR:
            states = Daily.state.in_((DailyState.DUE, DailyState.POSTED))
            days = select(Daily.puzzle_id).distinct().where(states, Daily.closes_at > now)
            known = _Closed(newest, now + KNOWN_FOR, frozenset(await self._all(days)))
            self._closed = known
        return known.puzzles

    async def has_day(self, guild_id: int, day: str) -> bool:
        """Return whether the server has had its puzzle of this day."""
        had = select(Daily.id).where(Daily.guild_id == guild_id, Daily.day == day)
        return await self._first(had) is not None

    async def past(self, guilds: Collection[int]) -> dict[int, list[PastDaily]]:
        """Load the puzzles that each of these servers has had, oldest first."""
        found: dict[int, list[PastDaily]] = {guild_id: [] for guild_id in guilds}
        columns = Daily.puzzle_id, Daily.day, Daily.tried, Daily.solved
        for row in await self._rows(
            select(Daily.guild_id, *columns)
            .where(Daily.guild_id.in_(guilds), Daily.state != DailyState.MISSED)
            .order_by(Daily.day)
        ):
            found[row.guild_id].append(PastDaily(*row[1:]))
        return found

    # Results

    async def statistics(self, daily: Daily) -> Statistics:
        """Load the figures of a daily puzzle."""
        answers: Sequence[Attempt] = await self._all(
            select(Attempt).where(Attempt.daily_id == daily.id).order_by(Attempt.id)
        )
        hidden = await self._all(hidden_in(daily.guild_id))
        answers = [answer for answer in answers if answer.reason in JUDGED]
        right = [answer for answer in answers if answer.reached]
        solving = sorted(right, key=lambda answer: answer.created_at)
        wrong: dict[int, str] = {}
        for answer in answers:
            if answer.reason in WRONG:
                wrong.setdefault(answer.user_id, answer.line)
        return Statistics(
            tried=len({answer.user_id for answer in answers}),
            solved=len(solving),
            at_first=sum(answer.number == 1 for answer in solving),
            fastest=tuple(
                (answer.name, answer.created_at - (daily.posted_at or daily.due_at))
                for answer in [each for each in solving if each.user_id not in hidden][:FASTEST]
            ),
            wrong=tuple(wrong.values()),
            in_a_row=await self.row_of_server(daily),
        )

    async def solved_by_friends(self, daily: Daily, user_id: int) -> dict[int, Solved]:
        """Load who has solved a daily puzzle, of the people who may tell this user, best first.

        They have lately finished a match or draft with the user in its server, and tell friends.
        Those who hide in the server are left out, and if the user does, no one is returned.
        Whether the user tells friends too, and blocks, are for the caller to check.
        """
        own, other, unseen = ResultSeat, aliased(ResultSeat), unseen_in(daily.guild_id)
        here = Result.guild_id == daily.guild_id, Result.kind != ResultKind.ABANDONED
        played = (
            select(own.number)
            .join(Result, Result.number == own.number)
            .where(own.user_id == user_id, *here)
            .order_by(own.number.desc())
            .limit(RECENT_MATCHES)
        )
        met = select(other.user_id).where(other.number.in_(played), other.user_id != user_id)
        number = func.min(Attempt.number)
        rows = await self._rows(
            select(Attempt.user_id, func.max(Attempt.name), number)
            .join(UserSettings, UserSettings.user_id == Attempt.user_id)
            .where(
                *(Attempt.daily_id == daily.id, Attempt.reached, UserSettings.tells_friends),
                *(Attempt.user_id.in_(met), Attempt.user_id.not_in(unseen)),
                literal(user_id).not_in(unseen),
            )
            .group_by(Attempt.user_id)
            .order_by(number, func.min(Attempt.id))
            .limit(MOST_FRIENDS)
        )
        return {friend: Solved(name, tries) for friend, name, tries in rows}

    async def ranking(
        self, guild_id: int, month: str | None = None, viewer: int | None = None
    ) -> list[Rank]:
        """Rank all users who solved a daily puzzle of the server, best first.

        The order is by points, then by puzzles, then by who got there first.

        Args:
            guild_id: The server.
            month: A month such as `2026-05`; None for all months.
            viewer: A user who sees their own line even if they hide from tables.
        """
        points, solved = func.sum(Attempt.points), func.count(distinct(Attempt.daily_id))
        query = (
            select(Attempt.user_id, points, solved)
            .join(Daily, Daily.id == Attempt.daily_id)
            .where(
                *(Attempt.guild_id == guild_id, Attempt.reached),
                or_(Attempt.user_id.not_in(hidden_in(guild_id)), Attempt.user_id == viewer),
            )
            .group_by(Attempt.user_id)
            .order_by(points.desc(), solved.desc(), func.max(Attempt.id))
        )
        if month is not None:
            query = query.where(Daily.day.startswith(f"{month}-"))
        latest = (
            select(func.max(Attempt.id))
            .where(Attempt.guild_id == guild_id)
            .group_by(Attempt.user_id)
        )
        newest_names = select(Attempt.user_id, Attempt.name).where(Attempt.id.in_(latest))
        rows, named = await self._database.ask(
            lambda session: (session.execute(query).all(), session.execute(newest_names).all())
        )
        names = {row.user_id: row.name for row in named}
        ranks: list[Rank] = []
        for number, (user_id, earned, count) in enumerate(rows, start=1):
            before = ranks[-1] if ranks else None
            shared = before is not None and (before.points, before.solved) == (earned, count)
            place = before.place if before is not None and shared else number
            ranks.append(Rank(place, user_id, names[user_id], int(earned), count))
        return ranks

    async def streak(self, guild_id: int, user_id: int, now: datetime) -> Streak:
        """Count the daily puzzles of the server that a user solved in a row (`count_streak`)."""
        days = await self._database.ask(
            lambda session: days_by_user(session, guild_id, [user_id], now)
        )
        return count_streak(days[user_id].values())

    async def days_of(self, guild_id: int, user_id: int, now: datetime) -> list[PuzzleDay]:
        """Load the days of the server with a puzzle, as a user solved them, in order.

        Days with a puzzle that was withdrawn are there only if the user had solved it.
        """
        answers = Attempt.user_id == user_id, Attempt.guild_id == guild_id
        judged = select(Attempt.daily_id).where(*answers, Attempt.reason.in_((*JUDGED, GIVEN_UP)))
        days = await self._database.ask(
            lambda session: days_by_user(session, guild_id, [user_id], now)
        )
        tried = {*await self._all(judged)}
        return [replace(day, tried=number in tried) for number, day in days[user_id].items()]

    async def number_of(self, daily: Daily) -> int:
        """Return which puzzle of its server this is (1: the first), without those never posted."""
        until = Daily.guild_id == daily.guild_id, Daily.day <= daily.day
        posted = Daily.posted_at.is_not(None)
        return await self._first(select(func.count()).where(*until, posted)) or 0

    async def row_of_server(self, daily: Daily) -> int:
        """Count the puzzles in a row, up to this one, that at least one user of the server has
        solved.
        """
        counted = await self._all(
            select(Daily.solved)
            .where(
                *(Daily.guild_id == daily.guild_id, Daily.day <= daily.day),
                or_(
                    Daily.state.in_(COUNTING),
                    and_(Daily.state.in_(TAKEN_BACK), Daily.solved > 0),
                ),
            )
            .order_by(Daily.day.desc())
        )
        return len([*takewhile(bool, counted)])

    async def has_solved(self, user_id: int, daily: Daily) -> bool:
        """Return whether this user solved the puzzle while it was open."""
        solved = select(Daily.id).where(Daily.id == daily.id, solved_by(user_id))
        return await self._first(solved) is not None


def days_by_user(
    session: Session, guild_id: int, users: Collection[int], now: datetime
) -> dict[int, dict[int, PuzzleDay]]:
    """Load the days of the server with a puzzle, as each of these users solved them, in order.

    They are by the ids of the puzzles. Days with a puzzle that was withdrawn are there only if the
    user had solved it. Whether a day was answered is not looked up.
    """
    if not users:
        return {}
    here = Daily.guild_id == guild_id
    states = Daily.state.in_((*COUNTING, *TAKEN_BACK))
    columns = Daily.id, Daily.day, Daily.state, Daily.closes_at
    rows = session.execute(select(*columns).where(here, states).order_by(Daily.day)).all()
    found = dict[int, dict[int, PuzzleDay]]()
    for user_id in users:
        solved = {*session.scalars(select(Daily.id).where(here, solved_by(user_id)))}
        found[user_id] = {
            number: PuzzleDay(day, number in solved, state == DailyState.POSTED and now < closes_at)
            for number, day, state, closes_at in rows
            if state in COUNTING or number in solved
        }
    return found


def _is_free(now: datetime) -> Any:
    return or_(Daily.held_until.is_(None), Daily.held_until <= now)
