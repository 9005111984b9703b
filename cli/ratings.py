"""`ratings`: what follows from the results in the database."""

from __future__ import annotations

import asyncio

import click

from cli.answers import as_json_option, print_json
from cli.serve import report_to_host


@click.group()
def ratings() -> None:
    """Work on what follows from the results in the database."""


@ratings.command()
@as_json_option
def recompute(as_json: bool) -> None:
    """Compute all ratings of matches again from their results."""
    from bot.settings import read
    from bot.store import Store

    async def make_anew() -> int:
        store = Store(read().database_url)
        try:
            await store.open()
            return await store.results.recompute()
        finally:
            await store.close()

    with report_to_host():
        count = asyncio.run(make_anew())
    if as_json:
        print_json({"rated": count})
    else:
        click.echo(f"rated anew: {count} results")
