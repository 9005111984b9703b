"""Fields of the forms for a deck: a text to import, a name."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.collection_tables import LONGEST_NAME
from bot.ui.forms import TEXT

NAME = "name"
LONGEST_TEXT = 2000


def name_field(label: str, filled: str = "", *, needed: bool = True) -> discord.ui.Label[Any]:
    """The field for a name."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=NAME, max_length=LONGEST_NAME, default=filled or None, required=needed
    )
    return discord.ui.Label(text=label[:45], component=field)


def text_field(label: str, about: str) -> discord.ui.Label[Any]:
    """The field for a whole deck."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=TEXT, style=discord.TextStyle.paragraph, max_length=LONGEST_TEXT
    )
    return discord.ui.Label(text=label[:45], description=about[:100], component=field)
