"""Find running matches that can't be read any more, for `bridgekeeper doctor`."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from bot.matches.live import LiveMatch
from bot.store import Match
from bot.store.store import select_match


def find_unreadable(connection: Connection) -> list[tuple[int, str]]:
    """Return the running matches that can't be played through, oldest first.

    Each comes with the name of the exception and no more: the rest is hands and seeds. Only one
    match is in memory at a time.
    """
    found = []
    with Session(connection) as session:
        for match_id in session.scalars(
            select(Match.id).where(Match.result.is_(None)).order_by(Match.id)
        ).all():
            try:
                LiveMatch.of(session.scalars(select_match(match_id)).one())
            except SQLAlchemyError:
                raise  # of the database, not of the match
            except Exception as fault:  # anything that stored rows may cause
                found.append((match_id, type(fault).__name__))
            session.expunge_all()
    return found
