"""The grimoire in Discord: pages to solve, the daily page, pages that people make."""

from __future__ import annotations

from discord import app_commands

from bot.grimoire import (
    create,
    moderating,
    modes,
    pages,
    panel,
    portrait,
    race,
    ranking,
    reminders,
    review,
    server,
    sharing,
    solution,
    turn_choice,
    voting,
)
from bot.grimoire.pages import train_own_misses
from bot.ui.commands import group_of

__all__ = ["ACTS", "group", "train_own_misses"]

ACTS = tuple(
    module.ACTS
    for module in (
        *(create, moderating, modes, pages, panel, race, ranking, reminders, review, sharing),
        *(solution, turn_choice, voting),
    )
)


def group() -> app_commands.Group:
    """Make `/grimoire` with its commands, as the games that there are need them."""
    grimoire = group_of("grimoire", in_servers_only=True)
    app_commands.choices(goal=pages.goal_choices())(pages.random_page)
    commands = [create.create(), modes.play, pages.daily, pages.random_page, pages.show_page]
    commands += [portrait.me, ranking.ranking, ranking.streak, review.review, server.setup]
    for command in commands:
        grimoire.add_command(command)
    return grimoire
