"""Runs: storms and streaks through pages."""

import sqlalchemy as sa
from alembic import op

revision = "0106"
down_revision = "0105"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("pages", sa.JSON(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("missed", sa.String(64), nullable=True),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("over_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_runs")),
    )
    op.create_index(op.f("ix_runs_user_id_id"), "runs", ["user_id", "id"])
    op.create_index(op.f("ix_runs_guild_id_started_at"), "runs", ["guild_id", "started_at"])
