"""Pages that people made are explained, as the built-in ones are."""

import sqlalchemy as sa
from alembic import op

revision = "0115"
down_revision = "0114"


def upgrade() -> None:
    op.add_column("stored_pages", sa.Column("explanation", sa.JSON()))
