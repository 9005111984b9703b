"""Lobbies, in which players gather before a match."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    String,
    UniqueConstraint,
    Update,
    delete,
    false,
    func,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column, relationship, selectinload

from bot.store.moderation_tables import Moderation, Subject, write_moderation
from bot.store.personal import PAIR, PLAIN, PLAYER, SERVER, name_of, text_of
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.tables import Base, Key, Match, Moment, PartialIndex, Word

RANDOM = "random"
"""The pick of a player who wants a random one."""
Change: TypeAlias = Literal["done", "closed", "absent", "taken"]
"""The result of a change: `closed`, the lobby is no longer open; `absent`, this user isn't in it;
`taken`, another user has this deck. Only `done` has changed anything.
"""


class LobbyState(StrEnum):
    """The state of a lobby."""

    OPEN = "open"
    STARTED = "started"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    CLOSED = "closed"
    """By a moderator."""


class Lobby(Base):
    """Players who want to play a match.

    With `invited_id` it is a challenge to that user: while it is open, `open_pair` names the two,
    who can have only one at a time. Otherwise everyone may join. `settings` are the settings of the
    match; `version` counts the changes while it is open. `bots` are the seats that the bot takes,
    with its strength on each. `rematch_of`: only players of that match may join. `unshown`: its
    message doesn't show its present state yet.
    """

    __tablename__ = "lobbies"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    host_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    host_name: Mapped[str] = mapped_column(String(100), info=name_of("host_id"))
    invited_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAYER)
    invited_name: Mapped[str | None] = mapped_column(String(100), info=name_of("invited_id"))
    settings: Mapped[dict[str, Any]] = mapped_column("terms", JSON, info=PLAIN)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    state: Mapped[LobbyState] = mapped_column(Word(LobbyState, 16), default=LobbyState.OPEN)
    version: Mapped[int] = mapped_column(Integer, default=0)
    open_pair: Mapped[str | None] = mapped_column(String(48), unique=True, info=PAIR)
    created_at: Mapped[datetime] = mapped_column(Moment)
    expires_at: Mapped[datetime] = mapped_column(Moment)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    bots: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    rematch_of: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    unshown: Mapped[bool] = mapped_column(default=False, server_default=false())

    seats: Mapped[list[LobbySeat]] = relationship(lazy="raise", order_by="LobbySeat.seat")

    __table_args__ = (Index(None, "state", "expires_at"), Index(None, "match_id"))

    @property
    def subject(self) -> Subject:
        """What moderators call it."""
        return Subject.LOBBY if self.invited_id is None else Subject.CHALLENGE

    @property
    def names(self) -> list[str]:
        """The names of all who are in it or invited."""
        return [*(seat.name for seat in self.seats), *filter(None, [self.invited_name])]

    def seat_of(self, user_id: int) -> LobbySeat | None:
        """Return the seat of this user, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_at(self, name: str) -> LobbySeat | None:
        """Return the seat of this name if a user has it, or None."""
        return next((seat for seat in self.seats if seat.seat == name), None)


PartialIndex(Lobby.id, Lobby.unshown.is_(True), "owed")


