"""Writing lines without ever waiting for whoever reads them."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from contextvars import Context
from copy import copy
from logging.handlers import QueueHandler, QueueListener
from queue import Full, Queue
from typing import TextIO

import structlog

from bot.logs.repeats import Repeats

ROOM = 4096
"""Lines that may wait to be written; more than these are lost, and counted."""

_TASK = re.compile(r"^(?:future|task): <Task [a-z]+ name='([^'\n]*)'", re.MULTILINE)

log = structlog.get_logger()


class Output(QueueHandler):
    """A handler that finishes each line at once and leaves it to a thread to write it.

    A terminal, pipe or disk that is stuck holds up nobody. `logging` flushes and closes it when the
    process ends.
    """

    queue: Queue[logging.LogRecord | None]

    def __init__(self, stream: TextIO, formatter: logging.Formatter, repeats: Repeats) -> None:
        super().__init__(Queue(ROOM))
        self.setFormatter(formatter)
        self._repeats = repeats
        self._lost = 0
        self._writer: _Writer | None = _Writer(self.queue, logging.StreamHandler(stream))
        self._writer.start()

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """Finish the line. Raises `DropEvent` where there is to be none."""
        line: logging.LogRecord = super().prepare(_without_objects(record))
        return line

    def enqueue(self, record: logging.LogRecord) -> None:
        """Leave the line to the writer, if it has room."""
        try:
            self.queue.put_nowait(record)
        except Full:
            self._lost += 1

    def emit(self, record: logging.LogRecord) -> None:
        """Finish a line and pass it on; then tell what was only counted so far."""
        try:
            self.enqueue(self.prepare(record))
        except structlog.DropEvent:
            pass
        except Exception:
            self.handleError(record)
        Context().run(self._tell_counts)  # they are not about what this line is about

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in `logging`
        """Tell a record that can't be made into a line by its place: it may hold anything."""
        place = {"name": record.name, "pathname": record.pathname, "lineno": record.lineno}
        said = f"a line that can't be written: {record.module}:{record.lineno}"
        level = {"levelno": logging.ERROR, "levelname": "ERROR"}
        self.enqueue(super().prepare(logging.makeLogRecord({**place, **level, "msg": said})))

    def flush(self) -> None:
        """Wait until all is written."""
        if self._writer is not None:
            self.queue.join()

    def close(self) -> None:
        """Write what is left, then stop."""
        if self._writer is not None:
            self._tell_counts(at_once=True)
            self._writer.stop()
            self._writer = None
        super().close()

    def _tell_counts(self, *, at_once: bool = False) -> None:
        for once in self._repeats.over(at_once=at_once):
            tell = getattr(log, once.level)
            tell("came again", what=once.event, of=once.fault, times=once.again)
        if self._lost and not self.queue.full():
            lost, self._lost = self._lost, 0
            log.warning("lines lost", lines=lost)


class _Writer(QueueListener):
    """The thread that writes."""

    def enqueue_sentinel(self) -> None:
        """Add the last line, after all that wait, even if there is no room for it yet."""
        self.queue.put(self._sentinel)  # type: ignore[attr-defined]


def _without_objects(record: logging.LogRecord) -> logging.LogRecord:
    """Copy what a library logs, with its objects told by their types.

    The objects are components, futures, exceptions: their reprs could hold anything.
    """
    record, args = copy(record), record.args
    if isinstance(args, Mapping):
        record.args = {key: _plain(value) for key, value in args.items()}
    elif args:
        record.args = tuple(map(_plain, args))
    if record.name == "asyncio":  # puts the reprs into its messages itself
        record.msg, record.args = _reported(record.getMessage()), ()
    return record


def _plain(value: object) -> object:
    harmless = isinstance(value, str | int | float | type | None)
    return value if harmless else type(value).__name__


def _reported(report: str) -> str:
    """Tell what asyncio reports, and of which task."""
    said = re.split(r"[(<\n]", report, maxsplit=1)[0].strip()
    task = _TASK.search(report)
    return f"{said}: {task[1]}" if task else said
