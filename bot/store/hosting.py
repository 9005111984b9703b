"""What hosts decide and see: blocked users and servers, and the servers that have the bot."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    Row,
    String,
    and_,
    case,
    delete,
    false,
    func,
    literal,
    select,
    union_all,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.erasing import Erasure
from bot.store.grimoire_tables import Attempt
from bot.store.personal import BLOCKED, PLAIN, SECRET, SERVER, id_key
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

    blocked_id: Mapped[int] = id_key(BLOCKED)
    kind: Mapped[Blocked] = mapped_column(Word(Blocked, 8), info=PLAIN)
    reason: Mapped[str] = mapped_column(String(LONGEST_REASON), info=SECRET)
    at: Mapped[datetime] = mapped_column(Moment)


class KnownServer(Base):
    """A server that has added the bot, as Discord has described it.

    If it has removed the bot, its data has to be deleted (`Erasure`). `introduced`: those who
    manage it have heard of the commands for them.
    """

    __tablename__ = "known_servers"

    guild_id: Mapped[int] = id_key(SERVER)
    name: Mapped[str] = mapped_column(String(100), info=PLAIN)
    members: Mapped[int] = mapped_column()
    added_at: Mapped[datetime] = mapped_column(Moment)
    introduced: Mapped[bool] = mapped_column(default=False, server_default=false())


class HostStore(Rows):
    """Reads and writes what hosts decide and see."""

    async def block(self, block: HostBlock) -> None:
        """Block a user or server; replaces an earlier block."""
        await self._put(block)

    async def unblock(self, blocked_id: int) -> bool:
        """Lift a block; return False for a user or server without one."""
        return await self._change(delete(HostBlock).where(HostBlock.blocked_id == blocked_id))

    async def blocks(self) -> Sequence[HostBlock]:
        """Load all blocks, the newest first."""
        newest = HostBlock.at.desc(), HostBlock.blocked_id
        return await self._all(select(HostBlock).order_by(*newest))

    @transaction
    def note_servers(self, session: Session, servers: Sequence[KnownServer]) -> None:
        """Add these servers, or update the columns that are set."""
        for server in servers:
            put_row(session, server)

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

    async def activity(self, since: datetime) -> Sequence[Row[Any]]:
        """Load the servers that have the bot, with what was played since then; busiest first.

        Returns id, name, members, time of adding the bot, matches that began, puzzles that were
        solved, and the time of the latest activity, if any, for each.
        """
        began, solved = Match.created_at >= since, Attempt.created_at >= since
        matches = select(
            Match.guild_id.label("guild_id"),
            Match.updated_at.label("at"),
            case((began, 1), else_=0).label("matches"),
            literal(0).label("puzzles"),
        )
        puzzles = select(
            Attempt.guild_id,
            Attempt.created_at,
            literal(0),
            case((and_(solved, Attempt.reached), 1), else_=0),
        )
        played, server = union_all(matches, puzzles).subquery(), KnownServer
        facts = server.guild_id, server.name, server.members, server.added_at
        counts = [func.coalesce(func.sum(each), 0) for each in (played.c.matches, played.c.puzzles)]
        found = select(*facts, *counts, func.max(played.c.at))
        of_all = found.outerjoin(played, played.c.guild_id == server.guild_id).group_by(*facts)
        busiest = *(count.desc() for count in counts), server.name
        left = select(Erasure.id).where(Erasure.guild_id == server.guild_id)
        return await self._rows(of_all.where(~left.exists()).order_by(*busiest))
