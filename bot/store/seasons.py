"""Seasons of servers: a calendar month or quarter (UTC), or one without an end.

The final ratings of a season are its rows of ratings. The next one begins with the same ratings,
moved closer to each other (`Form.in_later_season`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from sqlalchemy import and_, func, select, update
from sqlalchemy.orm import Session, aliased

from bot.store.rating_book import lock_book
from bot.store.ratings import SHOWN_AFTER
from bot.store.result_posts import owe_season
from bot.store.result_tables import PlayerRating, ResultKind, Season, SeasonWinner
from bot.store.results import is_listed
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.servers import SeasonLength, Server

MONTHS = {SeasonLength.MONTH: 1, SeasonLength.QUARTER: 3}
LEAST_IN_TABLE = 2
"""Minimum number of users in a table that has a winner."""
Table: TypeAlias = tuple[str, ResultKind]
"""A game and a kind of play, of which a server has a table."""


class First(NamedTuple):
    """A user at the top of a season's table."""

    user_id: int
    name: str
    points: int


def end_of_season(length: SeasonLength, now: datetime) -> datetime | None:
    """Return when the current season ends; None: it has no end."""
    if length is SeasonLength.NONE:
        return None
    now, months = now.astimezone(UTC), MONTHS[length]
    years, month = divmod((now.month - 1) // months * months + months, 12)
    return datetime(now.year + years, month + 1, 1, tzinfo=UTC)


class SeasonStore(Rows):
    """Reads and writes the seasons of all servers, and their winners."""

    async def current(self, guild_id: int) -> Season | None:
        """Load the current season of a server; None if it is the first one, without end."""
        here = select(Season).where(Season.guild_id == guild_id)
        return await self._first(here.order_by(Season.number.desc()).limit(1))

    @transaction
    def set_length(
        self, session: Session, guild_id: int, length: SeasonLength, now: datetime
    ) -> None:
        """Set the length of the current season and those after it."""
        lock_book(session)
        numbers = select(func.max(Season.number)).where(Season.guild_id == guild_id)
        session.merge(
            Season(
                guild_id=guild_id,
                number=(number := session.scalar(numbers) or 0),
                began_at=_began(session, guild_id, number) or now,
                ends_at=end_of_season(length, now),
            )
        )

    async def over(self, now: datetime) -> Sequence[Season]:
        """Load current seasons whose time is over."""
        ours = self._share.of(Season.guild_id)
        return await self._all(
            select(Season).where(Season.closed.is_(False), Season.ends_at <= now, ours)
        )

    @transaction
    def close(self, session: Session, season: Season, now: datetime) -> bool:
        """End a season, store its winners, begin the next; False if it was closed before."""
        lock_book(session)
        same = Season.guild_id == season.guild_id, Season.number == season.number
        ended = update(Season).where(*same, Season.closed.is_(False), Season.ends_at <= now)
        if not changes_rows(session, ended.values(closed=True)):
            return False
        length = session.scalar(select(Server.season).where(Server.guild_id == season.guild_id))
        following = Season(
            guild_id=season.guild_id,
            number=season.number + 1,
            began_at=season.ends_at or now,
            ends_at=end_of_season(length or SeasonLength.NONE, now),
        )
        session.add_all([following, *_winners(session, season)])
        owe_season(session, season, now)
        return True

    @transaction
    def first_three(self, session: Session, guild_id: int, number: int) -> dict[Table, list[First]]:
        """Load the first three of each table of a season that has a winner."""
        tables = _tables(session, guild_id, number)
        return {table: people[:3] for table, people in tables.items()}

    async def crownings(self) -> Sequence[tuple[SeasonWinner, int, bool]]:
        """Load winners who must get a server's role of champions (True) or lose it (False).

        Each comes with the id of the role.
        """
        latest = aliased(SeasonWinner)
        last = (
            select(func.max(latest.season))
            .where(latest.guild_id == SeasonWinner.guild_id)
            .scalar_subquery()
        )
        is_last = SeasonWinner.season == last
        rows = await self._rows(
            select(SeasonWinner, Server.champion_role_id, is_last)
            .join(Server, Server.guild_id == SeasonWinner.guild_id)
            .where(
                *(
                    Server.champion_role_id.is_not(None),
                    SeasonWinner.has_role.is_distinct_from(is_last),
                ),
                self._share.of(SeasonWinner.guild_id),
            )
            .order_by(is_last, SeasonWinner.guild_id, SeasonWinner.user_id)
        )
        return [(winner, role_id or 0, due) for winner, role_id, due in rows]

    async def record_role(self, winner: SeasonWinner, *, has_role: bool) -> None:
        """Record that a winner has got the role, or lost it."""
        same = and_(
            *(SeasonWinner.guild_id == winner.guild_id, SeasonWinner.season == winner.season),
            *(SeasonWinner.game == winner.game, SeasonWinner.kind == winner.kind),
            SeasonWinner.user_id == winner.user_id,
        )
        await self._change(update(SeasonWinner).where(same).values(has_role=has_role))


def _began(session: Session, guild_id: int, number: int) -> datetime | None:
    found = session.get(Season, (guild_id, number))
    return found.began_at if found is not None else None


def _winners(session: Session, season: Season) -> list[SeasonWinner]:
    """Return the winner of each table of a season."""
    return [
        SeasonWinner(
            guild_id=season.guild_id,
            season=season.number,
            game=game,
            kind=kind,
            user_id=people[0].user_id,
            points=people[0].points,
        )
        for (game, kind), people in _tables(session, season.guild_id, season.number).items()
    ]


def _tables(session: Session, guild_id: int, number: int) -> dict[Table, list[First]]:
    """Return the tables of a season that have a winner, best first.

    They show users who have played enough in it and want to be in tables.
    """
    row, tables = PlayerRating, defaultdict[Table, list[First]](list)
    rows = session.execute(
        select(row.game, row.kind, row.user_id, row.name, row.points)
        .where(row.guild_id == guild_id, row.season == number)
        .where(row.season_results >= SHOWN_AFTER, is_listed(guild_id))
        .order_by(row.points.desc(), row.results.desc(), row.user_id)
    )
    for game, kind, user_id, name, points in rows:
        tables[game, kind].append(First(user_id, name, points))
    return {table: people for table, people in tables.items() if len(people) >= LEAST_IN_TABLE}
