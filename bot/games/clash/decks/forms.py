"""Forms for a deck: a text to import, a name for a copy."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.collection_tables import LONGEST_NAME
from bot.ui.replies import Interaction
from bot.ui.sent import cleaned

TEXT, NAME = "text", "name"
LONGEST_TEXT = 2000


def modal(title: str, custom_id: str) -> discord.ui.Modal:
    """A form that `modals.submitted` answers, not discord.py."""
    made = discord.ui.Modal(title=title[:45], timeout=None, custom_id=custom_id)
    made.stop()
    return made


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


def filled_in(interaction: Interaction) -> dict[str, str]:
    """What was put into the fields of a form, by their custom ids; of a select the chosen one."""
    inner = [part.get("component") or {} for part in cleaned(interaction).get("components", ())]
    return {
        str(each.get("custom_id")): str(each.get("value") or next(iter(each.get("values", ())), ""))
        for each in inner
    }
