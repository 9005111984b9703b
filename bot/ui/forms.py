"""Small forms to fill in. What is sent is known by its custom id alone (`bot.ui.router`), so that
a form that was open while the bot restarted is not lost."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.replies import Interaction
from bot.ui.sent import cleaned

TEXT = "text"
"""The custom id of the field of a form that has only one."""


def form(title: str, custom_id: str, *fields: discord.ui.Label[Any]) -> discord.ui.Modal:
    """A form with these fields."""
    made = discord.ui.Modal(title=title[:45], timeout=None, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()  # keeps discord.py from answering it: `Acts.used` does
    return made


async def ask(
    interaction: Interaction,
    custom_id: str,
    title: str,
    label: str,
    *,
    hint: str = "",
    longest: int,
    filled: str = "",
) -> None:
    """Open a form for one line of text."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=TEXT, placeholder=hint[:100], max_length=longest, default=filled[:longest]
    )
    line = discord.ui.Label[Any](text=label[:45], component=field)
    await interaction.response.send_modal(form(title, custom_id, line))


def filled_in(interaction: Interaction) -> dict[str, str]:
    """What was put into the fields of a form, by their custom ids; of a select the chosen one."""
    inner = [part.get("component") or {} for part in cleaned(interaction).get("components", ())]
    return {
        str(item.get("custom_id")): str(item.get("value") or next(iter(item.get("values", ())), ""))
        for item in inner
    }


def typed_in(interaction: Interaction) -> str:
    """What was typed into the only field."""
    return filled_in(interaction).get(TEXT, "")
