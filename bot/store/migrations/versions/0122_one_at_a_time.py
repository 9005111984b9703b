"""One race in a channel, and one run of a person, that goes on; pages count their editions."""

import sqlalchemy as sa
from alembic import op

revision = "0122"
down_revision = "0121"

RUNNING = {
    "runs": ("one_of_person", "user_id", "over_at IS NULL", "over_at = started_at"),
    "races": ("one_in_channel", "channel_id", "state != 'over'", "state = 'over'"),
}
"""Of each table: the name of the index, its column, what goes on, and what ends it."""


def upgrade() -> None:
    edition = sa.Column("edition", sa.Integer(), server_default="0", nullable=False)
    op.add_column("stored_pages", edition)
    for table, (name, column, goes_on, ended) in RUNNING.items():
        newer = f"newer.{column} = {table}.{column} AND newer.id > {table}.id AND newer.{goes_on}"
        others = f"EXISTS (SELECT 1 FROM {table} AS newer WHERE {newer})"
        op.execute(f"UPDATE {table} SET {ended} WHERE {goes_on} AND {others}")
        where, index = sa.text(goes_on), op.f(f"ix_{table}_{name}")
        op.create_index(
            index, table, [column], unique=True, sqlite_where=where, postgresql_where=where
        )
