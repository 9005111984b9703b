"""What a column holds of users and servers, and so what happens to it when they want it deleted.

Every column that can hold an id, a name or a text declares it: `mapped_column(..., info=OWNER)`.
`bot/store/erasing.py` exports and deletes by these declarations alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Column, Table
from sqlalchemy.orm import MappedColumn, mapped_column


class Holds(StrEnum):
    """What a column holds. "Exported" means: in the export of the user whom its row names."""

    PLAIN = "plain"
    """Nothing of a user: exported with its row."""
    SECRET = "secret"
    """Nothing of a user, but users must not see it: never exported."""
    SERVER = "server"
    """A server: its deletion deletes the row."""
    OWNER = "owner"
    """The user to whom the row belongs alone: exported; the user's deletion deletes the row."""
    SUBJECT = "subject"
    """As `OWNER`, written as `user:<id>`."""
    GREETED = "greeted"
    """As `OWNER`, or as `SERVER`."""
    PLAYER = "player"
    """A user in a row that others need: exported; a deletion replaces the id by a placeholder."""
    NOTED = "noted"
    """A user in a row that belongs to others: exported; a deletion empties the column."""
    BARRED = "barred"
    """A barred member: exported; stays until the bar ends, so that a deletion doesn't lift it."""
    BLOCKED = "blocked"
    """A user whom another one blocked: never exported, as they aren't told; stays as a bar does."""
    NAME = "name"
    """The name of the user in the column `of`: exported for that user; a deletion replaces it."""
    TEXT = "text"
    """Something that the user in the column `of` made: exported for that user alone."""
    NAMES = "names"
    """Names inside a text or document: never exported; a deletion rewrites it."""
    PAIR = "pair"
    """The ids of two users of an open challenge: never exported; a deletion empties it."""
    JOB = "job"
    """A user or server whose data is being deleted: the row is deleted when that is done."""


def _holds(kind: Holds, of: str = "") -> dict[str, Any]:
    return {"holds": kind, "of": of}


PLAIN = _holds(Holds.PLAIN)
SECRET = _holds(Holds.SECRET)
SERVER = _holds(Holds.SERVER)
OWNER = _holds(Holds.OWNER)
SUBJECT = _holds(Holds.SUBJECT)
GREETED = _holds(Holds.GREETED)
PLAYER = _holds(Holds.PLAYER)
NOTED = _holds(Holds.NOTED)
BARRED = _holds(Holds.BARRED)
BLOCKED = _holds(Holds.BLOCKED)
NAMES = _holds(Holds.NAMES)
PAIR = _holds(Holds.PAIR)
JOB = _holds(Holds.JOB)

USERS = (Holds.OWNER, Holds.SUBJECT, Holds.GREETED, Holds.PLAYER, Holds.NOTED, Holds.BARRED)
"""What names a user by id."""


def id_key(info: dict[str, Any]) -> MappedColumn[int]:
    """Declare a column of a primary key for numbers from elsewhere, such as ids of Discord."""
    return mapped_column(BigInteger, primary_key=True, autoincrement=False, info=info)


def name_of(column: str) -> dict[str, Any]:
    """Return the declaration of the name of the user in this column."""
    return _holds(Holds.NAME, column)


def text_of(column: str) -> dict[str, Any]:
    """Return the declaration of what the user in this column made."""
    return _holds(Holds.TEXT, column)


def columns_of(table: Table, *kinds: Holds) -> Iterator[Column[Any]]:
    """Yield the columns of a table that hold one of these."""
    return (column for column in table.columns if column.info.get("holds") in kinds)


def value_of(column: Column[Any], number: int) -> int | str:
    """Return how a column stores the id of a user or server."""
    return f"user:{number}" if column.info["holds"] is Holds.SUBJECT else number


def is_former(user_id: int | None) -> bool:
    """Return whether it is the placeholder of a user who has had their data deleted."""
    return user_id is not None and user_id < 0
