"""Which running matches can't be played through: what the doctor tells the host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError

from ..settings import Settings
from ..store import Store
from .live import LiveMatch

NAMED = 20
"""Unreadable matches that are named; of more it is said that there are."""


async def unreadable(store: Store) -> AsyncIterator[tuple[int, str]]:
    """The running matches that can't be played through, oldest first, and the kind of fault: never
    more than that, for the rest is hands and seeds. One match is looked at at a time."""
    for match_id in await store.running():
        try:
            row = await store.match(match_id)
            if row is not None:
                LiveMatch.of(row)
        except SQLAlchemyError:
            raise  # of the database, not of the match
        except Exception as fault:  # whatever it is that stored rows run into
            yield match_id, type(fault).__name__


def matches_check(settings: Settings) -> tuple[str, bool, str]:
    """Can all running matches be played on? In the database as it is: nothing is migrated."""
    try:
        found = asyncio.run(_look(settings.database_url))
    except Exception as error:  # whatever the driver raises is the finding
        return "matches", False, f"not looked at: {type(error).__name__}"
    if not found:
        return "matches", True, "all running matches can be played on"
    told = ", ".join(f"{match_id} ({kind})" for match_id, kind in found[:NAMED])
    more = f" and {len(found) - NAMED} more" if len(found) > NAMED else ""
    return "matches", False, f"can't be read and are left alone: {told}{more}"


async def _look(url: str) -> list[tuple[int, str]]:
    store = Store(url)
    try:
        return [each async for each in unreadable(store)]
    finally:
        await store.close()
