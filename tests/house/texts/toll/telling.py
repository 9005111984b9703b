"""Descriptions of events of Toll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from house.engine.toll import events as e
from texts import dashed
from texts.telling import Row, Telling, act


class TollTelling(Telling):
    """Describes the events of a match, a line each."""

    keys = "toll-story"
    table: ClassVar[Mapping[str, Row]] = dict.fromkeys(
        (
            *("round-began", "turn-began", "road-chosen", "roads-shown", "caught", "crossed"),
            *("laid", "took-back", "mended", "coins-asked", "paid", "refused", "rested", "thrown"),
            *("ended-toll-caught", "ended-toll-passed", "ended-toll-night"),
        ),
        act(),
    )

    def end_of_key(self, event: Any) -> str:
        match event:
            case e.TurnBegan(seat=None):
                return "round-began"
            case e.Ended(reason=reason):
                return f"ended-{dashed(reason)}"
        return super().end_of_key(event)

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "seat" if value is None:
                return {}
            case "other":
                return {name: self.names[value]}
            case "stones":
                return {name: " + ".join(map(str, value))}
            case "roads":
                shown = zip(self.names.values(), value, strict=True)
                roads = (f"{player} {self.texts(f'toll-{road}')}" for player, road in shown)
                return {name: ", ".join(roads)}
        return super().fact(name, value)
