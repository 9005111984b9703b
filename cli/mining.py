"""`puzzle mine`: find puzzles in games that reasonable players play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from cli.answers import processes_option, refusals
from cli.documents import read_document, read_puzzles, write_puzzles
from engine.documents import DocumentError
from engine.games import grimoires
from puzzles.miner import Run
from puzzles.mining import ATTEMPTS_A_PUZZLE, mine
from puzzles.played import positions_of
from puzzles.puzzle import Puzzle, set_ids


@click.command("mine")
@click.option("--game", metavar="GAME", help="Which game [default: the first that has puzzles]")
@click.option("--set", "set_id", required=True, metavar="SET", help="Whose cards are played.")
@click.option("--count", type=click.IntRange(1, 99), default=32, show_default=True, metavar="N")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="X")
@click.option(
    "--journal",
    metavar="FILE",
    help="Where the finds are kept, to go on after an interruption [default: mine-SET-SEED.jsonl]",
)
@click.option(
    "--matches",
    multiple=True,
    metavar="FILE",
    help="A match record: every fourth attempt starts from its turns instead of computers' games",
)
@click.option(
    "--puzzles",
    metavar="FILE",
    help="Puzzles to improve: without what they don't need, and changed until they have no fault",
)
@processes_option("Attempts at one time; it changes nothing in what is found.")
@click.option("-o", "--output", metavar="FILE", help="Where the puzzles go [default: the output]")
@click.option("--json", "as_json", is_flag=True, help="Refusals as JSON; puzzles always are.")
def mine_puzzles(
    game: str | None,
    set_id: str,
    count: int,
    seed: int,
    journal: str | None,
    matches: tuple[str, ...],
    puzzles: str | None,
    processes: int,
    output: str | None,
    as_json: bool,
) -> None:
    """Compose puzzles: small positions with one solving idea that a careful player misses.

    The answer is one list of puzzles, from easy to hard; equal set, count, seed and matches give
    equal puzzles. An interrupted command continues from its journal.
    """
    kept = Path(journal or f"mine-{set_id}-{seed}.jsonl")
    began = perf_counter()
    with refusals(as_json), _shown(count) as report:
        try:
            played = [each for match in matches for each in positions_of(read_document(match))]
            known = [] if puzzles is None else read_puzzles(puzzles)
            if any(puzzle.set != set_id for puzzle in known):
                raise DocumentError("set", f"only puzzles of {set_id} can be improved for it")
            documents = tuple(puzzle.document() for puzzle in known)
            run = Run(_game_with(game, set_id), set_id, seed, tuple(played), documents)
            found = mine(run, count, kept, processes, report)
            _write(found, output)
        except OSError as fault:
            raise DocumentError("", f"can't write {fault.filename}: {fault.strerror}") from None
    seconds = (perf_counter() - began) / max(1, len(found))
    click.echo(f"{len(found)} puzzles, {seconds:.1f} s for each; finds in {kept}", err=True)


def _game_with(game: str | None, set_id: str) -> str:
    """Return the game of the set.

    Raises `DocumentError` if no such game has it.
    """
    known = [name for name, grimoire in grimoires() if grimoire.mine is not None]
    game = game or known[0]
    if game not in known:
        raise DocumentError("game", f"games with puzzles to find: {', '.join(known)}")
    if set_id not in set_ids(game):
        raise DocumentError("set", f"known sets: {', '.join(set_ids(game))}")
    return game


def _write(puzzles: list[Puzzle], output: str | None) -> None:
    text = write_puzzles(puzzles)
    if output is None:
        sys.stdout.write(text)
    else:
        Path(output).write_text(text, "utf-8")


@contextmanager
def _shown(count: int) -> Iterator[Callable[[int, int], None]]:
    """Show a bar of the attempts at most, with the finds so far."""
    columns = (
        *Progress.get_default_columns()[:-1],
        MofNCompleteColumn(),
        TextColumn("attempts at most, {task.fields[finds]} finds"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as shown:
        bar = shown.add_task("mining", total=count * ATTEMPTS_A_PUZZLE, finds=0)

        def report(games: int, finds: int) -> None:
            shown.update(bar, completed=games, finds=finds)

        yield report
