"""One live message a match: the former one, who was called to it, matches of one person alone"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OF_MATCHES = ("private", "former_message_id", "called", "call_at")
OF_SERVERS = ("place", "old_boards", "calls", "alone")


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("matches", sa.Column("former_message_id", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("called", sa.JSON(), nullable=True))
    op.add_column("matches", sa.Column("call_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_matches_call_at"), "matches", ["call_at"])
    for column in OF_SERVERS:
        op.add_column("servers", sa.Column(column, sa.String(16), nullable=True))


def downgrade() -> None:
    for column in OF_SERVERS:
        op.drop_column("servers", column)
    op.drop_index(op.f("ix_matches_call_at"), table_name="matches")
    for column in OF_MATCHES:
        op.drop_column("matches", column)
