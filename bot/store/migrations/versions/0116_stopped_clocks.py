"""Clocks that stand still while people can't be reached; when each shard was last looked after."""

import sqlalchemy as sa
from alembic import op

revision = "0116"
down_revision = "0115"


def upgrade() -> None:
    op.add_column("matches", sa.Column("stopped_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("matches", sa.Column("stops", sa.JSON(none_as_null=True), nullable=True))
    op.add_column(
        "matches",
        sa.Column("place_lost", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    matches = sa.table("matches", sa.column("stopped_at"), sa.column("result"))
    stopped = sa.and_(matches.c.stopped_at.is_not(None), matches.c.result.is_(None))
    op.create_index(
        op.f("ix_matches_stopped"),
        "matches",
        ["id"],
        sqlite_where=stopped,
        postgresql_where=stopped,
    )
    op.create_table(
        "presences",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_presences")),
    )
