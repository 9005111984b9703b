"""Decide who is mentioned in a match: edits ping no one, so the board is posted again for that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.matches import LiveMatch
from bot.store import Calls
from bot.store.result import PREPARED
from engine.core import Seat

PRESENT = timedelta(minutes=3)
"""A player who has acted in a match within this time sees its edits."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """The seats to mention now, each with the version up to which it is mentioned.

    `again` is the time at which others are mentioned unless they act; None if there are none.
    """

    seats: Mapping[Seat, int] = field(default_factory=dict)
    again: datetime | None = None


def find_mentions(match: LiveMatch, when: Calls, now: datetime) -> Mentions:
    """Return the seats that the newest board has to mention: those that have to act; at the end,
    all.

    The first board is a new message anyway.
    """
    if when is Calls.NEVER:
        return Mentions()
    waiting, called = _waiting(match), match.row.board.called or {}
    people, first = find_mentionable_people(match), match.row.board.message_id is None
    seats, moments = dict[Seat, int](), list[datetime]()
    for seat, version in waiting.items():
        if match.user_in(seat) not in people or called.get(seat, -1) >= version:
            continue
        leaves = match.acted_at[seat] + PRESENT
        if first or when is Calls.TURN or leaves <= now:
            seats[seat] = version
        elif match.outcome is None:
            moments.append(leaves)
    return Mentions(seats, min(moments, default=None))


def _waiting(match: LiveMatch) -> Mapping[Seat, int]:
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
