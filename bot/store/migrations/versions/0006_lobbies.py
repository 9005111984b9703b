"""Lobbies instead of challenges; what servers have settled"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TERMS = '{"format": "preconstructed", "mode": "duel"}'
"""What every challenge was about."""


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "lobbies",
        sa.Column("id", key, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.String(length=100), nullable=False),
        sa.Column("invited_id", sa.BigInteger(), nullable=True),
        sa.Column("invited_name", sa.String(length=100), nullable=True),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("open_pair", sa.String(length=48), nullable=True),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("expires_at", moment, nullable=False),
        sa.Column("match_id", key, nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_lobbies_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lobbies")),
        sa.UniqueConstraint("open_pair", name=op.f("uq_lobbies_open_pair")),
    )
    op.create_index(op.f("ix_lobbies_state_expires_at"), "lobbies", ["state", "expires_at"])
    op.create_table(
        "lobby_seats",
        sa.Column("lobby_id", key, nullable=False),
        sa.Column("seat", sa.String(length=1), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("deck", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("lobby_id", "seat", name=op.f("pk_lobby_seats")),
        sa.ForeignKeyConstraint(
            ["lobby_id"], ["lobbies.id"], name=op.f("fk_lobby_seats_lobby_id_lobbies")
        ),
        sa.UniqueConstraint("lobby_id", "user_id", name=op.f("uq_lobby_seats_lobby_id_user_id")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    _take_over_open_challenges()
    op.drop_index(op.f("ix_challenges_state_expires_at"), "challenges")
    op.drop_table("challenges")


def _take_over_open_challenges() -> None:
    """They keep their numbers, which their buttons carry."""
    op.execute(
        sa.text(
            "INSERT INTO lobbies (id, guild_id, channel_id, message_id, host_id, host_name,"
            " invited_id, invited_name, terms, language, state, version, open_pair, created_at,"
            " expires_at) SELECT id, guild_id, channel_id, message_id, challenger_id,"
            " challenger_name, opponent_id, opponent_name, :terms, language, state, 0, open_pair,"
            " created_at, expires_at FROM challenges WHERE state = 'open'"
        ).bindparams(sa.bindparam("terms", TERMS, literal_execute=True))
    )
    op.execute(
        "INSERT INTO lobby_seats (lobby_id, seat, user_id, name, deck)"
        " SELECT id, 'A', challenger_id, challenger_name, deck FROM challenges"
        " WHERE state = 'open'"
    )
    if op.get_context().dialect.name == "postgresql":
        op.execute(
            "SELECT setval(pg_get_serial_sequence('lobbies', 'id'),"
            " (SELECT COALESCE(MAX(id), 0) + 1 FROM challenges), false)"
        )


def downgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    moment = sa.DateTime(timezone=True)
    op.drop_table("servers")
    op.drop_table("lobby_seats")
    op.drop_index(op.f("ix_lobbies_state_expires_at"), "lobbies")
    op.drop_table("lobbies")
    op.create_table(
        "challenges",
        sa.Column("id", key, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("challenger_id", sa.BigInteger(), nullable=False),
        sa.Column("challenger_name", sa.String(length=100), nullable=False),
        sa.Column("opponent_id", sa.BigInteger(), nullable=False),
        sa.Column("opponent_name", sa.String(length=100), nullable=False),
        sa.Column("format", sa.String(length=32), nullable=False),
        sa.Column("deck", sa.String(length=32), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("open_pair", sa.String(length=48), nullable=True),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("expires_at", moment, nullable=False),
        sa.Column("match_id", key, nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_challenges_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("open_pair", name=op.f("uq_challenges_open_pair")),
    )
    op.create_index(op.f("ix_challenges_state_expires_at"), "challenges", ["state", "expires_at"])
