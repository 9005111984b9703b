"""Events with their logs, entrants and matches."""

import sqlalchemy as sa
from alembic import op

revision = "0130"
down_revision = "0129"

MOMENT = sa.DateTime(timezone=True)
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.String(100), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("starts_at", MOMENT, nullable=True),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.Column("calendar_id", sa.BigInteger(), nullable=True),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("unshown", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
    )
    op.create_index(op.f("ix_events_guild_id"), "events", ["guild_id"])
    op.create_index(op.f("ix_events_channel_id"), "events", ["channel_id"])
    for name, some in (("unfinished", "state IN ('open', 'running')"), ("owed", "unshown")):
        where = sa.text(some)
        op.create_index(
            f"ix_events_{name}", "events", ["id"], sqlite_where=where, postgresql_where=where
        )
    op.create_table(
        "event_lines",
        sa.Column("event_id", KEY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_lines_event_id_events")
        ),
        sa.PrimaryKeyConstraint("event_id", "number", name=op.f("pk_event_lines")),
    )
    op.create_table(
        "entrants",
        sa.Column("event_id", KEY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_entrants_event_id_events")
        ),
        sa.PrimaryKeyConstraint("event_id", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("event_id", "user_id", name=op.f("uq_entrants_event_id_user_id")),
    )
    op.create_index(op.f("ix_entrants_user_id"), "entrants", ["user_id"])
    op.create_table(
        "event_matches",
        sa.Column("match_id", KEY, autoincrement=False, nullable=False),
        sa.Column("event_id", KEY, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_event_matches_match_id_matches")
        ),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_matches_event_id_events")
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_event_matches")),
        sa.UniqueConstraint(
            "event_id", "round", "table", name=op.f("uq_event_matches_event_id_round_table")
        ),
    )
    op.create_table(
        "weekly_events",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.String(100), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.Column("weekday", sa.Integer(), nullable=False),
        sa.Column("time", sa.Time(), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("next_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_weekly_events")),
    )
    for column in ("guild_id", "next_at"):
        op.create_index(op.f(f"ix_weekly_events_{column}"), "weekly_events", [column])
