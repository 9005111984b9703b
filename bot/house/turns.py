"""The story of a match, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core import Event

Told = TypeVar("Told", bound=Event)


def turn_by_turn(
    chapters: Sequence[Sequence[Told]],
    turn_began: type[Event],
    story: Callable[[Sequence[Told]], list[str]],
) -> list[list[str]]:
    """Return for each chapter its lines of Markdown.

    Every turn has a heading, the first line of its `story`, and what belongs to it as a list; what
    comes before all turns stays as it is.

    A turn may begin within a chapter, and go on in the next one: it is told whole, in the chapter
    in which it begins.
    """
    told: list[list[str]] = [[] for _ in chapters]
    turn, at = list[Told](), 0
    for number, events in enumerate(chapters):
        for event in events:
            if isinstance(event, turn_began):
                told[at] += _headed(story(turn), turn, turn_began)
                turn, at = [], number
            turn.append(event)
    told[at] += _headed(story(turn), turn, turn_began)
    return told


def _headed(lines: list[str], turn: Sequence[Event], turn_began: type[Event]) -> list[str]:
    if not turn or not isinstance(turn[0], turn_began):
        return lines
    return [f"### {lines[0]}", *(f"- {line}" for line in lines[1:])]
