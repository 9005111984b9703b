"""What users who watch a match say: who wins, and which move comes next."""

import sqlalchemy as sa
from alembic import op

revision = "0137"
down_revision = "0136"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "predictions",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id"),
    )
    op.create_index("ix_predictions_guild_id", "predictions", ["guild_id"])
    op.create_table(
        "guesses",
        sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("choice", sa.String(48), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("match_id", "number", "user_id"),
    )
    op.create_index("ix_guesses_user_id_guild_id", "guesses", ["user_id", "guild_id"])
    op.create_index(
        "ix_guesses_unjudged",
        "guesses",
        ["match_id"],
        sqlite_where=sa.text('"right" IS NULL'),
        postgresql_where=sa.text('"right" IS NULL'),
    )
