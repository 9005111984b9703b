"""The grimoire: servers, daily pages, pages that people made, answers and ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "grimoire_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("minute", sa.Integer(), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("next_at", moment, nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_grimoire_servers")),
    )
    op.create_index(op.f("ix_grimoire_servers_next_at"), "grimoire_servers", ["next_at"])
    op.create_table(
        "dailies",
        sa.Column("id", key, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("page_id", sa.String(length=64), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("due_at", moment, nullable=False),
        sa.Column("closes_at", moment, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("posted_at", moment, nullable=True),
        sa.Column("reveal_message_id", sa.BigInteger(), nullable=True),
        sa.Column("revealed_at", moment, nullable=True),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("shown_solved", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held_until", moment, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dailies")),
        sa.UniqueConstraint("guild_id", "day", name=op.f("uq_dailies_guild_id_day")),
    )
    op.create_index(op.f("ix_dailies_state_closes_at"), "dailies", ["state", "closes_at"])
    op.create_table(
        "stored_pages",
        sa.Column("number", key, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("author_id", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("scheduled_for", sa.String(length=10), nullable=True),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("reviewed_by", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_stored_pages")),
    )
    op.create_index(op.f("ix_stored_pages_guild_id_state"), "stored_pages", ["guild_id", "state"])
    op.create_table(
        "attempts",
        sa.Column("id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("page_id", sa.String(length=64), nullable=False),
        sa.Column("daily_id", key, nullable=True),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("reached", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.ForeignKeyConstraint(
            ["daily_id"], ["dailies.id"], name=op.f("fk_attempts_daily_id_dailies")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempts")),
    )
    op.create_index(op.f("ix_attempts_daily_id"), "attempts", ["daily_id"])
    op.create_index(op.f("ix_attempts_user_id_page_id"), "attempts", ["user_id", "page_id"])
    op.create_index(op.f("ix_attempts_guild_id_daily_id"), "attempts", ["guild_id", "daily_id"])
    op.create_table(
        "solving",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("page_id", sa.String(length=64), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("gave_up", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "page_id", name=op.f("pk_solving")),
    )
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(length=80), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_ratings")),
    )


def downgrade() -> None:
    for table in ("ratings", "solving", "attempts", "stored_pages", "dailies", "grimoire_servers"):
        op.drop_table(table)
