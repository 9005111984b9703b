"""The tables of results: matches played, ratings, seasons, and who shows them.

Values that follow from results alone (weights, points, `player_ratings`) can be recomputed at any
time (`bot/store/rating_book.py`).
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    ForeignKey,
    Index,
    Integer,
    String,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.personal import OWNER, PLAIN, PLAYER, SERVER, id_key, name_of
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

WORLDWIDE = 0
"""Stands for the server in the pool of users who have agreed to be rated over all servers."""


class ResultKind(StrEnum):
    """The kind of play; only the first three are rated, each separately."""

    DUEL = "duel"
    TABLE = "table"
    LEAGUE = "league"
    BOT = "bot"
    """The bot itself had a seat from the beginning."""
    SOLO = "solo"
    """Users against the game itself."""
    ABANDONED = "abandoned"
    """All players had left, or the match could no longer be read."""


RATED_KINDS = (ResultKind.DUEL, ResultKind.TABLE, ResultKind.LEAGUE)


class SeatOutcome(StrEnum):
    """How a match ended for a seat: all seats of a side share it."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    OVER = "over"
    """No seat was placed."""


class Result(Base):
    """A finished match, numbered in the order in which matches have ended.

    `game` is the game as users know it. `rated` and `worldwide` say in which ratings it counts,
    `weight` how much in the server's. `length` is the number of moves, `rules` the version of the
    rules, `season` that of the server (0: the first one).
    """

    __tablename__ = "results"

    number: Mapped[int] = mapped_column(Key, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), unique=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    game: Mapped[str] = mapped_column(String(32), info=PLAIN)
    kind: Mapped[ResultKind] = mapped_column(Word(ResultKind, 16))
    format: Mapped[str] = mapped_column(String(32), info=PLAIN)
    mode: Mapped[str] = mapped_column(String(32), info=PLAIN)
    reason: Mapped[str] = mapped_column(String(32), info=PLAIN)
    turns: Mapped[int] = mapped_column(Integer)
    length: Mapped[int] = mapped_column(Integer)
    rules: Mapped[int] = mapped_column(Integer)
    private: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean)
    worldwide: Mapped[bool] = mapped_column(Boolean)
    season: Mapped[int] = mapped_column(Integer, default=0)
    weight: Mapped[float] = mapped_column(default=0.0)
    began_at: Mapped[datetime] = mapped_column(Moment)
    ended_at: Mapped[datetime] = mapped_column(Moment)

    __table_args__ = (Index(None, "guild_id", "ended_at"),)


class ResultSeat(Base):
    """A seat of a finished match, with the values of `SeatResult`.

    `before` and `after` are the points in the server's ratings, if the match was rated; None before
    there were enough results to show them. `cards` is None for matches that ended before it was
    stored.
    """

    __tablename__ = "result_seats"

    number: Mapped[int] = mapped_column(ForeignKey("results.number"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True, info=PLAIN)
    user_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAYER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    strength: Mapped[str | None] = mapped_column(String(16), info=PLAIN)
    team: Mapped[int] = mapped_column(Integer)
    placement: Mapped[int | None] = mapped_column(Integer)
    outcome: Mapped[SeatOutcome] = mapped_column(Word(SeatOutcome, 8))
    left: Mapped[bool] = mapped_column(Boolean)
    cards: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    before: Mapped[int | None] = mapped_column(Integer)
    after: Mapped[int | None] = mapped_column(Integer)

    __table_args__ = (Index(None, "user_id", "number"),)


class PlayerRating(Base):
    """The form (`Form`) of a user in a season of a server's ratings, or worldwide."""

    __tablename__ = "player_ratings"

    guild_id: Mapped[int] = id_key(SERVER)
    game: Mapped[str] = mapped_column(String(32), primary_key=True, info=PLAIN)
    kind: Mapped[ResultKind] = mapped_column(Word(ResultKind, 16), primary_key=True)
    season: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = id_key(OWNER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    mu: Mapped[float] = mapped_column()
    sigma: Mapped[float] = mapped_column()
    points: Mapped[int] = mapped_column(Integer)
    results: Mapped[int] = mapped_column(Integer)
    season_results: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int] = mapped_column(Integer)
    streak: Mapped[int] = mapped_column(Integer)
    best: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    best_points: Mapped[int] = mapped_column(Integer)

    __table_args__ = (Index(None, "user_id"),)


class Season(Base):
    """A season of a server: the newest one is current; `ends_at` is None if it is open-ended."""

    __tablename__ = "seasons"

    guild_id: Mapped[int] = id_key(SERVER)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    began_at: Mapped[datetime] = mapped_column(Moment)
    ends_at: Mapped[datetime | None] = mapped_column(Moment)
    closed: Mapped[bool] = mapped_column(default=False, server_default=false())


PartialIndex(Season.ends_at, Season.closed.is_(False), "open")


class SeasonWinner(Base):
    """The winner of a season's table. `has_role`: the bot has given the role of champions."""

    __tablename__ = "season_winners"

    guild_id: Mapped[int] = id_key(SERVER)
    season: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(32), primary_key=True, info=PLAIN)
    kind: Mapped[ResultKind] = mapped_column(Word(ResultKind, 16), primary_key=True)
    user_id: Mapped[int] = id_key(OWNER)
    points: Mapped[int] = mapped_column(Integer)
    has_role: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index(None, "user_id"),)


class ResultPost(Base):
    """A post that a channel is owed: how a match or the season `season` ended, or a moderation.

    Or it is about the week whose post was due at `week_at`. Moderations go to the server's log
    channel, weeks to the channel chosen for them, the others to its results channel.
    It is deleted once Discord has it or it is no longer needed. A process that sends it claims it
    until `held_until`; `tries` counts how often Discord may have accepted it.
    """

    __tablename__ = "result_posts"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True, info=SERVER)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))
    season: Mapped[int | None] = mapped_column(Integer)
    moderation_id: Mapped[int | None] = mapped_column(ForeignKey("moderations.id"))
    week_at: Mapped[datetime | None] = mapped_column(Moment)
    created_at: Mapped[datetime] = mapped_column(Moment)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    held_until: Mapped[datetime | None] = mapped_column(Moment)


class KeptRanking(Base):
    """A message that always shows the current ranking of a server in a game and a kind of play.

    `shows` is a mark of what it shows. It was compared with the ratings at `checked_at`, when
    `newest` was the newest result; None: it is to be compared as soon as possible. A process that
    sends or edits it claims it until `held_until`; `tries` counts how often Discord may have
    accepted the message.
    """

    __tablename__ = "kept_rankings"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    game: Mapped[str] = mapped_column(String(32), info=PLAIN)
    kind: Mapped[ResultKind] = mapped_column(Word(ResultKind, 16))
    channel_id: Mapped[int] = mapped_column(BigInteger, index=True, info=PLAIN)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    shows: Mapped[str] = mapped_column(String(32), default="", info=PLAIN)
    created_at: Mapped[datetime] = mapped_column(Moment)
    newest: Mapped[int] = mapped_column(Integer, default=0)
    checked_at: Mapped[datetime | None] = mapped_column(Moment)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    held_until: Mapped[datetime | None] = mapped_column(Moment)

    __table_args__ = (UniqueConstraint("guild_id", "game", "kind"),)


class Visibility(Base):
    """What a user shows to others in a server; without a row, everything."""

    __tablename__ = "visibility"

    guild_id: Mapped[int] = id_key(SERVER)
    user_id: Mapped[int] = id_key(OWNER)
    ranked: Mapped[bool] = mapped_column(default=True, server_default=true())
    profile: Mapped[bool] = mapped_column(default=True, server_default=true())
