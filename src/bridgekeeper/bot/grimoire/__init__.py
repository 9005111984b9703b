"""The grimoire in Discord: pages to solve, the daily page, pages that people make."""

from __future__ import annotations

from typing import Any

import discord

from . import (  # noqa: F401 - each adds its commands and buttons
    create,
    pages,
    ranking,
    review,
    server,
    signs,
    solution,
    today,
)
from .buttons import PageButton, PageSelect
from .group import GRIMOIRE
from .ranking import RankingButton

__all__ = ["DYNAMIC_ITEMS", "GRIMOIRE"]

DYNAMIC_ITEMS: list[type[discord.ui.DynamicItem[Any]]] = [PageButton, PageSelect, RankingButton]
"""Buttons and selects that work after a restart."""
