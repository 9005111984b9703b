"""Seats of a lobby that the bot takes"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("lobbies", sa.Column("bots", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("lobbies", "bots")
