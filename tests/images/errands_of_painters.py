"""Drawing functions for the tests of render workers; their process imports nothing of the bot."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from images.picture import Picture


def pid() -> Picture:
    """Return the id of the process that draws."""
    return Picture("a.png", b"", str(os.getpid()))


def niceness() -> Picture:
    """Return the niceness of the process that draws."""
    return Picture("a.png", b"", str(os.nice(0)))


def of_size(size: int) -> Picture:
    """Return a picture of this size; large ones arrive in many parts, small ones several in one."""
    return Picture("a.png", bytes(each % 251 for each in range(size)), str(size))


def unpacked() -> Picture:
    """Return whether the process has imported pictures that no one requested."""
    return Picture("a.png", b"", str("images.castles.plugin" in sys.modules))


def fails() -> Picture:
    """Raise an error that can be pickled."""
    raise ValueError("no such card")


def finds_nothing() -> Picture:
    """Raise `StopIteration`, which a future can't pass on."""
    return next(iter(()))


def waits_for(go: Path) -> Picture:
    """Wait until this file exists."""
    go.with_suffix(".begun").touch()
    while not go.exists():
        time.sleep(0.01)
    return Picture("a.png", b"", "gone on")


def ends_the_painter(once: Path | None) -> Picture:
    """End the process, the first time only or each time."""
    if once is None or not once.exists():
        if once is not None:
            once.touch()
        os._exit(9)
    return pid()


class UnspeakableError(Exception):
    """An error that can't be pickled."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def fails_unspeakably() -> Picture:
    """Raise an error that can't be pickled."""
    raise UnspeakableError("ink", "paper")
