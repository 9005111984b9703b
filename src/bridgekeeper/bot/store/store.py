"""Reading and writing: each public method is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Select, event, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import selectinload

from .dailies import DailyStore
from .grimoire import GrimoireStore
from .tables import Challenge, Match, Move, Seat


class VersionConflict(Exception):  # noqa: N818 - somebody was faster, not a fault
    """The match has moved on since it was read; nothing was written."""


class Store:
    """The database. Rows come back loaded and detached."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._session = async_sessionmaker(self._engine, expire_on_commit=False)
        self.grimoire = GrimoireStore(self._session)
        self.dailies = DailyStore(self._session)

    async def open(self) -> None:
        """Bring the tables up to date."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    # Challenges

    async def add_challenge(self, challenge: Challenge) -> bool:
        """Keep a new open challenge; it gets its id. False when the two have one already."""
        low, high = sorted((challenge.challenger_id, challenge.opponent_id))
        challenge.open_pair = f"{low}-{high}"
        try:
            async with self._session.begin() as session:
                session.add(challenge)
        except IntegrityError:
            return False
        return True

    async def challenge(self, challenge_id: int) -> Challenge | None:
        """The challenge with this id."""
        async with self._session() as session:
            return await session.get(Challenge, challenge_id)

    async def challenge_posted(self, challenge_id: int, message_id: int) -> None:
        """Remember where the challenge can be seen."""
        async with self._session.begin() as session:
            await session.execute(
                update(Challenge).where(Challenge.id == challenge_id).values(message_id=message_id)
            )

    async def close_challenge(self, challenge_id: int, state: str) -> bool:
        """End an open challenge; False when it was not open any more."""
        async with self._session.begin() as session:
            closed = await session.execute(
                update(Challenge)
                .where(Challenge.id == challenge_id, Challenge.state == "open")
                .values(state=state, open_pair=None)
                .returning(Challenge.id)
            )
            return closed.first() is not None

    async def accept_challenge(self, challenge_id: int, match: Match) -> bool:
        """Turn an open challenge into a match, in one step; False when it was not open."""
        async with self._session.begin() as session:
            accepted = await session.execute(
                update(Challenge)
                .where(Challenge.id == challenge_id, Challenge.state == "open")
                .values(state="accepted", open_pair=None)
                .returning(Challenge.id)
            )
            if accepted.first() is None:
                return False
            session.add(match)
            await session.flush()
            await session.execute(
                update(Challenge).where(Challenge.id == challenge_id).values(match_id=match.id)
            )
            return True

    async def overdue_challenges(self, now: datetime) -> Sequence[Challenge]:
        """Open challenges whose time is over."""
        return await self._all(
            select(Challenge)
            .where(Challenge.state == "open", Challenge.expires_at <= now)
            .order_by(Challenge.expires_at)
        )

    # Matches

    async def add_match(self, match: Match) -> None:
        """Keep a new match that nobody had to accept; it gets its id."""
        async with self._session.begin() as session:
            session.add(match)

    async def match(self, match_id: int) -> Match | None:
        """The match with its seats and moves."""
        found = await self._all(_whole(select(Match).where(Match.id == match_id)))
        return found[0] if found else None

    async def match_in(self, channel_id: int) -> Match | None:
        """The newest match that is played in this channel or thread."""
        found = await self._all(
            _whole(
                select(Match)
                .where(Match.channel_id == channel_id)
                .order_by(Match.id.desc())
                .limit(1)
            )
        )
        return found[0] if found else None

    async def matches_of(self, user_id: int) -> Sequence[Match]:
        """The matches that this person is playing, the one last moved in first."""
        return await self._all(
            _whole(
                select(Match)
                .join(Seat)
                .where(Seat.user_id == user_id, Match.result.is_(None))
                .order_by(Match.updated_at.desc())
            )
        )

    async def finished_matches_of(self, user_id: int, most: int) -> Sequence[Match]:
        """The newest matches that this person has played to their end."""
        return await self._all(
            _whole(
                select(Match)
                .join(Seat)
                .where(Seat.user_id == user_id, Match.result.is_not(None))
                .order_by(Match.id.desc())
                .limit(most)
            )
        )

    async def running_in(self, channel_id: int) -> Sequence[int]:
        """Matches that are being played in this channel, oldest first."""
        return await self._all(
            select(Match.id)
            .where(Match.channel_id == channel_id, Match.result.is_(None))
            .order_by(Match.id)
        )

    async def matches_behind(self) -> Sequence[int]:
        """Matches whose board, or whose challenge, does not show how they stand."""
        behind = or_(Match.shown_version < Match.version, Match.origin_told.is_(False))
        return await self._all(select(Match.id).where(behind).order_by(Match.id))

    async def running_practice(self) -> Sequence[tuple[int, int]]:
        """Running matches in which the bot plays itself, oldest first, with their versions."""
        async with self._session() as session:
            found = await session.execute(
                select(Match.id, Match.version)
                .join(Seat)
                .where(Seat.thinks.is_not(None), Match.result.is_(None))
                .order_by(Match.id)
            )
            return [(match_id, version) for match_id, version in found]

    async def add_move(self, match: Match, move: Move, result: dict[str, Any] | None) -> None:
        """Append a move and move the match on, in one step. Raises `VersionConflict`."""
        async with self._session.begin() as session:
            moved = await session.execute(
                update(Match)
                .where(Match.id == match.id, Match.version == move.number)
                .values(version=move.number + 1, result=result, updated_at=move.played_at)
                .returning(Match.id)
            )
            if moved.first() is None:
                raise VersionConflict
            session.add(move)

    async def match_moved_to(self, match_id: int, channel_id: int) -> None:
        """The match has its home here; its board is not posted there yet."""
        await self._set(
            match_id,
            channel_id=channel_id,
            has_home=True,
            board_message_id=None,
            board_chapter=-1,
            shown_version=-1,
        )

    async def origin_was_told(self, match_id: int) -> None:
        """The challenge says where the match is."""
        await self._set(match_id, origin_told=True)

    async def board_posted(self, match_id: int, message_id: int, chapter: int) -> None:
        """A board for this chapter of the match is in its channel."""
        await self._set(match_id, board_message_id=message_id, board_chapter=chapter)

    async def board_shown(self, match_id: int, version: int) -> None:
        """The board shows this version."""
        await self._set(match_id, shown_version=version)

    async def _set(self, match_id: int, **values: Any) -> None:
        async with self._session.begin() as session:
            await session.execute(update(Match).where(Match.id == match_id).values(**values))

    async def _all(self, query: Select[Any]) -> Sequence[Any]:
        async with self._session() as session:
            return (await session.scalars(query)).all()


def _whole(query: Select[Match]) -> Select[Match]:
    return query.options(selectinload(Match.seats), selectinload(Match.moves))


def _engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)
    # One connection: SQLite has one writer at a time, and waiting in line never fails.
    engine = create_async_engine(url, pool_size=1, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a power cut loses nothing accepted
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "bridgekeeper.bot.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
