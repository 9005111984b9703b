"""Exceptions as text: types and places, without values and without source lines."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from traceback import walk_tb

from bot.faults import describe_fault, is_ours

MOST_FRAMES = 8
"""The most frames of the bot that are shown, and the most lines of a worker process."""
INNERMOST = 4
"""The number of innermost frames that are always shown."""
MOST_LINKS = 4
"""The most exceptions of a chain or group that are shown."""

_REMOTE_FRAME = re.compile(r'^ *File "([^"\n]+)", line (\d+), in ([\w.<>]+)$', re.MULTILINE)


def traceback_of(error: BaseException) -> str:
    """Return the exception with its causes, oldest first: a few lines for each."""
    links = deque(_chain(error), MOST_LINKS)  # the newest stay
    return "\n".join(line for link, leads_to in links for line in (*_lines(link), *leads_to))


def _chain(error: BaseException) -> Iterator[tuple[BaseException, tuple[str, ...]]]:
    """Iterate over the exceptions of a chain, oldest first, each with the words that follow it."""
    found: list[tuple[BaseException, tuple[str, ...]]] = [(error, ())]
    seen = {id(error)}
    while True:
        last = found[-1][0]
        before, says = last.__cause__, ("which was the cause of",)
        if before is None and not last.__suppress_context__:
            before, says = last.__context__, ("while this was handled:",)
        if before is None or id(before) in seen:
            return reversed(found)
        seen.add(id(before))
        found.append((before, says))


def _lines(error: BaseException) -> Iterator[str]:
    """Return the lines of one exception: its places, the innermost last, then its facts."""
    frames = [*walk_tb(error.__traceback__)]
    ours = [number for number, (frame, _) in enumerate(frames) if is_ours(frame)]
    before = -1
    for number in sorted({*ours[-MOST_FRAMES:], *range(len(frames))[-INNERMOST:]}):
        if left_out := number - before - 1:
            yield f"  ... {left_out} more"
        frame, line = frames[number]
        yield f"  {frame.f_globals.get('__name__')}:{line} {frame.f_code.co_qualname}"
        before = number
    for path, place, name in _remote_places(error):
        yield f"  in a worker: {path}:{place} {name}"
    yield " ".join(str(fact) for fact in describe_fault(error).values())
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions[:MOST_LINKS]:
            yield from (f"  | {line}" for line in _lines(part))


def _remote_places(error: BaseException) -> list[tuple[str, str, str]]:
    """Return the places of a traceback that a worker process has sent as text."""
    if not type(error).__name__.endswith("RemoteTraceback"):
        return []
    return _REMOTE_FRAME.findall(str(error))[-MOST_FRAMES:]
