"""Reviews of matches, and what people missed in them."""

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0102"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_reviews_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_reviews")),
    )
    op.create_table(
        "misses",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("chapter", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("page_number", KEY, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_misses_match_id_matches")
        ),
        sa.ForeignKeyConstraint(
            ["page_number"],
            ["stored_pages.number"],
            name=op.f("fk_misses_page_number_stored_pages"),
        ),
        sa.PrimaryKeyConstraint("match_id", "chapter", name=op.f("pk_misses")),
    )
    op.create_index(op.f("ix_misses_user_id"), "misses", ["user_id"])
