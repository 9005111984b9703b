"""Buttons that concern a whole match: they work as long as the match is known."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from ..replies import Interaction, guarded

Act: TypeAlias = "Callable[[Interaction, int], Awaitable[None]]"

_ACTS: dict[str, Act] = {}


def match_button(name: str) -> Callable[[Act], Act]:
    """Declare what the button of this name does, given the number of the match."""

    def declare(act: Act) -> Act:
        _ACTS[name] = act
        return act

    return declare


class MatchButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"match:(?P<act>[a-z]+):(?P<id>\d+)"
):
    """A button with the number of its match in its custom id."""

    def __init__(
        self,
        act: str,
        match_id: int,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        super().__init__(
            discord.ui.Button(label=label, style=style, custom_id=f"match:{act}:{match_id}")
        )
        self._act = act
        self._match_id = match_id

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> MatchButton:
        """The button that was clicked."""
        return cls(found["act"], int(found["id"]), label="")

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        await _ACTS[self._act](interaction, self._match_id)
