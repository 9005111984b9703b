"""Reads and writes bars, the log of moderators, and what can be moderated in a server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, delete, false, or_, select, true, update
from sqlalchemy.orm import Session, load_only, selectinload

from bot.store.collection import Champion, Deck
from bot.store.lobbies import Lobby, LobbySeat, LobbyState
from bot.store.moderation_tables import (
    Action,
    Bar,
    Moderation,
    SharedName,
    Subject,
    write_moderation,
)
from bot.store.rows import Rows, changes_rows, put_row, transaction
from bot.store.runs import Race, Racer, RaceState
from bot.store.tables import RUNNING, Match, Seat

MOST = 200
"""The most running matches, and lobbies, that are loaded for a list."""
NAMED: dict[Subject, type[Deck] | type[Champion]] = {
    Subject.DECK: Deck,
    Subject.CHAMPION: Champion,
}


class ModerationStore(Rows):
    """Reads and writes what moderators do."""

    # Bars

    async def bar(self, guild_id: int, user_id: int, at: datetime) -> Bar | None:
        """Load the bar of a member that holds at this time, or None."""
        which = Bar.guild_id == guild_id, Bar.user_id == user_id
        return await self._first(select(Bar).where(*which, _holds(at)))

    async def bars(self, guild_id: int, at: datetime) -> Sequence[Bar]:
        """Load the bars of a server that hold at this time, the newest first."""
        here = select(Bar).where(Bar.guild_id == guild_id, _holds(at))
        return await self._all(here.order_by(Bar.at.desc(), Bar.user_id).limit(MOST))

    @transaction
    def set_bar(self, session: Session, entry: Moderation) -> None:
        """Bar the member of this line of the log until its `until`; replaces an earlier bar."""
        names = {"user_id": entry.user_id, "name": entry.name or entry.key}
        facts = {"guild_id": entry.guild_id, "until": entry.until, "by": entry.by, "at": entry.at}
        put_row(session, Bar(**names, **facts))
        write_moderation(session, entry)

    @transaction
    def lift(self, session: Session, entry: Moderation) -> bool:
        """Delete the bar of the member of this line; return False for a member without one."""
        guild_id, user_id = entry.guild_id, entry.user_id
        which = Bar.guild_id == guild_id, Bar.user_id == user_id
        if not changes_rows(session, delete(Bar).where(*which)):
            return False
        barred = Moderation.guild_id == guild_id, Moderation.user_id == user_id
        bars = update(Moderation).where(*barred, Moderation.action == Action.BAR)
        session.execute(bars.values(undone=True))
        write_moderation(session, entry)
        return True

    # The log

    async def entries(self, guild_id: int, before: int, count: int) -> Sequence[Moderation]:
        """Load lines of the log with ids below `before`, the newest first."""
        here = Moderation.guild_id == guild_id, Moderation.id < before
        return await self._all(
            select(Moderation).where(*here).order_by(Moderation.id.desc()).limit(count)
        )

    async def entry(self, guild_id: int, entry_id: int) -> Moderation | None:
        """Load a line of this server's log."""
        which = Moderation.guild_id == guild_id, Moderation.id == entry_id
        return await self._first(select(Moderation).where(*which))

    async def record_undone(self, entry_id: int) -> None:
        """Record that another action has reversed this one."""
        await self._change(update(Moderation).where(Moderation.id == entry_id).values(undone=True))

    # What can be moderated

    async def running_matches(self, guild_id: int, user_id: int | None = None) -> Sequence[Match]:
        """Load the public matches that are played in a server, most recently moved first.

        With `user_id`, only those in which this user plays. Only their ids and channels are loaded.
        """
        here = Match.guild_id == guild_id, Match.private.is_(False), RUNNING
        found = select(Match).options(
            load_only(Match.channel_id, Match.origin_channel_id, Match.origin_message_id)
        )
        if user_id is not None:
            own = Seat.user_id == user_id, Seat.thinks.is_(None)
            found = found.join(Seat).where(*own)
        newest = Match.updated_at.desc(), Match.id
        return await self._all(found.where(*here).order_by(*newest).limit(MOST))

    async def open_lobbies(
        self, guild_id: int | None, user_id: int | None = None
    ) -> Sequence[Lobby]:
        """Load the open lobbies and challenges of a server, or of this user there; newest first.

        `guild_id` None: of all servers, including challenges to the user.
        """
        here = Lobby.guild_id == guild_id if guild_id is not None else true()
        found = select(Lobby).options(selectinload(Lobby.seats))
        found = found.where(Lobby.state == LobbyState.OPEN, here)
        if user_id is not None:
            sits = Lobby.seats.any(LobbySeat.user_id == user_id)
            invited = Lobby.invited_id == user_id if guild_id is None else false()
            found = found.where(or_(sits, invited))
        return await self._all(found.order_by(Lobby.id.desc()).limit(MOST))

    async def open_races(self, guild_id: int | None, user_id: int | None = None) -> Sequence[Race]:
        """Load the races of a server (None: of all) that aren't over, or those of this user there.

        The newest come first.
        """
        here = Race.guild_id == guild_id if guild_id is not None else true()
        found = select(Race).where(Race.state != RaceState.OVER, here)
        if user_id is not None:
            found = found.join(Racer).where(Racer.user_id == user_id)
        return await self._all(found.order_by(Race.id.desc()).limit(MOST))

    # Names that others have seen

    async def note_shared(self, guild_id: int, kind: Subject, number: int) -> None:
        """Record that a deck or champion was shown to everyone in a server."""
        await self._put(SharedName(guild_id=guild_id, kind=kind, number=number))

    async def shared(self, guild_id: int, kind: Subject, number: int) -> Deck | Champion | None:
        """Load a deck or champion that was shown to everyone in a server, or None."""
        if await self._get(SharedName, (guild_id, kind, number)) is None:
            return None
        return await self._get(NAMED[kind], number)


def _holds(at: datetime) -> ColumnElement[bool]:
    return or_(Bar.until.is_(None), Bar.until > at)
