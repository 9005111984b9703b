"""Names of people in sentences, alike for all games."""

from __future__ import annotations

from bot.house.table import SeatNames
from bot.ui.escaping import escape_markdown
from engine.core import Seat


def bold(names: SeatNames) -> dict[Seat, str]:
    """Return the names of people as they stand in a story."""
    return {seat: f"**{escape_markdown(name)}**" for seat, name in names.items()}
