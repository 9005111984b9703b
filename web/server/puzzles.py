"""Puzzles that pages may show."""

from __future__ import annotations

from aiohttp import web

from puzzles.puzzle import Puzzle
from web.server.site import Closed, Site


async def open_puzzle(site: Site, puzzle_id: str) -> Puzzle | None:
    """Return the puzzle with this id if everyone may see it now (`find_puzzle`)."""
    try:
        return await find_puzzle(site, puzzle_id)
    except (web.HTTPNotFound, Closed):
        return None


async def find_puzzle(site: Site, puzzle_id: str) -> Puzzle:
    """Return a puzzle that everyone may see: a built-in or an approved one.

    Raises `HTTPNotFound` if there is none, or it waits for its day, and `Closed` while it is the
    daily puzzle of any server.
    """
    puzzle = await site.store.grimoire.puzzle_of(puzzle_id)
    if puzzle is None:
        raise web.HTTPNotFound
    if puzzle_id in await site.store.dailies.closed_puzzles(site.now()):
        raise Closed("web-puzzle-daily")
    return puzzle
