"""What mattered of what happened: the few lines above a board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.two_worlds.story import story
from bot.house.table import SeatNames
from engine.two_worlds import events as e
from texts import Texts

_Little = (
    e.Kept | e.PacketsPassed | e.TurnBegan | e.Advanced | e.Revealed | e.Asked | e.Passed | e.Taken
)
"""What the board shows anyway, or who is due."""


def headline(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Tell who entered, what was attacked, cast and changed, and what came of it.

    Then how it ended. Where there is nothing of this, the turn that has begun, else the latest of
    the story.
    """
    lines = story([event for event in events if not isinstance(event, _Little)], names, texts)
    begun = [event for event in events if isinstance(event, e.TurnBegan)]
    return lines or story(begun[-1:], names, texts) or story(events, names, texts)[-1:]
