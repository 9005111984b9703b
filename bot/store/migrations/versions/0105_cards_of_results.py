"""Which cards were played in a match that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0104"


def upgrade() -> None:
    op.add_column("result_seats", sa.Column("cards", sa.JSON(none_as_null=True), nullable=True))
