"""The message of an event is never longer than Discord allows, whoever takes part."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.clock import CLOCKS
from bot.events import message
from bot.events.course import Kind, Line
from bot.events.running import BY_SIZE, MOST_ENTRANTS, RunningEvent, make_plan, settle_plan
from bot.lobby.match_request import MatchRequest
from bot.store import Entrant, Event, EventLine, EventState
from bot.store.events import TableMatch
from texts import LANGUAGES, texts_in

LONGEST_TEXT = 4000
NOW = discord.utils.utcnow()
HERE = 1 << 62
"""An id with as many digits as Discord's have."""


def begun(how: str, company: str, people: int, language: str) -> RunningEvent:
    """Return an event in its first round, with the longest names that people can have."""
    texts = texts_in(language)
    request = MatchRequest.of("clash", company).usual(texts)
    assert request is not None
    settings = request.match_settings(CLOCKS["180"])
    row = Event(
        id=1,
        host_id=HERE,
        name="",
        plan=settle_plan(make_plan(how, BY_SIZE if how == "swiss" else 1, settings), people),
        settings=settings.document(),
        language=language,
        state=EventState.OPEN,
        due_at=NOW + timedelta(hours=1),
        lines=[],
        entrants=[
            Entrant(number=number, user_id=HERE + number, name=f"{number:_>32}")
            for number in range(1, people + 1)
        ],
    )
    for number in range(1, people + 1):
        _add(row, Line(Kind.JOIN, {"entrant": number}))
    line = RunningEvent(row).course.next_round(1)
    assert line is not None
    _add(row, line)
    return RunningEvent(row)


def _add(row: Event, line: Line) -> None:
    row.lines.append(EventLine(kind=line.kind.value, facts=line.facts, at=NOW))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("how", "company", "people"),
    [
        ("swiss", "anybody", MOST_ENTRANTS),
        ("pods", "table", MOST_ENTRANTS),
        ("knockout", "anybody", 80),
        ("knockout", "anybody", 65),
    ],
)
def test_many_long_names_fit(how: str, company: str, people: int, language: str) -> None:
    event, texts = begun(how, company, people, language), texts_in(language)
    count = len(event.course.rounds[0].tables)
    matches = {table: TableMatch(table, HERE, True) for table in range(1, count + 1)}
    title = event.title(texts)
    before = [str(each) for each in message._open_parts(event, texts)]
    assert len(title) + sum(map(len, before)) < LONGEST_TEXT
    during = message._round_text(event, matches, texts)
    assert len(title) + len(during) < LONGEST_TEXT
    shown = sum(line.startswith("▶️") for line in during.splitlines())
    assert shown == count or str(count - shown) in during, "how many others there are"
