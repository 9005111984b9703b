"""The options that the commands of the lobby share, and the clocks on offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from discord import app_commands

from bot.errors import Refusal
from bot.games.clash.terms import FORMATS
from bot.lobby.clocks import CLOCKS
from bot.matches.clock import Clock
from bot.ui.replies import Interaction
from bot.ui.words import words
from engine.clash.seating import SEATINGS, Mode

Command = TypeVar("Command", bound="Callable[..., Any]")

DUEL_FORMATS = ("preconstructed", "draft", "constructed")
TABLE_MODES: tuple[Mode, ...] = tuple(mode for mode in SEATINGS if mode != "solo")
"""What several people can play."""
OPTIONS = (
    *("opponent", "format", "mode", "deck", "ruleset", "sets", "clock", "misses"),
    *("champion", "fatigue", "level"),
)
"""The names of all options; `option-...` are their texts."""
MOST_LEVEL = 10
Misses = app_commands.Range[int, 1, 5]


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _choice(value: str, key: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=words(key), value=value)


CLOCK_CHOICES = [_choice(each, f"clock-{each}") for each in CLOCKS]
_CHOICES = {
    "mode": [_choice(each, f"mode-{_dashed(each)}") for each in TABLE_MODES],
    "ruleset": [_choice("1.2", "ruleset-usual"), _choice("1.0", "ruleset-first")],
    "clock": CLOCK_CHOICES,
}


def options(*names: str, formats: tuple[str, ...] = FORMATS) -> Callable[[Command], Command]:
    """Give a command's parameters of these names their texts and choices."""
    decorate = [
        app_commands.rename(**{name: words(f"option-{name}") for name in names}),
        app_commands.describe(**{name: words(f"option-{name}-about") for name in names}),
    ]
    closed = {name: _CHOICES[name] for name in names if name in _CHOICES}
    if "format" in names:
        closed["format"] = [_choice(each, f"choice-{each}") for each in formats]
    decorate.append(app_commands.choices(**closed))

    def declare(command: Command) -> Command:
        for each in decorate:
            command = each(command)
        return command

    return declare


async def clock_of(
    interaction: Interaction, chosen: str | None, misses: int | None = None
) -> Clock | None:
    """The chosen clock, else the server's usual one, and so the misses that it allows. Raises
    `Refusal`."""
    usual = Clock.read(await interaction.client.store.servers.clock(interaction.guild_id))
    if chosen is not None and chosen not in CLOCKS:
        raise Refusal("refused-unknown-clock")
    clock = usual if chosen is None else CLOCKS[chosen]
    if clock is None:
        return None
    return replace(clock, misses=misses or (usual or clock).misses)
