"""Results and ratings; what was played before is taken over as friendly.

The grimoire's ratings are made anew from the stored answers, on their newer scale.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.store.ratings import replay_answers
from engine.games import USUAL
from puzzles import library

revision = "0104"
down_revision = "0103"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
BATCH = 500
"""Rows that are read at once."""
MIDDLING = 1500
JUDGED = ("solved", "lost", "short", "refuted")

MATCHES = sa.table(
    "matches",
    *[sa.column(name) for name in ("id", "game", "guild_id", "private", "rules", "version")],
    *[sa.column(name, sa.JSON) for name in ("terms", "result")],
)
MOVES = sa.table("moves", *[sa.column(name) for name in ("match_id", "seat", "kind")])
SUCCESSIONS = sa.table(
    "successions",
    *[sa.column(name) for name in ("match_id", "parent_id", "part")],
)
ATTEMPTS = sa.table(
    "attempts",
    *[sa.column(name) for name in ("id", "user_id", "page_id", "reason")],
    sa.column("reached", sa.Boolean),
)
RESULTS = sa.table(
    "results",
    *[sa.column(name) for name in ("number", "match_id", "guild_id", "game", "kind", "format")],
    *[sa.column(name) for name in ("mode", "reason", "turns", "length", "rules", "season")],
    *[sa.column(name, sa.Boolean) for name in ("private", "rated", "worldwide")],
    sa.column("weight", sa.Double),
    *[sa.column(name, MOMENT) for name in ("began_at", "ended_at")],
)
RESULT_SEATS = sa.table(
    "result_seats",
    *[sa.column(name) for name in ("number", "seat", "user_id", "name", "strength", "team")],
    *[sa.column(name) for name in ("placement", "outcome")],
    sa.column("left", sa.Boolean),
)
RATINGS = sa.table("ratings", *[sa.column(name) for name in ("subject", "mu", "sigma", "games")])
PAGES = sa.table(
    "stored_pages",
    *[sa.column(name) for name in ("number", "author_id", "reviewed_by")],
    sa.column("document", sa.JSON),
)
SOLVING = sa.table(
    "solving",
    *[sa.column(name) for name in ("user_id", "page_id")],
    sa.column("gave_up", sa.Boolean),
)


def upgrade() -> None:
    _make_results()
    _make_ratings()
    _make_seasons()
    _make_settings()
    _take_over_results()
    _rate_answers_anew()


def _make_results() -> None:
    op.create_table(
        "results",
        _column("number", KEY),
        _column("match_id", KEY),
        sa.Column("guild_id", sa.BigInteger()),
        _column("game", sa.String(32)),
        _column("kind", sa.String(16)),
        _column("format", sa.String(32)),
        _column("mode", sa.String(32)),
        _column("reason", sa.String(32)),
        _column("turns", sa.Integer()),
        _column("length", sa.Integer()),
        _column("rules", sa.Integer()),
        _column("private", sa.Boolean()),
        _column("rated", sa.Boolean()),
        _column("worldwide", sa.Boolean()),
        _column("season", sa.Integer()),
        _column("weight", sa.Double()),
        _column("began_at", MOMENT),
        _column("ended_at", MOMENT),
        _primary_key("results", "number"),
        _foreign_key("results", "match_id", "matches", "id"),
        sa.UniqueConstraint("match_id", name=op.f("uq_results_match_id")),
    )
    op.create_index(op.f("ix_results_guild_id_ended_at"), "results", ["guild_id", "ended_at"])
    op.create_table(
        "result_seats",
        _column("number", KEY),
        _column("seat", sa.String(1)),
        sa.Column("user_id", sa.BigInteger()),
        _column("name", sa.String(100)),
        sa.Column("strength", sa.String(16)),
        _column("team", sa.Integer()),
        sa.Column("placement", sa.Integer()),
        _column("outcome", sa.String(8)),
        _column("left", sa.Boolean()),
        sa.Column("before", sa.Integer()),
        sa.Column("after", sa.Integer()),
        _primary_key("result_seats", "number", "seat"),
        _foreign_key("result_seats", "number", "results", "number"),
    )
    op.create_index(op.f("ix_result_seats_user_id_number"), "result_seats", ["user_id", "number"])


def _make_ratings() -> None:
    op.create_table(
        "player_ratings",
        *_of_pool(),
        _column("name", sa.String(100)),
        _column("mu", sa.Double()),
        _column("sigma", sa.Double()),
        _column("points", sa.Integer()),
        _column("results", sa.Integer()),
        _column("season_results", sa.Integer()),
        _column("wins", sa.Integer()),
        _column("streak", sa.Integer()),
        sa.Column("best", KEY),
        _column("best_points", sa.Integer()),
        _primary_key("player_ratings", "guild_id", "game", "kind", "season", "user_id"),
        _foreign_key("player_ratings", "best", "matches", "id"),
    )
    op.create_index(op.f("ix_player_ratings_user_id"), "player_ratings", ["user_id"])


def _of_pool() -> Iterator[sa.Column[Any]]:
    yield _column("guild_id", sa.BigInteger(), autoincrement=False)
    yield _column("game", sa.String(32))
    yield _column("kind", sa.String(16))
    yield _column("season", sa.Integer(), autoincrement=False)
    yield _column("user_id", sa.BigInteger(), autoincrement=False)


def _make_seasons() -> None:
    op.create_table(
        "seasons",
        _column("guild_id", sa.BigInteger(), autoincrement=False),
        _column("number", sa.Integer(), autoincrement=False),
        _column("began_at", MOMENT),
        sa.Column("ends_at", MOMENT),
        _column("closed", sa.Boolean(), server_default=sa.false()),
        _primary_key("seasons", "guild_id", "number"),
    )
    still_open = sa.column("closed", sa.Boolean).is_(False)
    op.create_index(
        "ix_seasons_open",
        "seasons",
        ["ends_at"],
        sqlite_where=still_open,
        postgresql_where=still_open,
    )
    op.create_table(
        "season_winners",
        *_of_pool(),
        _column("points", sa.Integer()),
        _column("has_role", sa.Boolean(), server_default=sa.false()),
        _primary_key("season_winners", "guild_id", "season", "game", "kind", "user_id"),
    )
    op.create_index(op.f("ix_season_winners_user_id"), "season_winners", ["user_id"])


def _make_settings() -> None:
    op.create_table(
        "visibility",
        _column("guild_id", sa.BigInteger(), autoincrement=False),
        _column("user_id", sa.BigInteger(), autoincrement=False),
        _column("ranked", sa.Boolean(), server_default=sa.true()),
        _column("profile", sa.Boolean(), server_default=sa.true()),
        _primary_key("visibility", "guild_id", "user_id"),
    )
    op.add_column("servers", sa.Column("rated", sa.String(16)))
    op.add_column("servers", sa.Column("season", sa.String(16)))
    op.add_column("servers", sa.Column("champion_role_id", sa.BigInteger()))
    op.add_column("people", _column("worldwide", sa.Boolean(), server_default=sa.false()))


def _column(name: str, kind: Any, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, **more)


def _primary_key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}"))


def _foreign_key(table: str, column: str, there: str, key: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{there}")
    return sa.ForeignKeyConstraint([column], [f"{there}.{key}"], name=name)


# Results of what was played before


def _take_over_results() -> None:
    """Write a result for each finished match that prepared nothing and can be read."""
    for rows in _batches(MATCHES, MATCHES.c.id, MATCHES.c.result.is_not(None)):
        about = _About([row.id for row in rows])
        known = {row.id: found for row in rows if (found := _result_of(row, about)) is not None}
        if not known:
            continue
        op.get_bind().execute(RESULTS.insert(), [values for values, _ in known.values()])
        numbers = sa.select(RESULTS.c.match_id, RESULTS.c.number)
        numbered = op.get_bind().execute(numbers.where(RESULTS.c.match_id.in_([*known])))
        seats = [{**seat, "number": number} for at, number in numbered for seat in known[at][1]]
        op.get_bind().execute(RESULT_SEATS.insert(), seats)


def _batches(
    table: sa.TableClause, key: sa.ColumnClause[Any], *which: sa.ColumnElement[bool]
) -> Iterator[Sequence[Any]]:
    """Yield rows in the order of their keys, only some at once."""
    latest = 0
    while True:
        query = sa.select(table).where(key > latest, *which).order_by(key).limit(BATCH)
        rows = op.get_bind().execute(query).all()
        if not rows:
            return
        yield rows
        latest = rows[-1]._mapping[key.name]


class _About:
    """What else is known of some matches: who played, who left, what belongs to a league."""

    def __init__(self, matches: Sequence[int]) -> None:
        bind = op.get_bind()
        left = sa.select(MOVES.c.match_id, MOVES.c.seat)
        self.left = {
            *map(
                tuple,
                bind.execute(left.where(MOVES.c.match_id.in_(matches), MOVES.c.kind == "leave")),
            )
        }
        # What prepares several matches at once is a league, and these are its duels.
        several, own = SUCCESSIONS.alias(), SUCCESSIONS.alias()
        leagues = sa.select(several.c.parent_id).where(several.c.part > 0)
        of_league = sa.select(own.c.match_id).where(own.c.parent_id.in_(leagues))
        self.league = {*bind.scalars(of_league.where(own.c.match_id.in_(matches)))}
        self.league |= {*bind.scalars(leagues.where(several.c.parent_id.in_(matches)))}


def _result_of(row: Any, about: _About) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """Return the rows of a result and its seats; None where there is none, or none to be read."""
    try:
        result, terms = row.result, row.terms or {}
        if result["reason"] == "prepared":
            return None
        seats = [_seat(each, (row.id, each["seat"]) in about.left) for each in result["seats"]]
        places = {seat["placement"] for seat in seats}
        for seat in seats:
            seat["outcome"] = _outcome(seat["placement"], places)
        values = {
            "match_id": row.id,
            "guild_id": row.guild_id,
            "game": terms.get("game", USUAL),
            "kind": _kind(seats, places, is_league=row.id in about.league),
            **{name: result[name] for name in ("format", "mode", "reason", "turns")},
            "length": row.version,
            "rules": row.rules,
            "season": 0,
            "private": bool(row.private),
            "rated": False,
            "worldwide": False,
            "weight": 0.0,
            **{name: _moment(result[name]) for name in ("began_at", "ended_at")},
        }
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    return values, seats


def _seat(seat: dict[str, Any], left: bool) -> dict[str, Any]:
    names = ("seat", "user_id", "name", "strength", "team", "placement")
    return {**{name: seat[name] for name in names}, "left": left}


def _outcome(placement: int | None, places: set[int | None]) -> str:
    if placement is None:
        return "over"
    if places == {1}:
        return "drawn"
    return "won" if placement == 1 else "lost"


def _kind(seats: Sequence[dict[str, Any]], places: set[int | None], *, is_league: bool) -> str:
    if places == {None}:
        return "abandoned"
    if any(seat["user_id"] is None for seat in seats):
        return "solo"
    if any(seat["strength"] is not None and not seat["left"] for seat in seats):
        return "bot"
    if is_league:
        return "league"
    return "duel" if len(seats) == 2 else "table"


def _moment(written: str) -> datetime:
    return datetime.fromisoformat(written.replace("Z", "+00:00"))


# The grimoire


def _rate_answers_anew() -> None:
    """Let people and pages meet again, in the order of the answers that counted.

    Whether a solution was seen before the first answer is not known any more: who has seen it and
    solved the page at the first try is taken for somebody who has.
    """
    bind = op.get_bind()
    documents = {f"p-{page.number}": page for page in bind.execute(sa.select(PAGES))}
    seen = sa.select(SOLVING.c.user_id, SOLVING.c.page_id).where(SOLVING.c.gave_up)
    gave_up = {*map(tuple, bind.execute(seen))}
    answers = _first_answers(documents, gave_up)
    strengths = replay_answers(answers, lambda page_id: _hardness(page_id, documents))
    subjects = RATINGS.c.subject
    op.execute(RATINGS.delete().where(sa.or_(subjects.like("user:%"), subjects.like("page:%"))))
    rows = [
        {"subject": subject, "mu": strength.mu, "sigma": strength.sigma, "games": games}
        for subject, (strength, games) in strengths.items()
    ]
    if rows:
        bind.execute(RATINGS.insert(), rows)


def _first_answers(
    documents: dict[str, Any], gave_up: set[tuple[int, str]]
) -> Iterator[tuple[int, str, bool]]:
    """Yield the first answers that counted, but those of people who knew the page."""
    answered = set[tuple[int, str]]()
    for rows in _batches(ATTEMPTS, ATTEMPTS.c.id, ATTEMPTS.c.reason.in_(JUDGED)):
        for row in rows:
            who = row.user_id, row.page_id
            page = documents.get(row.page_id)
            knew = page is not None and row.user_id in (page.author_id, page.reviewed_by)
            if who in answered or knew:
                continue
            answered.add(who)
            if not (row.reached and who in gave_up):
                yield row.user_id, row.page_id, row.reached


def _hardness(page_id: str, documents: dict[str, Any]) -> int:
    """Return what the document of a page says."""
    try:
        return int(library.by_id(page_id).rating)
    except KeyError:
        page = documents.get(page_id)
    rating = page.document.get("rating") if page is not None else None
    return rating if isinstance(rating, int) else MIDDLING
