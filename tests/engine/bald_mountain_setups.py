"""Set-ups of Battle on the Bald Mountain, for the tests of every game."""

from __future__ import annotations

from engine.bald_mountain.game import setup_of
from engine.core import JsonObject

SETUPS: dict[str, list[JsonObject]] = {
    "bald_mountain": [
        setup_of("duel"),
        setup_of("three"),
        setup_of("four", "lose"),
    ],
}
