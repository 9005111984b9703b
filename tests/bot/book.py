"""Results without played matches: a database in memory, and match ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session

from bot.store import Board, Match, MatchResult, SeatResult
from bot.store.rating_book import BATCH, Recomputation, write_changes, write_result
from bot.store.result_tables import PlayerRating, Result, ResultSeat
from bot.store.tables import Base

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
GUILD = 10


def session() -> Session:
    """Return an empty database in memory."""
    engine = create_engine("sqlite://")
    Base.metadata.create_all(engine)
    return Session(engine, expire_on_commit=False)


def seat(
    name: str,
    user_id: int | None,
    team: int,
    placement: int | None,
    strength: str | None = None,
    *,
    left: bool = False,
) -> SeatResult:
    return SeatResult(name, f"P{user_id}", user_id, strength, team, placement, left)


def result(seats: Sequence[SeatResult], at: datetime = NOW, **facts: Any) -> MatchResult:
    """Return a rated duel, or a result with these facts."""
    usual = {"game": "clash", "offer": "clash", "format": "standard", "mode": "duel"}
    more = {"reason": "destruction", "turns": 7, "play": "duel", "rated": True}
    began = at - timedelta(hours=1)
    return MatchResult(
        **{**usual, **more, **facts}, began_at=began, ended_at=at, seats=tuple(seats)
    )


def duel(winner: int, loser: int, at: datetime = NOW, **facts: Any) -> MatchResult:
    return result([seat("A", winner, 0, 1), seat("B", loser, 1, 2)], at, **facts)


def end(
    rows: Session,
    ended: MatchResult,
    guild_id: int | None = GUILD,
    channel_id: int = 1,
    *,
    private: bool = False,
) -> int:
    """Store a match of this server with this end, in this channel, and return its number."""
    match = Match(
        game=ended.game,
        setup={},
        rules=3,
        seed=1,
        language="en",
        guild_id=guild_id,
        channel_id=channel_id,
        origin_channel_id=channel_id,
        private=private,
        board=Board(origin_told=True, shown_version=0),
        created_at=ended.began_at,
        updated_at=ended.ended_at,
        result=ended,
    )
    rows.add(match)
    rows.flush()
    write_result(rows, match.id, 42, ended)
    rows.flush()
    return match.id


def recompute(
    rows: Session, batch: int = BATCH, between: Callable[[], object] = lambda: None
) -> int:
    """Recompute all ratings step by step, calling `between` between the steps."""
    anew = Recomputation(batch)
    while found := anew.read(rows):
        changes = anew.take(found)
        between()
        write_changes(rows, changes)
        between()
        rows.expire_all()  # each step is a separate transaction
    count = anew.finish(rows)
    rows.expire_all()
    return count


def book_of(rows: Session) -> list[Any]:
    """Return everything that is computed from results."""
    rows.expire_all()
    columns = list(PlayerRating.__table__.columns)
    keys = PlayerRating.__table__.primary_key.columns
    ratings = rows.execute(select(*columns).order_by(*keys)).all()
    weights = rows.execute(select(Result.number, Result.weight).order_by(Result.number)).all()
    seats = select(ResultSeat.number, ResultSeat.seat, ResultSeat.before, ResultSeat.after)
    points = rows.execute(seats.order_by(ResultSeat.number, ResultSeat.seat)).all()
    return [list(map(tuple, each)) for each in (ratings, weights, points)]


def rating(rows: Session, user_id: int, guild_id: int = GUILD, kind: str = "duel") -> PlayerRating:
    """Return a player's current rating."""
    found = rows.scalars(
        select(PlayerRating)
        .where(PlayerRating.user_id == user_id, PlayerRating.guild_id == guild_id)
        .where(PlayerRating.kind == kind)
        .order_by(PlayerRating.season.desc())
    )
    return found.all()[0]