class LobbySeat(Base):
    """A seat of a lobby that a user has taken.

    `pick` is what this user has chosen for it, such as a deck; `RANDOM` is a random one, if the
    game offers any.
    """

    __tablename__ = "lobby_seats"

    lobby_id: Mapped[int] = mapped_column(ForeignKey("lobbies.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True, info=PLAIN)
    user_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    pick: Mapped[str] = mapped_column("deck", String(32), default=RANDOM, info=text_of("user_id"))

    __table_args__ = (UniqueConstraint("lobby_id", "user_id"),)


class LobbyStore(Rows):
    """Reads and writes lobbies."""

    async def open(self, lobby: Lobby) -> bool:
        """Save a new lobby with its seats; it gets its id.

        Returns False if host and invited user already have an open challenge.
        """
        if lobby.invited_id is not None:
            lobby.open_pair = _pair(lobby.host_id, lobby.invited_id)
        try:
            await self._add(lobby)
        except IntegrityError:
            return False
        return True

    async def lobby(self, lobby_id: int) -> Lobby | None:
        """Load the lobby with its seats."""
        return await self._first(_WITH_SEATS.where(Lobby.id == lobby_id))

    async def open_of(self, host_id: int) -> int:
        """Count the open lobbies and challenges of this user."""
        return await self._count(Lobby.host_id == host_id)

    async def open_in(self, guild_id: int | None) -> int:
        """Count the open lobbies and challenges in this server."""
        return await self._count(Lobby.guild_id == guild_id)

    async def _count(self, whose: ColumnElement[bool]) -> int:
        count = select(func.count()).select_from(Lobby)
        return await self._first(count.where(Lobby.state == LobbyState.OPEN, whose)) or 0

    async def posted(self, lobby_id: int, message_id: int) -> None:
        """Record the message that shows the lobby."""
        await self._change(update(Lobby).where(Lobby.id == lobby_id).values(message_id=message_id))

    @transaction
    def settle(
        self,
        session: Session,
        lobby_id: int,
        version: int,
        seats: Sequence[LobbySeat],
        bots: Mapping[str, str],
    ) -> bool:
        """Replace the seats of a lobby by these users, and the bot on these seats with its
        strength.

        Returns False if the lobby has changed since that version.
        """
        changed = _open(lobby_id).where(Lobby.version == version)
        values = {"version": Lobby.version + 1, "bots": dict(bots) or None, "unshown": True}
        if not changes_rows(session, changed.values(**values)):
            return False
        session.execute(delete(LobbySeat).where(LobbySeat.lobby_id == lobby_id))
        for seat in seats:
            facts = {"user_id": seat.user_id, "name": seat.name, "pick": seat.pick}
            session.add(LobbySeat(lobby_id=lobby_id, seat=seat.seat, **facts))
        return True

    async def between(self, one: int, other: int) -> Lobby | None:
        """Load the open challenge between these two users, in either direction."""
        return await self._first(_WITH_SEATS.where(Lobby.open_pair == _pair(one, other)))

    async def began(self, match_id: int) -> Lobby | None:
        """Load the lobby that became this match."""
        return await self._first(_WITH_SEATS.where(Lobby.match_id == match_id))

    async def open_lobbies(self, guild_id: int | None) -> Sequence[Lobby]:
        """Load the open lobbies of a server that everyone may join, oldest first."""
        here = Lobby.state == LobbyState.OPEN, Lobby.guild_id == guild_id
        found = _WITH_SEATS.where(*here, Lobby.invited_id.is_(None))
        return await self._all(found.order_by(Lobby.created_at, Lobby.id))

    async def waiting(self, guild_id: int | None, people: Sequence[int]) -> list[Lobby]:
        """Load the open lobbies of these hosts that everyone may join."""
        return [each for each in await self.open_lobbies(guild_id) if each.host_id in people]

    @transaction
    def leave(
        self, session: Session, lobby_id: int, user_id: int, entry: Moderation | None = None
    ) -> Change:
        """Remove a user from a lobby.

        If it is the host, the next user becomes host; when the last one leaves, the lobby is
        cancelled. `entry` is the line of the log if a moderator does it.
        """
        if not _held(session, lobby_id):
            return "closed"
        if user_id not in [seat.user_id for seat in _seats(session, lobby_id)]:
            return _unchanged(session, "absent")
        _take_out(session, lobby_id, user_id)
        write_moderation(session, entry)
        return "done"

    @transaction
    def choose(self, session: Session, lobby_id: int, user_id: int, pick: str) -> Change:
        """Change the user's pick, such as a deck; no one else in the lobby may have it."""
        if not _held(session, lobby_id):
            return "closed"
        seats = _seats(session, lobby_id)
        own = next((seat for seat in seats if seat.user_id == user_id), None)
        if own is None:
            return _unchanged(session, "absent")
        if pick != RANDOM and pick in [seat.pick for seat in seats if seat is not own]:
            return _unchanged(session, "taken")
        own.pick = pick
        return "done"

    @transaction
    def start(
        self,
        session: Session,
        lobby_id: int,
        version: int,
        match: Match,
        closing: Sequence[int] = (),
    ) -> bool:
        """Turn an open lobby into a match and cancel the lobbies `closing`, in one step.

        Returns False if the lobby has changed since that version.
        """
        # Two that close each other lock their rows in the same order, or each would wait for the
        # other.
        held = select(Lobby.id).where(Lobby.id.in_([lobby_id, *closing])).order_by(Lobby.id)
        session.execute(held.with_for_update()).all()
        started = _open(lobby_id).where(Lobby.version == version)
        is_match = {"state": LobbyState.STARTED, "open_pair": None, "unshown": False}
        if not changes_rows(session, started.values(**is_match)):
            return False
        for other in closing:
            ended = {"state": LobbyState.CANCELLED, "unshown": True}
            session.execute(_open(other).values(**ended))
        session.add(match)
        session.flush()
        session.execute(update(Lobby).where(Lobby.id == lobby_id).values(match_id=match.id))
        return True

    @transaction
    def close(
        self,
        session: Session,
        lobby_id: int,
        state: LobbyState,
        entry: Moderation | None = None,
    ) -> bool:
        """End an open lobby without a match; return False if it was no longer open.

        `entry` is the line of the log if a moderator does it.
        """
        ended = {"state": state, "open_pair": None, "unshown": True}
        if not changes_rows(session, _open(lobby_id).values(**ended)):
            return False
        write_moderation(session, entry)
        return True

    @transaction
    def reopen(self, session: Session, lobby_id: int, at: datetime, entry: Moderation) -> bool:
        """Open a lobby again that a moderator has closed.

        Returns False if its time is over, or the two of a challenge have a new one.
        """
        lobby = session.get_one(Lobby, lobby_id, with_for_update=True)
        pair = None if lobby.invited_id is None else _pair(lobby.host_id, lobby.invited_id)
        taken = select(Lobby.id).where(Lobby.open_pair == pair)
        is_taken = pair is not None and session.scalar(taken) is not None
        if lobby.state != LobbyState.CLOSED or lobby.expires_at <= at or is_taken:
            return False
        lobby.state, lobby.open_pair, lobby.unshown = LobbyState.OPEN, pair, True
        write_moderation(session, entry)
        return True

    async def open_since(self, before: datetime) -> Sequence[int]:
        """Load the ids of lobbies and challenges that were opened before this time and are still
        open.

        The oldest come first.
        """
        waits = Lobby.state == LobbyState.OPEN, Lobby.created_at < before
        found = select(Lobby.id).where(*waits, self._share.of(Lobby.guild_id))
        return await self._all(found.order_by(Lobby.created_at))

    async def open_at(self, channel_id: int, messages: Collection[int] = ()) -> Sequence[Lobby]:
        """Load the open lobbies of a channel; only those of these messages, if any are given."""
        there = Lobby.state == LobbyState.OPEN, Lobby.channel_id == channel_id
        which = [Lobby.message_id.in_(messages)] * bool(messages)
        return await self._all(_WITH_SEATS.where(*there, *which))

    async def unshown(self, since: datetime) -> Sequence[Lobby]:
        """Load lobbies whose messages are outdated, of those that end after `since`.

        A match shows its own state.
        """
        owed = Lobby.unshown.is_(True), Lobby.expires_at > since, Lobby.message_id.is_not(None)
        return await self._all(_WITH_SEATS.where(*owed, self._share.of(Lobby.guild_id)))

    async def record_shown(self, lobby: Lobby) -> None:
        """Record that the message shows the lobby as it was loaded, or can't show anything."""
        same = Lobby.id == lobby.id, Lobby.version == lobby.version, Lobby.state == lobby.state
        await self._change(update(Lobby).where(*same).values(unshown=False))

    async def overdue(self, now: datetime) -> Sequence[Lobby]:
        """Load the open lobbies whose time is over."""
        over = Lobby.state == LobbyState.OPEN, Lobby.expires_at <= now
        ours = self._share.of(Lobby.guild_id)
        return await self._all(_WITH_SEATS.where(*over, ours).order_by(Lobby.expires_at))


def separate(session: Session, lobby_id: int, blocker_id: int, blocked_id: int) -> bool:
    """Separate two users in an open lobby, as part of a transaction; return False if they aren't
    both in it.

    A challenge between them is closed. Of a lobby's players the blocked one leaves if the other is
    the host, else the blocker. If someone joins a lobby of theirs at this moment, it has changed,
    so that the block is seen.
    """
    session.execute(_open(lobby_id).values(version=Lobby.version + 1))
    lobby = session.get_one(Lobby, lobby_id)
    people = {lobby.invited_id, *(seat.user_id for seat in _seats(session, lobby_id))}
    if lobby.state != LobbyState.OPEN or not people >= {blocker_id, blocked_id}:
        return False
    is_host, lobby.unshown = lobby.host_id == blocker_id, True
    if lobby.invited_id is not None:
        lobby.state = LobbyState.WITHDRAWN if is_host else LobbyState.DECLINED
        lobby.open_pair = None
    else:
        _take_out(session, lobby_id, blocked_id if is_host else blocker_id)
    return True


def _take_out(session: Session, lobby_id: int, user_id: int) -> None:
    """Remove a user who is in a lobby, which may need another host or be cancelled."""
    own = LobbySeat.lobby_id == lobby_id, LobbySeat.user_id == user_id
    session.execute(delete(LobbySeat).where(*own))
    others, lobby = _seats(session, lobby_id), session.get_one(Lobby, lobby_id)
    if not others:
        lobby.state = LobbyState.CANCELLED
    elif lobby.host_id == user_id:
        lobby.host_id, lobby.host_name = others[0].user_id, others[0].name


_WITH_SEATS = select(Lobby).options(selectinload(Lobby.seats))


def _pair(one: int, other: int) -> str:
    """Return the key of two users between whom a challenge is open."""
    low, high = sorted((one, other))
    return f"{low}-{high}"


def _open(lobby_id: int) -> Update:
    """Build a change of the lobby that applies only if it is open."""
    return update(Lobby).where(Lobby.id == lobby_id, Lobby.state == LobbyState.OPEN)


def _held(session: Session, lobby_id: int) -> bool:
    """Lock the lobby for this transaction; return False if it isn't open."""
    held = _open(lobby_id).values(version=Lobby.version + 1, unshown=True)
    return changes_rows(session, held)


def _unchanged(session: Session, answer: Change) -> Change:
    """Roll back, because nothing has changed after all."""
    session.rollback()
    return answer


def _seats(session: Session, lobby_id: int) -> Sequence[LobbySeat]:
    found = session.scalars(
        select(LobbySeat).where(LobbySeat.lobby_id == lobby_id).order_by(LobbySeat.seat)
    )
    return found.all()
