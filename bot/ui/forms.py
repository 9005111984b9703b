"""Small forms to fill in. What is sent is known by its custom id alone, so that a form that was
open while the bot restarted is not lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.ui.door import Acts, Answer
from bot.ui.replies import Interaction
from bot.ui.sent import cleaned

Sent: TypeAlias = "Callable[[Interaction, str, str], Awaitable[None]]"

FIELD = "text"

_FORMS = Acts["Filled"](Answer.PANEL)


@dataclass(frozen=True, slots=True)
class Filled:
    """A form that was sent: what it is about, and the text in its only field, if it has one."""

    about: str
    text: str


def form(name: str, answer: Answer | None = None) -> Callable[[Sent], Sent]:
    """Declare what happens when the form of this name is sent, given what it is about and the
    text."""

    def declare(sent: Sent) -> Sent:
        async def act(interaction: Interaction, filled: Filled) -> None:
            await sent(interaction, filled.about, filled.text)

        _FORMS.named(name, answer)(act)
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
    """A form was sent."""
    data = cleaned(interaction)
    _, _, rest = str(data.get("custom_id")).partition(":")
    name, _, about = rest.partition(":")
    await _FORMS.do(name, interaction, Filled(about, _text(data)))


def _text(data: Mapping[str, Any]) -> str:
    """What was typed into the only field."""
    for part in data.get("components", ()):
        inner = part.get("component")
        if inner is not None and inner.get("custom_id") == FIELD:
            return str(inner.get("value") or "")
    return ""
