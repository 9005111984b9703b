"""Who is called to a match: edits ping nobody, so for that the board is posted anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.matches import LiveMatch
from bot.store import Calls
from bot.store.result import PREPARED
from engine.core import Seat

PRESENT = timedelta(minutes=3)
"""Whoever has acted in a match within this sees what is edited there."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """The seats that are to be called now, each with the version that it is called to.

    Also, when others are to be called unless they act.
    """

    seats: Mapping[Seat, int] = field(default_factory=dict)
    again: datetime | None = None


def find_mentions(match: LiveMatch, when: Calls, now: datetime) -> Mentions:
    """Find whom the newest board has to call: those who are due, at the end everybody.

    The first board is new anyway.
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
    """Find those who wait for a word: each with the version since which they do."""
    outcome = match.outcome
    if outcome is None:
        stop = match.clock.newest_stop
        if stop is None:
            return match.calls
        absent = [seat for seat in match.clock.running if match.acted_at[seat] < stop.ended]
        return {**{seat: match.asked_at[seat] for seat in absent}, **match.calls}
    if outcome.reason == PREPARED:
        return {}  # what follows calls them
    return dict.fromkeys(match.people, match.version)


def find_mentionable_people(match: LiveMatch) -> set[int]:
    """Find who may be pinged at all (user ids): never the bot, nor who plays alone."""
    users = {user for seat in match.people if (user := match.user_in(seat)) is not None}
    return users if len(users) > 1 else set()
