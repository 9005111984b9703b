"""Games that are played in turns: their log, summary and reasons, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from bot.game_api.drawings import StateT, ViewT
from bot.game_api.extras import EventT
from bot.game_api.game_ui import GameUI
from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from engine.core import Event
from texts import Texts
from texts.telling import Reasons


class TurnUI(GameUI[StateT, ViewT, EventT]):
    """The texts of a game in turns; `turn_began` and `ended` are its events."""

    turn_began: ClassVar[type[Event]]
    ended: ClassVar[type[Event]]

    def headline(self, events: Sequence[EventT], names: SeatNames, texts: Texts) -> list[str]:
        """Return what the board doesn't show; else the latest line of the newest turn."""
        telling = self.telling(bold(names), texts)
        begun = [at for at, event in enumerate(events) if isinstance(event, self.turn_began)]
        return telling.matters(events) or telling.log(events[begun[-1] if begun else 0 :])[-1:]

    def log(
        self, turns: Sequence[Sequence[EventT]], names: SeatNames, texts: Texts
    ) -> list[list[str]]:
        story = partial(self.story, names=names, texts=texts)
        return turn_by_turn(turns, self.turn_began, story)

    def reasons(self, events: Sequence[EventT], names: SeatNames, texts: Texts) -> Reasons:
        """Return the last finished turn, each line with the rules behind it."""
        turn = last_turn(events, self.turn_began, self.ended)
        return self.telling(bold(names), texts).reasons(turn)


def turn_by_turn(
    turns: Sequence[Sequence[EventT]],
    turn_began: type[Event],
    story: Callable[[Sequence[EventT]], list[str]],
) -> list[list[str]]:
    """Return for each turn its lines of Markdown.

    Every turn has a heading, the first line of its `story`, and its other lines as a list; lines
    before the first turn are unchanged.

    A turn may begin in one of them and end in a later one: all of it is in the one in which
    it begins.
    """
    lines: list[list[str]] = [[] for _ in turns]
    turn, at = list[EventT](), 0
    for number, events in enumerate(turns):
        for event in events:
            if isinstance(event, turn_began):
                lines[at] += _headed(story(turn), turn, turn_began)
                turn, at = [], number
            turn.append(event)
    lines[at] += _headed(story(turn), turn, turn_began)
    return lines


def _headed(lines: list[str], turn: Sequence[Event], turn_began: type[Event]) -> list[str]:
    if not turn or not isinstance(turn[0], turn_began):
        return lines
    return [f"### {lines[0]}", *(f"- {line}" for line in lines[1:])]


def last_turn(events: Sequence[EventT], began: type[Event], ended: type[Event]) -> Sequence[EventT]:
    """Return the events of the last finished turn, or else of the first one.

    `ended` is the event that ends a match, with which its last turn is finished.
    """
    starts = [index for index, event in enumerate(events) if isinstance(event, began)]
    end = len(events)
    if len(starts) > 1 and not isinstance(events[-1], ended):
        end = starts.pop()
    return events[starts[-1] : end] if starts else ()
