"""Which game a command is about: the first that has what it needs, unless another is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from engine.games import ROOMS, Room

Command = TypeVar("Command", bound=Callable[..., Any])


def game_option(offers: Callable[[Room], bool], what: str) -> Callable[[Command], Command]:
    """Make the option `--game`, which passes the registry entry of a game that offers this.

    `what` names in the help what is offered.
    """

    def chosen(_context: click.Context, _option: click.Parameter, name: str | None) -> Room:
        rooms = {game_in(room): room for room in ROOMS if offers(room)}
        if name is None:
            name = next(iter(rooms), "")
        if name not in rooms:
            known = ", ".join(rooms) or "none"
            raise click.BadParameter(f"no {what} for {name!r}; there are those of {known}")
        return rooms[name]

    return click.option(
        "--game",
        "room",
        metavar="GAME",
        callback=chosen,
        help=f"Which game; the first that has {what} unless named.",
    )


def game_in(room: Room) -> str:
    """Return the id of the game of a registry entry."""
    name: str = room.part("engine").games[0].id
    return name
