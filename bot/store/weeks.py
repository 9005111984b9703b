"""The week of a server: when a post about it is due, and what happened in it.

Matches that not everyone in the server could watch are left out, and so is everyone who hides from
rankings or has a profile that others can't see: neither they nor their matches are in it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    Select,
    and_,
    bindparam,
    distinct,
    func,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.orm import Session, aliased

from bot.store.achievements import EVERYWHERE, Award
from bot.store.dailies import days_by_user
from bot.store.events import Entrant, Event, EventLine, EventState
from bot.store.grimoire_tables import Attempt, GrimoireServer, PuzzleState, Rating, StoredPuzzle
from bot.store.ratings import PUZZLES, Strength
from bot.store.reader import begun_in, unseen_in, watched_in
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
)
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.servers import Server
from bot.store.solvers import count_streak, stored_id
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
"""The most puzzles, achievements, events and champions that are loaded."""


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
    """A puzzle that a user has solved on the first try, with the puzzle's rating."""

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
class NewAward:
    """An achievement that a user has earned by a match or an answer of the week."""

    achievement: str
    player: Player


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened in a week.

    `matches` and `puzzles` are counts (a puzzle counts once for each solver), `players` the number
    of users who played or solved. `active` is who played most, with the number of matches and of
    wins; `streak` who has solved most daily puzzles in a row, with their number. `hardest` are the
    hardest puzzles solved on the first try, hardest first. `closest` is the match between two that
    took most turns of those played to the end. `awards` are the newest achievements, of as many
    users as possible; `more_awards` is the number of others.
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
    awards: tuple[NewAward, ...] = ()
    more_awards: int = 0

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
            *(each.player for each in self.awards),
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
        when = {"guild_id": guild_id, "since": since, "until": until}
        rows = await self._database.ask(lambda session: session.execute(_PLACES, when).all())
        return {channel_id for row in rows for channel_id in row}

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
        when: _Facts = {"guild_id": guild_id, "since": since, "until": until, "seen": [*seen]}
        return await self._database.ask(partial(_load, when, now))


# The statements: they are built once, as that takes longer than executing them

_Facts: TypeAlias = dict[str, Any]
"""The values of the parameters: `guild_id`, `since`, `until`, `seen`, and `numbers` of results."""
_GUILD: BindParameter[int] = bindparam("guild_id")
_SINCE: BindParameter[datetime] = bindparam("since")
_UNTIL: BindParameter[datetime] = bindparam("until")
_SEEN: BindParameter[int] = bindparam("seen", expanding=True)
_NUMBERS: BindParameter[int] = bindparam("numbers", expanding=True)

_HIDDEN = unseen_in(_GUILD)
_HELD = select(Succession.match_id).where(Succession.parent_id == Result.match_id)
_PLAYED = (
    *(Result.guild_id == _GUILD, Result.ended_at >= _SINCE, Result.ended_at < _UNTIL),
    *(Result.kind.in_(RATED_KINDS), Result.reason != PREPARED, Result.private.is_(False)),
    ~_HELD.exists(),
)
"""A result is that of a match between users in the week, not of what only holds matches."""
_PLACES = (
    select(watched_in(Match), begun_in(Match))
    .join(Result, Result.match_id == Match.id)
    .where(*_PLAYED)
    .distinct()
)
_PERSON = aliased(ResultSeat)
_HIDES = select(_PERSON.seat).where(
    _PERSON.number == Result.number, or_(_PERSON.user_id < 0, _PERSON.user_id.in_(_HIDDEN))
)
_LISTED = (
    select(Result.number)
    .join(Match, Match.id == Result.match_id)
    .where(*_PLAYED, ~_HIDES.exists())
    .where(watched_in(Match).in_(_SEEN), begun_in(Match).in_(_SEEN))
    .order_by(Result.number.desc())
    .limit(MOST_MATCHES)
)
"""The results that everyone in the server may know about."""

_SOLVED = (
    *(Attempt.guild_id == _GUILD, Attempt.reached.is_(True), Attempt.user_id > 0),
    *(Attempt.created_at >= _SINCE, Attempt.created_at < _UNTIL, Attempt.user_id.not_in(_HIDDEN)),
    Attempt.puzzle_id.not_in(
        select(stored_id(StoredPuzzle.number)).where(
            StoredPuzzle.guild_id == _GUILD, StoredPuzzle.state == PuzzleState.PRIVATE
        )
    ),
)
"""An answer of the week was right, and everyone may know it."""
_ANSWERS = select(Attempt.user_id, Attempt.puzzle_id).where(*_SOLVED).distinct().subquery()
_COUNT_ANSWERS = select(func.count(), func.count(distinct(_ANSWERS.c.user_id))).select_from(
    _ANSWERS
)
_BY_PEOPLE = (
    *(ResultSeat.number.in_(_NUMBERS), ResultSeat.user_id > 0),
    *(ResultSeat.strength.is_(None), ResultSeat.left.is_(False)),
)
"""A seat was played to the end by a user."""
_EVERYONE = select(ResultSeat.user_id).where(*_BY_PEOPLE).union(select(_ANSWERS.c.user_id))
_COUNT_PEOPLE = select(func.count()).select_from(_EVERYONE.subquery())

