"""Servers name a channel for results; what it is owed waits until Discord has it."""

import sqlalchemy as sa
from alembic import op

revision = "0118"
down_revision = "0117"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("servers", sa.Column("results_channel_id", sa.BigInteger(), nullable=True))
    op.create_table(
        "result_posts",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", KEY, nullable=True),
        sa.Column("season", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_result_posts_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_result_posts")),
    )
    op.create_index(op.f("ix_result_posts_guild_id"), "result_posts", ["guild_id"])
