"""The tables of version 0.1.0."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)

BEHIND = sa.or_(
    sa.column("shown_version") < sa.column("version"),
    sa.column("origin_told", sa.Boolean).is_(False),
    sa.column("former_message_id").is_not(None),
)
RUNNING = sa.column("result").is_(None)
UNREPORTED = sa.column("reported", sa.Boolean).is_(False)


def upgrade() -> None:
    _make_matches()
    _make_seats()
    _make_lobbies()
    _make_settings()
    _make_collections()
    _make_dailies()
    _make_pages()


def _make_matches() -> None:
    op.create_table(
        "matches",
        _column("id", KEY),
        _column("game", sa.String(32)),
        _column("setup", sa.JSON()),
        _column("rules", sa.Integer(), server_default=sa.text("1")),
        sa.Column("terms", sa.JSON()),
        sa.Column("clock", sa.JSON()),
        sa.Column("alarm_at", MOMENT),
        _column("seed", sa.BigInteger()),
        _column("language", sa.String(8)),
        sa.Column("guild_id", sa.BigInteger()),
        _column("channel_id", sa.BigInteger()),
        _column("origin_channel_id", sa.BigInteger()),
        sa.Column("origin_message_id", sa.BigInteger()),
        _column("has_home", sa.Boolean()),
        _column("origin_told", sa.Boolean()),
        sa.Column("board_message_id", sa.BigInteger()),
        _column("board_chapter", sa.Integer()),
        _column("shown_version", sa.Integer()),
        sa.Column("former_message_id", sa.BigInteger()),
        sa.Column("called", sa.JSON()),
        sa.Column("call_at", MOMENT),
        _column("private", sa.Boolean(), server_default=sa.false()),
        _column("version", sa.Integer()),
        sa.Column("result", sa.JSON()),
        _column("created_at", MOMENT),
        _column("updated_at", MOMENT),
        _primary_key("matches", "id"),
    )
    for column in ("channel_id", "alarm_at", "call_at", "origin_channel_id"):
        _index("matches", column)
    _partial_index("matches", "id", BEHIND, "behind")
    _partial_index("matches", "guild_id", RUNNING, "running")
    op.create_table(
        "successions",
        _column("match_id", KEY),
        _column("parent_id", KEY),
        _column("parent_version", sa.Integer()),
        _column("part", sa.Integer()),
        _column("seats", sa.JSON()),
        _column("reported", sa.Boolean()),
        _primary_key("successions", "match_id"),
        _foreign_key("successions", "match_id", "matches"),
        _foreign_key("successions", "parent_id", "matches"),
        _unique("successions", "parent_id", "parent_version", "part"),
    )
    _partial_index("successions", "match_id", UNREPORTED, "unreported")


def _make_seats() -> None:
    op.create_table(
        "standing_orders",
        _column("match_id", KEY),
        _column("seat", sa.String(1)),
        _column("chapter", sa.Integer()),
        _column("text", sa.String(200)),
        _primary_key("standing_orders", "match_id", "seat"),
        _foreign_key("standing_orders", "match_id", "matches"),
    )
    op.create_table(
        "seats",
        _column("match_id", KEY),
        _column("seat", sa.String(1)),
        sa.Column("user_id", sa.BigInteger()),
        _column("name", sa.String(100)),
        sa.Column("thinks", sa.String(16)),
        sa.Column("reminded_of", MOMENT),
        _primary_key("seats", "match_id", "seat"),
        _foreign_key("seats", "match_id", "matches"),
    )
    _index("seats", "user_id")
    op.create_table(
        "moves",
        _column("match_id", KEY),
        _column("number", sa.Integer()),
        _column("seat", sa.String(1)),
        _column("kind", sa.String(16), server_default=sa.text("'move'")),
        _column("text", sa.String(200)),
        _column("by_clock", sa.Boolean(), server_default=sa.false()),
        _column("played_at", MOMENT),
        _primary_key("moves", "match_id", "number"),
        _foreign_key("moves", "match_id", "matches"),
    )


def _make_lobbies() -> None:
    op.create_table(
        "lobbies",
        _column("id", KEY),
        sa.Column("guild_id", sa.BigInteger()),
        _column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        _column("host_id", sa.BigInteger()),
        _column("host_name", sa.String(100)),
        sa.Column("invited_id", sa.BigInteger()),
        sa.Column("invited_name", sa.String(100)),
        _column("terms", sa.JSON()),
        _column("language", sa.String(8)),
        _column("state", sa.String(16)),
        _column("version", sa.Integer()),
        sa.Column("open_pair", sa.String(48)),
        _column("created_at", MOMENT),
        _column("expires_at", MOMENT),
        sa.Column("match_id", KEY),
        sa.Column("bots", sa.JSON()),
        _primary_key("lobbies", "id"),
        _foreign_key("lobbies", "match_id", "matches"),
        _unique("lobbies", "open_pair"),
    )
    _index("lobbies", "state", "expires_at")
    _index("lobbies", "match_id")
    op.create_table(
        "lobby_seats",
        _column("lobby_id", KEY),
        _column("seat", sa.String(1)),
        _column("user_id", sa.BigInteger()),
        _column("name", sa.String(100)),
        _column("deck", sa.String(32)),
        _primary_key("lobby_seats", "lobby_id", "seat"),
        _foreign_key("lobby_seats", "lobby_id", "lobbies"),
        _unique("lobby_seats", "lobby_id", "user_id"),
    )


def _make_settings() -> None:
    op.create_table(
        "servers",
        _column("guild_id", sa.BigInteger(), autoincrement=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("game", sa.String(32)),
        sa.Column("place", sa.String(16)),
        sa.Column("old_boards", sa.String(16)),
        sa.Column("calls", sa.String(16)),
        sa.Column("alone", sa.String(16)),
        sa.Column("motion", sa.String(16)),
        _primary_key("servers", "guild_id"),
    )
    op.create_table(
        "people",
        _column("user_id", sa.BigInteger(), autoincrement=False),
        sa.Column("motion", sa.String(16)),
        _primary_key("people", "user_id"),
    )


def _make_collections() -> None:
    op.create_table(
        "decks",
        *_kept_by_name("decks"),
        _column("cards", sa.JSON()),
        _column("updated_at", MOMENT),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "champions",
        *_kept_by_name("champions"),
        _column("card_id", sa.String(40)),
        _column("document", sa.JSON()),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "champion_drafts",
        _column("user_id", sa.BigInteger(), autoincrement=False),
        _column("edition", sa.Integer()),
        _column("name", sa.String(40)),
        _column("attack", sa.Integer()),
        _column("health", sa.Integer()),
        _column("strengths", sa.JSON()),
        _column("drawbacks", sa.JSON()),
        sa.Column("aura", sa.String(32)),
        _primary_key("champion_drafts", "user_id"),
    )


def _kept_by_name(table: str) -> list[sa.schema.SchemaItem]:
    """Build the columns and constraints that decks and champions have in common."""
    return [
        _column("id", KEY),
        _column("user_id", sa.BigInteger()),
        _column("place", sa.Integer()),
        _column("name", sa.String(40)),
        _column("name_key", sa.String(200)),
        _column("created_at", MOMENT),
        sa.CheckConstraint("place BETWEEN 1 AND 25", name=op.f(f"ck_{table}_place")),
        _primary_key(table, "id"),
        _unique(table, "user_id", "place"),
        _unique(table, "user_id", "name_key"),
    ]


def _make_dailies() -> None:
    op.create_table(
        "grimoire_servers",
        _column("guild_id", sa.BigInteger(), autoincrement=False),
        _column("channel_id", sa.BigInteger()),
        _column("hour", sa.Integer()),
        _column("minute", sa.Integer()),
        _column("time_zone", sa.String(64)),
        _column("language", sa.String(8)),
        _column("next_at", MOMENT),
        _column("enabled", sa.Boolean()),
        _column("salt", sa.LargeBinary()),
        _primary_key("grimoire_servers", "guild_id"),
    )
    _index("grimoire_servers", "next_at")
    op.create_table(
        "dailies",
        _column("id", KEY),
        _column("guild_id", sa.BigInteger()),
        _column("day", sa.String(10)),
        _column("page_id", sa.String(64)),
        _column("channel_id", sa.BigInteger()),
        _column("language", sa.String(8)),
        _column("state", sa.String(16)),
        _column("due_at", MOMENT),
        _column("closes_at", MOMENT),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("posted_at", MOMENT),
        sa.Column("reveal_message_id", sa.BigInteger()),
        sa.Column("revealed_at", MOMENT),
        _column("solved", sa.Integer()),
        _column("shown_solved", sa.Integer()),
        _column("tries", sa.Integer()),
        sa.Column("held_until", MOMENT),
        _primary_key("dailies", "id"),
        _unique("dailies", "guild_id", "day"),
    )
    _index("dailies", "state", "closes_at")
    _index("dailies", "guild_id", "page_id")


def _make_pages() -> None:
    op.create_table(
        "stored_pages",
        _column("number", KEY),
        _column("guild_id", sa.BigInteger()),
        _column("author_id", sa.BigInteger()),
        _column("document", sa.JSON()),
        _column("state", sa.String(16)),
        sa.Column("scheduled_for", sa.String(10)),
        _column("created_at", MOMENT),
        sa.Column("reviewed_by", sa.BigInteger()),
        _primary_key("stored_pages", "number"),
    )
    _index("stored_pages", "guild_id", "state")
    op.create_table(
        "attempts",
        _column("id", KEY),
        _column("user_id", sa.BigInteger()),
        _column("name", sa.String(100)),
        sa.Column("guild_id", sa.BigInteger()),
        _column("page_id", sa.String(64)),
        sa.Column("daily_id", KEY),
        _column("line", sa.Text()),
        _column("reason", sa.String(16)),
        _column("reached", sa.Boolean()),
        _column("hints", sa.Integer()),
        _column("number", sa.Integer()),
        _column("points", sa.Integer()),
        _column("created_at", MOMENT),
        _primary_key("attempts", "id"),
        _foreign_key("attempts", "daily_id", "dailies"),
    )
    _index("attempts", "daily_id")
    _index("attempts", "user_id", "page_id")
    _index("attempts", "guild_id", "daily_id")
    op.create_table(
        "solving",
        _column("user_id", sa.BigInteger(), autoincrement=False),
        _column("page_id", sa.String(64)),
        _column("line", sa.Text()),
        _column("hints", sa.Integer()),
        _column("gave_up", sa.Boolean()),
        _column("opened_at", MOMENT),
        _primary_key("solving", "user_id", "page_id"),
    )
    op.create_table(
        "ratings",
        _column("subject", sa.String(80)),
        _column("mu", sa.Double()),
        _column("sigma", sa.Double()),
        _column("games", sa.Integer()),
        _primary_key("ratings", "subject"),
    )


def _column(name: str, kind: Any, **options: Any) -> sa.Column[Any]:
    """Build a column that always holds something."""
    return sa.Column(name, kind, nullable=False, **options)


def _primary_key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}"))


def _foreign_key(table: str, column: str, parent: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{parent}")
    return sa.ForeignKeyConstraint([column], [f"{parent}.id"], name=name)


def _unique(table: str, *columns: str) -> sa.UniqueConstraint:
    return sa.UniqueConstraint(*columns, name=op.f(f"uq_{table}_{'_'.join(columns)}"))


def _index(table: str, *columns: str) -> None:
    op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, [*columns])


def _partial_index(table: str, column: str, where: Any, name: str) -> None:
    """Build an index of the rows of which `where` is true."""
    name = op.f(f"ix_{table}_{name}")
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