_PLAYED_BY, _WON_BY = func.count(), func.count().filter(ResultSeat.outcome == SeatOutcome.WON)
_ACTIVE = (
    select(ResultSeat.user_id, func.max(ResultSeat.name), _PLAYED_BY, _WON_BY)
    .where(*_BY_PEOPLE)
    .group_by(ResultSeat.user_id)
    .order_by(_PLAYED_BY.desc(), _WON_BY.desc(), ResultSeat.user_id)
    .limit(1)
)

_WON, _LOST, _THIRD = aliased(ResultSeat), aliased(ResultSeat), aliased(ResultSeat)
_BEHIND = _LOST.before - _WON.before
_OTHERS = select(_THIRD.seat).where(
    _THIRD.number == Result.number, _THIRD.seat != _WON.seat, _THIRD.seat != _LOST.seat
)
_DUELS = (
    select(Result.match_id, Result.game, Result.format, Result.turns)
    .add_columns(_WON.user_id, _WON.name, _LOST.user_id, _LOST.name, _BEHIND)
    .join(_WON, _WON.number == Result.number)
    .join(_LOST, _LOST.number == Result.number)
    .where(
        *(Result.number.in_(_NUMBERS), ~_OTHERS.exists()),
        *(_WON.outcome == SeatOutcome.WON, _LOST.outcome == SeatOutcome.LOST),
        *(_WON.user_id > 0, _WON.strength.is_(None), _WON.left.is_(False)),
        *(_LOST.user_id > 0, _LOST.strength.is_(None), _LOST.left.is_(False)),
    )
    .limit(1)
)
"""The first match between two users that has a winner."""
_UPSET = _DUELS.where(Result.rated, Result.weight > 0, _BEHIND >= LEAST_UPSET).order_by(
    _BEHIND.desc(), Result.number
)
"""The rated win over the largest difference of points."""
_CLOSEST = _DUELS.where(Result.reason != RESIGNATION).order_by(Result.turns.desc(), Result.number)
"""The match with most turns that no one resigned."""

_FIRST_ID = func.min(Attempt.id)
_FIRST = (
    select(_FIRST_ID.label("id"), Rating.mu)
    .join(Rating, Rating.subject == literal("page:").concat(Attempt.puzzle_id))
    .where(*_SOLVED, Attempt.rating.is_not(None), Attempt.hints == 0)
    .group_by(Attempt.puzzle_id, Rating.mu)
    .order_by(Rating.mu.desc(), _FIRST_ID)
    .limit(MOST)
    .subquery()
)
_HARDEST = (
    select(Attempt.puzzle_id, _FIRST.c.mu, Attempt.user_id, Attempt.name)
    .join(_FIRST, _FIRST.c.id == Attempt.id)
    .order_by(_FIRST.c.mu.desc(), Attempt.id)
)
"""The hardest puzzles that were solved with the first answer, without a hint."""

_DAYS = func.count(distinct(Attempt.daily_id))
_REGULAR = (
    select(Attempt.user_id, func.max(Attempt.name))
    .where(
        *(Attempt.guild_id == _GUILD, Attempt.daily_id.is_not(None), Attempt.reached),
        Attempt.created_at >= bindparam("lately"),
        Attempt.user_id.in_(select(Attempt.user_id).where(*_SOLVED, Attempt.daily_id.is_not(None))),
    )
    .group_by(Attempt.user_id)
    .having(_DAYS >= LEAST_STREAK)
    .order_by(_DAYS.desc(), Attempt.user_id)
    .limit(ASKED)
)
"""The most regular solvers of the week."""

_LAST_LINE = func.max(EventLine.at)
_OVER = (
    select(EventLine.event_id)
    .join(Event, Event.id == EventLine.event_id)
    .where(Event.guild_id == _GUILD, Event.state == EventState.OVER, Event.channel_id.in_(_SEEN))
    .group_by(EventLine.event_id)
    .having(_LAST_LINE >= _SINCE, _LAST_LINE < _UNTIL)
)
_VICTORIES = (
    select(Entrant.event_id, Entrant.user_id, Entrant.name)
    .where(Entrant.event_id.in_(_OVER), Entrant.rank == 1, Entrant.user_id > 0)
    .where(Entrant.user_id.not_in(_HIDDEN))
    .order_by(Entrant.event_id, Entrant.number)
    .limit(MOST)
)
"""The winners of the events that ended in the week."""
_CROWNS = (
    select(SeasonWinner.season, SeasonWinner.game, SeasonWinner.kind)
    .add_columns(SeasonWinner.user_id, PlayerRating.name)
    .join(
        Season,
        and_(Season.guild_id == SeasonWinner.guild_id, Season.number == SeasonWinner.season),
    )
    .join(
        PlayerRating,
        and_(
            *(PlayerRating.guild_id == SeasonWinner.guild_id,),
            *(PlayerRating.season == SeasonWinner.season,),
            *(PlayerRating.game == SeasonWinner.game, PlayerRating.kind == SeasonWinner.kind),
            PlayerRating.user_id == SeasonWinner.user_id,
        ),
    )
    .where(SeasonWinner.guild_id == _GUILD, SeasonWinner.user_id > 0, Season.closed)
    .where(Season.ends_at >= _SINCE, Season.ends_at < _UNTIL)
    .where(SeasonWinner.user_id.not_in(_HIDDEN))
    .order_by(SeasonWinner.points.desc(), SeasonWinner.game, SeasonWinner.kind)
    .limit(MOST)
)
"""The winners of the seasons that ended in the week."""

