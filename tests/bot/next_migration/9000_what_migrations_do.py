"""A migration of the next program version: it does everything that migrations do."""

import sqlalchemy as sa
from alembic import op
from program_of_tomorrow import NEXT, TODAY

revision = NEXT
down_revision = TODAY


def upgrade() -> None:
    # A column of a table that others refer to, for which SQLite rebuilds the whole table.
    with op.batch_alter_table("matches") as matches:
        matches.alter_column(
            "language",
            existing_type=sa.String(8),
            type_=sa.String(16),
            existing_nullable=False,
        )

    # A column that is filled before it becomes NOT NULL, with an index.
    op.add_column("seats", sa.Column("colour", sa.String(8), nullable=True))
    seats = sa.table("seats", sa.column("colour", sa.String))
    op.execute(seats.update().values(colour="red"))
    with op.batch_alter_table("seats") as table:
        table.alter_column("colour", existing_type=sa.String(8), nullable=False)
    op.create_index(op.f("ix_seats_colour"), "seats", ["colour"])

    # A table that takes over the rows of another one.
    op.create_table(
        "strengths",
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_strengths")),
    )
    op.execute("INSERT INTO strengths (subject, mu) SELECT subject, mu FROM ratings")
    op.drop_table("ratings")
