"""Exceptions: whose fault they are, and what the log may say about them.

The message of an exception may contain secrets: a position in a dataclass's repr, a card in a
`KeyError`, a row that the database refuses, an address with its password. So the log gets the type
and the place of an exception. It gets the message only if its origin is known and nothing of a
match or of the settings gets into it: `describe_fault` has the list.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb
from types import FrameType
from typing import TypeAlias

import aiohttp
import discord
import structlog
from discord import app_commands
from pydantic import ValidationError

from bot.errors import Refusal

Facts: TypeAlias = "dict[str, str | int]"

log = structlog.get_logger()

OURS = ("bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "web", "workers")
"""The packages of the project, whose places and loggers are its own."""
PASSING = (408, 429)
"""Statuses below 500 that mean: try again later."""
LASTING = (401, 403, 404)
"""Statuses that mean: not there (any more), or not for the bot. Asking again won't help."""

_ALWAYS_DISCORDS = (
    aiohttp.ClientError,  # no other service is used over HTTP
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
    discord.RateLimited,
)
_REFUSED_PART = re.compile(r"^In ([\w.]+):", re.MULTILINE)


def is_discord_fault(error: BaseException) -> bool:
    """Return whether this is a fault of Discord or of the connection to it, not of the bot.

    An invalid request (400) is a fault of the bot.
    """
    error = _inner(error)
    if isinstance(error, discord.HTTPException):
        return error.status in (*LASTING, *PASSING) or error.status >= 500
    if isinstance(error, _ALWAYS_DISCORDS):
        return True
    return isinstance(error, OSError) and _on_the_way_to_discord(error)


def is_refusal_of_discord(error: BaseException) -> bool:
    """Return whether the exception is a failed Discord request, for any reason."""
    return isinstance(error, discord.HTTPException) or is_discord_fault(error)


@contextmanager
def tolerate_discord_faults(event: str, **facts: str | int) -> Iterator[None]:
    """Continue if a Discord request in this block fails; log it with this `event`."""
    try:
        yield
    except Exception as fault:
        if not is_refusal_of_discord(fault):
            raise
        log.info(event, **facts, **describe_fault(fault))


def describe_fault(error: BaseException) -> Facts:
    """Return what a log line may say about an exception, in addition to its place."""
    error = _inner(error)
    facts: Facts = {"fault": type(error).__name__}
    match error:
        case discord.HTTPException():
            facts |= {"status": error.status, "code": error.code}
            if parts := _REFUSED_PART.findall(error.text):  # their names, not their content
                facts["parts"] = " ".join(parts)
        case discord.ConnectionClosed():
            facts["code"] = error.code
        case discord.LoginFailure() | discord.PrivilegedIntentsRequired() | sqlite3.Error():
            facts["reason"] = str(error)
        case OSError(strerror=str(reason)):
            facts["reason"] = reason
        case ValidationError():
            wrong = error.errors(include_input=False, include_context=False, include_url=False)
            facts["parts"] = " ".join(
                f"{'.'.join(map(str, part['loc']))}:{part['type']}" for part in wrong
            )
        case ImportError(name=str(name)):
            facts["reason"] = name
        case Refusal(key=key):
            facts["reason"] = key
        case _ if isinstance(state := getattr(error, "sqlstate", None), str):
            facts["code"] = state  # of PostgreSQL, whose messages quote values
    return facts


def is_ours(frame: FrameType) -> bool:
    """Return whether this is a place in the bot, not in a library."""
    return _package(frame) in OURS


def _inner(error: BaseException) -> BaseException:
    """Return the original exception of a command; discord.py wraps it."""
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


def _on_the_way_to_discord(error: OSError) -> bool:
    """Return whether it was raised in the connection to Discord.

    The file system and the database raise such errors too.
    """
    packages = [_package(frame) for frame, _ in walk_tb(error.__traceback__)]
    known = [package for package in packages if package in (*OURS, "discord")]
    return known[-1:] == ["discord"]


def _package(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__")).partition(".")[0]
