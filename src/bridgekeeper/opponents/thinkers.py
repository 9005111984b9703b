"""Thinking in processes beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..engine.clash.battle import Battle
from ..engine.clash.game import ClashOfDecks
from ..engine.core import JsonObject
from ..workers import Workers
from .foresight import foresight
from .greedy import Line, greedy
from .searching import searching

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

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self._seats = asyncio.Semaphore(processes)

    async def think(self, strength: str, imagined: Battle) -> list[str]:
        """The moves of a turn as text, in a position as its player may imagine it
        (`fairness.guess`). Raises `TimeoutError` when it takes too long."""
        position = ClashOfDecks().dump(imagined)
        async with self._seats:  # time runs from when a worker is free
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await self._do(think, strength, position)
            except TimeoutError:
                self._end_at_once()
                raise

    async def close(self) -> None:
        """Send the workers home at once."""
        self._end_at_once()


def think(strength: str, position: JsonObject) -> list[str]:
    """What a player of this strength does in this position."""
    battle = ClashOfDecks().load(position)
    return [str(action) for action in STRENGTHS[strength](battle)]
