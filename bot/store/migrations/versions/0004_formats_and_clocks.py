"""Formats: matches that follow from others; clocks; seats of a game's own AI"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("matches", sa.Column("terms", sa.JSON(), nullable=True))
    op.add_column("matches", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("matches", sa.Column("alarm_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_matches_alarm_at"), "matches", ["alarm_at"])
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("user_id", existing_type=sa.BigInteger(), nullable=True)
    op.add_column(
        "moves", sa.Column("by_clock", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "successions",
        sa.Column("match_id", key, nullable=False),
        sa.Column("parent_id", key, nullable=False),
        sa.Column("parent_version", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("reported", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_successions")),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_successions_match_id_matches")
        ),
        sa.ForeignKeyConstraint(
            ["parent_id"], ["matches.id"], name=op.f("fk_successions_parent_id_matches")
        ),
        sa.UniqueConstraint(
            *("parent_id", "parent_version", "part"),
            name=op.f("uq_successions_parent_id_parent_version_part"),
        ),
    )


def downgrade() -> None:
    op.drop_table("successions")
    op.drop_column("moves", "by_clock")
    op.execute("DELETE FROM seats WHERE user_id IS NULL")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("user_id", existing_type=sa.BigInteger(), nullable=False)
    op.drop_index(op.f("ix_matches_alarm_at"), "matches")
    for column in ("alarm_at", "clock", "terms"):
        op.drop_column("matches", column)
