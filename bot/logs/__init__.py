"""Structured logs: readable lines for people, JSON lines for machines.

No line has secrets or hands, at any level:

- An exception is logged with its type and the places it passed. Its message is logged only for
  types with harmless messages (`faults.describe_fault`): any other may contain a position or a
  card. No local variables and no source lines are read, so logging an exception is cheap.
- A fault of Discord (`faults.is_discord_fault`) is a line without places, and not an error.
- Objects are logged as their types, in our lines and in those of libraries. The DEBUG level of
  libraries (everything sent to and by Discord, hands too) is never written.
- As a last check, `Redaction` removes the token and the database's password from every text.

Repeated faults are logged in full once a minute (`Repeats`), and a thread writes the lines
(`Output`). Lines about an interaction or a match have its number (`bind_context`).
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from types import TracebackType
from typing import Protocol, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.faults import OURS, describe_fault, is_discord_fault
from bot.logs.output import Output
from bot.logs.redaction import Redaction, secrets_of
from bot.logs.repeats import Repeats
from bot.logs.tracebacks import traceback_of
from bot.settings import Settings

log = structlog.get_logger()


def bind_context(**facts: int) -> None:
    """Add these facts to all further log lines of the current task.

    They are ids of an interaction, a match or a server.
    """
    structlog.contextvars.bind_contextvars(**facts)


class Placed(Protocol):
    """What has a place at Discord: an interaction, or a row of a match, a lobby, a puzzle."""

    @property
    def guild_id(self) -> int | None:
        """The server; None in private messages."""

    @property
    def channel_id(self) -> int | None:
        """The channel or thread."""


def place_of(placed: Placed) -> dict[str, int]:
    """Return the ids of server and channel for a log line, without those that are None."""
    ids = {"guild": placed.guild_id, "channel": placed.channel_id}
    return {name: number for name, number in ids.items() if number is not None}


def replace_context(**facts: int) -> None:
    """Replace the context of the current task's log lines with these facts.

    Use it in a task that was started inside another one and runs independently.
    """
    structlog.contextvars.clear_contextvars()
    bind_context(**facts)


def configure(settings: Settings) -> None:
    """Write the records of structlog and of libraries to standard error in one form.

    Uncaught exceptions are written there too.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    repeats = Repeats(time.monotonic)
    formatter = ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            prune_event,
            repeats,
            describe_exception,
            ProcessorFormatter.remove_processors_meta,
            Redaction(secrets_of(settings)),
            structlog.processors.JSONRenderer()
            if settings.log_json
            else structlog.dev.ConsoleRenderer(colors=_has_colors(sys.stderr)),
        ],
    )
    root = logging.getLogger()
    for handler in root.handlers[:]:
        handler.close()
        root.removeHandler(handler)
    root.addHandler(Output(sys.stderr, formatter, repeats))
    _set_levels(settings.log_level.upper())
    _catch_the_uncaught()


def _has_colors(stream: TextIO) -> bool:
    """Return whether it's a terminal whose owner hasn't turned colours off (no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


def prune_event(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Find the exception, however it was passed, and log faults of Discord as warnings."""
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["exc_info"] = error
        if is_discord_fault(error) and event["level"] == "error":
            event["level"] = "warning"
    return event


def describe_exception(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Replace the exception with the facts about it that may be logged."""
    error = event.pop("exc_info", None)
    if error is not None and is_discord_fault(error):
        return {**describe_fault(error), **event}
    if error is not None:
        event["exception"] = traceback_of(error)
    return event


def _exception(passed: object) -> BaseException | None:
    if isinstance(passed, BaseException):
        return passed
    if isinstance(passed, tuple):
        return passed[1] if isinstance(passed[1], BaseException) else None
    return sys.exc_info()[1] if passed else None


def _set_levels(level: str) -> None:
    root = logging.getLogger()
    root.setLevel(level)
    for package in OURS:
        logging.getLogger(package).setLevel(level)
    root.setLevel(max(root.level, logging.INFO))
    for noisy in ("discord.gateway", "alembic", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that voice is missing


def _catch_the_uncaught() -> None:
    """Log exceptions that end the process or a thread, or occur in a finalizer.

    Python would print them with their messages.
    """

    def at_the_end(
        kind: type[BaseException], error: BaseException, places: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, places)
        else:
            log.critical("stopped by a fault", exc_info=error)

    def in_a_thread(ended: threading.ExceptHookArgs) -> None:
        log.error("a thread was stopped by a fault", exc_info=ended.exc_value)

    def in_a_finalizer(ignored: sys.UnraisableHookArgs) -> None:
        log.error("a fault that nobody could catch", exc_info=ignored.exc_value)

    sys.excepthook = at_the_end
    threading.excepthook = in_a_thread
    sys.unraisablehook = in_a_finalizer
