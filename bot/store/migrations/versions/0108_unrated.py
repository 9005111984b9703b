"""Pages that people solve without a change of their rating."""

import sqlalchemy as sa
from alembic import op

revision = "0108"
down_revision = "0107"


def upgrade() -> None:
    for table in ("solving", "people"):
        op.add_column(
            table, sa.Column("unrated", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
