"""`puzzle reduce`: take out of puzzles what they don't need."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TextIO

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from cli.answers import as_json_option, print_json, processes_option, refusals
from cli.documents import read_puzzles, write_puzzles
from engine.documents import DocumentError, refuse
from engine.games import grimoire_of
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.reducing import reduced
from workers import end_with_parent


@click.command("reduce")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "-o", "--output", metavar="FOLDER", help="Where the files go [default: each is replaced]"
)
@click.option(
    "--journal",
    default="reduce.jsonl",
    show_default=True,
    metavar="FILE",
    help="The file with the results so far; an interrupted command continues from it.",
)
@click.option("--plainer", is_flag=True, help="Replace cards by others with fewer abilities.")
@processes_option("Puzzles that are reduced at one time; it changes nothing in the results.")
@as_json_option
def reduce_puzzles(
    files: tuple[str, ...],
    output: str | None,
    journal: str,
    plainer: bool,
    processes: int,
    as_json: bool,
) -> None:
    """Take out of puzzles every card, point of health and point of mana that they don't need.

    Solutions, tempting try and its refutation stay; puzzles/reducing.py lists all that does. A file
    is a list of puzzles, and is written when all puzzles are done. An interrupted command continues
    from its journal.
    """
    with refusals(as_json):
        puzzles = {file: read_puzzles(file) for file in files}
        for puzzle in chain.from_iterable(puzzles.values()):
            refuse(
                grimoire_of(puzzle.game.id).mine is None,
                f"{puzzle.id}.position.game",
                "puzzles of this game can't be reduced",
            )
        try:
            smaller = _reduced(puzzles, Path(journal), processes, plainer=plainer)
            for file in files:
                place = Path(output, Path(file).name) if output else Path(file)
                place.write_text(write_puzzles(smaller[file]), "utf-8")
        except OSError as fault:
            raise DocumentError("", f"can't write {fault.filename}: {fault.strerror}") from None
    changed = sum(
        not before.asks_the_same(after)
        for file in files
        for before, after in zip(puzzles[file], smaller[file], strict=True)
    )
    if as_json:
        print_json({"pages": sum(map(len, puzzles.values())), "smaller": changed})
    else:
        click.echo(f"{sum(map(len, puzzles.values()))} puzzles, {changed} made smaller")


def _reduced(
    puzzles: dict[str, list[Puzzle]], journal: Path, processes: int, *, plainer: bool
) -> dict[str, list[Puzzle]]:
    """Return the puzzles of each file without what they don't need."""
    known = _kept(journal, plainer=plainer)
    todo = [each for of in puzzles.values() for each in of if _key(each) not in known]
    work = partial(reduced, plainer=plainer)
    pool = ProcessPoolExecutor(
        processes, multiprocessing.get_context("spawn"), initializer=end_with_parent
    )
    with journal.open("a", encoding="utf-8") as file, pool:
        for before, after in zip(todo, _shown(pool.map(work, todo), len(todo)), strict=True):
            _keep(file, before, after, plainer=plainer)
            known[_key(before)] = after
    return {file: [_of_journal(each, known) for each in of] for file, of in puzzles.items()}


def _of_journal(puzzle: Puzzle, known: dict[str, Puzzle]) -> Puzzle:
    """Return what the journal has of a puzzle, with the titles and notes of today."""
    kept = known[_key(puzzle)]
    return replace(kept, id=puzzle.id, title=puzzle.title, author=puzzle.author, notes=puzzle.notes)


def _key(puzzle: Puzzle) -> str:
    """Return what the result depends on."""
    asked = (puzzle.position, puzzle.goal.document(), puzzle.solution, puzzle.set)
    return json.dumps(asked, sort_keys=True)


def _keep(file: TextIO, before: Puzzle, after: Puzzle, *, plainer: bool) -> None:
    kept = {"before": before.document(), "after": after.document(), "plainer": plainer}
    file.write(json.dumps(kept, ensure_ascii=False) + "\n")
    file.flush()


def _kept(journal: Path, *, plainer: bool) -> dict[str, Puzzle]:
    """Return the results in a journal by what they came from; a last line that is cut off is not.

    Those that were to be plainer, or were not, are left out for the other kind.

    Raises `DocumentError`.
    """
    text = journal.read_text("utf-8") if journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        journal.write_text(whole, "utf-8")
    known: dict[str, Puzzle] = {}
    try:
        for line in whole.splitlines():
            kept = json.loads(line)
            if kept.get("plainer", False) != plainer:
                continue
            after = read_puzzle(kept["after"])
            known[_key(read_puzzle(kept["before"]))] = known[_key(after)] = after
    except (ValueError, KeyError, TypeError, AttributeError, DocumentError):
        raise DocumentError("", f"{journal} isn't a journal of reduced puzzles") from None
    return known


def _shown(results: Iterator[Puzzle], total: int) -> Iterator[Puzzle]:
    """Yield results, and show on a terminal how many there are."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
        bar = shown.add_task("puzzles", total=total)
        for result in results:
            shown.advance(bar)
            yield result
