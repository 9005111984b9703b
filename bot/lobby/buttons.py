"""Buttons and selects of a lobby: they work as long as the lobby is known."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.ui.door import Acts, Answer
from bot.ui.sent import NUMBER

_ACTS = Acts[int](Answer.UPDATE)
lobby_act = _ACTS.named
"""Declare what the button or select of this name does, given the number of the lobby."""
_STYLES = {
    **dict.fromkeys(("join", "ac", "bd", "accept"), discord.ButtonStyle.success),
    "start": discord.ButtonStyle.primary,
    "decline": discord.ButtonStyle.danger,
}


class LobbyButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"(?:lobby|challenge):(?P<act>(?!deck:)[a-z]+):(?P<id>{NUMBER})",
):
    """A button of a lobby. Open challenges of older versions have become lobbies."""

    def __init__(self, act: str, lobby_id: int, label: str = "", *, enabled: bool = True) -> None:
        super().__init__(
            discord.ui.Button(
                label=label,
                style=_STYLES.get(act, discord.ButtonStyle.secondary),
                custom_id=f"lobby:{act}:{lobby_id}",
                disabled=not enabled,
            )
        )
        self._act = act
        self._lobby_id = lobby_id

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> LobbyButton:
        """The button that was clicked."""
        return cls(found["act"], int(found["id"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _ACTS.do(self._act, interaction, self._lobby_id)


class LobbyDeck(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"(?:lobby|challenge):deck:(?P<id>{NUMBER})",
):
    """Choosing a deck: for the own seat, or to accept a challenge with it."""

    def __init__(
        self, lobby_id: int, options: list[discord.SelectOption], placeholder: str = ""
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"lobby:deck:{lobby_id}", options=options, placeholder=placeholder
            )
        )
        self._lobby_id = lobby_id

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> LobbyDeck:
        """The select that was used."""
        return cls(int(found["id"]), [discord.SelectOption(label="-")])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Take the chosen deck."""
        await _ACTS.do("deck", interaction, self._lobby_id)
