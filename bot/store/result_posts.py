"""Posts still to be made when a match or a season ends: in its first message, a results channel.

The transaction that ends the match or the season writes them, so nothing is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import JSON, ColumnElement, delete, or_, select, type_coerce, update
from sqlalchemy.orm import Session

from bot.store.result import PREPARED, MatchResult
from bot.store.result_tables import ResultPost, Season, Visibility
from bot.store.rows import Rows
from bot.store.servers import Server
from bot.store.tables import Board, Match, Succession


class Owed(StrEnum):
    """What pending posts are about; each kind has a channel of its own."""

    RESULTS = "results"
    MODERATIONS = "moderations"
    WEEKS = "weeks"


class EndedMatch(NamedTuple):
    """The places where a finished match began and was played."""

    channel_id: int
    origin_channel_id: int
    origin_message_id: int | None


def owe_end(session: Session, match_id: int, result: MatchResult) -> None:
    """Record that the end of a match must be posted: in its first message and the results channel.

    Nothing is owed for a match that only prepares another, or is part of something larger: a league
    posts its own end. The results channel gets matches between users who all show their profiles.
    """
    first = _beginning_of(session, match_id) if result.reason != PREPARED else None
    if first is None:
        return
    begun = select(Match.id).where(Match.id == first, Match.origin_message_id.is_not(None))
    session.execute(update(Board).where(Board.match_id.in_(begun)).values(origin_told=False))
    facts = select(Match.guild_id, Match.private).where(Match.id == match_id)
    guild_id, private = session.execute(facts).one()
    people = _people_of(result)
    hidden = select(Visibility.user_id).where(
        *(Visibility.guild_id == guild_id, Visibility.user_id.in_(people)),
        Visibility.profile.is_(False),
    )
    ended = any(each.placement is not None for each in result.seats)
    if ended and not private and len(people) > 1 and session.scalar(hidden) is None:
        _owe(session, ResultPost(guild_id=guild_id, match_id=match_id, created_at=result.ended_at))


def owe_season(session: Session, season: Season, now: datetime) -> None:
    """Record that the end of a season must be posted in the server's results channel."""
    _owe(session, ResultPost(guild_id=season.guild_id, season=season.number, created_at=now))


def _owe(session: Session, post: ResultPost) -> None:
    channel = select(Server.results_channel_id).where(Server.guild_id == post.guild_id)
    if session.scalar(channel) is not None:
        session.add(post)


def _people_of(result: MatchResult) -> set[int]:
    """Return the users who played, or left their seat to the bot."""
    seats = [each for each in result.seats if each.strength is None or each.left]
    return {each.user_id for each in seats if each.user_id is not None}


def _beginning_of(session: Session, match_id: int) -> int | None:
    """Return the match that users had begun and that ends here: a draft, or the match itself.

    Returns None if the match is part of something larger, except a draft.
    """
    reason = type_coerce(Match.result, JSON)["reason"].as_string()
    above = select(Match.id, reason).join(Succession, Succession.parent_id == Match.id)
    while found := session.execute(above.where(Succession.match_id == match_id)).one_or_none():
        match_id, why = found
        if why != PREPARED:
            return None
    return match_id


class ResultPostStore(Rows):
    """Reads and writes the posts that results channels are owed."""

    async def owing(self, now: datetime, kind: Owed) -> Sequence[int]:
        """Load the servers with posts of a kind to make that no process is sending."""
        ours = _is_free(now), _is_of(kind), self._share.of(ResultPost.guild_id)
        free = select(ResultPost.guild_id).where(*ours)
        return await self._all(free.distinct().order_by(ResultPost.guild_id))

    async def owed_to(
        self, guild_id: int, now: datetime, kind: Owed = Owed.RESULTS
    ) -> Sequence[ResultPost]:
        """Load the posts that a channel of a server is owed, oldest first."""
        free = ResultPost.guild_id == guild_id, _is_free(now), _is_of(kind)
        return await self._all(select(ResultPost).where(*free).order_by(ResultPost.id))

    async def take(self, post: ResultPost, now: datetime, until: datetime) -> bool:
        """Claim the post; return False if another process has claimed or sent it."""
        as_it_was = ResultPost.id == post.id, ResultPost.tries == post.tries
        taken = update(ResultPost).where(*as_it_was, _is_free(now))
        return await self._change(taken.values(tries=ResultPost.tries + 1, held_until=until))

    async def put_off(self, post: ResultPost, until: datetime, *, sent: bool) -> None:
        """Record that sending it failed and must not be repeated before `until`.

        `sent`: Discord may have accepted it nevertheless.
        """
        tries = {} if sent else {"tries": 0}
        put_off = update(ResultPost).where(ResultPost.id == post.id)
        await self._change(put_off.values(held_until=until, **tries))

    async def settle(self, post: ResultPost) -> None:
        """Record that the post is done: it was sent, or isn't needed."""
        await self._change(delete(ResultPost).where(ResultPost.id == post.id))

    async def ended_match(self, match_id: int) -> EndedMatch:
        """Load the places where a match began and was played."""
        columns = Match.channel_id, Match.origin_channel_id, Match.origin_message_id
        (row,) = await self._rows(select(*columns).where(Match.id == match_id))
        return EndedMatch(*row)


def _is_of(kind: Owed) -> ColumnElement[bool]:
    week, moderation = ResultPost.week_at.is_not(None), ResultPost.moderation_id.is_not(None)
    kinds = {Owed.WEEKS: week, Owed.MODERATIONS: moderation, Owed.RESULTS: ~or_(week, moderation)}
    return kinds[kind]


def _is_free(now: datetime) -> ColumnElement[bool]:
    return or_(ResultPost.held_until.is_(None), ResultPost.held_until <= now)
