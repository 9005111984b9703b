"""What stands below a board, so that the board may be out of sight.

Discord tells of each new message (without its content), so it is asked for the newest ones of a
channel only once. All that is kept of a message is its number and how high it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord
from cachetools import LRUCache

from bot.ui.refusals import Scope, scope_of

IN_SIGHT, PICTURE = 4, 3
"""A board is in sight below which there are so many messages at most; a picture is as high as
three."""
KNOWN = IN_SIGHT + 1
"""The newest messages of a channel that are known: a board above them is out of sight."""
MOST_CHANNELS = 10_000


class Sight:
    """The newest messages of the channels where boards are."""

    def __init__(self) -> None:
        self._newest: LRUCache[int, dict[int, int]] = LRUCache(MOST_CHANNELS)
        """By channel, the heights of messages by their numbers."""

    def begins(self, channel_id: int) -> None:
        """Note that a channel is new: there is nothing in it."""
        self._newest[channel_id] = {}

    def appeared(self, message: discord.Message, own_id: int) -> None:
        """Note that there is a new message somewhere."""
        newest = self._newest.get(message.channel.id)
        if newest is not None:
            _add(newest, message, own_id)

    def changed(self, message: discord.Message, own_id: int) -> None:
        """Note that a message is not as high any more."""
        newest = self._newest.get(message.channel.id, {})
        if message.id in newest:
            newest[message.id] = _height(message, own_id)

    def vanished(self, channel_id: int, message_ids: Iterable[int]) -> None:
        """Note that messages were deleted."""
        newest = self._newest.get(channel_id, {})
        for message_id in message_ids:
            newest.pop(message_id, None)

    def forget(self) -> None:
        """Forget all: messages may have come of which Discord did not tell."""
        self._newest.clear()

    async def is_in_sight(
        self, board_id: int, channel: discord.PartialMessageable, own_id: int
    ) -> bool:
        """Return whether the board is there, and nearly the newest that its channel shows."""
        newest = self._newest.get(channel.id)
        if newest is None:
            newest = self._newest[
                channel.id
            ] = {}  # what comes while Discord is asked is known, too
            try:
                async for message in channel.history(limit=KNOWN):
                    _add(newest, message, own_id)
            except discord.HTTPException as fault:
                self._newest.pop(channel.id, None)
                if scope_of(fault) is Scope.OUTAGE:
                    raise
                return False
        below = sum(height for message_id, height in newest.items() if message_id > board_id)
        return board_id in newest and below <= IN_SIGHT


def _add(newest: dict[int, int], message: discord.Message, own_id: int) -> None:
    newest[message.id] = _height(message, own_id)
    if len(newest) > KNOWN:
        del newest[min(newest)]


def _height(message: discord.Message, own_id: int) -> int:
    """Return how high a message is.

    Of what others write nothing is told, so it counts as a line. Pictures that components show are
    no attachments.
    """
    own = message.author.id == own_id
    shows = own and discord.ComponentType.media_gallery in _kinds(message.components)
    return PICTURE if shows else 1


def _kinds(components: Iterable[discord.Component]) -> Iterator[discord.ComponentType]:
    for component in components:
        yield component.type
        yield from _kinds(getattr(component, "children", ()))
