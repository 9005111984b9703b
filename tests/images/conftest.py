"""Tests of pictures look at the random positions of the tests of the rules."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "engine" / "clash"))
