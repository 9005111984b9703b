"""`run`, `sandbox`, `doctor`, `backup`, `restore`: the bot. `bot` does the work."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from cli.answers import BAD_INPUT, NOT_NOW
from texts import LANGUAGES


@contextmanager
def report_to_host() -> Iterator[None]:
    """Whatever the host has to mend ends the program with one line.

    The exit code is 2, or 75 if something is only not there for now.
    """
    from bot.errors import NotReachable, NotReady

    try:
        yield
    except NotReady as fault:
        click.echo(f"bridgekeeper: {fault}", err=True)
        code = NOT_NOW if isinstance(fault, NotReachable) else BAD_INPUT
        raise click.exceptions.Exit(code) from None


@click.command()
def run() -> None:
    """Run the bot; without a token, its sandbox."""
    from bot.main import run as run_bot

    with report_to_host():
        run_bot()


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help="Where the web page is served.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="What its people read; on the page /language changes it.",
)
def sandbox(port: int | None, language: str) -> None:
    """Run the bot on a local Discord with a web page."""
    from bot.sandbox import run as run_sandbox

    with report_to_host():
        run_sandbox(port, language)


@click.command()
def doctor() -> None:
    """Check that the bot has what it needs. Exit code 1 if something is wrong."""
    from bot.doctor import checks

    fine = True
    for name, passed, found in checks():
        click.echo(f"{'ok     ' if passed else 'WRONG  '} {name}: {found}")
        fine = fine and passed
    if not fine:
        raise SystemExit(1)


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--overwrite", is_flag=True, help="Replace FILE if it exists.")
def backup(file: Path, overwrite: bool) -> None:
    """Copy the database to FILE. The bot may be running."""
    from bot.settings import read
    from bot.store.backups import back_up

    with report_to_host(), database_faults():
        back_up(read().database_url, file, overwrite=overwrite)
    click.echo(f"backed up to {file}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def restore(file: Path) -> None:
    """Replace the database by FILE, a copy made by `backup`. Stop the bot first."""
    from bot.settings import read
    from bot.store.backups import restore as put_back

    with report_to_host(), database_faults():
        kept = put_back(read().database_url, file)
    former = f"; the former database is in {kept}" if kept else ""
    click.echo(f"restored from {file}{former}")


@contextmanager
def database_faults() -> Iterator[None]:
    """Turn what a driver or the file system refuses into one line for the host."""
    import sqlite3

    from sqlalchemy.exc import DBAPIError

    from bot.errors import NotReady
    from bot.store.migrating import one_line

    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error) as fault:
        why = one_line(getattr(fault, "orig", None) or fault)
        raise NotReady(f"nothing was changed: {why}") from None
