"""`achievements`: what users have earned by all that is in the database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from cli.answers import as_json_option, print_json
from cli.serve import report_to_host

if TYPE_CHECKING:
    from bot.store import Store


@click.group()
def achievements() -> None:
    """Work on what users have earned by all that is in the database."""


@achievements.command()
@as_json_option
def recompute(as_json: bool) -> None:
    """Award achievements for all matches and answers in the database.

    Nothing is taken away. If it is stopped, the next call continues from there.
    """
    from bot.settings import read
    from bot.store import Store

    async def award() -> dict[str, int]:
        store = Store(read().database_url)
        try:
            await store.open()
            return await _award(store)
        finally:
            await store.close()

    with report_to_host():
        counts = asyncio.run(award())
    if as_json:
        print_json(counts)
    else:
        click.echo(f"achievements: {counts['before']} before, {counts['now']} now")


async def _award(store: Store) -> dict[str, int]:
    """Search all results, then all answers; return how many achievements there were and are."""
    from bot.achievements.searching import ANSWERS, RESULTS, search_all

    before = await store.awards.count()
    newest = {
        RESULTS: await store.careers.newest_result(),
        ANSWERS: await store.careers.newest_answer(),
    }
    for kind, end in newest.items():
        async for number in search_all(store, kind):
            click.echo(f"{kind}: {min(number, end)} of {end}", err=True)
    return {"before": before, "now": await store.awards.count()}
