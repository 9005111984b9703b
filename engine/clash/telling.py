"""What all events share: how they are told in JSON (docs/formats.md, Events)."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import ClassVar

from engine.clash.actions import Place
from engine.core import JsonObject, Seat


class Told:
    """An event. `settles`: nothing before this event can be taken back. Most surprise nobody."""

    __slots__ = ()
    settles: ClassVar[bool] = False

    def surprises(self, seat: Seat) -> bool:
        """Did cards that this seat can't see decide it, and what follows?"""
        return False

    def document(self) -> JsonObject:
        """`{"event": kind, ...}`: places as `bu1`, tuples as lists."""
        document: JsonObject = {"event": kind_of(type(self))}
        for field in fields(self):  # type: ignore[arg-type]  # every event is a record
            value = getattr(self, field.name)
            if isinstance(value, tuple):
                value = [str(each) for each in value]
            elif isinstance(value, Place):
                value = str(value)
            document[field.name] = value
        return document


def kind_of(event: type) -> str:
    """The name of a kind of event in JSON."""
    return _with_underscores(event.__name__)


@cache
def _with_underscores(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
