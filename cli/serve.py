"""`run`, `sandbox`, `doctor`: the bot. Everything they do stands in `bot`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from cli.answers import BAD_INPUT
from texts import LANGUAGES


@contextmanager
def told_to_the_host() -> Iterator[None]:
    """Whatever the host has to mend ends the program with one line."""
    from bot.errors import NotReady

    try:
        yield
    except NotReady as fault:
        click.echo(f"bridgekeeper: {fault}", err=True)
        raise click.exceptions.Exit(BAD_INPUT) from None


@click.command()
def run() -> None:
    """Run the bot; without a token, its sandbox."""
    from bot.main import run as run_bot

    with told_to_the_host():
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

    with told_to_the_host():
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
