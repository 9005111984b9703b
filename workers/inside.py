"""What happens inside a worker process."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Sequence
from multiprocessing import connection
from typing import Any, TypeVar

from engine.games import PLUGINS, GamePlugin

if sys.platform != "win32":
    import resource

NICER = 5
"""By how much a worker is nicer than its parent: it gets a third of the processor's time that the
parent would get in its place."""
OUT_OF_MEMORY = 77
"""How a worker ends whose job needed more memory than it may have."""

Result = TypeVar("Result")

_progress: Any = None
"""How far each job is, shared with the parent; the last place says `stop`."""
_place: int | None = None
"""The place of the job that is being done."""


def closing() -> bool:
    """Return whether the worker is to stop what it is doing."""
    return bool(_progress[-1])


def report(progress: int) -> None:
    """Report the progress of the running job."""
    if _place is not None:
        _progress[_place] = progress


def end_with_parent() -> None:
    """End this process when its parent ends, in any way."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def give_way() -> None:
    """Lower the priority of this process: the parent answers users."""
    if sys.platform != "win32":
        os.nice(NICER)


def begin(progress: Any, memory_mib: int, plugins: Sequence[GamePlugin]) -> None:
    """Do the first thing of a worker: learn the games that its parent knows, and limit memory."""
    end_with_parent()
    give_way()
    PLUGINS[:] = plugins
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = memory_mib * 1024 * 1024
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
    global _progress
    _progress = progress


def work(place: int, job: Callable[..., Result], *facts: object) -> Result:
    """Do a job.

    One that needs too much memory ends its worker: what is left of that would not do for another
    one.
    """
    global _place
    _place = place
    try:
        return job(*facts)
    except MemoryError:
        pass  # lets go of what the job held, or there would be no room even to end
    os._exit(OUT_OF_MEMORY)
