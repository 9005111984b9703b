"""Queries for results and ratings: how a match changed them, profiles, histories, tables.

Each returns plain values. None of them loads the whole history of a user.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVarTuple

from sqlalchemy import ColumnElement, Select, and_, func, select, update
from sqlalchemy.orm import Session, aliased

from bot.store.grimoire_tables import Attempt, PuzzleState, StoredPuzzle
from bot.store.rating_book import WEEK, Pool, Recomputation, write_changes
from bot.store.ratings import LEAST_TURNS, SHOWN_AFTER
from bot.store.reader import Reader, Venue, watched_in
from bot.store.result import RESIGNATION
from bot.store.result_tables import (
    WORLDWIDE,
    KeptRanking,
    PlayerRating,
    Result,
    ResultKind,
    ResultSeat,
    SeasonWinner,
    SeatOutcome,
    Visibility,
)
from bot.store.rows import Rows, put_row
from bot.store.servers import UserSettings
from bot.store.solvers import stored_id
from bot.store.tables import Match

CURVE = 100
"""Maximum number of the newest matches used for a curve, or for favourite cards."""
LOOKED_BACK = timedelta(days=30)
"""How far back the moderators' list looks."""
OFTEN = 8
"""Rated matches of two opponents within that time from which moderators see them."""
FEEDERS = 3
"""Opponents beaten who played no one else, from which moderators see it."""
Columns = TypeVarTuple("Columns")
_OF_RESULT = 10
"""Number of columns of a result in `_lines`; the others belong to its seat."""
_COUNTED = (SeatOutcome.WON, SeatOutcome.DRAWN, SeatOutcome.LOST)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of a finished match: who played it, and how it ended for that side.

    `before` and `after` are points in the server's ratings; None if they aren't shown.
    """

    user_id: int | None
    name: str
    team: int
    outcome: SeatOutcome
    left: bool
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class ResultLine:
    """A finished match, with its seats in order."""

    match_id: int
    game: str
    kind: ResultKind
    format: str
    mode: str
    reason: str
    turns: int
    rated: bool
    weight: float
    ended_at: datetime
    seats: tuple[SeatLine, ...]

    def seat_of(self, user_id: int) -> SeatLine:
        """Return the seat of a user who played in it."""
        return next(seat for seat in self.seats if seat.user_id == user_id)


@dataclass(frozen=True, slots=True)
class RatingLine:
    """The rating of a user in a pool. `points` is None until there are enough results.

    `streak` counts wins in a row, or (negative) losses. `best` is the match of the best win, over a
    user who had `best_points`.
    """

    game: str
    kind: ResultKind
    points: int | None
    results: int
    wins: int
    streak: int
    best: int | None
    best_points: int


@dataclass(frozen=True, slots=True)
class RecordLine:
    """How often a user has won, drawn and lost in a game and a kind of play."""

    game: str
    kind: ResultKind
    format: str
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class Title:
    """A season's table that a user has won."""

    season: int
    game: str
    kind: ResultKind
    points: int


@dataclass(frozen=True, slots=True)
class TableLine:
    """A line of a table of ratings. Equal points share a place.

    `moved` is how many places up (or, negative, down) since a week ago; None: not listed then.
    """

    place: int
    user_id: int
    name: str
    points: int
    results: int
    wins: int
    moved: int | None


@dataclass(frozen=True, slots=True)
class RatingTable:
    """A table of ratings, best first."""

    pool: Pool
    season: int
    lines: tuple[TableLine, ...]

    def line_of(self, user_id: int) -> TableLine | None:
        """Return the line of a user, or None."""
        return next((line for line in self.lines if line.user_id == user_id), None)


class Pairing(NamedTuple):
    """How often a user has met an opponent in rated matches, won and lost."""

    user_id: int
    other_id: int
    matches: int
    won: int
    lost: int


class Pairings(NamedTuple):
    """Results that moderators may want to check.

    `often` are opponents who met often, with the one who won more first. `fed` are user ids, each
    with the number of beaten opponents who never won against them and played no one else.
    """

    often: Sequence[Pairing]
    fed: Sequence[tuple[int, int]]


