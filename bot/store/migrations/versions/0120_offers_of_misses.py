"""Misses are offered once and may be refused; reviews know whether their pages were collected."""

import sqlalchemy as sa
from alembic import op

revision = "0120"
down_revision = "0119"


def upgrade() -> None:
    no = sa.false()
    op.add_column(
        "reviews", sa.Column("collected", sa.Boolean(), nullable=False, server_default=no)
    )
    op.add_column("misses", sa.Column("offered_in", sa.BigInteger(), nullable=True))
    op.add_column("misses", sa.Column("refused", sa.Boolean(), nullable=False, server_default=no))
