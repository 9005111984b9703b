"""What people do to a match is kept apart from a game's own moves; a server's usual game"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

DONE_TO_A_MATCH = ("undo", "resign", "leave", "abandon", "pause", "resume")


def upgrade() -> None:
    op.add_column(
        "moves", sa.Column("kind", sa.String(16), nullable=False, server_default=sa.text("'move'"))
    )
    moves = sa.table("moves", sa.column("kind", sa.String), sa.column("text", sa.String))
    op.execute(
        moves.update().where(moves.c.text.in_(DONE_TO_A_MATCH)).values(kind=moves.c.text, text="")
    )
    op.add_column("servers", sa.Column("game", sa.String(32), nullable=True))
    op.create_table(
        "standing_orders",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("chapter", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_standing_orders_match_id_matches")
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_standing_orders")),
    )


def downgrade() -> None:
    op.drop_table("standing_orders")
    op.drop_column("servers", "game")
    moves = sa.table("moves", sa.column("kind", sa.String), sa.column("text", sa.String))
    op.execute(moves.update().where(moves.c.kind != "move").values(text=moves.c.kind))
    op.drop_column("moves", "kind")
