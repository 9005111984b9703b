"""Positions of any game as a panel shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.boards.move_panel import Position
from engine.core import Seat
from engine.games import game_named
from texts import texts_in


@dataclass(frozen=True, kw_only=True)
class Shown(Position):
    source = "match"


def on_panel(game: str, state: Any, seat: Seat, names: Mapping[Seat, str]) -> Position:
    """Return the position of a seat that may make a move, in English."""
    facts = {"state": state, "seat": seat, "names": names, "texts": texts_in("en")}
    return Shown(key="1", seen="0", game=game_named(game), is_open=True, **facts)
