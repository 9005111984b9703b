"""The week of a server: when a post about it is due, and what happened in it.

Matches that not everyone in the server could watch are left out, and so is everyone who hides from
rankings or has a profile that others can't see: neither they nor their matches are in it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, distinct, func, literal, or_, select, update
from sqlalchemy.orm import Session, aliased

from bot.store.dailies import streak_of
from bot.store.events import Entrant, Event, EventLine, EventState
from bot.store.grimoire_tables import Attempt, GrimoireServer, PuzzleState, Rating, StoredPuzzle
from bot.store.ratings import PUZZLES, Strength
from bot.store.reader import begun_in, watched_in
from bot.store.result import PREPARED, RESIGNATION
from bot.store.result_tables import (
    RATED_KINDS,
    PlayerRating,
    Result,
    ResultKind,
    ResultPost,
    ResultSeat,
    Season,
    SeasonWinner,
    SeatOutcome,
    Visibility,
)
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.servers import Server
from bot.store.solvers import stored_id
from bot.store.tables import Match, Succession

LEAST_UPSET = 30
"""Points by which the winner of an upset was behind, at least."""
LEAST_STREAK = 3
"""Days of the shortest streak that is mentioned."""
ASKED = 10
"""Users whose streaks are counted: those who solved most daily puzzles in `RECENT`."""
RECENT = timedelta(days=92)
MOST_MATCHES = 20_000
"""The most matches of a week; more can't be named in one query."""
MOST = 3
"""The most puzzles, events and champions that are loaded."""


class Due(NamedTuple):
    """A server whose post is due, since `week_at`, with the time zone of its daily puzzles."""

    guild_id: int
    week_at: datetime
    time_zone: str


class Week(NamedTuple):
    """A post to begin: the server, when it was due, when the next one is, and if it is wanted."""

    due: Due
    week_at: datetime
    next_at: datetime
    is_late: bool


@dataclass(frozen=True, slots=True)
class Player:
    """A user and the name to show."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class WeekMatch:
    """A match worth mentioning, with its winner first.

    `points` is by how much the winner of a rated match was behind; 0 if that doesn't matter.
    """

    match_id: int
    game: str
    format: str
    turns: int
    winner: Player
    loser: Player
    points: int = 0


@dataclass(frozen=True, slots=True)
class SolvedPuzzle:
    """A puzzle that a user has solved at the first try, with the puzzle's rating."""

    puzzle_id: str
    rating: int
    solver: Player


@dataclass(frozen=True, slots=True)
class Victory:
    """The winner of an event."""

    event_id: int
    winner: Player


@dataclass(frozen=True, slots=True)
class Crown:
    """The winner of a season's table."""

    season: int
    game: str
    kind: ResultKind
    winner: Player


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened in a week.

    `matches` and `puzzles` are counts (a puzzle counts once for each solver), `players` the number
    of users who played or solved. `active` is who played most, with the number of matches and of
    wins; `streak` who has solved most daily puzzles in a row, with their number. `hardest` are the
    hardest puzzles solved at the first try, hardest first. `closest` is the match between two that
    took most turns of those played to the end.
    """

    matches: int
    puzzles: int
    players: int
    active: tuple[Player, int, int] | None = None
    upset: WeekMatch | None = None
    closest: WeekMatch | None = None
    hardest: tuple[SolvedPuzzle, ...] = ()
    streak: tuple[Player, int] | None = None
    victories: tuple[Victory, ...] = ()
    crowns: tuple[Crown, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to report."""
        return not (self.matches or self.puzzles or self.victories or self.crowns)

    @property
    def people(self) -> dict[int, str]:
        """The users who are named, with their names."""
        matches = [each for each in (self.upset, self.closest) if each is not None]
        named = [
            *(each[0] for each in (self.active, self.streak) if each is not None),
            *(player for each in matches for player in (each.winner, each.loser)),
            *(each.solver for each in self.hardest),
            *(each.winner for each in self.victories),
            *(each.winner for each in self.crowns),
        ]
        return {each.user_id: each.name for each in named}


