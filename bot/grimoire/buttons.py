"""Buttons and selects that concern a page: they work as long as the page is known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.table import MoveChoice
from bot.ui.door import Acts, Answer
from bot.ui.sent import NUMBER, chosen_in


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: the page, what the person saw of the line (`desk.Desk.seen`), and what
    the button or the chosen option is about."""

    page_id: str
    seen: str
    what: str


_ACTS = Acts[Click](Answer.PANEL)
page_button = _ACTS.named
"""Declare what the button or select of this name does."""


class PageButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"page:(?P<act>[a-z]+):(?P<page>[a-z0-9-]+):(?P<seen>[0-9a-f.]*):(?P<what>.*)",
):
    """A button about a page."""

    def __init__(
        self,
        act: str,
        page_id: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        seen: str = "",
        what: str = "",
        disabled: bool = False,
    ) -> None:
        super().__init__(
            discord.ui.Button(
                label=label[:80],
                style=style,
                custom_id=f"page:{act}:{page_id}:{seen}:{what}",
                disabled=disabled,
            )
        )
        self._act = act
        self._click = Click(page_id, seen, what)

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> PageButton:
        """The button that was clicked."""
        return cls(found["act"], found["page"], "", seen=found["seen"], what=found["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _ACTS.do(self._act, interaction, self._click)


class PageSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"pages:(?P<act>[a-z]+):(?P<page>[a-z0-9-]*):(?P<seen>[0-9a-f.]*):(?P<part>{NUMBER})",
):
    """A choice about a page, or of a page; the chosen option is what the act is about."""

    def __init__(
        self,
        act: str,
        page_id: str = "",
        choices: Sequence[MoveChoice] = (),
        placeholder: str = "",
        *,
        seen: str = "",
        part: int = 0,
    ) -> None:
        options = [
            discord.SelectOption(label=each.label[:100], value=each.move) for each in choices
        ] or [discord.SelectOption(label="-")]  # rebuilt for a click: Discord sends the value
        super().__init__(
            discord.ui.Select(
                custom_id=f"pages:{act}:{page_id}:{seen}:{part}",
                placeholder=placeholder[:150],
                options=options,
            )
        )
        self._act = act
        self._page_id = page_id
        self._seen = seen

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> PageSelect:
        """The select that was used."""
        return cls(found["act"], found["page"], seen=found["seen"], part=int(found["part"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the chosen option says."""
        chosen = "".join(chosen_in(interaction)[:1])
        await _ACTS.do(self._act, interaction, Click(self._page_id, self._seen, chosen))