class ResultStore(Rows):
    """Reads results and ratings."""

    async def recompute(self) -> int:
        """Compute all ratings again from the results; return how many results count.

        It takes many short transactions: others write in between.
        """
        book = Recomputation()
        while batch := await self._database.ask(book.read):
            await self._database.change(partial(write_changes, changes=book.take(batch)))
        return await self._database.change(book.finish)

    async def of_match(self, match_id: int, reader: Reader | None = None) -> ResultLine | None:
        """Load the result of a match; None also if a `reader` may not know about it."""
        known = [reader.knows()] if reader is not None else []
        found = await self._lines(and_(Result.match_id == match_id, *known))
        return found[0] if found else None

    async def first_wins(self, match_id: int) -> Sequence[int]:
        """Load the users for whom this match was the first rated win in a server's game.

        Friendly matches don't count: the board is public, and not all may know about those
        elsewhere.
        """
        earlier, there, own = aliased(Result), aliased(ResultSeat), aliased(ResultSeat)
        before = (
            select(there.number)
            .join(earlier, earlier.number == there.number)
            .where(
                *(there.user_id == own.user_id, there.number < own.number),
                *(there.outcome == SeatOutcome.WON, earlier.kind == Result.kind, earlier.rated),
                *(earlier.guild_id == Result.guild_id, earlier.game == Result.game),
            )
        )
        found = await self._all(
            select(own.user_id)
            .join(Result, Result.number == own.number)
            .where(
                *(Result.match_id == match_id, own.user_id > 0),
                *(own.outcome == SeatOutcome.WON, ~before.exists()),
            )
        )
        return [user_id for user_id in found if user_id is not None]

    # Results of one user

    async def venues_of(self, guild_id: int, user_id: int) -> Sequence[Venue]:
        """Load the venues of a user's matches in a server, each once."""
        venues = select(Match.guild_id, Match.private, watched_in(Match)).distinct()
        found = venues.join(Result, Result.match_id == Match.id).join(
            ResultSeat, ResultSeat.number == Result.number
        )
        here = ResultSeat.user_id == user_id, Result.guild_id == guild_id
        return [Venue(*row) for row in await self._rows(found.where(*here))]

    async def history(
        self,
        guild_id: int | None,
        user_id: int,
        reader: Reader,
        *,
        game: str | None = None,
        against: int | None = None,
        skip: int = 0,
        most: int = 10,
    ) -> Sequence[ResultLine]:
        """Load results of a user in a server that a reader may know about, newest first."""
        own = aliased(ResultSeat)
        found = (
            select(own.number)
            .join(Result, Result.number == own.number)
            .where(own.user_id == user_id, Result.guild_id == guild_id, reader.knows())
        )
        if game is not None:
            found = found.where(Result.game == game)
        if against is not None:
            found = _with(found, own, against)
        puzzle = found.order_by(own.number.desc()).offset(skip).limit(most).subquery()
        return await self._lines(Result.number.in_(select(puzzle.c.number)))

    async def ratings_of(self, guild_id: int | None, user_id: int) -> Sequence[RatingLine]:
        """Load the latest season's rating of a user in every pool of a server."""
        row = PlayerRating
        rows: Sequence[Any] = await self._rows(
            select(
                *(row.game, row.kind, row.points, row.results),
                *(row.wins, row.streak, row.best, row.best_points),
            )
            .where(row.guild_id == guild_id, row.user_id == user_id)
            .order_by(row.season.desc(), row.results.desc(), row.game, row.kind)
        )
        latest: dict[tuple[str, ResultKind], RatingLine] = {}
        for game, kind, points, results, *more in rows:
            shown = points if results >= SHOWN_AFTER else None
            latest.setdefault((game, kind), RatingLine(game, kind, shown, results, *more))
        return [*latest.values()]

    async def records_of(
        self, guild_id: int | None, user_id: int, reader: Reader, against: int | None = None
    ) -> Sequence[RecordLine]:
        """Count the results of a user that a reader may know about, most frequent first.

        `against`: only those of matches with this user on another side.
        """
        own = aliased(ResultSeat)
        counts = [func.count().filter(own.outcome == each) for each in _COUNTED]
        found = (
            select(Result.game, Result.kind, Result.format, *counts)
            .select_from(own)
            .join(Result, Result.number == own.number)
            .where(own.user_id == user_id, Result.guild_id == guild_id, reader.knows())
            .where(Result.kind != ResultKind.ABANDONED)
            .group_by(Result.game, Result.kind, Result.format)
            .order_by(func.count().desc(), Result.game, Result.kind, Result.format)
        )
        rows: Sequence[Any] = await self._rows(
            found if against is None else _with(found, own, against)
        )
        return [RecordLine(*row) for row in rows]

    async def curve_of(
        self, guild_id: int | None, user_id: int, game: str, kind: ResultKind
    ) -> list[tuple[int, datetime]]:
        """Load a user's points after the newest rated results in a pool, oldest first.

        Each comes with the time of the result.
        """
        found = await self._rows(
            select(ResultSeat.after, Result.ended_at)
            .join(Result, Result.number == ResultSeat.number)
            .where(
                *(ResultSeat.user_id == user_id, ResultSeat.after.is_not(None)),
                *(Result.guild_id == guild_id, Result.game == game, Result.kind == kind),
            )
            .order_by(ResultSeat.number.desc())
            .limit(CURVE)
        )
        return [(points, ended_at) for points, ended_at in reversed(found) if points is not None]

    async def cards_of(
        self, guild_id: int | None, user_id: int, reader: Reader
    ) -> list[tuple[str, str]]:
        """Load the cards of a user's newest matches in a server, each with its game.

        Cards that were played in most of them come first; cards in a single match are left out.
        Private matches, and others that a reader may not know about, don't count.
        """
        found = await self._rows(
            select(Result.game, ResultSeat.cards)
            .join(Result, Result.number == ResultSeat.number)
            .where(ResultSeat.user_id == user_id, Result.guild_id == guild_id, reader.knows())
            .where(ResultSeat.cards.is_not(None), Result.private.is_(False))
            .order_by(ResultSeat.number.desc())
            .limit(CURVE)
        )
        counted = Counter((game, card) for game, cards in found for card in cards or ())
        ranked = sorted(counted.items(), key=lambda each: (-each[1], each[0]))
        return [card for card, count in ranked if count > 1]

    async def titles_of(self, guild_id: int | None, user_id: int) -> Sequence[Title]:
        """Load the titles of a user in a server's seasons, latest first."""
        row = SeasonWinner
        rows = await self._rows(
            select(row.season, row.game, row.kind, row.points)
            .where(row.guild_id == guild_id, row.user_id == user_id)
            .order_by(row.season.desc(), row.game, row.kind)
        )
        return [Title(*found) for found in rows]

    async def newest_name(self, guild_id: int, user_id: int) -> str | None:
        """Load the name that a user had in the newest match or answer in a server, or None."""
        seat = (
            select(ResultSeat.name)
            .join(Result, Result.number == ResultSeat.number)
            .where(ResultSeat.user_id == user_id, Result.guild_id == guild_id)
            .order_by(ResultSeat.number.desc())
        )
        answer = (
            select(Attempt.name)
            .where(Attempt.user_id == user_id, Attempt.guild_id == guild_id)
            .order_by(Attempt.id.desc())
        )
        return await self._first(seat.limit(1)) or await self._first(answer.limit(1))

    async def puzzles_of(self, user_id: int) -> int:
        """Count the puzzles that a user has solved.

        Puzzles of missed wins, which no one else sees, aren't counted.
        """
        own = select(stored_id(StoredPuzzle.number)).where(
            StoredPuzzle.author_id == user_id, StoredPuzzle.state == PuzzleState.PRIVATE
        )
        mine = Attempt.user_id == user_id, Attempt.reached, Attempt.puzzle_id.not_in(own)
        return (
            await self._first(select(func.count(func.distinct(Attempt.puzzle_id))).where(*mine))
            or 0
        )

    # Tables

    async def pools_in(self, guild_id: int) -> Sequence[tuple[str, ResultKind]]:
        """Load the games and kinds of play in which a server has ratings."""
        found = select(PlayerRating.game, PlayerRating.kind).distinct()
        rows = await self._rows(found.where(PlayerRating.guild_id == guild_id))
        return sorted((game, kind) for game, kind in rows)

    async def table(self, pool: Pool, season: int, now: datetime) -> RatingTable:
        """Make the table of a season, with the changes of place within a week.

        Users who hide from tables are left out.
        """
        row = PlayerRating
        rows = await self._rows(
            select(
                *(row.user_id, row.name, row.points, row.results),
                *(row.wins, row.season_results),
            )
            .where(row.guild_id == pool.guild_id, row.game == pool.game, row.kind == pool.kind)
            .where(row.season == season, row.results >= SHOWN_AFTER, is_listed(pool.guild_id))
            .order_by(row.points.desc(), row.results.desc(), row.user_id)
        )
        then = await self._before_the_week(pool, season, now - WEEK)
        points = {}
        for each in rows:
            before, recent = then.get(each.user_id, (each.points, 0))
            if before is not None and each.season_results > recent:
                points[each.user_id] = before
        earlier = _places(sorted(points.items(), key=lambda each: -each[1]))
        current = _places([(each.user_id, each.points) for each in rows])
        lines = [
            TableLine(
                current[each.user_id],
                *(each.user_id, each.name, each.points, each.results, each.wins),
                earlier[each.user_id] - current[each.user_id] if each.user_id in earlier else None,
            )
            for each in rows
        ]
        return RatingTable(pool, season, tuple(lines))

    async def _before_the_week(
        self, pool: Pool, season: int, since: datetime
    ) -> dict[int, tuple[int | None, int]]:
        """Return the users rated since then: points before that, and number of results."""
        found: dict[int, tuple[int | None, int]] = {}
        rows = await self._rows(
            select(ResultSeat.user_id, ResultSeat.before)
            .join(Result, Result.number == ResultSeat.number)
            .where(
                *(Result.guild_id == pool.guild_id, Result.ended_at > since, Result.rated),
                *(Result.game == pool.game, Result.kind == pool.kind),
                *(Result.season == season, Result.weight > 0),
            )
            .order_by(ResultSeat.number)
        )
        for user_id, before in rows:
            known, count = found.get(user_id or 0, (before, 0))
            found[user_id or 0] = known, count + 1
        return found

    # Visibility

    async def visibility(self, guild_id: int, user_id: int) -> tuple[bool, bool]:
        """Load whether a user is in the tables of a server, and shows others their profile."""
        row = await self._get(Visibility, (guild_id, user_id))
        return (True, True) if row is None else (row.ranked, row.profile)

    async def show(self, guild_id: int, user_id: int, **what: bool) -> None:
        """Set whether a user is `ranked` in a server, or has a `profile` that others can see."""
        row = Visibility(guild_id=guild_id, user_id=user_id, **what)
        await self._database.change(partial(_put_visibility, row))

    # For moderators

    async def early_resignations(self, guild_id: int, now: datetime) -> Sequence[tuple[int, int]]:
        """Count early resignations of duels by user within `LOOKED_BACK`, most frequent first."""
        count = func.count()
        rows = await self._rows(
            select(ResultSeat.user_id, count)
            .join(Result, Result.number == ResultSeat.number)
            .where(
                *(Result.guild_id == guild_id, Result.ended_at > now - LOOKED_BACK),
                *(Result.kind == ResultKind.DUEL, Result.reason == RESIGNATION),
                *(Result.turns < 2 * LEAST_TURNS, ResultSeat.outcome == SeatOutcome.LOST),
                ResultSeat.user_id > 0,
            )
            .group_by(ResultSeat.user_id)
            .order_by(count.desc(), ResultSeat.user_id)
        )
        return [(user_id or 0, times) for user_id, times in rows]

    async def pairings(self, guild_id: int, now: datetime) -> Pairings:
        """Find opponents whose recent rated matches look like those of a single user."""
        own, other, won = aliased(ResultSeat), aliased(ResultSeat), SeatOutcome.WON
        rows: Sequence[Any] = await self._rows(
            select(
                *(own.user_id, other.user_id, func.count()),
                *(func.count().filter(each.outcome == won) for each in (own, other)),
            )
            .join(Result, Result.number == own.number)
            .join(other, and_(other.number == own.number, other.team != own.team))
            .where(
                *(Result.guild_id == guild_id, Result.ended_at > now - LOOKED_BACK),
                *(Result.rated, own.user_id > 0, own.user_id < other.user_id),
            )
            .group_by(own.user_id, other.user_id)
            .order_by(func.count().desc(), own.user_id, other.user_id)
        )
        met = [Pairing(*row) for row in rows]
        turned = [
            Pairing(each.other_id, each.user_id, each[2], each.lost, each.won) for each in met
        ]
        often = [
            each if each.won >= each.lost else back
            for each, back in zip(met, turned, strict=True)
            if each.matches >= OFTEN
        ]
        rivals = Counter(each.user_id for each in (*met, *turned))
        fed = Counter(
            each.other_id
            for each in (*met, *turned)
            if rivals[each.user_id] == 1 and not each.won and each.lost
        )
        return Pairings(often, [each for each in fed.most_common() if each[1] >= FEEDERS])

    async def _lines(self, which: ColumnElement[bool]) -> list[ResultLine]:
        """Load results with their seats, newest first."""
        seat = ResultSeat
        rows: Sequence[Any] = await self._rows(
            select(
                *(Result.match_id, Result.game, Result.kind, Result.format, Result.mode),
                *(Result.reason, Result.turns, Result.rated, Result.weight, Result.ended_at),
                *(seat.user_id, seat.name, seat.team, seat.outcome),
                *(seat.left, seat.before, seat.after),
            )
            .join(seat, seat.number == Result.number)
            .where(which)
            .order_by(Result.number.desc(), seat.seat)
        )
        results = []
        for facts, of_match in groupby(rows, key=lambda row: row[:_OF_RESULT]):
            values = [*facts, tuple([SeatLine(*row[_OF_RESULT:]) for row in of_match])]
            results.append(ResultLine(*values))
        return results


