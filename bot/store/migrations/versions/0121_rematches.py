"""A lobby may be for the people of a match; the thread of a match is found by its message."""

import sqlalchemy as sa
from alembic import op

revision = "0121"
down_revision = "0120"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    name = op.f("fk_lobbies_rematch_of_matches")
    if op.get_bind().dialect.name == "sqlite":  # it adds a column with what it refers to, or not
        column = f"rematch_of INTEGER CONSTRAINT {name} REFERENCES matches (id)"
        op.execute(f"ALTER TABLE lobbies ADD COLUMN {column}")
    else:
        op.add_column("lobbies", sa.Column("rematch_of", KEY, nullable=True))
        op.create_foreign_key(name, "lobbies", "matches", ["rematch_of"], ["id"])
    op.create_index(op.f("ix_matches_origin_message_id"), "matches", ["origin_message_id"])
