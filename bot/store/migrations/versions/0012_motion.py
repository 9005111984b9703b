"""Films or stills, for a server and for a person"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("servers", sa.Column("motion", sa.String(16), nullable=True))
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("motion", sa.String(16), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )


def downgrade() -> None:
    op.drop_table("people")
    op.drop_column("servers", "motion")
