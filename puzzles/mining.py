"""A run of mining: play games until it has enough puzzles to choose from.

A journal keeps all finds, so an interrupted run continues from there.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TextIO

from engine.documents import DocumentError, read
from puzzles.miner import Found, dig
from puzzles.puzzle import Puzzle
from puzzles.selection import selected, sought
from workers import end_with_parent

SHIFT = 16
"""Games that are dug through before what is sought is looked at anew."""
GAMES_A_PUZZLE = 30
"""Games for each puzzle that is wanted, at most: what is rare may stay rare."""

Progress = Callable[[int, int], None]
"""Hears how many games were dug through and how many puzzles were found."""


def mine(
    game: str,
    set_id: str,
    count: int,
    seed: int,
    journal: Path,
    processes: int,
    progress: Progress,
) -> list[Puzzle]:
    """Return `count` puzzles of a set of a game (or `mixed`), easy ones first.

    Equal numbers give equal puzzles, however many processes there are. `journal` is a file of this
    set and seed, made when missing; it goes with one `count`. Raises `DocumentError` when it is of
    others.
    """
    games = _kept(journal, set_id, seed)
    progress(len(games), sum(map(len, games)))
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=end_with_parent)
    with journal.open("a", encoding="utf-8") as file, pool:
        while len(games) < count * GAMES_A_PUZZLE:
            first = len(games) // SHIFT * SHIFT
            sorts = sought(game, [found for finds in games[:first] for found in finds], count)
            if not sorts:
                break
            work = partial(dig, game, set_id, seed, sorts)
            for finds in pool.map(work, range(len(games), first + SHIFT)):
                _write(file, [found.model_dump() for found in finds])
                games.append(finds)
                progress(len(games), sum(map(len, games)))
    return selected(game, [found for finds in games for found in finds], count, set_id)


def _write(file: TextIO, document: object) -> None:
    file.write(json.dumps(document, ensure_ascii=False) + "\n")
    file.flush()


def _kept(journal: Path, set_id: str, seed: int) -> list[list[Found]]:
    """Return what the journal holds, game by game.

    A last line that was cut off is taken out of it. Raises `DocumentError`.
    """
    text = journal.read_text("utf-8") if journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole:
        with journal.open("w", encoding="utf-8") as file:
            _write(file, {"mine": set_id, "seed": seed})
        return []
    if whole != text:
        journal.write_text(whole, "utf-8")
    try:
        head, *games = [json.loads(line) for line in whole.splitlines()]
    except json.JSONDecodeError:
        head, games = None, []
    if head != {"mine": set_id, "seed": seed}:
        raise DocumentError("", f"{journal} is no journal of this set and seed")
    return [[read(Found, found) for found in finds] for finds in games]
