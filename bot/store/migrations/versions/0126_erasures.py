"""Users and servers whose data has to be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0126"
down_revision = "0125"


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("former_id", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_erasures")),
        sa.UniqueConstraint("user_id", name=op.f("uq_erasures_user_id")),
        sa.UniqueConstraint("guild_id", name=op.f("uq_erasures_guild_id")),
    )
