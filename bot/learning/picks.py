"""What the bot would have picked in all that came before a match: drafts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from bot.house import TABLES
from bot.matches import LiveMatch, MatchManager, UnreadableMatch
from bot.matches.parents import iterate_parents
from texts import Texts


async def judge_picks(
    matches: MatchManager, match: LiveMatch, user_id: int, texts: Texts
) -> list[str]:
    """Judge what somebody picked in all that a match comes from, a line for each pick.

    Without lines: it comes from nothing with picks, or this person made none.
    """
    lines = list[str]()
    with suppress(UnreadableMatch):  # nothing is told of it then
        async for above, _ in iterate_parents(matches, match.row):
            lines = [*_judged(above, user_id, texts), *lines]
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def _judged(match: LiveMatch, user_id: int, texts: Texts) -> Iterator[str]:
    seat, table = match.seat_of(user_id), TABLES[match.game.id]
    state = match.before(0)
    for move in match.moves:
        if move.seat == seat and (line := table.judged(state, move.seat, move.text, texts)):
            yield line
        state.apply(move.seat, match.game.read_move(state, move.text)[0])