def _with(query: Select[*Columns], own: type[ResultSeat], user_id: int) -> Select[*Columns]:
    """Narrow a query to those results of a user in which `user_id` was an opponent."""
    other = aliased(ResultSeat)
    met = and_(other.number == own.number, other.user_id == user_id, other.team != own.team)
    return query.join(other, met)


def _put_visibility(row: Visibility, session: Session) -> None:
    """Store what a user shows; the rankings that stay in channels are compared with it soon."""
    put_row(session, row)
    here = update(KeptRanking).where(KeptRanking.guild_id == row.guild_id)
    session.execute(here.values(checked_at=None))


def is_listed(guild_id: int) -> ColumnElement[bool]:
    """Return the condition that a rated user wants to be in the tables of a server.

    Worldwide, it is that the user (still) agrees to be there.
    """
    if guild_id == WORLDWIDE:
        agreed = select(UserSettings.user_id).where(UserSettings.user_id == PlayerRating.user_id)
        return agreed.where(UserSettings.worldwide).exists()
    hidden = select(Visibility.user_id).where(
        *(Visibility.guild_id == guild_id, Visibility.user_id == PlayerRating.user_id),
        Visibility.ranked.is_(False),
    )
    return ~hidden.exists()


def _places(ordered: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Return the places of users sorted by points; equal points share a place."""
    places: dict[int, int] = {}
    last, place = None, 0
    for number, (user_id, points) in enumerate(ordered, 1):
        if points != last:
            last, place = points, number
        places[user_id] = place
    return places
