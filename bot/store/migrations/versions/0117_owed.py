"""What the bot owes until Discord has taken it: ends of lobbies, reminders, notices, welcomes.

Also: who set up the daily pages, and what is wrong with their channel.
"""

import sqlalchemy as sa
from alembic import op

revision = "0117"
down_revision = "0116"

OWED = (
    ("lobbies", "id", "unshown", True),
    ("stored_pages", "number", "author_told", False),
    ("greetings", "greeted_id", "told", False),
)
"""Of each table: the column of the index, the new column, and its value while something is owed."""


def upgrade() -> None:
    for table, key, name, owed in OWED:
        done = sa.false() if owed else sa.true()
        op.add_column(table, sa.Column(name, sa.Boolean(), server_default=done, nullable=False))
        where = sa.table(table, sa.column(name, sa.Boolean())).c[name].is_(owed)
        index = op.f(f"ix_{table}_owed")
        op.create_index(index, table, [key], sqlite_where=where, postgresql_where=where)
    op.add_column("reminders", sa.Column("held_until", sa.DateTime(timezone=True)))
    op.add_column("grimoire_servers", sa.Column("set_up_by", sa.BigInteger()))
    op.add_column("grimoire_servers", sa.Column("trouble", sa.String(16)))
    op.add_column("grimoire_servers", sa.Column("trouble_since", sa.DateTime(timezone=True)))
    op.add_column(
        "grimoire_servers",
        sa.Column("trouble_told", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
