"""What mattered of what happened: the few lines above a board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bald_mountain.names import counted, named
from bot.games.bald_mountain.story import story
from bot.house.table import SeatNames
from bot.house.words import bold
from engine.bald_mountain import events as e
from engine.core import Seat
from texts import Texts
from texts.telling import side_names

_BETWEEN = " · "
_WHOLE = e.WayOut | e.NoWayOut | e.Discarded | e.LastTurn | e.Ended
"""What is told as in the story."""
_Act = e.Played | e.Activated | e.WonderFired | e.Repeated | e.Drew


def headline(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Tell what was played, activated and fired in each turn, and what others have answered.

    Then what both sides have won and lost, and how it ended. Where there is nothing of this, the
    latest of the story.
    """
    told = [event for event in events if isinstance(event, _WHOLE)]
    end = [event for event in told if isinstance(event, e.LastTurn | e.Ended)]
    # One by one: told together, the first of them would be the cause of the others.
    answers = [line for event in told if event not in end for line in story([event], names, texts)]
    lines = [
        *_turns(events, names, texts),
        *([_BETWEEN.join(answers)] if answers else []),
        *_changes(events, names, texts),
        *story(end, names, texts),
    ]
    begun = [event for event in events if isinstance(event, e.TurnBegan)]
    return lines or story(begun[-1:], names, texts) or story(events, names, texts)[-1:]


def _turns(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Write a line for each stretch of a mage's acts.

    The card that is drawn at the beginning of a turn is none.
    """
    turns: list[tuple[Seat, list[str]]] = []
    begins = False
    for event in events:
        if isinstance(event, e.TurnBegan):
            begins = True
        elif isinstance(event, e.Drew) and not event.by and begins:
            begins = False
        elif isinstance(event, _Act) and (told := _act(event, texts)):
            if not turns or turns[-1][0] != event.seat:
                turns.append((event.seat, []))
            turns[-1][1].append(told)
    people = bold(names)
    return [
        texts("bald-mountain-headline-turn", player=people[seat], acts=_BETWEEN.join(acts))
        for seat, acts in turns
    ]


def _act(event: _Act, texts: Texts) -> str:
    """Tell an act in few words; empty for cards that an effect lets somebody draw."""
    match event:
        case e.Drew(by=by):
            return "" if by else texts("bald-mountain-headline-draws")
        case e.Repeated(card=card, by=by):
            facts = {"by": named(by, texts), "card": named(card, texts)}
            return texts("bald-mountain-headline-as", **facts)
        case e.Played(card=card):
            kind = "plays"
        case e.Activated(card=card):
            kind = "activates"
        case e.WonderFired(card=card):
            kind = "fires"
    return texts(f"bald-mountain-headline-{kind}", card=named(card, texts))


def _changes(events: Sequence[e.Event], names: SeatNames, texts: Texts) -> list[str]:
    """Tell what each side has more, or less, of energy and gems than before."""
    change = {(side, what): 0 for side in (0, 1) for what in ("energy", "gems")}
    for event in events:
        for side, what, n in e.changes(event):
            change[side, what] += n
    told = []
    for side in (0, 1):
        facts = {what: change[side, what] for what in ("energy", "gems")}
        parts = [
            f"{'−' if n < 0 else '+'}{counted(what, abs(n), texts)}"
            for what, n in facts.items()
            if n
        ]
        if parts:
            who = side_names(bold(names), side, texts)
            told.append(texts("bald-mountain-headline-change", side=who, changes=", ".join(parts)))
    return [_BETWEEN.join(told)] if told else []
