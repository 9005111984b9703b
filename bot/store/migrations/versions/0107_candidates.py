"""Pages made of what people missed in matches, for servers and people who want that."""

import sqlalchemy as sa
from alembic import op

revision = "0107"
down_revision = "0106"


def upgrade() -> None:
    op.add_column("servers", sa.Column("candidates", sa.String(16), nullable=True))
    op.add_column("servers", sa.Column("collected_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column(
        "people", sa.Column("lends", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
