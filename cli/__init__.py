"""The command line: one program, `bridgekeeper` (docs/formats.md, Command line).

Answers go to standard output, with `--json` as one JSON document; everything else goes to standard
error. Exit codes: 0 done, 1 the answer is no (an illegal move), 2 bad input or a wrong setting, 75
what the bot needs doesn't answer (a database, Discord).
"""

from __future__ import annotations

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - told in a line, before anything else is imported
    sys.exit("bridgekeeper: Python 3.11 or newer is needed, this is " + sys.version.split()[0])

from importlib import import_module
from importlib.metadata import version
from typing import Any

import click

INTERRUPTED = 130
NOBODY_READS = 141

_WHERE = {
    "run": "serve",
    "sandbox": "serve",
    "doctor": "serve",
    "backup": "serve",
    "restore": "serve",
    "servers": "hosting",
    "block": "hosting",
    "unblock": "hosting",
    "blocks": "hosting",
    "ratings": "ratings",
    "achievements": "achievements",
    "cards": "cards",
    "legal": "play",
    "apply": "play",
    "position": "play",
    "replay": "matches",
    "simulate": "simulations",
    "render": "pictures",
    "puzzle": "puzzles",
}
"""The module of each command. Only the one that is called is imported: the rest may be slow."""
_FORMER = {"page": "puzzle"}
"""Former names of commands, which still work."""


class Program(click.Group):
    """The commands, imported when called; interruptions end without a word."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order in which help shows them."""
        return list(_WHERE)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this name, or None."""
        cmd_name = _FORMER.get(cmd_name, cmd_name)
        if cmd_name not in _WHERE:
            return None
        command = getattr(import_module(f".{_WHERE[cmd_name]}", __package__), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Call the command. Ctrl-C and a closed pipe end it without a traceback."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            # What is still buffered has nowhere to go: spare the interpreter's last flush.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(NOBODY_READS)


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("bridgekeeper"))
def main() -> None:
    """Card duels on Discord, and their rules on the command line.

    Exit codes: 0 done, 1 the answer is no, 2 bad input or a wrong setting, 75 try again later.
    """
