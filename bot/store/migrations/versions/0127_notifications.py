"""Users choose how they are notified; reminders of daily puzzles become such a choice."""

import sqlalchemy as sa
from alembic import op

revision = "0127"
down_revision = "0126"


def upgrade() -> None:
    op.create_table(
        "notification_choices",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint(
            "user_id", "guild_id", "kind", name=op.f("pk_notification_choices")
        ),
    )
    op.create_index(
        op.f("ix_notification_choices_guild_id_kind"), "notification_choices", ["guild_id", "kind"]
    )
    op.create_table(
        "notified_users",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_begins", sa.Time(), nullable=True),
        sa.Column("quiet_ends", sa.Time(), nullable=True),
        sa.Column("time_zone", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notified_users")),
    )
    op.create_table(
        "notifications",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("about", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint(
            "user_id", "kind", "about", "version", name=op.f("pk_notifications")
        ),
    )
    op.create_index(op.f("ix_notifications_due_at"), "notifications", ["due_at"])
    op.execute(
        "INSERT INTO notification_choices (user_id, guild_id, kind, way) "
        "SELECT user_id, guild_id, 'daily', 'direct' FROM reminders"
    )
    op.execute(
        "INSERT INTO notifications "
        "(user_id, kind, about, version, guild_id, language, way, due_at, sent_at) "
        "SELECT reminders.user_id, 'daily', dailies.id, 0, dailies.guild_id, dailies.language, "
        "'direct', dailies.closes_at, dailies.closes_at "
        "FROM reminders JOIN dailies ON dailies.id = reminders.daily_id"
    )
    op.drop_table("reminders")
