"""The origin of a match: the match that prepared it, and that one's origin."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from bot.game_api import GAME_UIS, read_match_settings
from bot.matches import LiveMatch, MatchManager, UnreadableMatch
from bot.store import Match
from bot.store.result import PREPARED
from engine.core import Seat
from texts import Texts


async def iterate_parents(
    matches: MatchManager, row: Match
) -> AsyncIterator[tuple[LiveMatch, dict[Seat, Seat]]]:
    """Iterate over all matches from which this row's match comes, nearest first.

    Each comes with a map of seats: here to there. Raises `UnreadableMatch`.
    """
    seats: dict[Seat, Seat] = {seat.seat: seat.seat for seat in row.seats}  # type: ignore[misc]
    while row.succession is not None:
        there = row.succession.seats
        seats = {seat: there[child] for seat, child in seats.items() if child in there}  # type: ignore[misc]
        above = await matches.get(row.succession.parent_id)
        yield above, seats
        row = above.row


async def preparation_of(matches: MatchManager, match: LiveMatch) -> LiveMatch | None:
    """Return the match that only prepared this one: a draft, a choice of races; or None."""
    with suppress(UnreadableMatch):
        async for above, _ in iterate_parents(matches, match.row):
            return above if is_preparation(above) else None
    return None


def is_preparation(match: LiveMatch) -> bool:
    """Return whether the match is over and only prepared another one."""
    return match.outcome is not None and match.outcome.reason == PREPARED


async def describe_part(matches: MatchManager, match: LiveMatch, texts: Texts) -> str:
    """Return which part of something larger it is, such as a duel of a league; or an empty text.

    That is also the turn from which it is played on.
    """
    if line := read_match_settings(match.row.settings).played_on_line(texts):
        return f"-# {line}"
    with suppress(UnreadableMatch):  # the duels of a league are played anyway
        async for above, seats in iterate_parents(matches, match.row):
            parent = GAME_UIS[above.game.id].parent
            if parent is not None:
                return parent.part(seats, above.names, texts)
    return ""
