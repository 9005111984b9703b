"""Daily pages: how many have tried, threads, reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0112"
down_revision = "0111"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
# Of the answers that are there: who has tried, and who has solved with the first answer.
COUNTED = """
    UPDATE dailies SET
        tried = (SELECT COUNT(DISTINCT user_id) FROM attempts WHERE daily_id = dailies.id
            AND reason IN ('solved', 'lost', 'short', 'refuted')),
        at_first = (SELECT COUNT(*) FROM attempts WHERE daily_id = dailies.id
            AND reason = 'solved' AND number = 1)
"""


def upgrade() -> None:
    for name in ("at_first", "tried", "shown_tried"):
        op.add_column("dailies", sa.Column(name, sa.Integer(), server_default="0", nullable=False))
    for table, name in (("dailies", "wants_thread"), ("grimoire_servers", "threads")):
        op.add_column(
            table, sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.execute(COUNTED)
    op.execute("UPDATE dailies SET shown_tried = tried")
    op.create_table(
        "reminders",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("daily_id", KEY, nullable=True),
        sa.ForeignKeyConstraint(
            ["daily_id"], ["dailies.id"], name=op.f("fk_reminders_daily_id_dailies")
        ),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_reminders")),
    )
