"""What stays of an event, and what follows it: ranks, the event of next week, the next league."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta

from bot.events.course import Line
from bot.events.league import order_after
from bot.events.running import RunningEvent
from bot.events.standings import standings
from bot.store import Event, EventState, Store, WeeklyEvent

REMINDED = timedelta(hours=1)
"""How long before its beginning an event is announced again."""
STAYING = timedelta(days=3)
"""How long people can decide whether they play the next league."""


def ranks_of(event: RunningEvent, *lines: Line) -> Mapping[int, int]:
    """Return the ranks of all entrants once these lines have been added."""
    ended = RunningEvent(event.row)
    for line in lines:
        ended.course.take(line)
    return {each.entrant: each.rank for each in standings(ended.course)}


def open_again(model: WeeklyEvent | Event, begins: datetime, now: datetime) -> Event:
    """Return an event like this one that begins by itself. It is not stored yet."""
    same = ("guild_id", "channel_id", "host_id", "host_name", "name", "plan", "settings")
    return Event(
        **{column: getattr(model, column) for column in (*same, "language", "role_id")},
        seed=secrets.randbits(62),
        state=EventState.OPEN,
        version=0,
        created_at=now,
        starts_at=begins,
        due_at=max(begins - REMINDED, now),
        unshown=True,
        lines=[],
        entrants=[],
    )


def open_next_league(event: RunningEvent, now: datetime) -> Event:
    """Return the league that continues this one. It is not stored yet."""
    following = open_again(event.row, now + STAYING, now)
    following.plan = {**event.row.plan, "previous": event.row.id}
    return following


async def order_of_league(store: Store, event: RunningEvent) -> list[int]:
    """Return who plays a league that begins now, the best first.

    Those of the league before are in the order in which it ended; then the others follow by their
    ratings, and so do all if no one moved between groups.
    """
    numbers, former = {event.users[each]: each for each in event.course.active}, list[int]()
    before = await store.events.event(event.course.plan.previous)
    if before is not None:
        ended = RunningEvent(before)
        former = [ended.users[each] for each in order_after(ended.course)]
    ratings = dict[int, int]()
    for user_id in numbers:
        lines = await store.results.ratings_of(event.row.guild_id, user_id)
        points = (each.points or 0 for each in lines if each.game == event.settings.game)
        ratings[user_id] = max(points, default=0)
    stay = [user_id for user_id in former if user_id in numbers]
    new = sorted(
        numbers.keys() - {*stay}, key=lambda user_id: (-ratings[user_id], numbers[user_id])
    )
    return [numbers[user_id] for user_id in (*stay, *new)]