_BY_MATCHES = (
    select(Award.user_id, ResultSeat.name, Award.achievement, Award.earned_at)
    .join(Result, Result.match_id == Award.match_id)
    .join(
        ResultSeat,
        and_(ResultSeat.number == Result.number, ResultSeat.user_id == Award.user_id),
    )
    .where(Result.number.in_(_NUMBERS), Award.guild_id == _GUILD)
)
_BY_ANSWERS = (
    select(Award.user_id, Attempt.name, Award.achievement, Award.earned_at)
    .join(
        Attempt,
        and_(
            *(Attempt.user_id == Award.user_id, Attempt.puzzle_id == Award.puzzle_id),
            Attempt.created_at == Award.earned_at,
        ),
    )
    .where(*_SOLVED, Award.guild_id == EVERYWHERE)
)
_EARNED = union_all(_BY_MATCHES, _BY_ANSWERS).subquery()
_NEWEST = _EARNED.c.earned_at.desc(), _EARNED.c.achievement
_AWARDS = (
    select(_EARNED.c.user_id, _EARNED.c.name, _EARNED.c.achievement, func.count().over())
    .order_by(
        func.row_number().over(partition_by=_EARNED.c.user_id, order_by=_NEWEST),
        *(*_NEWEST, _EARNED.c.user_id),
    )
    .limit(MOST)
)
"""The newest achievement of each user, then the next ones, with the number of all."""


def _load(when: _Facts, now: datetime, session: Session) -> Recap:
    facts = {**when, "lately": when["until"] - RECENT}
    numbers = [*session.scalars(_LISTED, facts)] if when["seen"] else []
    puzzles, solvers = session.execute(_COUNT_ANSWERS, facts).one()
    facts["numbers"] = numbers
    earned = session.execute(_AWARDS, facts).all()
    return Recap(
        matches=len(numbers),
        puzzles=puzzles,
        players=(session.scalar(_COUNT_PEOPLE, facts) or 0) if numbers else solvers,
        active=_most_active(session, facts) if numbers else None,
        upset=_duel(session, _UPSET, facts) if numbers else None,
        closest=_duel(session, _CLOSEST, facts) if numbers else None,
        hardest=_hardest(session, facts) if puzzles else (),
        streak=_longest_streak(session, facts, now) if puzzles else None,
        victories=_victories(session, facts),
        crowns=_crowns(session, facts),
        awards=tuple(NewAward(each, Player(user_id, name)) for user_id, name, each, _ in earned),
        more_awards=earned[0][3] - len(earned) if earned else 0,
    )


def _most_active(session: Session, facts: _Facts) -> tuple[Player, int, int] | None:
    found = session.execute(_ACTIVE, facts).first()
    return (Player(found[0] or 0, found[1]), found[2], found[3]) if found is not None else None


def _duel(session: Session, duels: Select[Any], facts: _Facts) -> WeekMatch | None:
    found = session.execute(duels, facts).first()
    if found is None:
        return None
    match_id, game, format, turns, winner, name, loser, other, points = found
    people = Player(winner, name), Player(loser, other)
    return WeekMatch(match_id, game, format, turns, *people, max(points or 0, 0))


def _hardest(session: Session, facts: _Facts) -> tuple[SolvedPuzzle, ...]:
    return tuple(
        SolvedPuzzle(puzzle_id, Strength(mu, PUZZLES.sigma).rating, Player(user_id, name))
        for puzzle_id, mu, user_id, name in session.execute(_HARDEST, facts)
    )


def _longest_streak(session: Session, facts: _Facts, now: datetime) -> tuple[Player, int] | None:
    people = [Player(*row) for row in session.execute(_REGULAR, facts)]
    days = days_by_user(session, facts["guild_id"], [each.user_id for each in people], now)
    found = [(each, count_streak(days[each.user_id].values()).now) for each in people]
    longest = max(found, key=lambda each: each[1], default=None)
    return longest if longest is not None and longest[1] >= LEAST_STREAK else None


def _victories(session: Session, facts: _Facts) -> tuple[Victory, ...]:
    rows = session.execute(_VICTORIES, facts) if facts["seen"] else ()
    return tuple(Victory(event_id, Player(user_id, name)) for event_id, user_id, name in rows)


def _crowns(session: Session, facts: _Facts) -> tuple[Crown, ...]:
    return tuple(
        Crown(season, game, kind, Player(user_id, name))
        for season, game, kind, user_id, name in session.execute(_CROWNS, facts)
    )
