"""Who has blocked whom, in all servers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import String, delete, func, or_, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.lobbies import Lobby, LobbySeat, LobbyState, separate
from bot.store.personal import BLOCKED, OWNER, id_key, name_of
from bot.store.rows import Rows, add_if_free, transaction
from bot.store.tables import Base, Moment


class Block(Base):
    """A user (`blocked_id`, called `name` then) whom another user doesn't want to play with."""

    __tablename__ = "blocks"

    blocker_id: Mapped[int] = id_key(OWNER)
    blocked_id: Mapped[int] = id_key(BLOCKED)
    name: Mapped[str] = mapped_column(String(100), info=name_of("blocked_id"))
    at: Mapped[datetime] = mapped_column(Moment)


class BlockStore(Rows):
    """Reads and writes blocks."""

    async def of(self, blocker_id: int) -> Sequence[Block]:
        """Load a user's blocks, the newest first."""
        own = select(Block).where(Block.blocker_id == blocker_id)
        return await self._all(own.order_by(Block.at.desc(), Block.blocked_id))

    async def has(self, blocker_id: int, blocked_id: int) -> bool:
        """Return whether a user has blocked another one."""
        return await self._get(Block, (blocker_id, blocked_id)) is not None

    async def between(self, user_id: int, others: Collection[int]) -> Sequence[Block]:
        """Load the blocks between a user and these others, in both directions."""
        if not others:
            return ()
        own = (Block.blocker_id == user_id) & Block.blocked_id.in_(others)
        theirs = (Block.blocked_id == user_id) & Block.blocker_id.in_(others)
        return await self._all(select(Block).where(or_(own, theirs)))

    async def among(self, users: Collection[int]) -> Sequence[Block]:
        """Load the blocks between any two of these users."""
        both = Block.blocker_id.in_(users), Block.blocked_id.in_(users)
        return await self._all(select(Block).where(*both))

    @transaction
    def add(self, session: Session, block: Block, most: int) -> Sequence[int] | None:
        """Block a user, and separate the two in open lobbies and challenges.

        Returns the ids of these lobbies. Returns None, and changes nothing, if the blocker has
        already blocked `most` others.
        """
        own = select(func.count()).where(Block.blocker_id == block.blocker_id)
        others = own.where(Block.blocked_id != block.blocked_id)
        if (session.scalar(others) or 0) >= most:
            return None
        add_if_free(session, block)
        two = block.blocker_id, block.blocked_id
        seated = Lobby.seats.any(LobbySeat.user_id.in_(two))
        theirs = Lobby.state == LobbyState.OPEN, or_(seated, Lobby.invited_id.in_(two))
        found = session.scalars(select(Lobby.id).where(*theirs).order_by(Lobby.id)).all()
        return [lobby_id for lobby_id in found if separate(session, lobby_id, *two)]

    async def remove(self, blocker_id: int, blocked_id: int) -> None:
        """Unblock a user; one who isn't blocked is ignored."""
        which = Block.blocker_id == blocker_id, Block.blocked_id == blocked_id
        await self._change(delete(Block).where(*which))
