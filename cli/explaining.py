"""`puzzle explain`: explain why built-in puzzles are solved as they are; prove what is stored."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import click

from cli.answers import NO, as_json_option, print_json, refusals
from cli.documents import write_puzzles
from engine.core import record
from engine.documents import DocumentError
from puzzles import library
from puzzles.claims import Explanation
from puzzles.difficulty import rated
from puzzles.explaining import explain
from puzzles.puzzle import Puzzle
from puzzles.solver import solve
from workers import end_with_parent


@record
class Facts:
    """What is worked out of a puzzle."""

    explanation: Explanation
    rating: int


@click.command("explain")
@click.argument("sets", nargs=-1, metavar="[SET]...")
@click.option(
    "--write", is_flag=True, help="Store it, and the ratings, beside the puzzles instead."
)
@as_json_option
def explain_puzzles(sets: tuple[str, ...], write: bool, as_json: bool) -> None:
    """Prove what is claimed of the built-in puzzles: themes, tempting tries, replies; and ratings.

    Everything is computed again: each theme by leaving something out, each try by judging it, each
    reply by searching every shorter one. Exit code 1 if other claims are stored.
    """
    built_in = library.built_in()
    with refusals(as_json):
        if unknown := {*sets} - built_in.keys():
            raise DocumentError("set", f"{min(unknown)} is none of {', '.join(built_in)}")
    puzzles = [puzzle for set_id in sets or built_in for puzzle in built_in[set_id]]
    with ProcessPoolExecutor(os.cpu_count(), initializer=end_with_parent) as pool:
        facts = list(pool.map(worked_out, puzzles, chunksize=4))
    proved = dict(zip([puzzle.id for puzzle in puzzles], facts, strict=True))
    if write:
        for set_id in sets or built_in:
            _store(built_in[set_id], proved)
    failures = [
        puzzle.id for puzzle in puzzles if not write and not is_stored(puzzle, proved[puzzle.id])
    ]
    if as_json:
        print_json({"pages": len(puzzles), "failures": failures})
    else:
        for puzzle_id in failures:
            click.echo(f"bridgekeeper: {puzzle_id}: something else is stored", err=True)
        click.echo(f"{len(puzzles)} puzzles, {len(failures)} failed")
    if failures:
        raise click.exceptions.Exit(NO)


def worked_out(puzzle: Puzzle) -> Facts:
    """Work out what can be claimed of a puzzle."""
    solved = solve(puzzle.state(), puzzle.goal)
    return Facts(explain(puzzle, solved), rated(solved))


def is_stored(puzzle: Puzzle, facts: Facts) -> bool:
    """Return whether exactly this is stored."""
    return puzzle.explanation == facts.explanation and puzzle.rating == facts.rating


def _store(puzzles: Sequence[Puzzle], proved: Mapping[str, Facts]) -> None:
    """Write what was worked out of the puzzles of a set, a puzzle a line."""
    if not puzzles:
        return
    rated_anew = [replace(puzzle, rating=proved[puzzle.id].rating) for puzzle in puzzles]
    explained = []
    for puzzle in puzzles:
        explanation = proved[puzzle.id].explanation.written()
        explained.append(f"{json.dumps(puzzle.id)}: {json.dumps(explanation)}")
    folder, set_id = Path(str(library.folder(puzzles[0].game.id))), puzzles[0].set
    (folder / f"{set_id}.json").write_text(write_puzzles(rated_anew), "utf-8")
    file = folder / "explained" / f"{set_id}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text("{\n" + ",\n".join(explained) + "\n}\n", "utf-8")
