"""The book of results: each is written with the last move of its match, and rated at once.

Ratings are a function of the rated results in the order of their numbers. `Recomputation` computes
them again from the results, by the same steps.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.orm import Session

from bot.store.personal import is_former
from bot.store.ratings import Form, Strength, after_result, is_too_short, weight_after
from bot.store.result import MatchResult
from bot.store.result_tables import (
    RATED_KINDS,
    WORLDWIDE,
    PlayerRating,
    Result,
    ResultKind,
    ResultSeat,
    Season,
    SeatOutcome,
)
from bot.store.servers import UserSettings
from bot.store.tables import Match

WEEK = timedelta(days=7)
"""Within this time, repeated matches of the same players count less and less."""
BATCH = 500
"""Number of results that are read at once, and whose weights are written in one transaction."""
_LINE = 7_362_190_845
"""The advisory lock that serialises the writing of results."""
_AS_TOLD = ("format", "mode", "reason", "turns", "began_at", "ended_at")
Rated: TypeAlias = Sequence[tuple[Result, Sequence[ResultSeat]]]
"""Rated results with their seats."""


class Pool(NamedTuple):
    """Players who are rated together: a server (or worldwide), a game and a kind of play."""

    guild_id: int
    game: str
    kind: ResultKind


@dataclass(frozen=True, slots=True)
class _Ended:
    """A rated result for the computation: user ids by side, the place of each side."""

    number: int
    match_id: int
    pool: Pool
    season: int
    ended_at: datetime
    sides: Sequence[Sequence[int]]
    places: Sequence[int]
    names: dict[int, str]

    @property
    def company(self) -> frozenset[int]:
        """The ids of all players."""
        return frozenset(self.names)


def lock_book(session: Session) -> None:
    """Take the lock that serialises rating updates, until the transaction ends."""
    if session.get_bind().dialect.name == "postgresql":  # an SQLite file has one writer anyway
        session.execute(select(func.pg_advisory_xact_lock(_LINE)))


def write_result(session: Session, match_id: int, length: int, result: MatchResult) -> None:
    """Write the result of a match whose last move is stored by this transaction, and rate it.

    A match that only prepared another one, or was played on from a turn, has no result.
    """
    if not result.play:
        return
    lock_book(session)
    facts = select(Match.guild_id, Match.rules, Match.private).where(Match.id == match_id)
    guild_id, rules, private = session.execute(facts).one()
    rated = guild_id is not None and _is_rated(result)
    people = [each.user_id for each in result.seats if each.user_id]
    row = Result(
        match_id=match_id,
        guild_id=guild_id,
        game=result.offer or result.game,
        kind=_kind_of(result),
        length=length,
        rules=rules,
        private=private,
        rated=rated,
        worldwide=rated and _all_agree(session, people),
        season=_season(session, guild_id),
        **{name: getattr(result, name) for name in _AS_TOLD},
    )
    session.add(row)
    session.flush()
    seats = [ResultSeat(number=row.number, **asdict(each)) for each in result.seats]
    for team, outcome in _outcomes(seats):
        for seat in team:
            seat.outcome = outcome
    session.add_all(seats)
    session.flush()
    if rated:
        _rate(session, row, seats)


def delete_result(session: Session, match_id: int) -> None:
    """Delete the unrated result of a match that is reopened, and what was made of it."""
    numbers = select(Result.number).where(Result.match_id == match_id)
    session.execute(delete(ResultSeat).where(ResultSeat.number.in_(numbers)))
    session.execute(delete(Result).where(Result.match_id == match_id))


def _is_rated(result: MatchResult) -> bool:
    """Return whether it counts: that was agreed, and users have played the game itself to its end.

    A draft, or a league around its matches, is a different game and doesn't count.
    """
    is_game = result.game == result.offer and _kind_of(result) in RATED_KINDS
    is_short = is_too_short(result.turns, len(result.seats), result.reason)
    return result.rated and is_game and not is_short


def _kind_of(result: MatchResult) -> ResultKind:
    if all(each.placement is None for each in result.seats):
        return ResultKind.ABANDONED
    if any(each.user_id is None for each in result.seats):
        return ResultKind.SOLO
    if any(each.strength is not None and not each.left for each in result.seats):
        return ResultKind.BOT
    return ResultKind(result.play)


def _outcomes(
    seats: Sequence[ResultSeat],
) -> Iterator[tuple[Sequence[ResultSeat], SeatOutcome]]:
    """Yield how the match ended for each side."""
    teams = _teams(seats)
    places = [_place(team, len(seats)) for team in teams]
    for team, place in zip(teams, places, strict=True):
        if all(seat.placement is None for seat in seats):
            yield team, SeatOutcome.OVER
        elif len({*places}) == 1:
            yield team, SeatOutcome.DRAWN
        else:
            yield team, SeatOutcome.WON if place == min(places) else SeatOutcome.LOST


def _teams(seats: Sequence[ResultSeat]) -> list[list[ResultSeat]]:
    """Return the seats of each side."""
    teams: dict[int, list[ResultSeat]] = {}
    for seat in sorted(seats, key=lambda seat: seat.seat):
        teams.setdefault(seat.team, []).append(seat)
    return [*teams.values()]


def _all_agree(session: Session, people: Sequence[int]) -> bool:
    """Return whether all of these users want to be rated worldwide."""
    agreed = select(func.count()).where(UserSettings.user_id.in_(people), UserSettings.worldwide)
    return session.scalar(agreed) == len(people)


def _season(session: Session, guild_id: int | None) -> int:
    """Return the number of the server's current season."""
    return session.scalar(select(func.max(Season.number)).where(Season.guild_id == guild_id)) or 0


