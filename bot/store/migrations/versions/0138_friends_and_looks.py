"""Users may let friends know how they did in daily puzzles; achievements bring looks."""

import sqlalchemy as sa
from alembic import op

revision = "0138"
down_revision = "0137"


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("tells_friends", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column("achievements", sa.Column("worn", sa.String(16), nullable=True))
