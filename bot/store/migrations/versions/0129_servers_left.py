"""A server that has removed the bot is one whose data has to be deleted: that is noted once."""

from alembic import op

revision = "0129"
down_revision = "0128"


def upgrade() -> None:
    op.drop_column("known_servers", "left_at")
