"""Votes for pages, and the rating after each rated answer."""

import sqlalchemy as sa
from alembic import op

revision = "0111"
down_revision = "0108"


def upgrade() -> None:
    op.create_table(
        "votes",
        sa.Column("page_id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("up", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("page_id", "user_id", name=op.f("pk_votes")),
    )
    op.add_column("attempts", sa.Column("rating", sa.Integer(), nullable=True))
