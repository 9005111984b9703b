"""Servers choose a channel for the week; rankings that stay in a channel."""

import sqlalchemy as sa
from alembic import op

revision = "0135"
down_revision = "0134"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("servers", sa.Column("week_channel_id", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("week_at", MOMENT, nullable=True))
    op.create_index("ix_servers_week_at", "servers", ["week_at"])
    op.add_column("result_posts", sa.Column("week_at", MOMENT, nullable=True))
    op.create_index("ix_attempts_guild_id_created_at", "attempts", ["guild_id", "created_at"])
    op.create_table(
        "kept_rankings",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shows", sa.String(32), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("newest", sa.Integer(), nullable=False),
        sa.Column("checked_at", MOMENT, nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held_until", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_kept_rankings")),
        sa.UniqueConstraint(
            "guild_id", "game", "kind", name=op.f("uq_kept_rankings_guild_id_game_kind")
        ),
    )
    op.create_index("ix_kept_rankings_channel_id", "kept_rankings", ["channel_id"])
