"""Set-ups of Toll, for the tests of every game."""

from __future__ import annotations

from engine.core import JsonObject

SETUPS: dict[str, list[JsonObject]] = {"toll": [{"seats": 2}, {"seats": 3, "river": "wild"}]}
