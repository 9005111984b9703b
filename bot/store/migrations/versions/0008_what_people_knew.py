"""When people first opened a page; what a server's choice of pages is keyed with"""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("solving", sa.Column("opened_at", moment, nullable=True))
    solving = sa.table("solving", sa.column("opened_at", moment))
    # What was opened until today is known on all days to come; days that were posted stay as
    # they are.
    op.execute(solving.update().values(opened_at=datetime.now(UTC)))
    with op.batch_alter_table("solving") as table:
        table.alter_column("opened_at", existing_type=moment, nullable=False)

    op.add_column("grimoire_servers", sa.Column("salt", sa.LargeBinary(), nullable=True))
    servers = sa.table(
        "grimoire_servers", sa.column("guild_id", sa.BigInteger), sa.column("salt", sa.LargeBinary)
    )
    for guild_id in op.get_bind().scalars(sa.select(servers.c.guild_id)).all():
        salted = servers.update().where(servers.c.guild_id == guild_id)
        op.execute(salted.values(salt=secrets.token_bytes(32)))
    with op.batch_alter_table("grimoire_servers") as table:
        table.alter_column("salt", existing_type=sa.LargeBinary(), nullable=False)
    op.create_index(op.f("ix_dailies_guild_id_page_id"), "dailies", ["guild_id", "page_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_dailies_guild_id_page_id"), "dailies")
    op.drop_column("grimoire_servers", "salt")
    op.drop_column("solving", "opened_at")
