"""The grimoire in Discord: pages to solve, the daily page, pages that people make."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.grimoire import create, pages, panel, ranking, review, server, signs, solution, today
from bot.ui.words import words

__all__ = ["ACTS", "GRIMOIRE"]

GRIMOIRE = app_commands.Group(
    name=words("grimoire"),
    description=words("grimoire-about"),
    guild_only=True,
)
COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (
    *(create.create, pages.random_page, pages.show_page, pages.solve, pages.hint),
    *(pages.show_solution, ranking.ranking, ranking.streak, review.review),
    *(server.setup, today.daily),
)
for command in COMMANDS:
    GRIMOIRE.add_command(command)

ACTS = tuple(module.ACTS for module in (create, pages, panel, ranking, review, signs, solution))
