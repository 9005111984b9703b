"""What the bot would have picked in the drafts that led to a match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from bot.game_api import GAME_UIS
from bot.matches import LiveMatch, MatchManager, UnreadableMatch
from bot.matches.parents import iterate_parents
from texts import Texts


async def judge_picks(
    matches: MatchManager, match: LiveMatch, user_id: int, texts: Texts
) -> list[str]:
    """Compare a player's picks in all drafts before a match with the bot's, one line per pick.

    Empty if the match comes from no draft, or the player made no picks.
    """
    lines = list[str]()
    with suppress(UnreadableMatch):  # its picks are left out
        async for above, _ in iterate_parents(matches, match.row):
            lines = [*_judged(above, user_id, texts), *lines]
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def _judged(match: LiveMatch, user_id: int, texts: Texts) -> Iterator[str]:
    seat, coach, state = match.seat_of(user_id), GAME_UIS[match.game.id].coach, match.before(0)
    for move in match.moves:
        if coach is not None and move.seat == seat:
            yield from filter(None, [coach.judged(state, move.seat, move.text, texts)])
        state.apply(move.seat, match.game.read_move(state, move.text)[0])
