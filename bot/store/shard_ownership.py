"""Which servers a process looks after: where several share a database, each has its own.

Discord splits servers into shards by their ids and sends what happens in a server to whoever has
its shard. What nobody clicks on (boards that are behind, clocks, lobbies, daily pages) is split
alike.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Integer, func, literal_column, true

TIME_BITS = 22
"""Below them are the bits of an id that say when it was made, by which Discord splits servers."""


@dataclass(frozen=True, slots=True)
class ShardOwnership:
    """The shards with these numbers, of so many `shards`.

    Whatever belongs to no server is in the first one, to which Discord sends private messages.
    """

    shards: int = 1
    numbers: Collection[int] = (0,)

    @property
    def is_all(self) -> bool:
        """Whether no other process looks after anything."""
        return len(self.numbers) == self.shards

    def __contains__(self, guild_id: int | None) -> bool:
        """Return whether this server (None: no server) is one of them."""
        return ((guild_id or 0) >> TIME_BITS) % self.shards in self.numbers

    def of(self, guild_id: Any) -> ColumnElement[bool]:
        """Return the condition of a query that the server in this column is one of them."""
        if self.is_all:
            return true()
        bits = literal_column(
            str(TIME_BITS), Integer
        )  # PostgreSQL shifts by none but small numbers
        shard = func.coalesce(guild_id, 0).bitwise_rshift(bits) % self.shards
        return shard.in_(sorted(self.numbers))
