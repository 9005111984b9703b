"""How a process gives memory back to the system."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from threading import Thread

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Names of glibc's options (mallopt)."""
_MAPPED, _KEPT, _ARENAS = 128 * 1024, 8 * 1024 * 1024, 2
"""Bytes: larger blocks are mapped one by one, and as many free ones are kept at the end; and in how
many places threads take smaller blocks."""
_TRIM_SECONDS = 30.0


def give_memory_back() -> None:
    """Let glibc map each large block separately, so that the system gets it back when it is freed,
    and regularly give back what is free between smaller blocks.

    By default glibc raises its limits when large blocks are freed; then pictures of all sizes leave
    gaps, which took 100 MiB after some thousand pictures. Other C libraries are left as they are.
    """
    if sys.platform != "linux":
        return
    library = ctypes.CDLL(None)
    tune, trim = getattr(library, "mallopt", None), getattr(library, "malloc_trim", None)
    if tune is not None and trim is not None:
        tune(_MMAP_THRESHOLD, _MAPPED)
        tune(_TRIM_THRESHOLD, _KEPT)
        tune(_ARENA_MAX, _ARENAS)
        Thread(target=_trim_regularly, args=[trim], name="memory", daemon=True).start()


def _trim_regularly(trim: Callable[[int], int]) -> None:
    while True:
        time.sleep(_TRIM_SECONDS)
        trim(0)
