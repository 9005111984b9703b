"""Hosts block users and servers, and see the servers that have the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0128"
down_revision = "0127"


def upgrade() -> None:
    op.create_table(
        "host_blocks",
        sa.Column("blocked_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("blocked_id", name=op.f("pk_host_blocks")),
    )
    op.create_table(
        "known_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("members", sa.Integer(), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("introduced", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_known_servers")),
    )
