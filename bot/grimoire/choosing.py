"""Which puzzle a server gets as its daily puzzle, and when it is due in its time zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from hashlib import blake2s
from math import exp
from zoneinfo import ZoneInfo, available_timezones

from bot.store import GrimoireServer, PastDaily, Store, StoredPage, page_from
from puzzles import library
from puzzles.difficulty import EASIEST, HARDEST, POINTS, log_odds_against
from puzzles.ladder import is_first_step
from puzzles.page import Page

DAY = timedelta(days=1)


@cache
def time_zones() -> tuple[str, ...]:
    """Return all known time zones by name; `UTC` first."""
    return ("UTC", *sorted(available_timezones() - {"UTC", "localtime"}))


def due(day: date, at: time, zone: str) -> datetime:
    """Return when the page of a day is due.

    An hour that the clocks skip comes right after the gap, one that comes twice counts the first
    time.
    """
    return datetime.combine(day, at, ZoneInfo(zone)).astimezone(UTC)


def newest(now: datetime, at: time, zone: str) -> date:
    """Return the day whose page was due last."""
    day = now.astimezone(ZoneInfo(zone)).date()
    while due(day, at, zone) > now:
        day -= DAY
    return day


def following(now: datetime, at: time, zone: str) -> date:
    """Return the day whose page is due next."""
    return newest(now, at, zone) + DAY


LEARNING = 14
"""Daily pages of a server in which the rules in view become more from page to page."""
FEW_RULES = 6
"""Rules in view of its very first page, at most."""
UNKNOWN = 99
"""Rules in view of a page without an explanation."""
BEGINNERS = 1200
"""The level at which a server begins."""
AIM = 0.55
"""The share of those who try a page that is to solve it: between 0.4 and 0.7 all is well."""
MOST_LEARNED = 150
"""Points by which a page that all solve, or none, moves the level of a server, at most."""
FEW_TRIES = 2
"""People whose tries tell half as much as those of very many."""
MOST_FITTING = 20
"""Pages among which one is drawn at random, at most; else a third of those that fit."""


async def pages_for(store: Store, servers: Sequence[tuple[GrimoireServer, date]]) -> dict[int, str]:
    """Choose the pages of these servers, each for a day of its own: ids by the servers' ids.

    A server, its past and a day always give one page, so that it does not matter who asks.
    Servers without any page left are left out.
    """
    guilds = [server.guild_id for server, _ in servers]
    past = await store.dailies.past(guilds)
    approved = await store.grimoire.approved_pages(guilds)
    found: dict[int, str] = {}
    for server, day in servers:
        its_past, own = past[server.guild_id], approved[server.guild_id]
        had = {each.page_id for each in its_past}
        page_id = _own([row for row in own if row.id not in had], day)
        page_id = page_id or _built_in(its_past, server.salt, day)
        if page_id is not None:
            found[server.guild_id] = page_id
    return found


def _own(waiting: Sequence[StoredPage], day: date) -> str | None:
    """Choose one of a server's own pages that it has not had.

    It is the one that is meant for this day, else the oldest that waits for none.
    """
    today = day.isoformat()
    scheduled = [row for row in waiting if row.scheduled_for == today]
    free = [row for row in waiting if (row.scheduled_for or "") < today]
    readable = (row.id for row in (*scheduled, *free) if page_from(row) is not None)
    return next(readable, None)


def level_of(past: Sequence[PastDaily], ratings: Mapping[str, int]) -> float:
    """Estimate at which rating a page is solved by `AIM` of those in a server who try it.

    `past`: its daily pages, the oldest first. Each moves the estimate by how far its share was from
    what its rating let expect, one that many have tried by more. Pages without a rating tell
    nothing, nor do pages that no one has tried.
    """
    level = float(BEGINNERS)
    for each in past:
        if each.page_id in ratings and each.tried:
            odds_against = (ratings[each.page_id] - level) / POINTS + log_odds_against(AIM)
            surprise = each.solved / each.tried - 1 / (1 + exp(odds_against))
            level += MOST_LEARNED * surprise * each.tried / (each.tried + FEW_TRIES)
            level = max(EASIEST, min(HARDEST, level))
    return level


def _built_in(past: Sequence[PastDaily], salt: bytes, day: date) -> str | None:
    """Choose a page that the server has not had, as hard as fits it.

    Its first ones have few rules in view, from day to day one more; first steps are only among
    these. When it has had all, it is one of the half that it had longest ago. No one can tell which
    without the salt.
    """
    known, is_learning = len(past), len(past) < LEARNING
    built_in = [page for pages in library.built_in().values() for page in pages]
    ratings = {page.id: page.rating for page in built_in}
    pages = [page for page in built_in if is_learning or not is_first_step(page)] or built_in
    had = {each.page_id: each.day for each in past}
    fresh = [page for page in pages if page.id not in had]
    if not fresh:
        by_age = sorted(pages, key=lambda page: had[page.id])
        fresh = by_age[: (len(by_age) + 1) // 2]
    if is_learning and fresh:
        nearest = min(_out_of_range(page, FEW_RULES + known) for page in fresh)
        fresh = [page for page in fresh if _out_of_range(page, FEW_RULES + known) == nearest]
    level = level_of(past, ratings)
    fresh.sort(key=lambda page: (abs(page.rating - level), page.id))
    fitting = sorted(page.id for page in fresh[: min(MOST_FITTING, (len(fresh) + 2) // 3)])
    if not fitting:
        return None
    lot = blake2s(day.isoformat().encode(), key=salt, digest_size=8).digest()
    return fitting[int.from_bytes(lot, "big") % len(fitting)]


def _out_of_range(page: Page, most: int) -> int:
    """Return by how many a page's rules in view are more than `most`, or fewer than half of it."""
    in_view = page.explanation.in_view if page.explanation is not None else UNKNOWN
    return max(in_view - most, most // 2 - in_view, 0)
