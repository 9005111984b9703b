"""`page explain`: work out why the built-in pages are solved as they are; prove what is stored."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import click

from cli.answers import NO, as_json_option, print_json, refusals
from engine.core import record
from engine.documents import DocumentError
from puzzles import library
from puzzles.claims import Explanation
from puzzles.difficulty import rated
from puzzles.explaining import explain
from puzzles.page import Page
from puzzles.solver import solve
from workers import end_with_parent


@record
class Facts:
    """What is worked out of a page."""

    explanation: Explanation
    rating: int


@click.command("explain")
@click.argument("sets", nargs=-1, metavar="[SET]...")
@click.option("--write", is_flag=True, help="Store it, and the ratings, beside the pages instead.")
@as_json_option
def explain_pages(sets: tuple[str, ...], write: bool, as_json: bool) -> None:
    """Prove what is claimed of the built-in puzzles: themes, tempting tries, replies; and ratings.

    Everything is computed again: each theme by leaving something out, each try by judging it, each
    reply by searching every shorter one. Exit code 1 if other claims are stored.
    """
    built_in = library.built_in()
    with refusals(as_json):
        if unknown := {*sets} - built_in.keys():
            raise DocumentError("set", f"{min(unknown)} is none of {', '.join(built_in)}")
    pages = [page for set_id in sets or built_in for page in built_in[set_id]]
    with ProcessPoolExecutor(os.cpu_count(), initializer=end_with_parent) as pool:
        facts = list(pool.map(worked_out, pages, chunksize=4))
    proved = dict(zip([page.id for page in pages], facts, strict=True))
    if write:
        for set_id in sets or built_in:
            _store(built_in[set_id], proved)
    failures = [page.id for page in pages if not write and not is_stored(page, proved[page.id])]
    if as_json:
        print_json({"pages": len(pages), "failures": failures})
    else:
        for page_id in failures:
            click.echo(f"bridgekeeper: {page_id}: something else is stored", err=True)
        click.echo(f"{len(pages)} pages, {len(failures)} failed")
    if failures:
        raise click.exceptions.Exit(NO)


def worked_out(page: Page) -> Facts:
    """Work out what can be claimed of a page."""
    solved = solve(page.state(), page.goal)
    return Facts(explain(page, solved), rated(solved))


def is_stored(page: Page, facts: Facts) -> bool:
    """Return whether exactly this is stored."""
    return page.explanation == facts.explanation and page.rating == facts.rating


def _store(pages: Sequence[Page], proved: Mapping[str, Facts]) -> None:
    """Write what was worked out of the pages of a set, a page a line."""
    if not pages:
        return
    rated_anew = [replace(page, rating=proved[page.id].rating) for page in pages]
    lines = [json.dumps(page.document(), ensure_ascii=False) for page in rated_anew]
    explained = [
        f"{json.dumps(page.id)}: {json.dumps(proved[page.id].explanation.model_dump())}"
        for page in pages
    ]
    folder, set_id = Path(str(library.folder(pages[0].game.id))), pages[0].set
    (folder / f"{set_id}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    told = folder / "explained" / f"{set_id}.json"
    told.parent.mkdir(exist_ok=True)
    told.write_text("{\n" + ",\n".join(explained) + "\n}\n", "utf-8")
