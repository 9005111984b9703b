"""Write log lines without waiting for their reader."""

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
"""The most lines that wait to be written. Further lines are dropped and counted."""

_TASK = re.compile(r"^(?:future|task): <Task [a-z]+ name='([^'\n]*)'", re.MULTILINE)

log = structlog.get_logger()


class Output(QueueHandler):
    """A handler that formats each line at once and lets a thread write it.

    A stuck terminal, pipe or disk doesn't block the bot. `logging` flushes and closes the handler
    when the process ends.
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
        """Format the line. Raises `DropEvent` if it is not to be written."""
        line: logging.LogRecord = super().prepare(_without_objects(record))
        return line

    def enqueue(self, record: logging.LogRecord) -> None:
        """Queue the line for the writer, or count it as lost if the queue is full."""
        try:
            self.queue.put_nowait(record)
        except Full:
            self._lost += 1

    def emit(self, record: logging.LogRecord) -> None:
        """Format and queue a line, then log the counts of repeated faults and lost lines."""
        try:
            self.enqueue(self.prepare(record))
        except structlog.DropEvent:
            pass
        except Exception:
            self.handleError(record)
        Context().run(self._log_counts)  # without the context of this line

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in `logging`
        """Log only the place of a record that can't be formatted: it may contain anything."""
        place = {"name": record.name, "pathname": record.pathname, "lineno": record.lineno}
        said = f"a line that can't be written: {record.module}:{record.lineno}"
        level = {"levelno": logging.ERROR, "levelname": "ERROR"}
        self.enqueue(super().prepare(logging.makeLogRecord({**place, **level, "msg": said})))

    def flush(self) -> None:
        """Wait until all lines are written."""
        if self._writer is not None:
            self.queue.join()

    def close(self) -> None:
        """Write the remaining lines, then stop."""
        if self._writer is not None:
            self._log_counts(at_once=True)
            self._writer.stop()
            self._writer = None
        super().close()

    def _log_counts(self, *, at_once: bool = False) -> None:
        for once in self._repeats.over(at_once=at_once):
            tell = getattr(log, once.level)
            tell("came again", what=once.event, of=once.fault, times=once.again)
        if self._lost and not self.queue.full():
            lost, self._lost = self._lost, 0
            log.warning("lines lost", lines=lost)


class _Writer(QueueListener):
    """The thread that writes lines."""

    def enqueue_sentinel(self) -> None:
        """Queue the end mark after all waiting lines, even if the queue is full now."""
        self.queue.put(self._sentinel)  # type: ignore[attr-defined]


def _without_objects(record: logging.LogRecord) -> logging.LogRecord:
    """Copy a library's record, with its objects replaced by the names of their types.

    The objects are components, futures, exceptions: their reprs could contain anything.
    """
    record, args = copy(record), record.args
    if isinstance(args, Mapping):
        record.args = {key: _plain(value) for key, value in args.items()}
    elif args:
        record.args = tuple(map(_plain, args))
    if record.name == "asyncio":  # it puts the reprs into its messages
        record.msg, record.args = _reported(record.getMessage()), ()
    return record


def _plain(value: object) -> object:
    harmless = isinstance(value, str | int | float | type | None)
    return value if harmless else type(value).__name__


def _reported(report: str) -> str:
    """Return what asyncio reports, and the name of the task."""
    said = re.split(r"[(<\n]", report, maxsplit=1)[0].strip()
    task = _TASK.search(report)
    return f"{said}: {task[1]}" if task else said
