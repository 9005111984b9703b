"""Thinking in processes beside the event loop."""

from __future__ import annotations

from collections.abc import Callable

from engine.clash.battle import Battle
from engine.clash.game import ClashOfDecks
from engine.core import JsonObject
from opponents.foresight import foresight
from opponents.greedy import Line, greedy
from opponents.searching import searching
from workers import MEMORY_MIB, Workers

STRENGTHS: dict[str, Callable[[Battle], Line]] = {
    "easy": greedy,
    "medium": searching,
    "hard": foresight,
}
"""The players by what people call them."""

PATIENCE_SECONDS = 10.0
"""How long a turn may be thought about: many times what it takes."""


class Thinkers(Workers):
    """Workers that think about turns. `close` ends them in the middle of a thought."""

    def __init__(self, processes: int = 1, memory_mib: int = MEMORY_MIB) -> None:
        super().__init__(processes, memory_mib, grace=0.0)

    async def think(self, strength: str, imagined: Battle) -> list[str]:
        """The moves of a turn as text, in a position as its player may imagine it
        (`fairness.guess`). Raises `TimeoutError` when it takes too long, from when a worker has
        begun with it; `MemoryError`."""
        position = ClashOfDecks().dump(imagined)
        return await self._do(think, strength, position, seconds=PATIENCE_SECONDS)


def think(strength: str, position: JsonObject) -> list[str]:
    """What a player of this strength does in this position."""
    battle = ClashOfDecks().load(position)
    return [str(action) for action in STRENGTHS[strength](battle)]
