"""Lobbies and the settings of servers: each public method is one transaction.

Whatever changes an open lobby first counts its version up, which only one transaction at a time
can do: nobody sits down on a seat that is being taken, or leaves a table that is being started.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Literal, TypeAlias

from sqlalchemy import ColumnElement, Update, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, selectinload

from bot.store.database import Database
from bot.store.guild_settings import GuildSettings, Motion
from bot.store.lobby_tables import RANDOM, Lobby, LobbySeat, LobbyState, Person, Server
from bot.store.remembered import Remembered
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.shard_ownership import ShardOwnership
from bot.store.tables import Match
from engine.core import JsonObject

Change: TypeAlias = Literal["done", "closed", "absent", "taken"]
"""What became of a wish: `closed`, the lobby is not open any more; `absent`, this person is not
there; `taken`, somebody else has this deck. Only `done` has changed anything."""


class LobbyStore(Rows):
    """Where people meet."""

    async def open(self, lobby: Lobby) -> bool:
        """Keep a new lobby with its seats; it gets its id.

        False when host and invited person have a lobby already.
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
        """Count the open lobbies and challenges of this person."""
        return await self._count(Lobby.host_id == host_id)

    async def open_in(self, guild_id: int | None) -> int:
        """Count the open lobbies and challenges in this server."""
        return await self._count(Lobby.guild_id == guild_id)

    async def _count(self, whose: ColumnElement[bool]) -> int:
        count = select(func.count()).select_from(Lobby)
        return await self._first(count.where(Lobby.state == LobbyState.OPEN, whose)) or 0

    async def posted(self, lobby_id: int, message_id: int) -> None:
        """Remember where the lobby can be seen."""
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
        """Seat these people, and the bot on these seats with its strength.

        False when the lobby has changed since that version.
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
        """Load the open challenge of these two people, whoever has made it."""
        return await self._first(_WITH_SEATS.where(Lobby.open_pair == _pair(one, other)))

    async def began(self, match_id: int) -> Lobby | None:
        """Load the lobby that has become this match."""
        return await self._first(_WITH_SEATS.where(Lobby.match_id == match_id))

    async def open_tables(self, guild_id: int | None) -> Sequence[Lobby]:
        """Load the open lobbies of a server in which whoever comes may sit down, oldest first."""
        here = Lobby.state == LobbyState.OPEN, Lobby.guild_id == guild_id
        found = _WITH_SEATS.where(*here, Lobby.invited_id.is_(None))
        return await self._all(found.order_by(Lobby.created_at, Lobby.id))

    async def waiting(self, guild_id: int | None, people: Sequence[int]) -> list[Lobby]:
        """Load the open lobbies of these hosts in which whoever comes may sit down."""
        return [each for each in await self.open_tables(guild_id) if each.host_id in people]

    @transaction
    def leave(self, session: Session, lobby_id: int, user_id: int) -> Change:
        """Stand up from the table.

        When the host does, the next person is the host; after the last one the lobby is cancelled.
        """
        if not _held(session, lobby_id):
            return "closed"
        seats = _seats(session, lobby_id)
        if user_id not in [seat.user_id for seat in seats]:
            return _unchanged(session, "absent")
        own = LobbySeat.lobby_id == lobby_id, LobbySeat.user_id == user_id
        session.execute(delete(LobbySeat).where(*own))
        others = [seat for seat in seats if seat.user_id != user_id]
        lobby = session.get_one(Lobby, lobby_id)
        if not others:
            lobby.state = LobbyState.CANCELLED
        elif lobby.host_id == user_id:
            lobby.host_id, lobby.host_name = others[0].user_id, others[0].name
        return "done"

    @transaction
    def choose(self, session: Session, lobby_id: int, user_id: int, pick: str) -> Change:
        """Play with this deck, or whatever is to be chosen; nobody else here may have it."""
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

        False when the lobby has changed since that version.
        """
        # Two that close each other hold their rows in one order, or each would wait for the other.
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

    async def close(self, lobby_id: int, state: LobbyState) -> bool:
        """End an open lobby without a match; False when it was not open any more."""
        ended = {"state": state, "open_pair": None, "unshown": True}
        return await self._change(_open(lobby_id).values(**ended))

    async def open_since(self, before: datetime) -> Sequence[int]:
        """Find the open lobbies and challenges that were opened before then, oldest first."""
        waits = Lobby.state == LobbyState.OPEN, Lobby.created_at < before
        found = select(Lobby.id).where(*waits, self._share.of(Lobby.guild_id))
        return await self._all(found.order_by(Lobby.created_at))

    async def open_at(self, channel_id: int, messages: Collection[int] = ()) -> Sequence[Lobby]:
        """Load the open lobbies of a channel; of these messages in it, if any are given."""
        there = Lobby.state == LobbyState.OPEN, Lobby.channel_id == channel_id
        which = [Lobby.message_id.in_(messages)] * bool(messages)
        return await self._all(_WITH_SEATS.where(*there, *which))

    async def unshown(self, since: datetime) -> Sequence[Lobby]:
        """Find lobbies whose messages don't show how they stand, of those that end after `since`.

        What has become of a match is told by that match.
        """
        owed = Lobby.unshown.is_(True), Lobby.expires_at > since, Lobby.message_id.is_not(None)
        return await self._all(_WITH_SEATS.where(*owed, self._share.of(Lobby.guild_id)))

    async def record_shown(self, lobby: Lobby) -> None:
        """Record that the message shows the lobby as it was loaded, or can't show anything."""
        same = Lobby.id == lobby.id, Lobby.version == lobby.version, Lobby.state == lobby.state
        await self._change(update(Lobby).where(*same).values(unshown=False))

    async def overdue(self, now: datetime) -> Sequence[Lobby]:
        """Open lobbies whose time is over."""
        over = Lobby.state == LobbyState.OPEN, Lobby.expires_at <= now
        ours = self._share.of(Lobby.guild_id)
        return await self._all(_WITH_SEATS.where(*over, ours).order_by(Lobby.expires_at))


