"""Achievements, and how far results and answers have been looked through for them."""

import sqlalchemy as sa
from alembic import op

revision = "0134"
down_revision = "0133"


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.String(48), nullable=False),
        sa.Column("earned_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column(
            "match_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("matches.id"),
            nullable=True,
        ),
        sa.Column("puzzle_id", sa.String(64), nullable=True),
        sa.Column("pinned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "achievement"),
    )
    op.create_index("ix_achievements_match_id", "achievements", ["match_id"])
    op.create_table(
        "achievement_marks",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )
