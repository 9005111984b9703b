"""A mining session: game after game until there are enough pages to choose from. What was found
is kept in a journal, so that an interrupted session goes on where it stopped."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TextIO

from ..engine.documents import DocumentError, read
from .choice import chosen
from .miner import Found, dig
from .page import Page
from .workers import end_with_parent

CHOICE = 2.5
"""Finds for each page wanted: fewer leave no choice."""
_AHEAD = 2
"""Games under way for each worker."""

Told = Callable[[int, int], None]
"""Hears how many games were dug through and how many pages were found."""


def mine(
    set_id: str, count: int, seed: int, journal: Path, processes: int, told: Told
) -> list[Page]:
    """`count` pages of a set (or `mixed`), easy ones first; the same for the same numbers.

    `journal` is a file of this set and seed, made when missing. Raises `DocumentError` when it
    is of others.
    """
    kept = _kept(journal, set_id, seed)
    finds = [found for game in kept for found in game]
    games = len(kept)
    told(games, len(finds))
    if _enough(finds, count):
        return chosen(finds, count, set_id)
    context = multiprocessing.get_context("spawn")
    with (
        journal.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(processes, context, initializer=end_with_parent) as pool,
    ):
        for game in _dug(pool, partial(dig, set_id, seed), games, processes * _AHEAD):
            _write(file, [each.model_dump() for each in game])
            finds += game
            games += 1
            told(games, len(finds))
            if _enough(finds, count):
                pool.shutdown(wait=False, cancel_futures=True)
                break
    return chosen(finds, count, set_id)


def _enough(finds: list[Found], count: int) -> bool:
    return len(finds) >= count * CHOICE


def _dug(
    pool: ProcessPoolExecutor, work: Callable[[int], list[Found]], first: int, ahead: int
) -> Iterator[list[Found]]:
    """What the games hold, in their order, while further ones are under way."""
    running = [pool.submit(work, first + number) for number in range(ahead)]
    following = first + ahead
    while True:
        yield running.pop(0).result()
        running.append(pool.submit(work, following))
        following += 1


def _write(file: TextIO, document: object) -> None:
    file.write(json.dumps(document, ensure_ascii=False) + "\n")
    file.flush()


def _kept(journal: Path, set_id: str, seed: int) -> list[list[Found]]:
    """What the journal holds, game by game; a last line that was cut off is taken out of it.
    Raises `DocumentError`."""
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
    return [[read(Found, each) for each in game] for game in games]
