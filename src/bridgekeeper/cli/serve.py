"""`run`, `sandbox`, `doctor`: the bot. Everything they do stands in `bridgekeeper.bot`."""

from __future__ import annotations

import click


@click.command()
def run() -> None:
    """Run the bot; without a token, its sandbox."""
    from ..bot.main import run as run_bot

    run_bot()


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help="Where the web page is served.")
def sandbox(port: int | None) -> None:
    """Run the bot on a local Discord with a web page."""
    from ..bot.sandbox import run as run_sandbox

    run_sandbox(port)


@click.command()
def doctor() -> None:
    """Check that the bot has what it needs. Exit code 1 if something is missing."""
    from ..bot.doctor import checks

    fine = True
    for name, passed, found in checks():
        click.echo(f"{'ok     ' if passed else 'MISSING'} {name}: {found}")
        fine = fine and passed
    if not fine:
        raise SystemExit(1)
