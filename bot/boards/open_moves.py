"""Moves that are no secret: buttons below the board itself, for whoever is due."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.games import TABLES
from bot.matches import LiveMatch
from bot.ui.door import Answer, guarded
from bot.ui.replies import Interaction
from bot.ui.sent import NUMBER
from texts import Texts

IN_A_ROW = 4
"""Buttons side by side: the open cards lie so in the picture."""


class OpenMove(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"open:(?P<id>{NUMBER}):(?P<version>{NUMBER}):(?P<move>.+)",
):
    """A move on the board: the match, the version that it belongs to, the move."""

    def __init__(self, match_id: int, version: int, move: str, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=label[:80],
                style=discord.ButtonStyle.primary,
                custom_id=f"open:{match_id}:{version}:{move}",
            )
        )
        self._match_id = match_id
        self._version = version
        self._move = move

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> OpenMove:
        """The button that was clicked."""
        return cls(int(found["id"]), int(found["version"]), found["move"])

    @guarded(Answer.UPDATE)
    async def callback(self, interaction: Interaction) -> None:
        """Make the move: the board shows what came of it."""
        await interaction.client.matches.submit(
            self._match_id, interaction.user.id, self._move, version=self._version
        )


def open_rows(match: LiveMatch, texts: Texts) -> Sequence[discord.ui.ActionRow[Any]]:
    """The rows of buttons for what everybody may see somebody do."""
    moves = TABLES[match.game.id].open_moves(match.state, texts) if match.due else ()
    buttons = [OpenMove(match.id, match.version, each.move, each.label) for each in moves]
    starts = range(0, len(buttons), IN_A_ROW)
    return [discord.ui.ActionRow(*buttons[start : start + IN_A_ROW]) for start in starts]
