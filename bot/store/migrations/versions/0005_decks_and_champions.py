"""Decks and made-up champions that people keep"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "decks",
        sa.Column("id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=200), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("updated_at", moment, nullable=False),
        sa.CheckConstraint("place BETWEEN 1 AND 25", name=op.f("ck_decks_place")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
        sa.UniqueConstraint("user_id", "place", name=op.f("uq_decks_user_id_place")),
        sa.UniqueConstraint("user_id", "name_key", name=op.f("uq_decks_user_id_name_key")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "champions",
        sa.Column("id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=200), nullable=False),
        sa.Column("card_id", sa.String(length=40), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.CheckConstraint("place BETWEEN 1 AND 25", name=op.f("ck_champions_place")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_champions")),
        sa.UniqueConstraint("user_id", "place", name=op.f("uq_champions_user_id_place")),
        sa.UniqueConstraint("user_id", "name_key", name=op.f("uq_champions_user_id_name_key")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "champion_drafts",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("attack", sa.Integer(), nullable=False),
        sa.Column("health", sa.Integer(), nullable=False),
        sa.Column("strengths", sa.JSON(), nullable=False),
        sa.Column("drawbacks", sa.JSON(), nullable=False),
        sa.Column("aura", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_champion_drafts")),
    )


def downgrade() -> None:
    for table in ("champion_drafts", "champions", "decks"):
        op.drop_table(table)
