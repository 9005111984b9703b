"""`puzzle`: judge an answer to a puzzle of a grimoire, solve it, verify the built-in ones."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from cli.answers import NO, as_json_option, print_json, refusals
from cli.documents import read_document, read_puzzles
from cli.explaining import explain_puzzles
from cli.mining import mine_puzzles
from cli.reducing import reduce_puzzles
from engine.core import JsonObject, record
from engine.documents import DocumentError
from puzzles.judge import Verdict, judge
from puzzles.library import built_in
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle, read_puzzle
from puzzles.search import Budget
from puzzles.solver import PUBLISHED, Solved
from puzzles.solver import solve as search
from puzzles.workers import Solvers
from workers import MEMORY_MIB

_puzzle_argument = click.argument("file", metavar="PUZZLE.json")


@click.group()
def puzzle() -> None:
    """Puzzles of a grimoire: judge an answer, solve, verify.

    A puzzle is a JSON document (docs/formats.md, docs/grimoire.md); - is standard input.
    """


@puzzle.command()
@_puzzle_argument
@click.option("--line", metavar="MOVES", help="The answer; without it, the page's own solution.")
@as_json_option
def check(file: str, line: str | None, as_json: bool) -> None:
    """Judge an answer to a puzzle.

    Exit code 0: right; 1: wrong, and the answer says why.
    """
    with refusals(as_json):
        asked = read_puzzle(read_document(file))
        answer = " ".join((asked.solution if line is None else line).split())
        if len(answer) > LONGEST_SOLUTION:
            raise DocumentError("line", f"longer than {LONGEST_SOLUTION:,} characters")
        verdict = judge(asked, answer)
    if as_json:
        print_json(_verdict_document(verdict))
    else:
        click.echo(_verdict_line(verdict))
    if not verdict.reached:
        raise click.exceptions.Exit(NO)


@puzzle.command()
@_puzzle_argument
@click.option(
    "--nodes",
    type=click.IntRange(min=1),
    default=PUBLISHED.nodes,
    show_default=True,
    metavar="N",
    help="The most moves that may be tried.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=PUBLISHED.seconds,
    show_default=True,
    metavar="S",
    help="The longest that it may take.",
)
@as_json_option
def solve(file: str, nodes: int, seconds: float, as_json: bool) -> None:
    """Find all solutions of a puzzle.

    Exit code 0: it has solutions; 1: none was found. "proved" says whether everything was searched.
    """
    with refusals(as_json):
        asked = read_puzzle(read_document(file))
    with _nodes_shown() as show:
        solved = search(asked.state(), asked.goal, Budget(nodes, seconds), show)
    if as_json:
        print_json(solved.document())
    else:
        for line in solved.lines:
            click.echo(line)
        click.echo(_solved_line(solved))
    if not solved.solutions:
        raise click.exceptions.Exit(NO)


@puzzle.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@as_json_option
def verify(files: tuple[str, ...], as_json: bool) -> None:
    """Prove puzzles: the built-in ones, or those in the files.

    A file holds a puzzle or a list of puzzles. Each is solved completely, and its own solution is
    judged. Exit code 1 if any of them fails; each failing one is named.
    """
    with refusals(as_json):
        puzzles = (
            [puzzle for file in files for puzzle in read_puzzles(file)]
            if files
            else [puzzle for of in built_in().values() for puzzle in of]
        )
    proofs = asyncio.run(_proved(puzzles))
    figures = _figures(puzzles, proofs)
    if as_json:
        print_json(figures)
    else:
        _print_figures(figures)
    if figures["failures"]:
        raise click.exceptions.Exit(NO)


@record
class Proof:
    """The result of proving a puzzle. `fault` is empty if it may be published."""

    solved: Solved
    fault: str


async def _proved(puzzles: Sequence[Puzzle]) -> list[Proof]:
    """Return the proofs of all puzzles, in order.

    As many processes find them as there are cores.
    """
    solvers = Solvers(min(os.cpu_count() or 1, max(len(puzzles), 1)))
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
            bar = shown.add_task("pages", total=len(puzzles))

            async def prove(puzzle: Puzzle) -> Proof:
                solved = await solvers.solve(puzzle, PUBLISHED)
                verdict = await solvers.judge(puzzle, puzzle.solution)
                shown.advance(bar)
                return Proof(solved, _fault(solved, verdict))

            return await asyncio.gather(*(prove(puzzle) for puzzle in puzzles))
    finally:
        await solvers.close()


def _fault(solved: Solved, verdict: Verdict) -> str:
    """Return why a puzzle may not be published, or an empty text."""
    if not verdict.reached:
        return f"its solution is {_verdict_line(verdict)}"
    if solved.limit == "memory":
        return f"not proved within {MEMORY_MIB} MiB of memory"
    if not solved.proved:
        return f"not proved within {solved.nodes:,} nodes and {solved.seconds:.0f} s"
    return ""


def _figures(puzzles: Sequence[Puzzle], proofs: Sequence[Proof]) -> JsonObject:
    """Return what `verify` answers: how many, how long, which fail."""
    failures = [
        {"id": puzzle.id, "reason": proof.fault}
        for puzzle, proof in zip(puzzles, proofs, strict=True)
        if proof.fault
    ]
    twice = [name for name, times in Counter(puzzle.id for puzzle in puzzles).items() if times > 1]
    failures += [{"id": name, "reason": "another puzzle has this id"} for name in twice]
    seconds = [proof.solved.seconds for proof in proofs]
    nodes = [proof.solved.nodes for proof in proofs]
    slowest = max(range(len(puzzles)), key=seconds.__getitem__, default=None)
    return {
        "pages": len(puzzles),
        "failures": failures,
        "seconds": {
            "median": round(median(seconds), 3) if seconds else 0,
            "slowest": round(max(seconds, default=0), 3),
            "total": round(sum(seconds), 3),
        },
        "nodes": {
            "median": median(nodes) if nodes else 0,
            "most": max(nodes, default=0),
            "total": sum(nodes),
        },
        "slowest": None if slowest is None else puzzles[slowest].id,
    }


def _print_figures(figures: JsonObject) -> None:
    """Print the figures for people; failures on standard error."""
    for failure in figures["failures"]:
        click.echo(f"bridgekeeper: {failure['id']}: {failure['reason']}", err=True)
    seconds, nodes = figures["seconds"], figures["nodes"]
    failed = len({failure["id"] for failure in figures["failures"]})
    click.echo(f"{figures['pages']} puzzles, {failed} failed")
    click.echo(
        f"seconds: median {seconds['median']}, slowest {seconds['slowest']}"
        f" ({figures['slowest'] or 'none'}), total {seconds['total']}"
    )
    click.echo(f"nodes: median {nodes['median']}, most {nodes['most']}, total {nodes['total']}")


@contextmanager
def _nodes_shown() -> Iterator[Callable[[int], None] | None]:
    """Show the number of nodes on a terminal while the solver runs."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with console.status("searching") as status:
        yield lambda nodes: status.update(f"{nodes:,} nodes")


