"""How a process gives memory back to the system."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from threading import Thread

_TRIM_SECONDS = 5.0


def give_memory_back() -> None:
    """Regularly give free memory back to the system, wherever it lies, if the C library is glibc.

    By itself glibc gives back only what lies at the end. Pictures of all sizes leave gaps, which
    took 100 MiB after some thousand of them.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        Thread(target=_trim_regularly, args=[trim], name="memory", daemon=True).start()


def _trim_regularly(trim: Callable[[int], int]) -> None:
    while True:
        time.sleep(_TRIM_SECONDS)
        trim(0)