# Rating


def _rate(session: Session, row: Result, seats: Sequence[ResultSeat]) -> None:
    """Rate a new result in its server and, if all players have agreed, worldwide."""
    for ended in _in_pools(row, seats):
        since = row.ended_at - WEEK
        weight = weight_after(_meetings(session, ended, since))
        before = {user_id: _form(session, ended, user_id) for user_id in ended.company}
        after = _after(ended, before, weight)
        for user_id, form in after.items():
            if is_former(user_id):
                continue
            values = _rating_values(ended.pool, ended.season, user_id, ended.names[user_id], form)
            session.merge(PlayerRating(**values))
        if ended.pool.guild_id != WORLDWIDE:
            row.weight = weight
            for seat in seats:
                seat.before, seat.after = _points(before[seat.user_id or 0], after, seat.user_id)


def _in_pools(row: Result, seats: Sequence[ResultSeat]) -> Iterator[_Ended]:
    """Yield a rated result for each pool in which it counts."""
    teams = _teams(seats)
    guilds = [(row.guild_id or 0, row.season), *[(WORLDWIDE, 0)] * row.worldwide]
    for guild_id, season in guilds:
        yield _Ended(
            number=row.number,
            match_id=row.match_id,
            pool=Pool(guild_id, row.game, row.kind),
            season=season,
            ended_at=row.ended_at,
            sides=[[seat.user_id or 0 for seat in team] for team in teams],
            places=[_place(team, len(seats)) for team in teams],
            names={seat.user_id or 0: seat.name for seat in seats},
        )


def _place(team: Sequence[ResultSeat], last: int) -> int:
    """Return the place of a side; one that all its players have left comes after all others."""
    if all(seat.left for seat in team):
        return last + 1
    return min(seat.placement or last for seat in team)


def _meetings(session: Session, ended: _Ended, since: datetime) -> int:
    """Count the earlier results of the same players in the same pool since then."""
    pool, someone = ended.pool, min(ended.company)
    own = select(ResultSeat.number).where(ResultSeat.user_id == someone)
    here = Result.worldwide if pool.guild_id == WORLDWIDE else Result.guild_id == pool.guild_id
    met = session.execute(
        select(ResultSeat.number, ResultSeat.user_id)
        .join(Result, Result.number == ResultSeat.number)
        .where(
            ResultSeat.number.in_(own),
            Result.number < ended.number,
            Result.ended_at > since,
            *(here, Result.rated, Result.game == pool.game, Result.kind == pool.kind),
        )
        .order_by(ResultSeat.number)
    )
    companies = groupby(met, key=lambda row: row.number)
    return sum({row.user_id for row in seats} == ended.company for _, seats in companies)


def _form(session: Session, ended: _Ended, user_id: int) -> Form:
    """Return the form of a user at the end of a match of this season."""
    pool = ended.pool
    row = session.scalar(
        select(PlayerRating)
        .where(
            PlayerRating.guild_id == pool.guild_id,
            PlayerRating.game == pool.game,
            PlayerRating.kind == pool.kind,
            PlayerRating.user_id == user_id,
        )
        .order_by(PlayerRating.season.desc())
        .limit(1)
    )
    return Form() if row is None else form_of(row).in_later_season(ended.season - row.season)


def form_of(row: PlayerRating) -> Form:
    """Return the form that a row stores."""
    counts = {column: getattr(row, column) for column in _COUNTS}
    return Form(Strength(row.mu, row.sigma), **counts)


_COUNTS = ("results", "season_results", "wins", "streak", "best", "best_points")
"""The fields that a row of ratings and a `Form` share."""


def _rating_values(pool: Pool, season: int, user_id: int, name: str, form: Form) -> dict[str, Any]:
    strength = form.strength
    return {
        **pool._asdict(),
        "season": season,
        "user_id": user_id,
        "name": name,
        "mu": strength.mu,
        "sigma": strength.sigma,
        "points": strength.rating,
        **{column: getattr(form, column) for column in _COUNTS},
    }


def _after(ended: _Ended, before: dict[int, Form], weight: float) -> dict[int, Form]:
    """Return the forms of all players after a result."""
    sides = [[before[user_id] for user_id in side] for side in ended.sides]
    after = after_result(sides, ended.places, weight, ended.match_id)
    return {
        user_id: form
        for people, forms in zip(ended.sides, after, strict=True)
        for user_id, form in zip(people, forms, strict=True)
    }


