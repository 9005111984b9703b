"""The grimoire in Discord: pages to solve, the daily page, pages that people make."""

from __future__ import annotations

from typing import Any

import discord

from bot.grimoire import (  # noqa: F401 - each adds its commands and buttons
    create,
    pages,
    ranking,
    review,
    server,
    signs,
    solution,
    today,
)
from bot.grimoire.buttons import PageButton, PageSelect
from bot.grimoire.group import GRIMOIRE
from bot.grimoire.ranking import RankingButton

__all__ = ["DYNAMIC_ITEMS", "GRIMOIRE"]

DYNAMIC_ITEMS: list[type[discord.ui.DynamicItem[Any]]] = [PageButton, PageSelect, RankingButton]
"""Buttons and selects that work after a restart."""
