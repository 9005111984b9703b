"""Practice: seats that the bot plays itself, with their strength"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("thinks", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "thinks")
