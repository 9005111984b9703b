"""The event of a race; only races of no event are alone in their channel."""

import sqlalchemy as sa
from alembic import op

revision = "0131"
down_revision = "0130"


def upgrade() -> None:
    name = op.f("fk_races_event_id_events")
    if op.get_bind().dialect.name == "sqlite":  # it adds a column with what it refers to, or not
        column = f"event_id INTEGER CONSTRAINT {name} REFERENCES events (id)"
        op.execute(f"ALTER TABLE races ADD COLUMN {column}")
    else:
        op.add_column("races", sa.Column("event_id", sa.BigInteger(), nullable=True))
        op.create_foreign_key(name, "races", "events", ["event_id"], ["id"])
    op.create_index(op.f("ix_races_event_id"), "races", ["event_id"])
    index, where = op.f("ix_races_one_in_channel"), sa.text("state != 'over' AND event_id IS NULL")
    op.drop_index(index, "races")
    op.create_index(
        index, "races", ["channel_id"], unique=True, sqlite_where=where, postgresql_where=where
    )
