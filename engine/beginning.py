"""How a match begins: set up by its game, or from a position that its set-up contains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event, Game, JsonObject

POSITION = "position"
"""The key of a set-up that holds the document of the first position.

The other keys are still those of the game: they say with what the match was set up.
"""


def begin(
    game: Game, setup: JsonObject, seed: int, rules: int | None = None
) -> tuple[Any, Sequence[Event]]:
    """Return the first position of a match and the events that led to it.

    From a position there are no events, and `seed` and `rules` don't matter: the document has all
    that decides what comes. Raises `DocumentError`.
    """
    if POSITION in setup:
        return game.load(setup[POSITION]), ()
    return game.setup(setup, seed, rules)
