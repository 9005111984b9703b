"""Buttons and selects about what people keep, decks and champions: they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.errors import Refusal
from bot.ui.door import Act, Acts, Answer
from bot.ui.replies import Interaction
from bot.ui.sent import SNOWFLAKE, chosen_in

ANYBODY = 0
"""The owner of a button that everybody may click."""


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: whose it is, what it is about, and the chosen options."""

    owner: int
    what: str
    chosen: tuple[str, ...] = ()


_ACTS = Acts[Click](Answer.UPDATE)


def own_button(name: str, answer: Answer | None = None) -> Callable[[Act[Click]], Act[Click]]:
    """Declare what the button or select of this name does for its owner."""

    def declare(act: Act[Click]) -> Act[Click]:
        async def for_owner(interaction: Interaction, click: Click) -> None:
            if click.owner not in (ANYBODY, interaction.user.id):
                raise Refusal("refused-not-yours")
            await act(interaction, click)

        _ACTS.named(name, answer)(for_owner)
        return act

    return declare


class OwnButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"own:(?P<act>[a-z-]+):(?P<owner>{SNOWFLAKE}):(?P<what>[a-z0-9.]*)",
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

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _ACTS.do(self._act, interaction, Click(self._owner, self._what))


class OwnSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"owns:(?P<act>[a-z-]+):(?P<owner>{SNOWFLAKE}):(?P<what>[a-z0-9.]*)",
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

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the chosen options say."""
        click = Click(self._owner, self._what, chosen_in(interaction))
        await _ACTS.do(self._act, interaction, click)
