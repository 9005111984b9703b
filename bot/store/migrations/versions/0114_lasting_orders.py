"""Standing orders that hold beyond a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0114"
down_revision = "0113"


def upgrade() -> None:
    op.add_column(
        "standing_orders", sa.Column("kind", sa.String(8), server_default="turn", nullable=False)
    )
