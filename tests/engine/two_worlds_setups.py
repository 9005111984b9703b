"""Set-ups of Duel of Two Worlds, for the tests of every game."""

from __future__ import annotations

from engine.core import JsonObject
from engine.two_worlds.game import setup_of

SETUPS: dict[str, list[JsonObject]] = {
    "two_worlds": [
        setup_of("basic"),
        setup_of("draft"),
        setup_of("basic", 3),
    ],
}
