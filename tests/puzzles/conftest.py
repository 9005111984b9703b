"""Positions as text are shared with the tests of the engine, a toy game with those of opponents."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "engine" / "clash"))
sys.path.append(str(Path(__file__).parents[1] / "opponents"))
