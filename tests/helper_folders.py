"""Lets scripts find the helpers of the tests, by pytest's `pythonpath` in `pyproject.toml`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
OPTIONS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]

sys.path[:0] = [str(ROOT / folder) for folder in OPTIONS["ini_options"]["pythonpath"]]
