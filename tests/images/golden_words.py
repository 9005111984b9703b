"""Golden texts, line by line, next to the golden pictures."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"


def assert_golden_words(name: str, lines: Sequence[str]) -> None:
    """Check that the lines are the golden ones of this name."""
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("BRIDGEKEEPER_GOLDEN") == "write":
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    assert list(lines) == path.read_text("utf-8").splitlines()
