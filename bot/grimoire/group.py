"""`/grimoire` and its commands."""

from __future__ import annotations

from discord import app_commands

from bot.grimoire import create, moderating, modes, puzzles, ranking, server
from bot.ui.commands import group_of


def make_commands() -> list[app_commands.Group]:
    """Make the group of commands with the options of the installed games."""
    grimoire = group_of("grimoire")
    found = {"goal": puzzles.goal_choices(), "game": puzzles.game_choices()}
    app_commands.choices(**found)(puzzles.random_puzzle)
    commands = [
        create.create(),
        modes.play,
        puzzles.daily,
        puzzles.random_puzzle,
        puzzles.show_puzzle,
    ]
    commands += [ranking.me, ranking.ranking, ranking.streak, moderating.review, server.setup]
    for command in commands:
        grimoire.add_command(command)
    return [grimoire]
