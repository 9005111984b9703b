"""Which game a command is about: the first that has what it needs, unless another is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from engine.games import PLUGINS, GamePlugin

Command = TypeVar("Command", bound=Callable[..., Any])


def game_option(offers: Callable[[GamePlugin], bool], what: str) -> Callable[[Command], Command]:
    """Make the option `--game`, which passes the registry entry of a game that offers this.

    `what` names in the help what is offered.
    """

    def chosen(_context: click.Context, _option: click.Parameter, name: str | None) -> GamePlugin:
        plugins = {game_in(plugin): plugin for plugin in PLUGINS if offers(plugin)}
        if name is None:
            name = next(iter(plugins), "")
        if name not in plugins:
            known = ", ".join(plugins) or "none"
            raise click.BadParameter(f"no {what} for {name!r}; there are those of {known}")
        return plugins[name]

    return click.option(
        "--game",
        "plugin",
        metavar="GAME",
        callback=chosen,
        help=f"Which game; the first that has {what} unless named.",
    )


def game_in(plugin: GamePlugin) -> str:
    """Return the id of the game of a registry entry."""
    name: str = plugin.part("engine").games[0].id
    return name
