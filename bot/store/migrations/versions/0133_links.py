"""Links to web pages."""

import sqlalchemy as sa
from alembic import op

revision = "0133"
down_revision = "0132"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("key", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.UniqueConstraint("key"),
        sa.UniqueConstraint("kind", "subject", "guild_id"),
    )
    op.create_index("ix_links_owner_id", "links", ["owner_id"])
