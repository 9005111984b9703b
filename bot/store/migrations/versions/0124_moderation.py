"""Servers have moderators by role, a log of what they do, and words that names must not contain."""

import sqlalchemy as sa
from alembic import op

revision = "0124"
down_revision = "0123"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for column in ("moderator_role_id", "moderation_channel_id"):
        op.add_column("servers", sa.Column(column, sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("refused_words", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_bars")),
    )
    op.create_table(
        "moderations",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("before", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("undone", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderations")),
    )
    op.create_index(op.f("ix_moderations_guild_id_id"), "moderations", ["guild_id", "id"])
    op.create_table(
        "shared_names",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "kind", "number", name=op.f("pk_shared_names")),
    )
    with op.batch_alter_table("result_posts") as posts:
        posts.add_column(sa.Column("moderation_id", KEY, nullable=True))
        posts.create_foreign_key(
            op.f("fk_result_posts_moderation_id_moderations"),
            "moderations",
            ["moderation_id"],
            ["id"],
        )
