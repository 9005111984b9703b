"""Small forms to fill in.

What is sent is known by its custom id alone (`bot.ui.router`), so that a form that was open while
the bot restarted is not lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.ui.client import Interaction
from bot.ui.received import read_data

TEXT = "text"
"""The custom id of the field of a form that has only one."""


def text_field(
    custom_id: str,
    label: str,
    longest: int,
    *,
    about: str = "",
    hint: str = "",
    filled: str = "",
    needed: bool = True,
    long: bool = False,
) -> discord.ui.Label[Any]:
    """Return a field for text, of one line or (`long`) of several."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=custom_id,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
        placeholder=hint[:100] or None,
        max_length=longest,
        default=filled[:longest] or None,
        required=needed,
    )
    return discord.ui.Label(text=label[:45], description=about[:100] or None, component=field)


def select_field(
    custom_id: str, label: str, options: Sequence[discord.SelectOption]
) -> discord.ui.Label[Any]:
    """Return a field for one of these options."""
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=custom_id, options=[*options])
    return discord.ui.Label(text=label[:45], component=select)


async def open_form(
    interaction: Interaction, title: str, custom_id: str, *fields: discord.ui.Label[Any]
) -> None:
    """Answer with a form of these fields."""
    form = discord.ui.Modal(title=title[:45], timeout=None, custom_id=custom_id)
    for field in fields:
        form.add_item(field)
    form.stop()  # keeps discord.py from answering it: `Acts.used` does
    await interaction.response.send_modal(form)


def read_fields(interaction: Interaction) -> dict[str, str]:
    """Read what was put into the fields of a form, by their custom ids; of a select the choice."""
    inner = [part.get("component") or {} for part in read_data(interaction).get("components", ())]
    return {
        str(item.get("custom_id")): str(item.get("value") or next(iter(item.get("values", ())), ""))
        for item in inner
    }


def read_field(interaction: Interaction) -> str:
    """Read what was typed into the only field."""
    return read_fields(interaction).get(TEXT, "")
