"""Small forms to fill in. What is sent is known by its custom id alone, so that a form that was
open while the bot restarted is not lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord

from .replies import Interaction, answer_error, is_late

Sent: TypeAlias = "Callable[[Interaction, str, str], Awaitable[None]]"

FIELD = "text"

_FORMS: dict[str, Sent] = {}


def form(name: str) -> Callable[[Sent], Sent]:
    """Declare what happens when the form of this name is sent, given what it is about and the
    text."""

    def declare(sent: Sent) -> Sent:
        _FORMS[name] = sent
        return sent

    return declare


async def ask(
    interaction: Interaction,
    name: str,
    about: str,
    title: str,
    label: str,
    *,
    hint: str = "",
    longest: int,
    filled: str = "",
) -> None:
    """Open the form of this name: one line of text."""
    modal = discord.ui.Modal(title=title[:45], timeout=None, custom_id=f"form:{name}:{about}")
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, placeholder=hint[:100], max_length=longest, default=filled[:longest]
    )
    modal.add_item(discord.ui.Label(text=label[:45], component=field))
    modal.stop()  # keeps discord.py from answering it: `submitted` does
    await interaction.response.send_modal(modal)


async def submitted(interaction: Interaction) -> None:
    """Whatever arrives is looked at: a form that was sent is answered."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Mapping[str, Any] = interaction.data or {}
    kind, _, rest = str(data.get("custom_id")).partition(":")
    name, _, about = rest.partition(":")
    if kind != "form" or name not in _FORMS or is_late(interaction):
        return
    try:
        await _FORMS[name](interaction, about, _text(data))
    except Exception as error:
        await answer_error(interaction, error)


def _text(data: Mapping[str, Any]) -> str:
    """What was typed into the only field."""
    for part in data.get("components", ()):
        inner = part.get("component")
        if inner is not None and inner.get("custom_id") == FIELD:
            return str(inner.get("value") or "")
    return ""
