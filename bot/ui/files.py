"""Files that are sent to Discord."""

from __future__ import annotations

from io import BytesIO

import discord


class _Content(BytesIO):
    """The content of a file, which is freed as soon as no one holds it.

    discord.py replaces `close` for some time. Afterwards the object would refer to itself, and only
    Python's search for cycles would free it.
    """

    __slots__ = ()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __setattr__(self, name: str, value: object) -> None:
        """Keep everything as it is."""


def file_of(data: bytes, name: str, description: str | None = None) -> discord.File:
    """Return a file to send."""
    return discord.File(_Content(data), name, description=description)