class WeekStore(Rows):
    """Reads what happened in a week, and writes which posts about it are owed."""

    async def due(self, now: datetime) -> Sequence[Due]:
        """Load the servers whose post about the week is due."""
        zone = func.coalesce(GrimoireServer.time_zone, "UTC")
        found = (
            select(Server.guild_id, Server.week_at, zone)
            .outerjoin(GrimoireServer, GrimoireServer.guild_id == Server.guild_id)
            .where(Server.week_at <= now, Server.week_channel_id.is_not(None))
            .where(self._share.of(Server.guild_id))
            .order_by(Server.guild_id)
        )
        return [Due(guild_id, at or now, zone) for guild_id, at, zone in await self._rows(found)]

    async def time_zone(self, guild_id: int) -> str:
        """Load the time zone of a server's daily puzzles; UTC if it has none."""
        zone = select(GrimoireServer.time_zone).where(GrimoireServer.guild_id == guild_id)
        return await self._first(zone) or "UTC"

    @transaction
    def begin(self, session: Session, weeks: Sequence[Week], now: datetime) -> int:
        """Owe these posts unless another process has done so; return how many are owed.

        A post that is too late is left out.
        """
        begun = 0
        for week in weeks:
            same = Server.guild_id == week.due.guild_id, Server.week_at == week.due.week_at
            ours = changes_rows(session, update(Server).where(*same).values(week_at=week.next_at))
            if ours and not week.is_late:
                owner = {"guild_id": week.due.guild_id, "created_at": now}
                session.add(ResultPost(**owner, week_at=week.week_at))
                begun += 1
        return begun

    async def places(self, guild_id: int, since: datetime, until: datetime) -> set[int]:
        """Load the channels in which matches of a week began or were played."""
        played = _played(guild_id, since, until)
        columns = watched_in(Match), begun_in(Match)
        found = select(*columns).join(Result, Result.match_id == Match.id).where(*played).distinct()
        return {channel_id for row in await self._rows(found) for channel_id in row}

    async def recap(
        self,
        guild_id: int,
        since: datetime,
        until: datetime,
        now: datetime,
        seen: Collection[int],
    ) -> Recap:
        """Load what happened in a week.

        Args:
            guild_id: The server.
            since: When the week began.
            until: When it ended; not part of it.
            now: The present time, at which streaks are counted.
            seen: The channels that everyone in the server sees; matches elsewhere are left out.
        """
        when = _Week(guild_id, since, until, now, tuple(seen))
        return await self._database.ask(partial(_load, when))


@dataclass(frozen=True, slots=True)
class _Week:
    guild_id: int
    since: datetime
    until: datetime
    now: datetime
    seen: tuple[int, ...]

    @property
    def listed(self) -> Select[int]:
        """Select the numbers of the results that everyone in the server may know about."""
        hidden = aliased(ResultSeat)
        hides = select(hidden.seat).where(
            hidden.number == Result.number,
            or_(hidden.user_id < 0, hidden.user_id.in_(_hidden_in(self.guild_id))),
        )
        return (
            select(Result.number)
            .join(Match, Match.id == Result.match_id)
            .where(*_played(self.guild_id, self.since, self.until), ~hides.exists())
            .where(watched_in(Match).in_(self.seen), begun_in(Match).in_(self.seen))
            .order_by(Result.number.desc())
            .limit(MOST_MATCHES)
        )

    @property
    def answered(self) -> tuple[ColumnElement[bool], ...]:
        """The conditions that an answer of the week was right, and that all may know it."""
        own = select(stored_id(StoredPuzzle.number)).where(
            StoredPuzzle.guild_id == self.guild_id, StoredPuzzle.state == PuzzleState.PRIVATE
        )
        return (
            *(Attempt.guild_id == self.guild_id, Attempt.reached.is_(True), Attempt.user_id > 0),
            *(Attempt.created_at >= self.since, Attempt.created_at < self.until),
            *(Attempt.user_id.not_in(_hidden_in(self.guild_id)), Attempt.puzzle_id.not_in(own)),
        )


def _hidden_in(guild_id: int) -> Select[int]:
    """Select the users who hide from the rankings of a server, or hide their profile there."""
    hides = or_(Visibility.ranked.is_(False), Visibility.profile.is_(False))
    return select(Visibility.user_id).where(Visibility.guild_id == guild_id, hides)


