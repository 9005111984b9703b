"""Buttons that concern a whole match: they work as long as the match is known."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.ui.door import Acts, Answer
from bot.ui.sent import NUMBER

_ACTS = Acts[int](Answer.UPDATE)
match_button = _ACTS.named
"""Declare what the button of this name does, given the number of the match."""


class MatchButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"match:(?P<act>[a-z]+):(?P<id>{NUMBER})",
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

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _ACTS.do(self._act, interaction, self._match_id)