def _points(
    before: Form, after: dict[int, Form], user_id: int | None
) -> tuple[int | None, int | None]:
    """Return a player's points before and after a result; None while they aren't shown."""
    now = after[user_id or 0]
    return (
        before.strength.rating if before.is_shown else None,
        now.strength.rating if now.is_shown else None,
    )


# Recomputation


class Changes(NamedTuple):
    """New values of results and their seats, with their keys."""

    results: list[dict[str, Any]]
    seats: list[dict[str, Any]]


class Recomputation:
    """Computes all ratings again from the results, in steps between which matches may end.

    A step reads some results, computes, and writes their weights and points. The ratings themselves
    change only in the last step, so it can be stopped and restarted at any time.
    """

    def __init__(self, batch: int = BATCH) -> None:
        """Start with the first result; `batch` is the number of results read at once."""
        self._batch = batch
        self._latest = self._count = 0
        self._forms: dict[tuple[Pool, int], tuple[int, Form, str]] = {}
        self._former: list[dict[str, Any]] = []
        self._met = defaultdict[tuple[Pool, frozenset[int]], deque[datetime]](deque)

    def read(self, session: Session) -> Rated:
        """Load the next results; empty if all have been taken."""
        query = select(Result).where(Result.rated, Result.number > self._latest)
        rows = session.scalars(query.order_by(Result.number).limit(self._batch)).all()
        wanted = select(ResultSeat).where(ResultSeat.number.in_([row.number for row in rows]))
        seats = session.scalars(wanted.order_by(ResultSeat.number, ResultSeat.seat))
        of_number = {number: [*group] for number, group in groupby(seats, lambda at: at.number)}
        return [(row, of_number[row.number]) for row in rows]

    def take(self, batch: Rated) -> Changes:
        """Rate results that were read; return the changes to write."""
        changes = Changes([], [])
        for row, seats in batch:
            self._latest = row.number
            weight, points = self._rated(row, seats)
            flags = bool(weight), bool(weight) and row.worldwide
            if (row.rated, row.worldwide, row.weight) != (*flags, weight):
                values = {"rated": flags[0], "worldwide": flags[1], "weight": weight}
                changes.results.append({"number": row.number, **values})
            for seat, (before, after) in zip(seats, points, strict=True):
                if (seat.before, seat.after) != (before, after):
                    key = {"number": seat.number, "seat": seat.seat}
                    changes.seats.append({**key, "before": before, "after": after})
        return changes

    def finish(self, session: Session) -> int:
        """Rate the results that were added since, and store the computed ratings.

        Returns how many results count.
        """
        lock_book(session)
        while batch := self.read(session):
            write_changes(session, self.take(batch))
        current = [
            _rating_values(pool, season, user_id, name, form)
            for (pool, user_id), (season, form, name) in self._forms.items()
        ]
        session.execute(delete(PlayerRating))
        if rows := [each for each in (*self._former, *current) if not is_former(each["user_id"])]:
            session.execute(insert(PlayerRating), rows)
        return self._count

    def _rated(
        self, row: Result, seats: Sequence[ResultSeat]
    ) -> tuple[float, Sequence[tuple[int | None, int | None]]]:
        """Rate a result; return its weight, and the points of each seat before and after it."""
        weight = 0.0
        points: list[tuple[int | None, int | None]] = [(None, None)] * len(seats)
        if is_too_short(row.turns, len(seats), row.reason):
            return weight, points
        self._count += 1
        for ended in _in_pools(row, seats):
            here, before, after = self._rate(ended)
            if ended.pool.guild_id != WORLDWIDE:
                weight = here
                points = [_points(before[at.user_id or 0], after, at.user_id) for at in seats]
        return weight, points

    def _rate(self, ended: _Ended) -> tuple[float, dict[int, Form], dict[int, Form]]:
        """Rate a result in a pool; return its weight, and all forms before and after it."""
        times = self._met[ended.pool, ended.company]
        while times and times[0] <= ended.ended_at - WEEK:
            times.popleft()
        weight = weight_after(len(times))
        times.append(ended.ended_at)
        before = {}
        for user_id in ended.company:
            known = self._forms.get((ended.pool, user_id))
            season, form, name = known or (ended.season, Form(), "")
            if season != ended.season:
                self._former.append(_rating_values(ended.pool, season, user_id, name, form))
            before[user_id] = form.in_later_season(ended.season - season)
        after = _after(ended, before, weight)
        for user_id, form in after.items():
            self._forms[ended.pool, user_id] = ended.season, form, ended.names[user_id]
        return weight, before, after


def write_changes(session: Session, changes: Changes) -> None:
    """Write new values of results and their seats."""
    for table, rows in ((Result, changes.results), (ResultSeat, changes.seats)):
        if rows:
            session.execute(update(table), rows)
