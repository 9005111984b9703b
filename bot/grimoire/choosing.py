"""Choose a server's daily puzzles, and compute when they are due in its time zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from hashlib import blake2s
from math import exp
from zoneinfo import ZoneInfo

from bot.store import GrimoireServer, PastDaily, Store, StoredPuzzle, puzzle_from
from engine.games import USUAL
from puzzles import library
from puzzles.difficulty import EASIEST, HARDEST, POINTS, log_odds_against
from puzzles.ladder import is_first_step
from puzzles.puzzle import Puzzle

DAY = timedelta(days=1)
LEARNING = 14
"""How many of a server's first daily puzzles are chosen with a growing number of rules in view."""
FEW_RULES = 6
"""The most rules in view of a server's first puzzle."""
UNKNOWN = 99
"""The number of rules in view assumed for a puzzle without an explanation."""
BEGINNERS = 1200
"""The level at which a server begins."""
AIM = 0.55
"""The desired share of solvers among those who try a puzzle: between 0.4 and 0.7 is good."""
MOST_LEARNED = 150
"""The most points by which one puzzle moves a server's level, if all solve it or none do."""
FEW_TRIES = 2
"""With this many tries, a puzzle counts half as much as with very many."""
MOST_FITTING = 20
"""The most puzzles among which one is drawn at random; fewer if a third of those left is less."""


def due(day: date, at: time, zone: str) -> datetime:
    """Return when the puzzle of a day is due, in UTC.

    An hour that the clocks skip comes right after the gap; of an hour that comes twice, the first
    counts.
    """
    return datetime.combine(day, at, ZoneInfo(zone)).astimezone(UTC)


def newest(now: datetime, at: time, zone: str) -> date:
    """Return the day whose puzzle was due last."""
    day = now.astimezone(ZoneInfo(zone)).date()
    while due(day, at, zone) > now:
        day -= DAY
    return day


def following(now: datetime, at: time, zone: str) -> date:
    """Return the day whose puzzle is due next."""
    return newest(now, at, zone) + DAY


async def puzzles_for(
    store: Store, servers: Sequence[tuple[GrimoireServer, date]]
) -> dict[int, str]:
    """Choose the puzzles of servers, each for its day: puzzle ids by guild ids.

    The same server, past and day always give the same puzzle, in every process. Servers without any
    puzzle left are omitted.
    """
    guilds = [server.guild_id for server, _ in servers]
    past = await store.dailies.past(guilds)
    approved = await store.grimoire.approved_puzzles(guilds)
    found: dict[int, str] = {}
    for server, day in servers:
        its_past, own = past[server.guild_id], approved[server.guild_id]
        had = {each.puzzle_id for each in its_past}
        puzzle_id = _own([row for row in own if row.id not in had], day)
        puzzle_id = puzzle_id or _built_in(its_past, server.salt, day)
        if puzzle_id is not None:
            found[server.guild_id] = puzzle_id
    return found


def _own(waiting: Sequence[StoredPuzzle], day: date) -> str | None:
    """Choose one of a server's own puzzles that it has not had; None if there is none.

    It is the one scheduled for this day, else the oldest one not scheduled for a later day.
    """
    today = day.isoformat()
    scheduled = [row for row in waiting if row.scheduled_for == today]
    free = [row for row in waiting if (row.scheduled_for or "") < today]
    readable = (row.id for row in (*scheduled, *free) if puzzle_from(row) is not None)
    return next(readable, None)


def level_of(past: Sequence[PastDaily], ratings: Mapping[str, int]) -> float:
    """Estimate the rating of a puzzle that `AIM` of the server's players who try it would solve.

    Args:
        past: The server's daily puzzles, the oldest first. Each moves the estimate by the
            difference between its share of solvers and the expected share; puzzles with more tries
            count more. Those without a rating or without tries change nothing.
        ratings: Ratings by puzzle id.
    """
    level = float(BEGINNERS)
    for each in past:
        if each.puzzle_id in ratings and each.tried:
            odds_against = (ratings[each.puzzle_id] - level) / POINTS + log_odds_against(AIM)
            surprise = each.solved / each.tried - 1 / (1 + exp(odds_against))
            level += MOST_LEARNED * surprise * each.tried / (each.tried + FEW_TRIES)
            level = max(EASIEST, min(HARDEST, level))
    return level


def _built_in(past: Sequence[PastDaily], salt: bytes, day: date) -> str | None:
    """Choose a built-in puzzle that the server has not had and that fits its level.

    It is one of the first game.

    The first ones have few rules in view, one more from day to day; only they can be first steps.
    If the server has had all, it is one of the half that it had longest ago. Without the salt, the
    choice can't be predicted. None if there are no puzzles.
    """
    known, is_learning = len(past), len(past) < LEARNING
    built_in = library.of_game(USUAL)
    tried = filter(None, [library.find(each.puzzle_id) for each in past])
    ratings = {puzzle.id: puzzle.rating for puzzle in tried}
    puzzles = [
        puzzle for puzzle in built_in if is_learning or not is_first_step(puzzle)
    ] or built_in
    had = {each.puzzle_id: each.day for each in past}
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in had]
    if not fresh:
        by_age = sorted(puzzles, key=lambda puzzle: had[puzzle.id])
        fresh = by_age[: (len(by_age) + 1) // 2]
    if is_learning and fresh:
        nearest = min(_out_of_range(puzzle, FEW_RULES + known) for puzzle in fresh)
        fresh = [puzzle for puzzle in fresh if _out_of_range(puzzle, FEW_RULES + known) == nearest]
    level = level_of(past, ratings)
    fresh.sort(key=lambda puzzle: (abs(puzzle.rating - level), puzzle.id))
    fitting = sorted(puzzle.id for puzzle in fresh[: min(MOST_FITTING, (len(fresh) + 2) // 3)])
    if not fitting:
        return None
    lot = blake2s(day.isoformat().encode(), key=salt, digest_size=8).digest()
    return fitting[int.from_bytes(lot, "big") % len(fitting)]


def _out_of_range(puzzle: Puzzle, most: int) -> int:
    """Return by how many a puzzle's rules in view exceed `most` or fall short of half of it."""
    in_view = puzzle.explanation.in_view if puzzle.explanation is not None else UNKNOWN
    return max(in_view - most, most // 2 - in_view, 0)
