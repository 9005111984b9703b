"""Turns of finished matches are discussed."""

import sqlalchemy as sa
from alembic import op

revision = "0136"
down_revision = "0135"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "discussions",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("turn_number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("poster_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.Column("opened_at", MOMENT, nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_discussions_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_discussions")),
    )
    op.create_index("ix_discussions_match_id", "discussions", ["match_id"])
    op.create_index("ix_discussions_channel_id", "discussions", ["channel_id"])
    closed, unshown = sa.text("opened_at IS NULL"), sa.text("shown_version < version")
    for name, column, where in (("closed", "due_at", closed), ("unshown", "id", unshown)):
        op.create_index(
            f"ix_discussions_{name}",
            "discussions",
            [column],
            sqlite_where=where,
            postgresql_where=where,
        )
    op.create_table(
        "turn_answers",
        sa.Column("discussion_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("chances", sa.JSON(), nullable=True),
        sa.Column("answered_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(
            ["discussion_id"],
            ["discussions.id"],
            name=op.f("fk_turn_answers_discussion_id_discussions"),
        ),
        sa.PrimaryKeyConstraint("discussion_id", "user_id", name=op.f("pk_turn_answers")),
    )
    op.create_index("ix_turn_answers_user_id", "turn_answers", ["user_id"])