def _solved_line(solved: Solved) -> str:
    found = f"{solved.solutions} solution{'' if solved.solutions == 1 else 's'}"
    if solved.more_solutions:
        found = f"more than {found}"
    proved = "proved" if solved.proved else "not proved"
    return f"{found} ({proved}; {solved.nodes} nodes, {solved.seconds:.2f} s)"


def _verdict_document(verdict: Verdict) -> JsonObject:
    """Return a verdict as JSON: what it has to say and nothing else."""
    document: JsonObject = {
        "reached": verdict.reached,
        "reason": verdict.reason,
        "played": list(verdict.played),
    }
    if (illegal := verdict.illegal) is not None:
        document["illegal"] = {
            "move": illegal.number,
            "text": illegal.text,
            "code": illegal.refusal.code,
            "message": str(illegal.refusal),
            "facts": illegal.refusal.facts,
            "legal": list(illegal.legal),
        }
    if (left := verdict.left) is not None:
        document["left"] = left.document()
    if verdict.defence:
        document["defence"] = list(verdict.defence)
    return document


def _verdict_line(verdict: Verdict) -> str:
    """Describe a verdict."""
    if (illegal := verdict.illegal) is not None:
        legal = " ".join(illegal.legal)
        text = f"move {illegal.number}, {illegal.text}: {illegal.refusal}; legal: {legal}"
    elif (left := verdict.left) is not None:
        text = str(left)
    elif verdict.defence:
        text = f"the opponent answers {' '.join(verdict.defence)}"
    else:
        text = " ".join(verdict.played)
    return f"{verdict.reason}: {text}"


puzzle.add_command(mine_puzzles)
puzzle.add_command(explain_puzzles)
puzzle.add_command(reduce_puzzles)