class ServerStore(Rows):
    """What servers have settled."""

    def __init__(self, database: Database, share: ShardOwnership) -> None:
        super().__init__(database, share)
        self._servers = Remembered(partial(self._get, Server))

    async def clock(self, guild_id: int | None) -> JsonObject | None:
        """Load the clock of a server where nobody says otherwise, as a document."""
        found = await self._servers.get(guild_id or 0)
        return found.clock if found else None

    async def game(self, guild_id: int | None) -> str | None:
        """Load the id of the game that is played in a server where nobody says otherwise."""
        found = await self._servers.get(guild_id or 0)
        return found.game if found else None

    async def set_game(self, guild_id: int, game: str) -> None:
        """Set the usual game of a server."""
        await self._settle(Server(guild_id=guild_id, game=game))

    async def set_clock(self, guild_id: int, clock: JsonObject | None) -> None:
        """Set the usual clock of a server."""
        await self._settle(Server(guild_id=guild_id, clock=clock))

    async def guild_settings(self, guild_id: int | None) -> GuildSettings:
        """Load how matches are shown in a server."""
        found = await self._servers.get(guild_id or 0)
        return found.guild_settings if found else GuildSettings()

    async def change_guild_settings(self, guild_id: int, **words: str) -> None:
        """Set these settings of a server, beside those that are settled already."""
        await self._settle(Server(guild_id=guild_id, **words))

    async def champion_role(self, guild_id: int | None) -> int | None:
        """Load the id of the role of who has won the latest season, if the server has one."""
        found = await self._servers.get(guild_id or 0)
        return found.champion_role_id if found else None

    async def set_champion_role(
        self, guild_id: int, role_id: int | None, by: int | None = None
    ) -> None:
        """Set the role of the season's winner, and the person to tell if it can't be given."""
        await self._settle(Server(guild_id=guild_id, champion_role_id=role_id, champion_role_by=by))

    async def champion_role_by(self, guild_id: int) -> int | None:
        """Load the person still to tell if the champions' role can't be given."""
        found = await self._servers.get(guild_id)
        return found.champion_role_by if found else None

    async def results_channel(self, guild_id: int | None) -> int | None:
        """Load the id of the channel that hears how matches and seasons end, if there is one."""
        found = await self._servers.get(guild_id or 0)
        return found.results_channel_id if found else None

    async def set_results_channel(self, guild_id: int, channel_id: int | None) -> None:
        """Set the channel that hears how matches and seasons end."""
        await self._settle(Server(guild_id=guild_id, results_channel_id=channel_id))

    async def _settle(self, server: Server) -> None:
        try:
            await self._put(server)
        finally:
            self._servers.changed(server.guild_id)


