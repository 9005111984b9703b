"""What people do to a match is kept apart from a game's own moves; a server's usual game; who was
called to a board"""

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
    op.add_column(
        "matches",
        sa.Column("called_version", sa.Integer(), nullable=False, server_default=sa.text("0")),
    )
    matches = sa.table(
        "matches", sa.column("called_version", sa.Integer), sa.column("version", sa.Integer)
    )
    op.execute(matches.update().values(called_version=matches.c.version))


def downgrade() -> None:
    op.drop_column("matches", "called_version")
    op.drop_column("servers", "game")
    moves = sa.table("moves", sa.column("kind", sa.String), sa.column("text", sa.String))
    op.execute(moves.update().where(moves.c.kind != "move").values(text=moves.c.kind))
    op.drop_column("moves", "kind")
