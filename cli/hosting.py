"""`block`, `unblock`, `blocks`, `servers`: what a host decides and sees, without a token."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

import click

from cli.answers import as_json_option, print_json, print_table
from cli.serve import database_faults, report_to_host

if TYPE_CHECKING:
    from bot.store import Store

Answer = TypeVar("Answer")
LONGEST_REASON = 200
ID = click.IntRange(1, 2**63 - 1)
LATELY = timedelta(days=30)


@click.command()
@click.argument("kind", type=click.Choice(["user", "server"]))
@click.argument("blocked_id", metavar="ID", type=ID)
@click.option("--reason", default="", help="A note for you, at most 200 characters.")
def block(kind: str, blocked_id: int, reason: str) -> None:
    """Keep a user or a server out of the bot. A running bot knows within a minute."""
    from bot.store import Blocked, HostBlock

    if len(reason) > LONGEST_REASON:
        raise click.BadParameter(f"at most {LONGEST_REASON} characters", param_hint="--reason")
    facts = {"kind": Blocked(kind), "reason": reason, "at": datetime.now(UTC)}
    _ask(lambda store: store.hosting.block(HostBlock(blocked_id=blocked_id, **facts)))
    click.echo(f"blocked: {kind} {blocked_id}")


@click.command()
@click.argument("blocked_id", metavar="ID", type=ID)
def unblock(blocked_id: int) -> None:
    """Let a user or a server in again. Exit code 1 if it isn't blocked."""
    if not _ask(lambda store: store.hosting.unblock(blocked_id)):
        click.echo(f"bridgekeeper: {blocked_id} isn't blocked", err=True)
        raise click.exceptions.Exit(1)
    click.echo(f"no longer blocked: {blocked_id}")


@click.command()
@as_json_option
def blocks(as_json: bool) -> None:
    """List blocked users and servers, the newest first."""
    found = _ask(lambda store: store.hosting.blocks())
    rows = [(each.kind, str(each.blocked_id), each.at, each.reason) for each in found]
    _show(("kind", "id", "at", "reason"), rows, as_json)


@click.command()
@as_json_option
def servers(as_json: bool) -> None:
    """List the servers that have the bot, with matches and solved puzzles of the last 30 days."""
    since = datetime.now(UTC) - LATELY
    found = _ask(lambda store: store.hosting.activity(since))
    rows = [(str(row[0]), *row[1:]) for row in found]  # JSON numbers are too short for ids
    heads = ("id", "name", "members", "added_at", "matches", "puzzles", "last_active_at")
    _show(heads, rows, as_json)


def _show(heads: Sequence[str], rows: Sequence[tuple[object, ...]], as_json: bool) -> None:
    """Answer with a table, or with a list of objects with these keys."""
    if as_json:
        print_json([dict(zip(heads, row, strict=True)) for row in rows])
        return
    cells = [[_cell(each) for each in row] for row in rows]
    names = [head.removesuffix("_at").replace("_", " ") for head in heads]
    print_table(names, cells, ("members", "matches", "puzzles"))


def _cell(value: object) -> str:
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d}"
    return "-" if value is None else str(value)


def _ask(question: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Ask the database of this host something; it is neither made nor upgraded for that."""
    from bot.errors import NotReady
    from bot.settings import read
    from bot.store import Store
    from bot.store.migrating import newest_revision, read_only, revision_of

    async def ask() -> Answer:
        url = read().database_url
        if await read_only(url, revision_of) != newest_revision():
            raise NotReady("the database is missing or of another version: start the bot first")
        store = Store(url)
        try:
            return await question(store)
        finally:
            await store.close()

    with report_to_host(), database_faults():
        return asyncio.run(ask())
