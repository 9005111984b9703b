"""What painters of the tests draw. A process that draws it loads this module and nothing of the
bot."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from images.picture import Picture


def pid() -> Picture:
    """Who draws."""
    return Picture("a.png", b"", str(os.getpid()))


def niceness() -> Picture:
    """How much who draws gives way to others."""
    return Picture("a.png", b"", str(os.nice(0)))


def of_size(size: int) -> Picture:
    """Large ones come in many parts, small ones several in one."""
    return Picture("a.png", bytes(each % 251 for each in range(size)), str(size))


def unpacked() -> Picture:
    """What nobody has asked for is loaded where this is drawn."""
    return Picture("a.png", b"", str("images.castles.room" in sys.modules))


def fails() -> Picture:
    """Can't be drawn."""
    raise ValueError("no such card")


def finds_nothing() -> Picture:
    """Can't be drawn, and says so in a way that nobody who awaits it would get."""
    return next(iter(()))


def waits_for(go: Path) -> Picture:
    """Is drawn when this file is there."""
    go.with_suffix(".begun").touch()
    while not go.exists():
        time.sleep(0.01)
    return Picture("a.png", b"", "gone on")


def ends_the_painter(once: Path | None) -> Picture:
    """The first time, or each time."""
    if once is None or not once.exists():
        if once is not None:
            once.touch()
        os._exit(9)
    return pid()


class UnspeakableError(Exception):
    """Can't go to another process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def fails_unspeakably() -> Picture:
    """Can't be drawn, for a reason that can't be told."""
    raise UnspeakableError("ink", "paper")
