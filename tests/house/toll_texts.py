"""The texts of Toll with keys made by code."""

from __future__ import annotations

from typing import get_args

from house.bot.games.toll.match_options import SEATS
from house.engine.toll.moves import ROADS
from house.engine.toll.rules import River

FAMILIES: dict[str, set[str]] = {
    "{}": {*ROADS, "pay", "refuse", "pause", "undo", "end", "lay", "ask", "throw"},
    "mode-{}": {*SEATS},
    "river-{}": {*get_args(River)},
}
"""The keys after `toll-`, with all their variants."""
