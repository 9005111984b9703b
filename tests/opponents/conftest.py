"""Positions as text are shared with the tests of the engine."""

from __future__ import annotations

import sys
from pathlib import Path

for game in ("clash", "two_worlds"):
    sys.path.append(str(Path(__file__).parents[1] / "engine" / game))