def _played(guild_id: int, since: datetime, until: datetime) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that a result is that of a match between users in these days.

    What only holds other matches, such as a league, is none.
    """
    holds = select(Succession.match_id).where(Succession.parent_id == Result.match_id)
    return (
        *(Result.guild_id == guild_id, Result.ended_at >= since, Result.ended_at < until),
        *(Result.kind.in_(RATED_KINDS), Result.reason != PREPARED),
        *(Result.private.is_(False), ~holds.exists()),
    )


def _load(week: _Week, session: Session) -> Recap:
    numbers = [*session.scalars(week.listed)] if week.seen else []
    solved = select(Attempt.user_id, Attempt.puzzle_id).where(*week.answered).distinct()
    answers = solved.subquery()
    puzzles, solvers = session.execute(
        select(func.count(), func.count(distinct(answers.c.user_id))).select_from(answers)
    ).one()
    return Recap(
        matches=len(numbers),
        puzzles=puzzles,
        players=_count_people(session, numbers, answers.c.user_id) if numbers else solvers,
        active=_most_active(session, numbers),
        upset=_biggest_upset(session, numbers),
        closest=_closest(session, numbers),
        hardest=_hardest(session, week),
        streak=_longest_streak(session, week),
        victories=_victories(session, week),
        crowns=_crowns(session, week),
    )


def _of_people(numbers: Sequence[int]) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that a seat was played to the end by a user."""
    seat = ResultSeat
    return seat.number.in_(numbers), seat.user_id > 0, seat.strength.is_(None), seat.left.is_(False)


def _count_people(session: Session, numbers: Sequence[int], solvers: ColumnElement[int]) -> int:
    played = select(ResultSeat.user_id).where(*_of_people(numbers))
    everyone = played.union(select(solvers)).subquery()
    return session.scalar(select(func.count()).select_from(everyone)) or 0


def _most_active(session: Session, numbers: Sequence[int]) -> tuple[Player, int, int] | None:
    seat, count = ResultSeat, func.count()
    won = func.count().filter(seat.outcome == SeatOutcome.WON)
    found = session.execute(
        select(seat.user_id, func.max(seat.name), count, won)
        .where(*_of_people(numbers))
        .group_by(seat.user_id)
        .order_by(count.desc(), won.desc(), seat.user_id)
        .limit(1)
    ).first()
    return (Player(found[0] or 0, found[1]), found[2], found[3]) if found is not None else None


def _duels(
    session: Session,
    numbers: Sequence[int],
    *conditions: ColumnElement[bool],
    order: ColumnElement[Any],
) -> WeekMatch | None:
    """Load the first match between two users that has a winner; `_WON` and `_LOST` are they."""
    result, columns = Result, (Result.match_id, Result.game, Result.format, Result.turns)
    more = aliased(ResultSeat)
    third = select(more.seat).where(
        more.number == result.number, more.seat != _WON.seat, more.seat != _LOST.seat
    )
    people = [
        condition
        for each in (_WON, _LOST)
        for condition in (each.user_id > 0, each.strength.is_(None), each.left.is_(False))
    ]
    found = session.execute(
        select(*columns, _WON.user_id, _WON.name, _LOST.user_id, _LOST.name, _BEHIND)
        .join(_WON, _WON.number == result.number)
        .join(_LOST, _LOST.number == result.number)
        .where(result.number.in_(numbers), *people, ~third.exists(), *conditions)
        .where(_WON.outcome == SeatOutcome.WON, _LOST.outcome == SeatOutcome.LOST)
        .order_by(order, result.number)
        .limit(1)
    ).first()
    if found is None:
        return None
    match_id, game, format, turns, winner, name, loser, other, points = found
    people_of = Player(winner or 0, name), Player(loser or 0, other)
    return WeekMatch(match_id, game, format, turns, *people_of, max(points or 0, 0))


_WON, _LOST = aliased(ResultSeat), aliased(ResultSeat)
_BEHIND = _LOST.before - _WON.before


def _biggest_upset(session: Session, numbers: Sequence[int]) -> WeekMatch | None:
    """Load the rated win over the largest difference of points."""
    counted = Result.rated.is_(True), Result.weight > 0, _BEHIND >= LEAST_UPSET
    return _duels(session, numbers, *counted, order=_BEHIND.desc())


def _closest(session: Session, numbers: Sequence[int]) -> WeekMatch | None:
    """Load the match with most turns that no one resigned."""
    ended = Result.reason != RESIGNATION
    return _duels(session, numbers, ended, order=Result.turns.desc())


