"""Players' names in sentences, the same for all games."""

from __future__ import annotations

from bot.game_api.questions import SeatNames
from bot.ui.escaping import escape_markdown
from engine.core import Seat


def bold(names: SeatNames) -> dict[Seat, str]:
    """Return the players' names in bold, escaped for Markdown."""
    return {seat: f"**{escape_markdown(name)}**" for seat, name in names.items()}
