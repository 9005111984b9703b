"""Promises of the bot to Discord and users, checked after every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from bot.store import Match
from bot.store.tables import RUNNING

if TYPE_CHECKING:
    from people import Club

SOON = 10.0
"""Seconds within which a match has its board, or a message says why it has none."""


AGAIN = timedelta(seconds=50)
"""Shortest time before the bot repeats a request that was refused."""


class Promise(Enum):
    """What the bot always keeps, unless a test excuses it (`Club.excuse`)."""

    BOARD = "every running match has its board, or a word why not, within ten seconds"
    TAKES_NO = "what Discord has refused is not asked again soon"
    LIMITS = "Discord is asked no more often than it takes"


async def broken(club: Club) -> list[str]:
    """Return the promises that were not kept by the end of the test, and unnecessary excuses."""
    found = [each async for each in _broken(club)]
    not_kept = {promise for promise, _ in found}
    return [
        *(f"{promise.value}: {what}" for promise, what in found if promise not in club.excused),
        *(
            f"{promise.value}: kept, though it was excused ({why})"
            for promise, why in club.excused.items()
            if promise not in not_kept
        ),
    ]


async def _broken(club: Club) -> AsyncIterator[tuple[Promise, str]]:
    for asked, times in club.rules.refused.items():
        if any(later - earlier < AGAIN for earlier, later in pairwise(times)):
            yield Promise.TAKES_NO, f"{len(times)} times {asked[:300]}"
    if club.discord.limits_count:
        for scope, times in club.discord.limits.refused.items():
            yield Promise.LIMITS, f"{times} times too many ({scope})"
    if club.bot not in club.dead and await _without_board(club):
        await club.env.advance_time(SOON)
        await club.env.settle()
        for match in await _without_board(club):
            yield Promise.BOARD, f"match {match.id} in channel {match.channel_id}"


async def _without_board(club: Club) -> list[Match]:
    """Return the running matches with neither a board nor another message since they began."""
    running = await club.bot.store._all(
        select(Match).options(joinedload(Match.board)).where(RUNNING, Match.private.is_(False))
    )
    return [match for match in running if not (_has_board(club, match) or _is_told(club, match))]


def _has_board(club: Club, match: Match) -> bool:
    return match.board.message_id in club.env.backend.messages.get(match.channel_id, {})


def _is_told(club: Club, match: Match) -> bool:
    """Return whether a later message of the bot is in the channel of the match or of its origin."""
    places = {match.channel_id, match.origin_channel_id}
    began = match.created_at.isoformat()
    return any(
        each.author_id == club.me and each.timestamp > began and each.id != match.origin_message_id
        for place in places
        for each in club.env.backend.messages.get(place, {}).values()
    )
