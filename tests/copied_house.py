"""A copy of the project, to add something new: a game or a language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "web", "workers")


def copy_into(place: Path) -> Path:
    """Copy everything that is packaged and checked."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, place / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("compiling.py", "pyproject.toml"):
        shutil.copy(ROOT / name, place)
    return place


def run(house: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that imports this copy in place of the original."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )


def said(house: Path, code: str) -> str:
    """Return what the code prints; it must not fail."""
    ended = run(house, code)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()
