"""A run of mining: attempt after attempt, until there are enough puzzles to choose from.

A journal keeps all attempts, so an interrupted run continues from there.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

from engine.documents import DocumentError, read
from puzzles.miner import Found, Run, Wish, attempt
from puzzles.puzzle import Puzzle
from puzzles.selection import selected, sought, themes_sought
from workers import end_with_parent

SHIFT = 32
"""Attempts after which it is decided anew what is sought."""
ATTEMPTS_A_PUZZLE = 60
"""Attempts for each puzzle that is wanted, at most: what is rare may stay rare."""

Progress = Callable[[int, int], None]
"""Hears how many attempts were made and how many puzzles were found."""


def mine(run: Run, count: int, journal: Path, processes: int, progress: Progress) -> list[Puzzle]:
    """Return `count` puzzles, easy ones first.

    Equal numbers give equal puzzles, however many processes there are. `journal` is a file of this
    set, seed and numbers of positions and puzzles, made when missing; it goes with one `count`.
    Raises `DocumentError` when it is of others.
    """
    game, set_id = run.game, run.set_id
    attempts = _kept(journal, run)
    finds = [found for found in attempts if found is not None]
    progress(len(attempts), len(finds))
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=end_with_parent)
    with journal.open("a", encoding="utf-8") as file, _ending(pool):
        while len(attempts) < count * ATTEMPTS_A_PUZZLE:
            first = len(attempts) // SHIFT * SHIFT
            known = [found for found in attempts[:first] if found is not None]
            sorts = sought(game, known, count)
            if not sorts:
                break
            improved = {found.improves for found in known}
            left = [puzzle for puzzle in run.puzzles if puzzle["id"] not in improved]
            wish = Wish(sorts, themes_sought(game, known, set_id, count), left)
            work = partial(attempt, run, wish)
            for found in pool.map(work, range(len(attempts), first + SHIFT)):
                _write(file, found and found.model_dump())
                attempts.append(found)
                finds += [found] if found else []
                progress(len(attempts), len(finds))
    return selected(run, finds, count)


@contextmanager
def _ending(pool: ProcessPoolExecutor) -> Iterator[None]:
    """End the pool after what its processes do now; an interrupted command waits for no more."""
    try:
        yield
    finally:
        pool.shutdown(cancel_futures=True)


def _write(file: TextIO, document: object) -> None:
    file.write(json.dumps(document, ensure_ascii=False) + "\n")
    file.flush()


def _kept(journal: Path, run: Run) -> list[Found | None]:
    """Return what the journal holds, attempt by attempt.

    A last line that was cut off is taken out of it. Raises `DocumentError`.
    """
    text = journal.read_text("utf-8") if journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    begun = {"mine": run.set_id, "seed": run.seed, "positions": len(run.played)}
    if run.puzzles:
        begun["puzzles"] = len(run.puzzles)
    if not whole:
        with journal.open("w", encoding="utf-8") as file:
            _write(file, begun)
        return []
    if whole != text:
        journal.write_text(whole, "utf-8")
    try:
        head, *attempts = [json.loads(line) for line in whole.splitlines()]
    except json.JSONDecodeError:
        head, attempts = None, []
    if head != begun:
        raise DocumentError("", f"{journal} is no journal of this set, seed, matches and puzzles")
    return [found and read(Found, found) for found in attempts]
