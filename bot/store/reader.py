"""Readers of results: the condition that a user may know about a match."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import BindParameter, ColumnElement, Select, and_, func, literal, or_, select
from sqlalchemy.orm import InstrumentedAttribute, aliased

from bot.store.result_tables import Result, ResultSeat, Visibility
from bot.store.tables import Match


class Venue(NamedTuple):
    """A channel in which matches are played; it decides who may know about them."""

    guild_id: int | None
    private: bool
    watched_in: int


@dataclass(frozen=True, slots=True)
class Reader:
    """A user who reads a list, and the channels whose matches this user may know about.

    Only `reader_of` and `outsider` of `bot.boards.watching` make one: they decide which channels
    these are.
    """

    user_id: int
    channels: Collection[int] = ()

    def knows(self) -> ColumnElement[bool]:
        """Return the condition that this user may know about the match of a `Result`.

        The user has played in it; or it isn't private, the user sees its channel, and each of its
        players shows their profile there.
        """
        own, seat, match = aliased(ResultSeat), aliased(ResultSeat), aliased(Match)
        # No EXISTS: for that PostgreSQL may read a whole table first
        players = select(own.user_id).where(own.number == Result.number)
        venue = select(watched_in(match)).where(
            match.id == Result.match_id, match.private.is_(False)
        )
        shown = (
            select(Visibility.profile)
            .join(seat, Visibility.user_id == seat.user_id)
            .where(seat.number == Result.number, Visibility.guild_id == Result.guild_id)
        )
        return or_(
            literal(self.user_id).in_(players),
            and_(venue.scalar_subquery().in_(self.channels), literal(False).not_in(shown)),
        )


def watched_in(match: type[Match]) -> ColumnElement[int]:
    """Return `Match.watched_in` in the database.

    Also for a rematch in a thread that the bot has made, it is the parent channel of that thread.
    """
    return _outside_threads(match.channel_id)


def begun_in(match: type[Match]) -> ColumnElement[int]:
    """Return the channel where a match began; for a thread of the bot it is the parent channel."""
    return _outside_threads(match.origin_channel_id)


def _outside_threads(channel_id: InstrumentedAttribute[int]) -> ColumnElement[int]:
    first = aliased(Match)
    parent = select(first.origin_channel_id).where(first.origin_message_id == channel_id)
    return func.coalesce(parent.limit(1).scalar_subquery(), channel_id)


def unseen_in(guild_id: int | BindParameter[int]) -> Select[int]:
    """Select the users who hide from the tables of a server, or hide their profile there."""
    hides = or_(Visibility.ranked.is_(False), Visibility.profile.is_(False))
    return select(Visibility.user_id).where(Visibility.guild_id == guild_id, hides)


def hidden_in(guild_id: int) -> Select[int]:
    """Select the users who hide from the tables of a server."""
    here = Visibility.guild_id == guild_id, Visibility.ranked.is_(False)
    return select(Visibility.user_id).where(*here)
