"""How a process gives memory back to the system."""

from __future__ import annotations

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Names of glibc's options (mallopt)."""
_MAPPED, _KEPT = 128 * 1024, 8 * 1024 * 1024
"""Bytes: larger blocks are mapped one by one, and as many free ones are kept at the end."""


def give_memory_back() -> None:
    """Let glibc map each large block separately, so that the system gets it back when it is freed.

    By default glibc raises its limits when large blocks are freed; then pictures of all sizes leave
    gaps, which took 100 MiB after some thousand pictures. Other C libraries are left as they are.
    """
    if sys.platform != "linux":
        return
    tune = getattr(ctypes.CDLL(None), "mallopt", None)
    if tune is not None:
        tune(_MMAP_THRESHOLD, _MAPPED)
        tune(_TRIM_THRESHOLD, _KEPT)
