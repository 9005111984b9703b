"""Moves that are no secret: buttons below the board itself, for whoever is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games import TABLES
from bot.matches import LiveMatch
from bot.ui.replies import Interaction
from bot.ui.router import Acts, Button
from texts import Texts

ACTS = Acts()
IN_A_ROW = 4
"""Buttons side by side: the open cards lie so in the picture."""


@ACTS.on("open:{match_id}:{version}:{move}")
async def _play(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    """Make the move: the board shows what came of it."""
    await interaction.client.matches.submit(match_id, interaction.user.id, move, version=version)


def open_rows(match: LiveMatch, texts: Texts) -> Sequence[discord.ui.ActionRow[Any]]:
    """The rows of buttons for what everybody may see somebody do."""
    moves = TABLES[match.game.id].open_moves(match.state, texts) if match.due else ()
    primary = discord.ButtonStyle.primary
    buttons = [
        Button(f"open:{match.id}:{match.version}:{move.move}", move.label, primary)
        for move in moves
    ]
    starts = range(0, len(buttons), IN_A_ROW)
    return [discord.ui.ActionRow(*buttons[start : start + IN_A_ROW]) for start in starts]
