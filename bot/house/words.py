"""Names of people in sentences, alike for all games."""

from __future__ import annotations

from bot.house.table import SeatNames
from bot.ui.escaping import escape_markdown
from engine.core import SEATS, Seat
from texts import Texts


def bold(names: SeatNames) -> dict[Seat, str]:
    """Return the names of people as they stand in a story."""
    return {seat: f"**{escape_markdown(name)}**" for seat, name in names.items()}


def side_names(names: SeatNames, side: int, texts: Texts) -> str:
    """Name the people of a side together; the names are as they are to be shown.

    A and C are side 0, B and D side 1.
    """
    both = [name for seat, name in names.items() if SEATS.index(seat) % 2 == side]
    if len(both) == 1:
        return both[0]
    return texts("side-of-two", one=both[0], two=both[1])
