"""People and servers that have been greeted."""

import sqlalchemy as sa
from alembic import op

revision = "0102"
down_revision = "0101"


def upgrade() -> None:
    op.create_table(
        "greetings",
        sa.Column("greeted_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("greeted_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("greeted_id", name=op.f("pk_greetings")),
    )