class PersonStore(Rows):
    """What people have settled for themselves."""

    def __init__(self, database: Database, share: ShardOwnership, servers: ServerStore) -> None:
        super().__init__(database, share)
        self._servers = servers
        self._people = Remembered(partial(self._get, Person))

    async def motion(self, user_id: int, guild_id: int | None) -> Motion:
        """Load how this person sees what has been played.

        Where that is not settled, it is as in this server.
        """
        person = await self._people.get(user_id)
        if person is not None and person.motion is not None:
            return person.motion
        return (await self._servers.guild_settings(guild_id)).motion

    async def is_worldwide(self, user_id: int) -> bool:
        """Return whether this person wants to be rated over all servers too."""
        person = await self._people.get(user_id)
        return person is not None and person.worldwide

    async def set_worldwide(self, user_id: int, *, worldwide: bool) -> None:
        """Set whether this person is rated over all servers too."""
        await self._settle(Person(user_id=user_id, worldwide=worldwide))

    async def lends(self, user_id: int) -> bool:
        """Return whether matches of this person may become pages."""
        person = await self._people.get(user_id)
        return person is not None and person.lends

    async def set_lends(self, user_id: int, *, lends: bool) -> None:
        """Set whether matches of this person may become pages."""
        await self._settle(Person(user_id=user_id, lends=lends))

    async def solves_unrated(self, user_id: int) -> bool:
        """Return whether this person opens pages without a change of the rating."""
        person = await self._people.get(user_id)
        return person is not None and person.unrated

    async def set_unrated(self, user_id: int, *, unrated: bool) -> None:
        """Set whether this person opens pages without a change of the rating."""
        await self._settle(Person(user_id=user_id, unrated=unrated))

    async def set_motion(self, user_id: int, motion: Motion | None) -> None:
        """Set how a person sees what has been played; None: as the server has it."""
        await self._settle(Person(user_id=user_id, motion=motion))

    async def _settle(self, person: Person) -> None:
        try:
            await self._put(person)
        finally:
            self._people.changed(person.user_id)


_WITH_SEATS = select(Lobby).options(selectinload(Lobby.seats))


def _pair(one: int, other: int) -> str:
    """Return the key of two people between whom a challenge is open."""
    low, high = sorted((one, other))
    return f"{low}-{high}"


def _open(lobby_id: int) -> Update:
    """Build a change of the lobby that holds only if it is open."""
    return update(Lobby).where(Lobby.id == lobby_id, Lobby.state == LobbyState.OPEN)


def _held(session: Session, lobby_id: int) -> bool:
    """Have the lobby for this transaction alone; False when it is not open."""
    held = _open(lobby_id).values(version=Lobby.version + 1, unshown=True)
    return changes_rows(session, held)


def _unchanged(session: Session, answer: Change) -> Change:
    """Roll back: it was no change after all."""
    session.rollback()
    return answer


def _seats(session: Session, lobby_id: int) -> Sequence[LobbySeat]:
    found = session.scalars(
        select(LobbySeat).where(LobbySeat.lobby_id == lobby_id).order_by(LobbySeat.seat)
    )
    return found.all()
