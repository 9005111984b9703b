"""Puzzles that pages may show."""

from __future__ import annotations

from bot.store import LinkKind
from puzzles import library
from puzzles.puzzle import Puzzle
from web.server.site import Closed, Site


async def open_puzzle(site: Site, puzzle_id: str) -> Puzzle | None:
    """Return the puzzle with this id if everyone may see it now.

    It is a built-in or an approved one, and no daily puzzle of any server: neither today, nor
    waiting for its day.
    """
    puzzle = await site.store.grimoire.puzzle_of(puzzle_id)
    closed = await site.store.dailies.closed_puzzles(site.now())
    return puzzle if puzzle_id not in closed else None


async def built_in_puzzle(site: Site, set_name: str, number: int) -> Puzzle | None:
    """Return the puzzle of a set, such as `first-steps`, or None if there is none.

    Raises `Closed` while it is a daily puzzle.
    """
    puzzle_id = f"{set_name}-{number:02}"
    if library.find(puzzle_id) is None:
        return None
    puzzle = await open_puzzle(site, puzzle_id)
    if puzzle is None:
        raise Closed("web-puzzle-daily")
    return puzzle


async def linked_puzzle(site: Site, key: str) -> Puzzle | None:
    """Return the puzzle that a link shows. Raises `HTTPNotFound` if the link isn't valid."""
    return await open_puzzle(site, (await site.linked(LinkKind.PUZZLE, key)).subject)
