"""The lobby's tables: where people meet before a match, and what servers have settled for it."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.guild_settings import (
    Alone,
    Calls,
    Candidates,
    GuildSettings,
    Motion,
    OldBoards,
    Place,
    Rated,
    SeasonLength,
)
from bot.store.tables import Base, Key, Moment, PartialIndex, Word


class LobbyState(StrEnum):
    """What has become of a lobby."""

    OPEN = "open"
    STARTED = "started"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    EXPIRED = "expired"


RANDOM = "random"
"""The choice of who leaves it to chance."""


class Lobby(Base):
    """People who want to play something.

    With an invited person it is a challenge to this person alone: while it is open, `open_pair`
    names the two, who can have one at a time. Without, whoever comes may sit down. `terms` is
    what will be played; `version` counts the changes while it is open. `bots` are the seats that
    the bot takes, with its strength on each. `rematch_of`: only those who have played that match
    may sit down. `unshown`: its message is still to show how it stands.
    """

    __tablename__ = "lobbies"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    host_name: Mapped[str] = mapped_column(String(100))
    invited_id: Mapped[int | None] = mapped_column(BigInteger)
    invited_name: Mapped[str | None] = mapped_column(String(100))
    terms: Mapped[dict[str, Any]] = mapped_column(JSON)
    language: Mapped[str] = mapped_column(String(8))
    state: Mapped[LobbyState] = mapped_column(Word(LobbyState, 16), default=LobbyState.OPEN)
    version: Mapped[int] = mapped_column(Integer, default=0)
    open_pair: Mapped[str | None] = mapped_column(String(48), unique=True)
    created_at: Mapped[datetime] = mapped_column(Moment)
    expires_at: Mapped[datetime] = mapped_column(Moment)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    bots: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    rematch_of: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    unshown: Mapped[bool] = mapped_column(default=False, server_default=false())

    seats: Mapped[list[LobbySeat]] = relationship(lazy="raise", order_by="LobbySeat.seat")

    __table_args__ = (Index(None, "state", "expires_at"), Index(None, "match_id"))

    def seat_of(self, user_id: int) -> LobbySeat | None:
        """Return where this person sits."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_at(self, name: str) -> LobbySeat | None:
        """Return the seat of this name, if a person has it."""
        return next((seat for seat in self.seats if seat.seat == name), None)


PartialIndex(Lobby.id, Lobby.unshown.is_(True), "owed")


class LobbySeat(Base):
    """A seat of a lobby that somebody has taken.

    `pick` is what this person has chosen for it, such as a deck; None: a random one where the game
    offers something.
    """

    __tablename__ = "lobby_seats"

    lobby_id: Mapped[int] = mapped_column(ForeignKey("lobbies.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(100))
    pick: Mapped[str] = mapped_column("deck", String(32), default=RANDOM)

    __table_args__ = (UniqueConstraint("lobby_id", "user_id"),)


class Server(Base):
    """The settings that hold in a server where nobody says otherwise.

    No `clock`: people take their time; no `game`: the first one; no value of a setting: its
    usual one. `champion_role_id` is the role of who has won the latest season, if any, and
    `champion_role_by` who chose it, until that person was told that it can't be given;
    `results_channel_id` is the channel that hears how matches and seasons have ended, if any.
    `collected_at` is the latest night in which pages were made of its matches.
    """

    __tablename__ = "servers"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    game: Mapped[str | None] = mapped_column(String(32))
    place: Mapped[Place | None] = mapped_column(Word(Place, 16))
    old_boards: Mapped[OldBoards | None] = mapped_column(Word(OldBoards, 16))
    calls: Mapped[Calls | None] = mapped_column(Word(Calls, 16))
    alone: Mapped[Alone | None] = mapped_column(Word(Alone, 16))
    motion: Mapped[Motion | None] = mapped_column(Word(Motion, 16))
    rated: Mapped[Rated | None] = mapped_column(Word(Rated, 16))
    season: Mapped[SeasonLength | None] = mapped_column(Word(SeasonLength, 16))
    candidates: Mapped[Candidates | None] = mapped_column(Word(Candidates, 16))
    collected_at: Mapped[datetime | None] = mapped_column(Moment)
    champion_role_id: Mapped[int | None] = mapped_column(BigInteger)
    champion_role_by: Mapped[int | None] = mapped_column(BigInteger)
    results_channel_id: Mapped[int | None] = mapped_column(BigInteger)

    @property
    def guild_settings(self) -> GuildSettings:
        """How matches are shown here."""
        settled = {name: getattr(self, name) for name in CUSTOMS}
        return GuildSettings(**{name: word for name, word in settled.items() if word is not None})


class Person(Base):
    """What holds for somebody in every server. No `motion`: as the server has it.

    `worldwide`: rated matches count for the ratings over all servers too. `lends`: own matches may
    become pages for a server, if all the others who played agree. `unrated`: pages are opened for
    fun, without a change of the rating.
    """

    __tablename__ = "people"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    motion: Mapped[Motion | None] = mapped_column(Word(Motion, 16))
    worldwide: Mapped[bool] = mapped_column(default=False, server_default=false())
    lends: Mapped[bool] = mapped_column(default=False, server_default=false())
    unrated: Mapped[bool] = mapped_column(default=False, server_default=false())


CUSTOMS = tuple([field.name for field in fields(GuildSettings)])
"""The columns that a server's settings are kept in."""
