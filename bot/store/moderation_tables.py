"""The tables of moderation: who is barred, and what moderators have done."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger, Index, String, false, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.personal import BARRED, NAMES, PLAIN, PLAYER, SERVER, id_key, name_of
from bot.store.result_tables import ResultPost
from bot.store.servers import Server
from bot.store.tables import Base, Key, Moment, Word


class Action(StrEnum):
    """What a moderator has done."""

    END = "end"
    REOPEN = "reopen"
    PAUSE = "pause"
    RESUME = "resume"
    CLOSE = "close"
    OPEN = "open"
    REMOVE = "remove"
    WITHDRAW = "withdraw"
    RESTORE = "restore"
    RENAME = "rename"
    BAR = "bar"
    LIFT = "lift"


class Subject(StrEnum):
    """What it was done to."""

    MATCH = "match"
    LOBBY = "lobby"
    CHALLENGE = "challenge"
    RACE = "race"
    PUZZLE = "puzzle"
    DECK = "deck"
    CHAMPION = "champion"
    MEMBER = "member"


class Bar(Base):
    """A member (`name`) who may not begin anything in a server until `until` (None: for good)."""

    __tablename__ = "bars"

    guild_id: Mapped[int] = id_key(SERVER)
    user_id: Mapped[int] = id_key(BARRED)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    until: Mapped[datetime | None] = mapped_column(Moment)
    by: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    at: Mapped[datetime] = mapped_column(Moment)


class Moderation(Base):
    """One action of a moderator (`by`), a line of the server's log.

    `key` is the id of the subject, `name` what it was called then, `user_id` the member whom the
    action was about, if any. Those who can't see `channel_id` don't see the line. `until` is the
    end of a bar, `before` what an undo restores. `undone`: another action has reversed it.
    """

    __tablename__ = "moderations"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    at: Mapped[datetime] = mapped_column(Moment)
    by: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    action: Mapped[Action] = mapped_column(Word(Action, 16))
    subject: Mapped[Subject] = mapped_column(Word(Subject, 16))
    key: Mapped[str] = mapped_column(String(40), info=NAMES)
    name: Mapped[str] = mapped_column(String(200), default="", info=NAMES)
    user_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAYER)
    channel_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    until: Mapped[datetime | None] = mapped_column(Moment)
    before: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), info=NAMES)
    undone: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index(None, "guild_id", "id"),)


class SharedName(Base):
    """A deck or champion that its owner has shown to everyone in a server."""

    __tablename__ = "shared_names"

    guild_id: Mapped[int] = id_key(SERVER)
    kind: Mapped[Subject] = mapped_column(Word(Subject, 16), primary_key=True)
    number: Mapped[int] = id_key(PLAIN)


def write_moderation(session: Session, entry: Moderation | None) -> None:
    """Add the line of an action in the transaction of the action; the log channel is owed it."""
    if entry is None:
        return
    session.add(entry)
    session.flush()
    channel = select(Server.moderation_channel_id).where(Server.guild_id == entry.guild_id)
    if session.scalar(channel) is not None:
        facts = {"guild_id": entry.guild_id, "created_at": entry.at}
        session.add(ResultPost(moderation_id=entry.id, **facts))
