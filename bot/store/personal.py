"""Where the database holds who somebody is: the one place that knows it, by the tables themselves.

Whoever takes out, or deletes, all that is kept of a person goes by this.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import BigInteger, Column, MetaData

PEOPLE = {
    *("user_id", "host_id", "invited_id", "author_id", "reviewed_by", "set_up_by"),
    "champion_role_by",
}
"""Names of columns that hold the id of a person."""
PERHAPS_PEOPLE = {"greeted_id"}
"""Of a person or of a server."""
OTHERS = {
    *("guild_id", "channel_id", "origin_channel_id", "champion_role_id"),
    *("results_channel_id", "offered_in"),
    *("message_id", "origin_message_id", "former_message_id"),
    "reveal_message_id",
}
"""Names of columns that hold ids of Discord's that are no person's."""
WITHIN = {
    "lobbies": ("open_pair",),
    "matches": ("result", "setup"),
    "ratings": ("subject",),
    "stored_pages": ("document",),
}
"""Columns in which ids of people, or words of theirs, are a part of what stands there."""
NAMES = {"name", "host_name", "invited_name"}
"""Names of columns that hold what people are called, in tables that hold who they are."""


def personal_columns(tables: MetaData) -> dict[str, list[str]]:
    """Return the columns of each table that tell who somebody is; tables without any left out."""
    found = {
        table.name: [
            *(column.name for column in table.columns if column.name in PEOPLE | PERHAPS_PEOPLE),
            *WITHIN.get(table.name, ()),
        ]
        for table in tables.sorted_tables
    }
    return {
        name: [*columns, *(each.name for each in tables.tables[name].columns if each.name in NAMES)]
        for name, columns in found.items()
        if columns
    }


def unknown_columns(tables: MetaData) -> Iterator[str]:
    """Yield columns with ids of Discord's of which nobody has said whose they are."""
    known = PEOPLE | PERHAPS_PEOPLE | OTHERS
    for table in tables.sorted_tables:
        for column in table.columns:
            if _may_be_an_id(column) and column.name not in known:
                yield f"{table.name}.{column.name}"


def _may_be_an_id(column: Column[object]) -> bool:
    """Return whether a column has room for an id of Discord's, and no other meaning by its key."""
    if column.foreign_keys or not isinstance(column.type, BigInteger):
        return False
    is_running_number = column.primary_key and column.name in ("id", "number")
    return not is_running_number and column.name != "seed"
