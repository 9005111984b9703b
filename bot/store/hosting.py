"""What hosts decide and see: blocked users and servers, and the servers that have the bot."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import BigInteger, String, delete, false, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import Attempt
from bot.store.rows import Rows, add_if_free, changes_rows, put_row, transaction
from bot.store.tables import Base, Match, Moment, Word

LONGEST_REASON = 200


class Blocked(StrEnum):
    """What a host can block."""

    USER = "user"
    SERVER = "server"


class HostBlock(Base):
    """A user or server (its id) that may not use the bot anywhere; `reason` is for the host."""

    __tablename__ = "host_blocks"

    blocked_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[Blocked] = mapped_column(Word(Blocked, 8))
    reason: Mapped[str] = mapped_column(String(LONGEST_REASON))
    at: Mapped[datetime] = mapped_column(Moment)


class KnownServer(Base):
    """A server that has added the bot, as Discord has described it; `left_at`: it removed the bot.

    `introduced`: those who manage it have heard of the commands for them.
    """

    __tablename__ = "known_servers"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))
    members: Mapped[int] = mapped_column()
    added_at: Mapped[datetime] = mapped_column(Moment)
    left_at: Mapped[datetime | None] = mapped_column(Moment)
    introduced: Mapped[bool] = mapped_column(default=False, server_default=false())


class ServerActivity(NamedTuple):
    """A server, and what was played in it."""

    id: int
    name: str
    members: int
    added_at: datetime
    matches: int
    puzzles: int
    last_active_at: datetime | None


class HostStore(Rows):
    """Reads and writes what hosts decide and see."""

    async def block(self, block: HostBlock) -> None:
        """Block a user or server; replaces an earlier block."""
        await self._put(block)

    async def unblock(self, blocked_id: int) -> bool:
        """Lift a block; return False if there is none."""
        return await self._change(delete(HostBlock).where(HostBlock.blocked_id == blocked_id))

    async def blocks(self) -> Sequence[HostBlock]:
        """Load all blocks, the newest first."""
        newest = HostBlock.at.desc(), HostBlock.blocked_id
        return await self._all(select(HostBlock).order_by(*newest))

    async def servers(self) -> Sequence[KnownServer]:
        """Load the servers of this process that have the bot."""
        here = KnownServer.left_at.is_(None), self._share.of(KnownServer.guild_id)
        return await self._all(select(KnownServer).where(*here))

    @transaction
    def note_servers(self, session: Session, servers: Sequence[KnownServer]) -> None:
        """Add these servers, or update the columns that are set."""
        for server in servers:
            put_row(session, server)

    async def note_left(self, guild_id: int, at: datetime) -> None:
        """Record that a server has removed the bot."""
        gone = update(KnownServer).where(KnownServer.guild_id == guild_id)
        await self._change(gone.values(left_at=at))

    async def is_introduced(self, guild_id: int) -> bool:
        """Return whether those who manage this server have heard of the commands for them."""
        found = select(KnownServer.introduced).where(KnownServer.guild_id == guild_id)
        return bool(await self._first(found))

    @transaction
    def record_introduced(self, session: Session, guild_id: int, at: datetime) -> None:
        """Record that those who manage this server have heard of the commands for them."""
        server = update(KnownServer).where(KnownServer.guild_id == guild_id)
        if not changes_rows(session, server.values(introduced=True)):  # it isn't noted yet
            facts = {"name": "", "members": 0, "added_at": at, "introduced": True}
            add_if_free(session, KnownServer(guild_id=guild_id, **facts))

    @transaction
    def activity(self, session: Session, since: datetime) -> Sequence[ServerActivity]:
        """Load all servers that have the bot, with what was played since then; busiest first.

        Counted are the matches that began and the puzzles that were solved.
        """
        matches = select(
            Match.guild_id,
            func.count().filter(Match.created_at >= since),
            func.max(Match.updated_at),
        ).group_by(Match.guild_id)
        puzzles = select(
            Attempt.guild_id,
            func.count().filter(Attempt.created_at >= since, Attempt.reached),
            func.max(Attempt.created_at),
        ).group_by(Attempt.guild_id)
        played = {guild_id: (count, at) for guild_id, count, at in session.execute(matches)}
        solved = {guild_id: (count, at) for guild_id, count, at in session.execute(puzzles)}
        found = list[ServerActivity]()
        for row in session.scalars(select(KnownServer).where(KnownServer.left_at.is_(None))):
            begun, moved_at = played.get(row.guild_id, (0, None))
            right, answered_at = solved.get(row.guild_id, (0, None))
            latest = max(filter(None, (moved_at, answered_at)), default=None)
            facts = row.guild_id, row.name, row.members, row.added_at
            found.append(ServerActivity(*facts, begun, right, latest))
        return sorted(found, key=lambda each: (-each.matches, -each.puzzles, each.name))
