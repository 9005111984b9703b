"""The rank of each entrant of an event that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0132"
down_revision = "0131"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("rank", sa.Integer(), nullable=True))
