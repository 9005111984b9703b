"""Which pages wait for their day, and who knew a page before its day came: conditions on rows."""

from __future__ import annotations

from sqlalchemy import ColumnElement, String, and_, cast, literal, or_, select
from sqlalchemy.orm import InstrumentedAttribute, aliased

from bot.store.grimoire_tables import (
    Attempt,
    Daily,
    DailyState,
    GrimoireServer,
    Solving,
    StoredPage,
)

COUNTING = (DailyState.POSTED, DailyState.REVEALED)
"""States of the daily pages that people could solve."""
TAKEN_BACK = (DailyState.WITHDRAWN, DailyState.CLOSED)
"""States of daily pages that were withdrawn: they count for those alone who had solved them."""


def waits() -> ColumnElement[bool]:
    """Return the condition that an approved page is hidden until its server's day of it.

    It has a date, or may come any day.
    """
    posted = select(Daily.id).where(
        Daily.guild_id == StoredPage.guild_id,
        Daily.page_id == stored_id(StoredPage.number),
        Daily.state.in_(COUNTING),
    )
    has_dailies = select(GrimoireServer.guild_id).where(
        GrimoireServer.guild_id == StoredPage.guild_id, GrimoireServer.enabled
    )
    return and_(~posted.exists(), or_(StoredPage.scheduled_for.is_not(None), has_dailies.exists()))


def made_or_reviewed(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this person made a page or decided on it."""
    return or_(StoredPage.author_id == user_id, StoredPage.reviewed_by == user_id)


def knew_before(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this person knew a daily page before it was posted.

    The person had opened it, in whatever server, or made or reviewed it.
    """
    opened = select(Solving.page_id).where(
        Solving.user_id == user_id,
        Solving.page_id == Daily.page_id,
        Solving.opened_at < Daily.posted_at,
    )
    own = select(stored_id(StoredPage.number)).where(made_or_reviewed(user_id))
    return and_(Daily.posted_at.is_not(None), or_(opened.exists(), Daily.page_id.in_(own)))


def solved_by(user_id: int) -> ColumnElement[bool]:
    """Return the condition that this person has solved a daily page while it was open.

    It was for points, or, where the person knew it before, for fun.
    """
    for_points = select(Attempt.daily_id).where(
        Attempt.user_id == user_id, Attempt.reached, Attempt.daily_id.is_not(None)
    )
    # Joined from the few answers of this person: looked up for each day, it takes seconds.
    played = aliased(Daily)
    in_time = (
        select(played.id)
        .join(
            Attempt,
            and_(Attempt.guild_id == played.guild_id, Attempt.page_id == played.page_id),
        )
        .where(
            Attempt.user_id == user_id,
            Attempt.reached,
            Attempt.created_at >= played.posted_at,
            Attempt.created_at < played.closes_at,
        )
    )
    return or_(Daily.id.in_(for_points), and_(Daily.id.in_(in_time), knew_before(user_id)))


def stored_id(number: InstrumentedAttribute[int]) -> ColumnElement[str]:
    """Return `StoredPage.id` in the database, for the column that holds its number."""
    return literal("p-").concat(cast(number, String))
