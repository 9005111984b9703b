"""Races: people of a channel who solve the same pages at the same time."""

import sqlalchemy as sa
from alembic import op

revision = "0113"
down_revision = "0112"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "races",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("shown", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_races")),
    )
    op.create_index(op.f("ix_races_channel_id"), "races", ["channel_id"])
    untold = sa.table("races", sa.column("told", sa.Boolean())).c.told.is_(False)
    op.create_index(
        op.f("ix_races_untold"), "races", ["id"], sqlite_where=untold, postgresql_where=untold
    )
    op.create_table(
        "racers",
        sa.Column("race_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(["race_id"], ["races.id"], name=op.f("fk_racers_race_id_races")),
        sa.PrimaryKeyConstraint("race_id", "user_id", name=op.f("pk_racers")),
    )
    name = op.f("fk_runs_race_id_races")
    if op.get_bind().dialect.name == "sqlite":  # it adds a column with what it refers to, or not
        column = f"race_id INTEGER CONSTRAINT {name} REFERENCES races (id)"
        op.execute(f"ALTER TABLE runs ADD COLUMN {column}")
    else:
        op.add_column("runs", sa.Column("race_id", KEY, nullable=True))
        op.create_foreign_key(name, "runs", "races", ["race_id"], ["id"])
    op.create_index(op.f("ix_runs_race_id"), "runs", ["race_id"])
