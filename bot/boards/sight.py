"""Track the messages below a board, by which the board may be out of sight.

Discord reports each new message (without its content), so it is asked only once for the newest ones
of a channel. Only the id and the height of a message are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord
from cachetools import LRUCache

from bot.ui.refusals import Scope, scope_of

IN_SIGHT, PICTURE = 4, 3
"""A board is in sight if the messages below it have at most this height; a picture counts three."""
KNOWN = IN_SIGHT + 1
"""Number of the newest messages of a channel that are known: an older board is out of sight."""
MOST_CHANNELS = 10_000


class Sight:
    """The newest messages of the channels where boards are."""

    def __init__(self) -> None:
        self._newest: LRUCache[int, dict[int, int]] = LRUCache(MOST_CHANNELS)
        """By channel, the heights of messages by id."""

    def begins(self, channel_id: int) -> None:
        """Note that a channel is new and empty."""
        self._newest[channel_id] = {}

    def appeared(self, message: discord.Message, own_id: int) -> None:
        """Note a new message."""
        newest = self._newest.get(message.channel.id)
        if newest is not None:
            _add(newest, message, own_id)

    def changed(self, message: discord.Message, own_id: int) -> None:
        """Note that the height of a message has changed."""
        newest = self._newest.get(message.channel.id, {})
        if message.id in newest:
            newest[message.id] = _height(message, own_id)

    def vanished(self, channel_id: int, message_ids: Iterable[int]) -> None:
        """Note that messages were deleted."""
        newest = self._newest.get(channel_id, {})
        for message_id in message_ids:
            newest.pop(message_id, None)

    def forget(self) -> None:
        """Forget everything: messages may have come that Discord did not report."""
        self._newest.clear()

    async def is_in_sight(
        self, board_id: int, channel: discord.PartialMessageable, own_id: int
    ) -> bool:
        """Return whether the board exists and is among the newest messages of its channel."""
        newest = self._newest.get(channel.id)
        if newest is None:
            newest = self._newest[
                channel.id
            ] = {}  # so messages that arrive during the query are known too
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
    """Return the height of a message.

    The content of others' messages isn't known, so they count as one line. Pictures in components
    are not attachments.
    """
    own = message.author.id == own_id
    shows = own and discord.ComponentType.media_gallery in _kinds(message.components)
    return PICTURE if shows else 1


def _kinds(components: Iterable[discord.Component]) -> Iterator[discord.ComponentType]:
    for component in components:
        yield component.type
        yield from _kinds(getattr(component, "children", ()))
