"""Small forms.

A submitted form is identified by its custom id alone (`bot.ui.router`), so a form that was open
during a restart of the bot still works.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.ui.client import Interaction
from bot.ui.received import read_data

TEXT = "text"
"""The custom id of the field in a form with only one."""


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
    """Return a text field.

    Args:
        custom_id: The key of the field in `read_fields`.
        label: Its label, cut to 45 characters.
        longest: Maximum number of characters that can be entered.
        about: Description below the label, cut to 100 characters.
        hint: Placeholder, cut to 100 characters.
        filled: Text that is already entered.
        needed: Whether it must be filled in.
        long: Whether it has several lines.
    """
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
    """Return a field in which one of these options is chosen."""
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=custom_id, options=[*options])
    return discord.ui.Label(text=label[:45], component=select)


async def open_form(
    interaction: Interaction, title: str, custom_id: str, *fields: discord.ui.Label[Any]
) -> None:
    """Respond with a form of these fields."""
    form = discord.ui.Modal(title=title[:45], timeout=None, custom_id=custom_id)
    for field in fields:
        form.add_item(field)
    form.stop()  # keeps discord.py from answering it: `Handlers.used` does
    await interaction.response.send_modal(form)


def read_fields(interaction: Interaction) -> dict[str, str]:
    """Return what was entered into a form, by custom id; the chosen value for a select."""
    inner = [part.get("component") or {} for part in read_data(interaction).get("components", ())]
    return {
        str(item.get("custom_id")): str(item.get("value") or next(iter(item.get("values", ())), ""))
        for item in inner
    }


def read_field(interaction: Interaction) -> str:
    """Return what was entered into the only field of a form."""
    return read_fields(interaction).get(TEXT, "")
