"""What happened, in words for everyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.escaping import escape_markdown
from engine.core import Seat, kind_of
from house.engine.toll import events as e
from texts import Texts

_KEYS: dict[str, str] = {
    "road_chosen": "chosen",
    "coins_asked": "asked",
    "took_back": "took-back",
}


def bold(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return names as they appear in a story."""
    return {seat: f"**{escape_markdown(name)}**" for seat, name in names.items()}


def story(events: Sequence[e.Event], names: Mapping[Seat, str], texts: Texts) -> list[str]:
    """Return a line for each event."""
    return [_line(event, bold(names), texts) for event in events]


def _line(event: Any, names: Mapping[Seat, str], texts: Texts) -> str:
    match event:
        case e.TurnBegan(seat=None, round=number):
            return texts("toll-story-round", round=number)
        case e.TurnBegan(seat=seat):
            return texts("toll-story-turn", player=names[seat])
        case e.RoadsShown(roads=roads):
            shown = zip(names.values(), roads, strict=True)
            told = ", ".join(f"{name} {texts(f'toll-{road}')}" for name, road in shown)
            return texts("toll-story-shown", roads=told)
        case e.Ended(reason=reason):
            return texts(f"toll-story-end-{reason.replace('_', '-')}")
    facts = {name: value for name, value in event.document().items() if name != "event"}
    facts["player"] = names[facts.pop("seat")]
    if "other" in facts:
        facts["other"] = names[facts["other"]]
    if "stones" in facts:
        facts["stones"] = " + ".join(map(str, facts["stones"]))
    kind = kind_of(type(event))
    return texts(f"toll-story-{_KEYS.get(kind, kind)}", **facts)
