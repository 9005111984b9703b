"""Structured logs: readable lines for a person, JSON lines for a machine.

No secrets and no hands, at any level:

- Of an exception are told its type and the places it came through. Its message is told only for
  types whose texts are known to be harmless (`faults.facts_of`): any other may hold a position or a
  card. There are no local variables and no lines of source, so telling one costs next to nothing.
- A fault of Discord (`faults.is_discords`) is a line without places, and no error.
- Objects are told by their type, in our own lines and in those of the libraries, whose DEBUG level
  (all that Discord sends and is sent, hands too) is never written.
- Behind all this, `Redaction` takes the token and the password of the database out of every text.

Faults of one kind are told in full once a minute (`Repeats`), and writing is left to a thread
(`Output`). Lines that belong to an interaction or a match have its number (`about`).
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
    """Tell in each further line of the task that runs now what it is about.

    That is the number of an interaction, a match, a server.
    """
    structlog.contextvars.bind_contextvars(**facts)


class Placed(Protocol):
    """What is somewhere at Discord: an interaction, or a row of a match, a lobby, a page."""

    @property
    def guild_id(self) -> int | None:
        """The server; None in private messages."""

    @property
    def channel_id(self) -> int | None:
        """The channel or thread."""


def place_of(placed: Placed) -> dict[str, int]:
    """Return the ids of server and channel for a line of the log, as far as there are such."""
    ids = {"guild": placed.guild_id, "channel": placed.channel_id}
    return {name: number for name, number in ids.items() if number is not None}


def replace_context(**facts: int) -> None:
    """Forget what the task was about and bind these facts.

    It is for a task that has begun in the middle of another one, and goes on by itself.
    """
    structlog.contextvars.clear_contextvars()
    bind_context(**facts)


def configure(settings: Settings) -> None:
    """Send structlog's and the libraries' records to standard error in one form.

    Whatever nobody has caught goes there, too.
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
            tell_exception,
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
    """Find the exception, however it was passed; one that is Discord's is no error of ours."""
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["exc_info"] = error
        if is_discord_fault(error) and event["level"] == "error":
            event["level"] = "warning"
    return event


def tell_exception(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Put what may be told in the place of the exception."""
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
    for room in OURS:
        logging.getLogger(room).setLevel(level)
    root.setLevel(max(root.level, logging.INFO))
    for noisy in ("discord.gateway", "alembic", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # warns that voice is missing


def _catch_the_uncaught() -> None:
    """Log what ends the process, a thread or a finalizer.

    Python itself would print it, and its message.
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
