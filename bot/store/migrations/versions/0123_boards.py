"""What is shown of a match has a table of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0123"
down_revision = "0122"

MOVED = {
    "board_message_id": "message_id",
    "board_chapter": "chapter",
    "shown_version": "shown_version",
    "origin_told": "origin_told",
    "former_message_id": "former_message_id",
    "called": "called",
    "call_at": "call_at",
}
"""What the columns are called in `matches`, and in `boards`."""
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("chapter", sa.Integer(), nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.Column("newest_version", sa.Integer(), nullable=False),
        sa.Column("origin_told", sa.Boolean(), nullable=False),
        sa.Column("former_message_id", sa.BigInteger(), nullable=True),
        sa.Column("called", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("call_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_boards_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_boards")),
    )
    here, there = ", ".join(MOVED.values()), ", ".join(MOVED)
    op.execute(
        f"INSERT INTO boards (match_id, newest_version, {here}) "
        f"SELECT id, version, {there} FROM matches"
    )
    for index in ("behind", "call_at"):
        op.drop_index(op.f(f"ix_matches_{index}"), "matches")
    for column in MOVED:
        op.drop_column("matches", column)
    op.create_index(op.f("ix_boards_call_at"), "boards", ["call_at"])
    behind = sa.or_(
        sa.column("shown_version") < sa.column("newest_version"),
        sa.column("origin_told", sa.Boolean).is_(False),
        sa.column("former_message_id").is_not(None),
    )
    op.create_index(
        op.f("ix_boards_behind"),
        "boards",
        ["match_id"],
        sqlite_where=behind,
        postgresql_where=behind,
    )
