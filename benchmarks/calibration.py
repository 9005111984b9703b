"""A fixed piece of plain Python, to which figures are also given in relation.

Machines differ and swing by two to three times.
"""

from __future__ import annotations

from time import perf_counter


def loop() -> int:
    """List, dict and integer work that never changes."""
    cells = list(range(64))
    seen: dict[int, int] = {}
    for step in range(40_000):
        place = (step * 31) & 63
        cells[place] = (cells[place] * 5 + step) & 0xFFFF
        seen[cells[place] & 255] = step
    return len(seen)


def seconds() -> float:
    """How long the loop takes right now."""
    began = perf_counter()
    loop()
    return perf_counter() - began
