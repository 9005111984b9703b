"""Lessons of courses that people have begun."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0100"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("lesson_id", sa.String(64), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("done_at", MOMENT),
        sa.PrimaryKeyConstraint("user_id", "lesson_id", name=op.f("pk_lessons")),
    )