def _hardest(session: Session, week: _Week) -> tuple[SolvedPuzzle, ...]:
    """Load the hardest puzzles that were solved with the first answer, without a hint."""
    subject, least = literal("page:").concat(Attempt.puzzle_id), func.min(Attempt.id)
    first = (
        select(least.label("id"), Attempt.puzzle_id, Rating.mu)
        .join(Rating, Rating.subject == subject)
        .where(*week.answered, Attempt.rating.is_not(None), Attempt.hints == 0)
        .group_by(Attempt.puzzle_id, Rating.mu)
        .order_by(Rating.mu.desc(), least)
        .limit(MOST)
        .subquery()
    )
    rows = session.execute(
        select(Attempt.puzzle_id, first.c.mu, Attempt.user_id, Attempt.name)
        .join(first, first.c.id == Attempt.id)
        .order_by(first.c.mu.desc(), Attempt.id)
    )
    return tuple(
        SolvedPuzzle(puzzle_id, Strength(mu, PUZZLES.sigma).rating, Player(user_id, name))
        for puzzle_id, mu, user_id, name in rows
    )


def _longest_streak(session: Session, week: _Week) -> tuple[Player, int] | None:
    """Count the streaks of the most regular solvers of the week, and return the longest."""
    here = Attempt.guild_id == week.guild_id, Attempt.daily_id.is_not(None), Attempt.reached
    lately = select(Attempt.user_id).where(*week.answered, Attempt.daily_id.is_not(None))
    count = func.count(distinct(Attempt.daily_id))
    regular = session.execute(
        select(Attempt.user_id, func.max(Attempt.name))
        .where(*here, Attempt.created_at >= week.until - RECENT, Attempt.user_id.in_(lately))
        .group_by(Attempt.user_id)
        .having(count >= LEAST_STREAK)
        .order_by(count.desc(), Attempt.user_id)
        .limit(ASKED)
    ).all()
    longest: tuple[Player, int] | None = None
    for user_id, name in regular:
        days = streak_of(session, week.guild_id, user_id, week.now).now
        if days >= LEAST_STREAK and (longest is None or days > longest[1]):
            longest = Player(user_id, name), days
    return longest


def _victories(session: Session, week: _Week) -> tuple[Victory, ...]:
    """Load the winners of the events that ended in the week."""
    last = func.max(EventLine.at)
    here = select(Event.id).where(
        *(Event.guild_id == week.guild_id, Event.state == EventState.OVER),
        Event.channel_id.in_(week.seen),
    )
    over = (
        select(EventLine.event_id)
        .where(EventLine.event_id.in_(here))
        .group_by(EventLine.event_id)
        .having(last >= week.since, last < week.until)
    )
    entrant = Entrant
    rows = session.execute(
        select(entrant.event_id, entrant.user_id, entrant.name)
        .where(entrant.event_id.in_(over), entrant.rank == 1, entrant.user_id > 0)
        .where(entrant.user_id.not_in(_hidden_in(week.guild_id)))
        .order_by(entrant.event_id, entrant.number)
        .limit(MOST)
    )
    return tuple(Victory(event_id, Player(user_id, name)) for event_id, user_id, name in rows)


def _crowns(session: Session, week: _Week) -> tuple[Crown, ...]:
    """Load the winners of the seasons that ended in the week."""
    winner, rating = SeasonWinner, PlayerRating
    same = [
        getattr(rating, name) == getattr(winner, name)
        for name in ("guild_id", "season", "game", "kind", "user_id")
    ]
    rows = session.execute(
        select(winner.season, winner.game, winner.kind, winner.user_id, rating.name)
        .join(Season, (Season.guild_id == winner.guild_id) & (Season.number == winner.season))
        .join(rating, and_(*same))
        .where(winner.guild_id == week.guild_id, winner.user_id > 0, Season.closed)
        .where(Season.ends_at >= week.since, Season.ends_at < week.until)
        .where(winner.user_id.not_in(_hidden_in(week.guild_id)))
        .order_by(winner.points.desc())
        .limit(MOST)
    )
    return tuple(
        Crown(season, game, kind, Player(user_id, name))
        for season, game, kind, user_id, name in rows
    )
