"""Servers know who chose the champions' role, to tell them once that it can't be given."""

import sqlalchemy as sa
from alembic import op

revision = "0119"
down_revision = "0118"


def upgrade() -> None:
    op.add_column("servers", sa.Column("champion_role_by", sa.BigInteger(), nullable=True))
