"""Stopped clocks while players can't be reached, and when the bot was last running."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bot.clock import Stop
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.tables import RUNNING, STOPPED, Board, Match, Presence

KEPT = 10
"""Maximum number of stops kept for a match: only those of the current turns matter."""


class PlayedIn(NamedTuple):
    """A running match with a clock, and its channel."""

    id: int
    guild_id: int | None
    channel_id: int
    private: bool


class StopStore(Rows):
    """Reads and writes the stops of all clocks."""

    async def ticking(self, servers: Collection[int] | None = None) -> Sequence[PlayedIn]:
        """Load running matches in these servers (None: in all) whose clocks aren't stopped."""
        ticks = [RUNNING, Match.clock.is_not(None), Match.stopped_at.is_(None)]
        if servers is not None:
            ticks.append(Match.guild_id.in_(servers))
        return await self._found(*ticks)

    async def is_any_ticking(self) -> bool:
        """Return whether any clock of a running match is running."""
        ticks = RUNNING, Match.clock.is_not(None), Match.stopped_at.is_(None)
        ours = self._share.of(Match.guild_id)
        return await self._first(select(Match.id).where(*ticks, ours).limit(1)) is not None

    async def stopped(self) -> Sequence[PlayedIn]:
        """Load running matches whose clocks are stopped."""
        return await self._found(STOPPED)

    async def _found(self, *conditions: ColumnElement[bool]) -> Sequence[PlayedIn]:
        columns = Match.id, Match.guild_id, Match.channel_id, Match.private
        ours = self._share.of(Match.guild_id)
        rows = await self._rows(select(*columns).where(*conditions, ours).order_by(Match.id))
        return [PlayedIn(*row) for row in rows]

    @transaction
    def stop(self, session: Session, match_ids: Sequence[int], at: datetime) -> int:
        """Stop the clocks of these matches as of this time; return how many were running."""
        stopping = update(Match).where(RUNNING, Match.stopped_at.is_(None)).values(stopped_at=at)
        return sum(
            changes_rows(session, stopping.where(Match.id == match_id))
            for match_id in sorted(match_ids)
        )

    @transaction
    def start(self, session: Session, match_id: int, at: datetime) -> bool:
        """Restart a clock: the player who has to act is mentioned on a new board.

        Returns False if it wasn't stopped.
        """
        row = session.execute(
            select(Match.stopped_at, Match.stops, Match.version)
            .where(Match.id == match_id, Match.stopped_at.is_not(None))
            .with_for_update()
        ).first()
        if row is None or row.stopped_at is None:
            return False
        began, stops, version = row.stopped_at, row.stops, row.version
        earlier = list(read_stops(stops))
        if earlier and earlier[-1].ended >= began:  # it had run only for a moment
            began = earlier.pop().began
        kept = [*earlier, Stop(began, at)][-KEPT:]
        session.execute(
            update(Match)
            .where(Match.id == match_id)
            .values(
                stopped_at=None,
                stops=[[moment.isoformat() for moment in stop] for stop in kept],
                alarm_at=at,
            )
        )
        board = update(Board).where(Board.match_id == match_id)
        session.execute(board.values(called=None, shown_version=version - 1))
        return True

    @transaction
    def look_after(self, session: Session, at: datetime) -> datetime | None:
        """Record that this process is serving its shards now.

        Returns the earliest time at which one of them was last served; None if none was.
        """
        numbers = sorted(self._share.numbers)
        seen = select(Presence.seen_at).where(Presence.shard.in_(numbers))
        before = min(session.scalars(seen).all(), default=None)
        for number in numbers:
            own = update(Presence).where(Presence.shard == number)
            if not changes_rows(session, own.values(seen_at=at)):
                with suppress(IntegrityError), session.begin_nested():  # another process may add it
                    session.add(Presence(shard=number, seen_at=at))
        return before


def read_stops(written: Sequence[Sequence[str]] | None) -> Sequence[Stop]:
    """Parse the stops of a match from its row."""
    return [Stop(*(datetime.fromisoformat(moment) for moment in stop)) for stop in written or ()]
