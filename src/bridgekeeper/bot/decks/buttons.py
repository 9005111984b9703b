"""Buttons and selects about what people keep, decks and champions: they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from ..errors import Refusal
from ..replies import Interaction, guarded

ANYBODY = 0
"""The owner of a button that everybody may click."""


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: what the button or select is about, and the chosen options."""

    what: str
    chosen: tuple[str, ...] = ()


Act: TypeAlias = "Callable[[Interaction, Click], Awaitable[None]]"

_ACTS: dict[str, Act] = {}


def own_button(name: str) -> Callable[[Act], Act]:
    """Declare what the button or select of this name does for its owner. It answers the
    interaction itself."""

    def declare(act: Act) -> Act:
        _ACTS[name] = act
        return act

    return declare


async def _clicked(interaction: Interaction, act: str, owner: int, click: Click) -> None:
    if owner not in (ANYBODY, interaction.user.id):
        raise Refusal("refused-not-yours")
    await _ACTS[act](interaction, click)


class OwnButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"own:(?P<act>[a-z-]+):(?P<owner>\d+):(?P<what>[a-z0-9.]*)",
):
    """A button about something that its owner keeps."""

    def __init__(
        self,
        act: str,
        owner: int,
        what: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        super().__init__(
            discord.ui.Button(label=label[:80], style=style, custom_id=f"own:{act}:{owner}:{what}")
        )
        self._act = act
        self._owner = owner
        self._what = what

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> OwnButton:
        """The button that was clicked."""
        return cls(found["act"], int(found["owner"]), found["what"], "")

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        await _clicked(interaction, self._act, self._owner, Click(self._what))


class OwnSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"owns:(?P<act>[a-z-]+):(?P<owner>\d+):(?P<what>[a-z0-9.]*)",
):
    """A choice about something that its owner keeps, or of something."""

    def __init__(
        self,
        act: str,
        owner: int,
        what: str,
        options: Sequence[discord.SelectOption] = (),
        placeholder: str = "",
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"owns:{act}:{owner}:{what}",
                placeholder=placeholder[:150],
                # rebuilt for a click: Discord sends the values
                options=list(options) or [discord.SelectOption(label="-")],
                min_values=least,
                max_values=most,
            )
        )
        self._act = act
        self._owner = owner
        self._what = what

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> OwnSelect:
        """The select that was used."""
        return cls(found["act"], int(found["owner"]), found["what"])

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Do what the chosen options say."""
        data: Any = interaction.data
        click = Click(self._what, tuple(data["values"]))
        await _clicked(interaction, self._act, self._owner, click)
