"""Decide who is mentioned in a match: edits ping no one, so the board is posted again for that.

Players who prefer direct messages get one instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.matches import LiveMatch
from bot.store import Calls
from bot.store.notifications import Way
from bot.store.result import PREPARED
from engine.core import Seat

PRESENT = timedelta(minutes=3)
"""A player who has acted in a match within this time sees its edits."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """The seats to mention now, each with the version up to which it is mentioned.

    `direct` are those whose players get a direct message instead. `again` is the time at which
    others are mentioned unless they act; None if there are none.
    """

    seats: Mapping[Seat, int] = field(default_factory=dict)
    direct: Mapping[Seat, int] = field(default_factory=dict)
    again: datetime | None = None


def find_mentions(
    match: LiveMatch, when: Calls, ways: Mapping[int, Way], now: datetime
) -> Mentions:
    """Return the seats that have to be mentioned: those that have to act; at the end, all.

    The first board is a new message anyway.

    Args:
        match: The match.
        when: When its server mentions players; direct messages are sent at least after a pause.
        ways: How the users who may be pinged want to hear of their turns, by user id.
        now: The time.
    """
    waiting, called = find_waiting(match), match.row.board.called or {}
    first = match.row.board.message_id is None
    seats, direct, moments = dict[Seat, int](), dict[Seat, int](), list[datetime]()
    for seat, version in waiting.items():
        way = ways.get(match.user_in(seat) or 0, Way.NOTHING)
        is_off = way is Way.NOTHING or (way is Way.PING and when is Calls.NEVER)
        if is_off or called.get(seat, -1) >= version:
            continue
        leaves = match.acted_at[seat] + PRESENT
        if way is Way.PING and (first or when is Calls.TURN or leaves <= now):
            seats[seat] = version
        elif leaves <= now:
            direct[seat] = version
        elif match.outcome is None:
            moments.append(leaves)
    return Mentions(seats, direct, min(moments, default=None))


def find_waiting(match: LiveMatch) -> Mapping[Seat, int]:
    """Return the seats that wait for a mention, each with the version since which they do."""
    outcome = match.outcome
    if outcome is None:
        stop = match.clock.newest_stop
        if stop is None:
            return match.calls
        absent = [seat for seat in match.clock.running if match.acted_at[seat] < stop.ended]
        return {**{seat: match.asked_at[seat] for seat in absent}, **match.calls}
    if outcome.reason == PREPARED:
        return {}  # the next match mentions them
    return dict.fromkeys(match.people, match.version)


def find_mentionable_people(match: LiveMatch) -> set[int]:
    """Return the user ids that may be pinged: never the bot, nor a user who plays alone."""
    users = {user for seat in match.people if (user := match.user_in(seat)) is not None}
    return users if len(users) > 1 else set()
