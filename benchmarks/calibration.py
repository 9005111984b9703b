"""A fixed piece of plain Python, as the unit of relative times.

Machines differ and vary by a factor of two to three.
"""

from __future__ import annotations

from time import perf_counter


def loop() -> int:
    """Do list, dict and integer work that never changes."""
    cells = list(range(64))
    seen: dict[int, int] = {}
    for step in range(40_000):
        place = (step * 31) & 63
        cells[place] = (cells[place] * 5 + step) & 0xFFFF
        seen[cells[place] & 255] = step
    return len(seen)


def seconds() -> float:
    """Return how long the loop takes now, in seconds."""
    began = perf_counter()
    loop()
    return perf_counter() - began
