"""A copy of the house, into which something moves that has not been there: a game, a language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "workers")


def copy_into(place: Path) -> Path:
    """All that is packed and checked, as it stands here."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, place / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("compiling.py", "pyproject.toml"):
        shutil.copy(ROOT / name, place)
    return place


def run(house: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code by a Python that knows this house and not the one that the copy is of."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )


def said(house: Path, code: str) -> str:
    """What the code prints, which must not fail."""
    ended = run(house, code)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()
