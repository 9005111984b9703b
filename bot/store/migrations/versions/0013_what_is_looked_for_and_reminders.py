"""Indexes of what the sweep looks for, and of where matches began; whom the clock has reminded"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

BEHIND = sa.or_(
    sa.column("shown_version") < sa.column("version"),
    sa.column("origin_told", sa.Boolean).is_(False),
    sa.column("former_message_id").is_not(None),
)
FEW = (
    ("ix_matches_behind", "matches", "id", BEHIND),
    ("ix_matches_running", "matches", "guild_id", sa.column("result").is_(None)),
    (
        "ix_successions_unreported",
        "successions",
        "match_id",
        sa.column("reported", sa.Boolean).is_(False),
    ),
)
ALL = (("matches", "origin_channel_id"), ("lobbies", "match_id"))


def upgrade() -> None:
    op.add_column("seats", sa.Column("reminded_of", sa.DateTime(timezone=True), nullable=True))
    for name, table, column, what in FEW:
        op.create_index(name, table, [column], sqlite_where=what, postgresql_where=what)
    for table, column in ALL:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    for table, column in ALL:
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
    for name, table, _, _ in FEW:
        op.drop_index(name, table_name=table)
    op.drop_column("seats", "reminded_of")
